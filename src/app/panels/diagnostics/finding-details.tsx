import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { PatchLine } from '../props.ts';
import type { FindingItemProps } from './finding-item.tsx';

/** An opened finding: its reason, each edit as a small diff with the button that makes it, and the rest. */
export function FindingDetails(props: FindingItemProps) {
  const { finding } = props;
  const why = props.whyOf(finding.code);
  const others = (
    <>
      <Button
        look={finding.fixes.length === 0 ? 'fill' : 'quiet'}
        onClick={() => props.onGoTo(finding.id)}
      >
        Go to
      </Button>
      <Button onClick={() => props.onCopyLink(finding.id)}>Copy as link</Button>
      {why === undefined ? null : (
        <Button onClick={() => props.onExplain(finding.code)}>Why</Button>
      )}
      {finding.client === undefined ? null : (
        <a
          className="btn"
          href={`./help/clients/${finding.client}.html#${finding.code}`}
          target="_blank"
          rel="noopener"
        >
          Help page
        </a>
      )}
    </>
  );
  return (
    <div className="find-more">
      {why === undefined ? null : <p>{why}</p>}
      {finding.related.length === 0 ? null : (
        // No list: the items of `Findings` are findings and nothing else.
        <div className="find-related">
          {finding.related.map((related) => (
            <p key={`${related.pointer} ${related.message}`}>
              <code>{related.pointer === '' ? 'whole text' : related.pointer}</code>{' '}
              {related.message}
            </p>
          ))}
        </div>
      )}
      {finding.fixes.map((title, fix) => (
        <Fix
          key={title}
          lines={props.patchOf(finding.id, fix)}
          title={title}
          onApply={() => props.onApply(finding.id, fix)}
        >
          {fix === finding.fixes.length - 1 ? others : null}
        </Fix>
      ))}
      {finding.fixes.length === 0 ? <span className="acts">{others}</span> : null}
    </div>
  );
}

function Fix({
  title,
  lines,
  onApply,
  children,
}: {
  readonly title: string;
  readonly lines: readonly PatchLine[];
  readonly onApply: () => void;
  /** The other buttons of the finding, beside those of its last fix. */
  readonly children: ReactNode;
}) {
  return (
    <>
      {lines.length === 0 ? null : (
        <div className="patch">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a diff have no other identity and never move
            <div key={index} className={line.sign === '+' ? 'add' : 'del'}>
              <span className="patch-sign">{line.sign === '+' ? '+' : '−'}</span>
              <span>{line.text}</span>
            </div>
          ))}
        </div>
      )}
      <span className="acts">
        <Button look="line" onClick={onApply}>
          Apply: {title}
        </Button>
        {children}
      </span>
    </>
  );
}
