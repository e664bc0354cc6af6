import { useState } from 'react';
import { useApp } from '../state/use-app.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Bytes; more than the engine ever builds makes no sense. */
const MOST = 67_108_864;

export function BudgetDialog({ onClose }: { readonly onClose: () => void }) {
  const budget = useApp((s) => s.settings.budgetBytes);
  const budgetChosen = useApp((s) => s.budgetChosen);
  const [typed, setTyped] = useState(String(budget ?? ''));
  const bytes = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const isUsable = bytes >= 1 && bytes <= MOST;
  return (
    <Dialog
      open
      title="Budget"
      description="Bytes that one rewritten schema should not pass. The strategy within-budget aims at it."
      onClose={onClose}
    >
      <form
        className="budget-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isUsable) return;
          budgetChosen(bytes);
          onClose();
        }}
      >
        <label htmlFor="budget-bytes">Bytes</label>
        <input
          id="budget-bytes"
          className="field num"
          inputMode="numeric"
          value={typed}
          aria-invalid={!isUsable}
          aria-describedby="budget-range"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="main" disabled={!isUsable}>
          Set
        </Button>
        <span id="budget-range" className="small muted">
          1 to {MOST.toLocaleString('en-US')}
        </span>
      </form>
    </Dialog>
  );
}
