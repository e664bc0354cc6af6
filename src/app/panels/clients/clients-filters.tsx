import { useId, useMemo } from 'react';
import type { ClientsView } from '../../../engine/protocol.ts';
import { metRules } from '../../state/clients-table.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import type { ClientsProps } from './clients-panel.tsx';

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'trouble', label: 'Trouble' },
] as const;

const EVERY_RULE = 'every rule';

/** Which clients and which rule are looked at, and the name in front of the tools' names. */
export function ClientsFilters({
  view,
  consumers,
  shown,
  onShown,
  rule,
  onRule,
  server,
  onServer,
}: ClientsProps & { readonly view: ClientsView | null }) {
  const field = useId();
  const choices = useMemo(() => {
    const met = view === null ? [] : metRules(view, consumers);
    const all = met.map((one) => ({
      value: one.rule.id,
      title: one.rule.id,
      note: `${one.consumer.title}: ${one.rule.looksAt}`,
    }));
    const own = rule === null || all.some(({ value }) => value === rule) ? [] : [rule];
    return [
      { value: EVERY_RULE, title: EVERY_RULE },
      ...own.map((value) => ({ value, title: value })),
      ...all,
    ];
  }, [view, consumers, rule]);
  return (
    <>
      <label
        className="server-name"
        htmlFor={field}
        title="Clients put it in front of tool names, which have a longest length"
      >
        <span className="muted small">Server</span>
        <input
          id={field}
          type="text"
          className="field num"
          value={server}
          placeholder="its name in the client"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onServer(event.target.value)}
        />
      </label>
      <Select
        label="Rule"
        value={rule ?? EVERY_RULE}
        choices={choices}
        onChange={(value) => onRule(value === EVERY_RULE ? null : value)}
      />
      <Segmented label="Clients shown" value={shown} segments={SHOWN} onChange={onShown} />
    </>
  );
}
