import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Middle } from '../../ui/middle.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import type { DiagnosticsProps, FindingRow } from '../props.ts';
import { FindingDetails } from './finding-details.tsx';

export interface FindingItemProps
  extends Pick<
    DiagnosticsProps,
    'frame' | 'scope' | 'onSelect' | 'onGoTo' | 'onApply' | 'onCopyLink' | 'whyOf' | 'patchOf'
  > {
  readonly finding: FindingRow;
  /** Position in the list; the virtual list finds the row's height by it. */
  readonly index: number;
  readonly top: number;
  readonly measure: Ref<HTMLLIElement>;
  readonly open: boolean;
  readonly tabbable: boolean;
  readonly onFocus: () => void;
  readonly onExplain: (code: string) => void;
}

/** One finding: a line that opens, and what can be done about it. */
export function FindingItem(props: FindingItemProps) {
  const { finding, frame, index, top, open, tabbable } = props;
  const place = finding.place === '' ? 'whole text' : finding.place;
  return (
    <li
      ref={props.measure}
      data-index={index}
      className="find"
      aria-label={`${finding.severity} ${finding.code} ${finding.message} ${place}`}
      {...(open ? { 'aria-current': 'true' as const } : {})}
      style={{ transform: `translateY(${top}px)` }}
    >
      <button
        type="button"
        className="find-head"
        aria-expanded={open}
        tabIndex={tabbable ? 0 : -1}
        onFocus={props.onFocus}
        onClick={() => props.onSelect(open ? null : finding.id)}
      >
        <SeverityMark level={finding.severity} size={frame.small ? 'l' : 'm'} />
        <span className="grow">
          <span className="msg cut" style={{ display: 'block' }} title={finding.message}>
            {finding.message}
          </span>
          <span className="place">
            <code>{finding.code}</code>
            {props.scope === 'all' && finding.tool !== undefined ? (
              <Middle text={toolAndSide(finding)} />
            ) : null}
            {finding.place === '' ? (
              <span>whole text</span>
            ) : (
              <Middle className="code" text={place} />
            )}
          </span>
        </span>
      </button>
      {open ? <FindingDetails {...props} /> : <Shortcuts {...props} />}
    </li>
  );
}

/** On a closed line: go there, and the first fix. Reached by Tab from the line that holds the focus. */
function Shortcuts({ finding, frame, onGoTo, onApply }: FindingItemProps) {
  const fix = finding.fixes[0];
  return (
    <span className="acts">
      {fix === undefined ? null : (
        <Button
          look="fill"
          aria-label={`Apply: ${fix}`}
          title={`Apply: ${fix}`}
          onClick={() => onApply(finding.id, 0)}
        >
          {frame.small ? <span className="cut">Apply: {fix}</span> : 'Apply'}
        </Button>
      )}
      <Button look={fix === undefined ? 'fill' : 'quiet'} onClick={() => onGoTo(finding.id)}>
        Go to
      </Button>
    </span>
  );
}

function toolAndSide(finding: FindingRow): string {
  const tool = finding.tool ?? '';
  return finding.side === 'output' ? `${tool} output` : tool;
}
