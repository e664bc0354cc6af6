import { useMemo } from 'react';
import { DEFAULTS } from '../state/default-settings.ts';
import { useApp } from '../state/use-app.ts';
import { formatCount } from '../ui/format.ts';
import { Select } from '../ui/select.tsx';

const AS_STAMPED = 'as stamped';
const CUSTOM = 'custom';
const ANY = 'any';
/** Powers of two, named as people name them. */
const BUDGETS = [
  { value: '16384', title: '16 kB' },
  { value: '65536', title: '64 kB' },
  { value: '262144', title: '256 kB' },
  { value: '1048576', title: '1 MB' },
] as const;

/** What shapes the result: how it is rewritten, how large it may be, by which dialect it is read, and with whose eyes. */
export function Choices() {
  return (
    <>
      <StrategyChoice />
      <BudgetChoice />
      <DialectChoice />
      <ClientChoice />
    </>
  );
}

function StrategyChoice() {
  const catalogue = useApp((s) => s.catalogue);
  const strategy = useApp((s) => s.settings.strategy ?? DEFAULTS.strategy);
  const strategyChosen = useApp((s) => s.strategyChosen);
  const choices = useMemo(() => {
    const known =
      catalogue?.strategies.map(({ id, title, summary }) => ({
        value: id,
        title: id,
        note: summary || title,
      })) ?? [];
    return known.some(({ value }) => value === strategy)
      ? known
      : [...known, { value: strategy, title: strategy }];
  }, [catalogue, strategy]);
  return <Select label="Strategy" value={strategy} choices={choices} onChange={strategyChosen} />;
}

function BudgetChoice() {
  const budget = String(useApp((s) => s.settings.budgetBytes ?? DEFAULTS.budgetBytes));
  const budgetChosen = useApp((s) => s.budgetChosen);
  const dialogChanged = useApp((s) => s.dialogChanged);
  const choices = useMemo(() => {
    const isListed = BUDGETS.some(({ value }) => value === budget);
    const own = isListed ? [] : [{ value: budget, title: `${formatCount(budget)} B` }];
    return [...BUDGETS, ...own, { value: CUSTOM, title: 'Custom…' }];
  }, [budget]);
  return (
    <Select
      label="Budget"
      value={budget}
      choices={choices}
      onChange={(value) =>
        value === CUSTOM ? dialogChanged({ kind: 'budget' }) : budgetChosen(Number(value))
      }
    />
  );
}

function DialectChoice() {
  const catalogue = useApp((s) => s.catalogue);
  const dialect = useApp((s) => s.settings.dialect ?? AS_STAMPED);
  const dialectChosen = useApp((s) => s.dialectChosen);
  const choices = useMemo(() => {
    const known = catalogue?.dialects.map(({ uri, title }) => ({ value: uri, title })) ?? [];
    const own =
      dialect === AS_STAMPED || known.some(({ value }) => value === dialect)
        ? []
        : [{ value: dialect, title: dialect }];
    return [
      { value: AS_STAMPED, title: AS_STAMPED, note: 'else 2020-12, as MCP says' },
      ...known,
      ...own,
    ];
  }, [catalogue, dialect]);
  return (
    <Select
      label="Dialect"
      value={dialect}
      choices={choices}
      onChange={(value) => dialectChosen(value === AS_STAMPED ? null : value)}
    />
  );
}

function ClientChoice() {
  const clients = useApp((s) => s.catalogue?.clients);
  const client = useApp((s) => s.settings.client ?? ANY);
  const clientChosen = useApp((s) => s.clientChosen);
  const choices = useMemo(() => {
    const known = clients?.map(({ id, title, kind }) => ({ value: id, title, note: kind })) ?? [];
    const own =
      client === ANY || known.some(({ value }) => value === client)
        ? []
        : [{ value: client, title: client }];
    return [{ value: ANY, title: ANY, note: 'what any of them minds' }, ...known, ...own];
  }, [clients, client]);
  return (
    <Select
      label="Client"
      value={client}
      choices={choices}
      onChange={(value) => clientChosen(value === ANY ? null : value)}
    />
  );
}
