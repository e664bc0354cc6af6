import { useMemo, useState } from 'react';
import type { ConsumerInfo, StrategyInfo } from '../../../engine/protocol.ts';
import type { ClientsJudged, ClientsShown } from '../../state/clients-slice.ts';
import { clientsTable, WHOLE_LIST } from '../../state/clients-table.ts';
import { countOf } from '../../ui/format.ts';
import type { PanelFrame } from '../../ui/panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RunLine } from '../run-line.tsx';
import { ClientDetails } from './client-details.tsx';
import { ClientsFilters } from './clients-filters.tsx';
import { ClientsGrid } from './clients-grid.tsx';
import { ClientsNotices } from './clients-notices.tsx';
import { MyClients } from './my-clients.tsx';
import { ProfileCheck } from './profile-check.tsx';

export interface ClientsProps {
  readonly frame: PanelFrame;
  readonly judged: ClientsJudged | null;
  readonly consumers: readonly ConsumerInfo[];
  readonly strategies: readonly StrategyInfo[];
  readonly selectedTool: number | null;
  readonly onSelectTool: (tool: number) => void;
  readonly shown: ClientsShown;
  readonly onShown: (shown: ClientsShown) => void;
  readonly rule: string | null;
  readonly onRule: (rule: string | null) => void;
  readonly server: string;
  readonly onServer: (name: string) => void;
  readonly mine: readonly string[];
  readonly onMine: (client: string) => void;
  readonly profile: string;
  readonly onProfile: (text: string) => void;
  readonly onCopy: (text: string, what: string) => void;
  readonly onSave: (text: string, name: string) => void;
  readonly client: string | null;
  readonly onGoTo: (tool: number, pointer: string) => void;
  readonly onStrategy: (strategy: string) => void;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** Tools by clients: what each does with every tool and why, who says so, and what helps. */
export function ClientsPanel(props: ClientsProps) {
  const { frame, judged, consumers, shown, rule, mine, client } = props;
  const [column, setColumn] = useState(0);
  const [onList, setOnList] = useState(false);
  const view = judged?.view ?? null;
  const table = useMemo(
    () => (view === null ? null : clientsTable(view, consumers, { shown, rule, mine, client })),
    [view, consumers, shown, rule, mine, client],
  );
  const tool = onList ? WHOLE_LIST : (props.selectedTool ?? WHOLE_LIST);
  const at = Math.min(column, (table?.columns.length ?? 1) - 1);
  const refusing = table?.columns.filter(({ refusedAfter }) => refusedAfter > 0).length ?? 0;
  const facts =
    table === null || table.columns.length === 0
      ? ''
      : `${countOf(table.columns.length, 'client')}, ${refusing === 0 ? 'none refuses a tool' : `${refusing} refuse a tool`}`;
  const strategy = judged?.key.settings.strategy ?? 'lossless';
  return (
    <Panel
      frame={frame}
      headClassName="clients-head"
      facts={<span className="facts num">{facts}</span>}
      tools={<ClientsFilters {...props} view={view} />}
    >
      {judged === null || (view === null && judged.status !== 'failed') ? (
        <div className="body empty" aria-busy={judged?.status === 'running'}>
          {judged === null ? 'Nothing to judge yet.' : 'Asking every client…'}
        </div>
      ) : (
        <div className="body mark-body" aria-busy={judged.status === 'running'}>
          {table === null ? (
            <div />
          ) : table.columns.length === 0 || table.rows.length === 0 ? (
            <p className="empty">
              {shown === 'mine' && mine.length === 0
                ? 'None of the clients is yours yet: tick some of them.'
                : 'Nothing here meets what is chosen.'}
            </p>
          ) : (
            <ClientsGrid
              table={table}
              tools={view?.tools ?? []}
              selected={tool}
              onSelect={(picked) => {
                setOnList(picked === WHOLE_LIST);
                if (picked !== WHOLE_LIST) props.onSelectTool(picked);
              }}
              column={at}
              onColumn={setColumn}
            />
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <section className="mark-side" aria-label="Details" tabIndex={0}>
            <ClientsNotices judged={judged} />
            {table === null ? null : (
              <ClientDetails
                table={table}
                consumers={consumers}
                consumer={table.columns[at]?.consumer}
                tool={tool}
                name={tool === WHOLE_LIST ? 'the list as a whole' : (view?.tools[tool] ?? '')}
                strategy={strategy}
                strategies={props.strategies}
                isMine={mine.includes(table.columns[at]?.consumer.id ?? '')}
                onMine={props.onMine}
                onGoTo={(place) => props.onGoTo(tool, place.pointer)}
                onOnly={props.onRule}
                onStrategy={props.onStrategy}
              />
            )}
            <ProfileCheck
              text={props.profile}
              checked={judged.checked}
              template={{
                clients: client === null ? mine : [client],
                server: props.server,
                strategy,
              }}
              onText={props.onProfile}
              onGoTo={props.onGoTo}
              onCopy={props.onCopy}
              onSave={props.onSave}
            />
            <MyClients
              consumers={consumers}
              mine={mine}
              open={shown === 'mine' && mine.length === 0}
              onMine={props.onMine}
            />
          </section>
        </div>
      )}
      {judged === null || judged.status === 'done' || judged.status === 'failed' ? null : (
        <RunLine
          status={judged.status}
          doing="Judging"
          done={0}
          total={1}
          onCancel={props.onCancel}
          onAgain={props.onAgain}
        />
      )}
    </Panel>
  );
}
