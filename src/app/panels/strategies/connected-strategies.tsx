import { useEffect } from 'react';
import type { Witness } from '../../../judge/types.ts';
import { DEFAULTS } from '../../state/default-settings.ts';
import { pointerOfFragment } from '../../state/places.ts';
import { servedPlace } from '../../state/served-place.ts';
import { useApp, useAppStore, useSettled } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { countOf } from '../../ui/format.ts';
import { useFrame } from '../use-frame.ts';
import { StrategiesPanel } from './strategies-panel.tsx';
import '../../styles/judge.css';
import '../../styles/strategies.css';

export function ConnectedStrategies() {
  const frame = useFrame('Strategies');
  const store = useAppStore();
  const { judging } = useServices();
  useEffect(() => judging.watch('strategies'), [judging]);
  const comparison = useSettled((s) => s.comparison);
  const scope = useApp((s) => s.compareScope);
  const onScope = useApp((s) => s.compareScopeChosen);
  const strategy = useApp((s) => s.settings.strategy ?? DEFAULTS.strategy);
  const strategyChosen = useApp((s) => s.strategyChosen);
  const report = useApp((s) => s.shown?.report);
  const toolIndex = useApp((s) => s.focus.toolIndex);
  const toolName = (index: number) => report?.tools[comparison?.key.toolIndex ?? index]?.name ?? '';
  const about =
    scope === 'all'
      ? countOf(report?.source.tools ?? 0, 'tool')
      : toolIndex === null
        ? ''
        : (report?.tools[toolIndex]?.name ?? '');

  /** Selects the witness' schema, and the place in it. */
  const select = ({ schema }: Witness, pointer: string) =>
    store.getState().placeSelected(
      {
        toolIndex: comparison?.key.toolIndex ?? schema.toolIndex,
        side: schema.side,
        pointer,
        finding: null,
      },
      false,
    );
  const onTry = (witness: Witness) => {
    select(witness, '');
    const { sentTextChanged, arranged, phonePanelChosen, small, maximised, panelMaximised } =
      store.getState();
    sentTextChanged(pretty(witness.instance));
    if (small) phonePanelChosen('arguments');
    arranged({ dock: 'arguments' });
    if (maximised === 'Strategies') panelMaximised('Arguments');
  };
  return (
    <StrategiesPanel
      frame={frame}
      about={about}
      comparison={comparison}
      scope={scope}
      onScope={onScope}
      shown={strategy}
      onChoose={strategyChosen}
      onCancel={() => judging.cancel('strategies')}
      onAgain={() => judging.again('strategies')}
      toolName={toolName}
      actions={{ placeOf, onGoTo: (witness) => select(witness, placeOf(witness) ?? ''), onTry }}
    />
  );
}

function placeOf({ keywordIn, keywordPointer }: Witness): string | null {
  if (keywordIn !== 'before' || keywordPointer === null) return null;
  return servedPlace(pointerOfFragment(keywordPointer));
}

const pretty = (text: string): string => JSON.stringify(JSON.parse(text), null, 2);
