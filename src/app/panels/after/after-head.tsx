import { useApp, useAppStore } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { formatBytesExact } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';

/** Exact bytes, and whether the strategy keeps the meaning by its design. */
export function AfterFacts() {
  const bytes = useApp((s) => {
    const after = s.viewed?.view.after;
    return after === undefined || after.kind === 'refused' ? undefined : after.bytes;
  });
  const strategy = useApp((s) => s.shown?.report.settings.strategy);
  const isLossless = useApp((s) => {
    const tool = s.focus.toolIndex === null ? undefined : s.shown?.report.tools[s.focus.toolIndex];
    return tool?.schemas.find(({ side }) => side === s.focus.side)?.after.lossless;
  });
  return (
    <span className="facts num">
      {bytes === undefined ? '' : formatBytesExact(bytes)}{' '}
      {strategy === undefined || strategy === 'lossless' ? '' : strategy}
      {isLossless === false ? ' changes what is valid' : ''}
    </span>
  );
}

export function AfterTools({
  count,
  index,
  onStep,
}: {
  readonly count: number;
  readonly index: number;
  readonly onStep: (index: number) => void;
}) {
  const store = useAppStore();
  const services = useServices();
  const isFolding = useApp((s) => s.openFolds !== 'all' && s.openFolds.size === 0);
  const foldsToggled = useApp((s) => s.foldsToggled);
  const canCopy = useApp((s) => s.viewed?.view.after.kind === 'text');
  const hasResult = useApp((s) => s.viewed !== null && !s.small);
  return (
    <>
      {count === 0 ? null : (
        <>
          <span className="num after-steps">
            {index < 0
              ? `${count} ${count === 1 ? 'change' : 'changes'}`
              : `${index + 1} of ${count}`}
          </span>
          <IconButton
            label="Previous change"
            onClick={() => onStep(index <= 0 ? count - 1 : index - 1)}
          >
            <Icon name="up" />
          </IconButton>
          <IconButton label="Next change" onClick={() => onStep((index + 1) % count)}>
            <Icon name="down" />
          </IconButton>
        </>
      )}
      {hasResult ? <Button onClick={foldsToggled}>{isFolding ? 'Unfold' : 'Fold'}</Button> : null}
      {hasResult ? (
        <Button title="The whole text, rewritten, as a file" onClick={services.downloadRewritten}>
          Save all
        </Button>
      ) : null}
      {canCopy ? (
        <IconButton
          label="Copy the rewritten schema"
          onClick={() => {
            const after = store.getState().viewed?.view.after;
            if (after?.kind === 'text') services.copy(after.shown.text, 'Rewritten schema');
          }}
        >
          <Icon name="copy" />
        </IconButton>
      ) : null}
    </>
  );
}
