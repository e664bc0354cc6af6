import type { RuleInfo } from '../../../engine/protocol.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';

/** The rule behind a finding: what it says, why, who says so, and texts that break and keep it. */
export function RuleDialog({
  code,
  rules,
  onClose,
}: {
  readonly code: string | null;
  readonly rules: readonly RuleInfo[];
  readonly onClose: () => void;
}) {
  const rule = rules.find((one) => one.code === code);
  return (
    <Dialog
      open={rule !== undefined}
      title={rule?.code ?? ''}
      description={rule?.summary}
      onClose={onClose}
    >
      {rule === undefined ? null : <RuleText rule={rule} />}
    </Dialog>
  );
}

function RuleText({ rule }: { readonly rule: RuleInfo }) {
  return (
    <div className="rule">
      <p>
        <SeverityMark level={rule.severity} spoken={false} /> {rule.severity}. {rule.why}
      </p>
      <section>
        <h3>Sources</h3>
        <ul>
          {rule.source.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
      <p>
        <a href={`./help/rules/${rule.code}.html`} target="_blank" rel="noopener">
          This rule as a page
        </a>
      </p>
      <div className="rule-examples">
        <Examples title="Reported" texts={rule.examples.bad} />
        <Examples title="Not reported" texts={rule.examples.good} />
      </div>
    </div>
  );
}

function Examples({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      {texts.map((text) => (
        <pre key={text}>{text}</pre>
      ))}
    </section>
  );
}
