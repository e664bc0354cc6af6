import { lazy, Suspense, useMemo } from 'react';
import { sources } from '../sources/index.ts';
import type { Loaded } from '../sources/loaded-text.ts';
import { useApp } from '../state/use-app.ts';
import { useServices } from '../state/use-services.ts';
import { BudgetDialog } from './budget-dialog.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

export function Dialogs() {
  const dialog = useApp((s) => s.dialog);
  const dialogChanged = useApp((s) => s.dialogChanged);
  const onClose = () => dialogChanged(null);
  switch (dialog?.kind) {
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'budget':
      return <BudgetDialog onClose={onClose} />;
    case 'choices':
      return <ChoicesDialog onClose={onClose} />;
    case 'share':
      return <ShareDialog dialog={dialog} onClose={onClose} />;
    case 'source':
      return <SourceForm id={dialog.id} onClose={onClose} />;
    default:
      return null;
  }
}

function SourceForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { openLoaded } = useServices();
  const Form = useMemo(() => {
    const form = sources.find((source) => source.id === id)?.form;
    return form === undefined ? null : lazy(form);
  }, [id]);
  if (Form === null) return null;
  const onLoaded = (loaded: Loaded) => {
    openLoaded(loaded);
    onClose();
  };
  return (
    <Suspense>
      <Form onLoaded={onLoaded} onClose={onClose} />
    </Suspense>
  );
}
