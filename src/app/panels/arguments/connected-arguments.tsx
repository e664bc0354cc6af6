import { useEffect } from 'react';
import { pointerOfFragment } from '../../state/places.ts';
import { servedPlace } from '../../state/served-place.ts';
import { useApp, useAppStore } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { useFrame } from '../use-frame.ts';
import { useSchemaName } from '../use-schema-name.ts';
import { ArgumentsPanel } from './arguments-panel.tsx';
import '../../styles/judge.css';
import '../../styles/arguments.css';

export function ConnectedArguments() {
  const frame = useFrame('Arguments');
  const store = useAppStore();
  const { judging } = useServices();
  useEffect(() => judging.watch('arguments'), [judging]);
  const schema = useSchemaName();
  const text = useApp((s) => s.sentText);
  const onText = useApp((s) => s.sentTextChanged);
  const judged = useApp((s) => s.judged);
  const working = useApp((s) => s.judging);
  const isCurrent = useApp(
    ({ judged: last, sentText, focus, shown }) =>
      last !== null &&
      last.key.sent === sentText &&
      last.key.toolIndex === focus.toolIndex &&
      last.key.side === focus.side &&
      last.key.settings === shown?.settings &&
      last.key.text === shown.text,
  );
  const strategy = useApp((s) => s.shown?.settings.strategy ?? '');
  return (
    <ArgumentsPanel
      frame={frame}
      schema={schema}
      strategy={strategy}
      text={text}
      onText={onText}
      verdict={text.trim() === '' ? null : (judged?.verdict ?? null)}
      isCurrent={isCurrent}
      working={working}
      onExample={judging.example}
      onCancel={() => judging.cancel('arguments')}
      onAgain={() => judging.again('arguments')}
      onGoTo={(fragment) =>
        store.getState().pointerSelected(servedPlace(pointerOfFragment(fragment)))
      }
    />
  );
}
