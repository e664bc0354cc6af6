import type { Diagnostic } from '../../../engine/report-types.ts';
import { SeverityMark } from '../../ui/severity-mark.tsx';

/** The strategy gives nothing for this schema, and says why. */
export function Refused({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  return (
    <ul className="refused" aria-label="Why there is no rewritten schema">
      {diagnostics.map((diagnostic) => (
        <li key={`${diagnostic.code} ${diagnostic.pointer}`}>
          <SeverityMark level={diagnostic.severity} />
          <span>
            {diagnostic.message}
            <span className="place code small muted">
              {diagnostic.code} {diagnostic.pointer}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
