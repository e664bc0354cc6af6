import { useMemo } from 'react';
import { troubleOf } from '../../state/select-trouble.ts';
import { useApp, useAppStore } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Says that the text cannot be read, why and where, and offers the repair. The text itself stays as it was typed. */
export function TroubleNotice() {
  const store = useAppStore();
  const services = useServices();
  const latest = useApp((s) => s.latest);
  const document = useApp((s) => s.document);
  const hasResult = useApp((s) => s.shown !== null && s.shown !== s.latest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what `troubleOf` reads
  const trouble = useMemo(() => troubleOf(store.getState()), [latest, document]);
  if (trouble === null) return null;
  const { message, place, finding, fix } = trouble;
  const goTo = () => {
    const { focus, placeSelected, beforeModeChosen } = store.getState();
    beforeModeChosen('source');
    placeSelected({ ...focus, finding }, true);
  };
  return (
    <div className="notice">
      <Icon name="error" className="error" label="error" />
      <p>
        <b className="strong">{message}</b>
        {place === null ? '' : ` Line ${place.line}, column ${place.column}.`}
        {hasResult ? ' Showing the result for the previous valid text.' : ''}
      </p>
      <span className="acts">
        {fix === null || finding === null ? null : (
          <Button look="line" onClick={() => services.applyFix(finding, 0)}>
            Apply: {fix}
          </Button>
        )}
        {place === null ? null : <Button onClick={goTo}>Show in source</Button>}
      </span>
    </div>
  );
}
