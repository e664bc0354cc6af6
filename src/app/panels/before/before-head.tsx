import type { Side } from '../../../engine/report-types.ts';
import { beforeText } from '../../state/select-before.ts';
import { useApp, useAppStore } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { formatBytesExact } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';

const SIDES: readonly Side[] = ['input', 'output'];
const MODES = [
  { value: 'schema', label: 'Schema' },
  { value: 'source', label: 'Source' },
] as const;

/** Which schema, and what it weighs. */
export function BeforeFacts() {
  const mode = useApp((s) => s.beforeMode);
  const side = useApp((s) => s.focus.side);
  const small = useApp((s) => s.small);
  const sideSelected = useApp((s) => s.sideSelected);
  const schemas = useApp((s) =>
    s.focus.toolIndex === null ? undefined : s.shown?.report.tools[s.focus.toolIndex]?.schemas,
  );
  const sourceBytes = useApp((s) => s.shown?.report.source.bytes);
  if (mode === 'source')
    return (
      <span className="facts num">
        {sourceBytes === undefined ? '' : formatBytesExact(String(sourceBytes))}
      </span>
    );
  const bytes = schemas?.find((schema) => schema.side === side)?.bytes.before;
  return (
    <>
      {/* On a small screen the picker of tools lists both sides. */}
      {small ? null : (
        <Segmented
          label="Side"
          value={side}
          segments={SIDES.map((one) => ({
            value: one,
            label: one,
            disabled: !schemas?.some((schema) => schema.side === one),
          }))}
          onChange={sideSelected}
        />
      )}
      <span className="facts num">{bytes === undefined ? '' : formatBytesExact(bytes)}</span>
    </>
  );
}

export function BeforeTools() {
  const store = useAppStore();
  const services = useServices();
  const mode = useApp((s) => s.beforeMode);
  const modeChosen = useApp((s) => s.beforeModeChosen);
  const isDraft = useApp(
    (s) => s.document.draft !== null && s.viewed?.verbatim === true && s.latest === s.shown,
  );
  const draftEnded = useApp((s) => s.draftEnded);
  return (
    <>
      {isDraft && mode === 'schema' ? (
        <Button
          title="Show pretty-printed again; the source keeps what you typed"
          onClick={draftEnded}
        >
          Format
        </Button>
      ) : null}
      <Segmented label="Text" value={mode} segments={MODES} onChange={modeChosen} />
      <IconButton
        label={mode === 'schema' ? 'Copy this schema' : 'Copy the source'}
        onClick={() => {
          const state = store.getState();
          const text = mode === 'source' ? state.document.text : beforeText(state)?.text;
          if (text !== undefined) services.copy(text, mode === 'schema' ? 'Schema' : 'Source');
        }}
      >
        <Icon name="copy" />
      </IconButton>
    </>
  );
}
