import type { ComparedRow } from '../../state/strategies-slice.ts';
import { COMPARED_READERS } from '../../state/strategies-slice.ts';
import { verdictOf } from '../../state/strategy-verdict.ts';
import { IconButton } from '../../ui/button.tsx';
import { formatCount, formatGrowthOf } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { GrowthLog } from './growth-log.tsx';
import { LoadMark } from './load-mark.tsx';

/** One strategy in numbers and words; its name chooses it, the arrow opens what is behind the verdict. */
export function StrategyRow({
  row,
  shown,
  open,
  onChoose,
  onOpen,
}: {
  readonly row: ComparedRow;
  /** It is the one in After. */
  readonly shown: boolean;
  readonly open: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
}) {
  const { info, size, loads } = row;
  const verdict = verdictOf(row);
  return (
    <tr data-selected={shown} data-bad={verdict.bad && open}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={shown}
          title={`${info.summary} Loses: ${info.loses}`}
          onClick={onChoose}
        >
          <span className="code cut">{info.id}</span>
          <span className="small muted">
            {info.label === 'ours' ? '' : info.label}
            {shown ? `${info.label === 'ours' ? '' : ', '}shown in After` : ''}
          </span>
        </button>
      </th>
      <Sizes size={size} />
      <td className="say-cell">
        <span className="say">
          <Icon
            name={verdict.level}
            className={verdict.level === 'wait' ? 'muted' : verdict.level}
          />
          <span className="cut" title={verdict.words}>
            {verdict.words}
          </span>
          {verdict.opens ? (
            <IconButton
              label={`${open ? 'Close' : 'Open'} ${info.id}: ${verdict.words}`}
              className="open"
              aria-expanded={open}
              onClick={onOpen}
            >
              <Icon name={open ? 'up' : 'down'} />
            </IconButton>
          ) : null}
        </span>
      </td>
      {COMPARED_READERS.map(({ id, title }) => (
        <td key={id} className="mark">
          <LoadMark reader={title} tally={loads.get(id)} />
        </td>
      ))}
    </tr>
  );
}

function Sizes({ size }: Pick<ComparedRow, 'size'>) {
  if (size.kind !== 'known' || size.value.after === null)
    return (
      <>
        <td className="r-num muted">–</td>
        <td className="r-num" />
        <td />
        <td className="r-num muted">–</td>
        <td className="r-num muted">–</td>
      </>
    );
  const { before, after, referencesLeft, definitionsKept } = size.value;
  return (
    <>
      <td className="r-num cut" title={`${formatCount(after)} bytes`}>
        {formatCount(after)}
      </td>
      <td className="r-num">{formatGrowthOf(before, after)}</td>
      <td>
        <GrowthLog before={before} after={after} />
      </td>
      <td className="r-num">{count(referencesLeft)}</td>
      <td className="r-num">{count(definitionsKept)}</td>
    </>
  );
}

const count = (value: number | null): string => (value === null ? '–' : formatCount(value));
