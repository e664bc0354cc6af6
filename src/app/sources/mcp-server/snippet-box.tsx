import { useState } from 'react';
import type { Snippet } from '../../../connect/doctor-types.ts';
import { useServices } from '../../state/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { TabPanel, TabRow, TabSet } from '../../ui/tabs.tsx';
import { markedParts } from './marked-parts.ts';

/** What to add, in the form that the author's server takes; the missing words are marked. */
export function SnippetBox({
  snippets,
  marksAt,
}: {
  readonly snippets: readonly Snippet[];
  readonly marksAt: 'first' | 'last';
}) {
  const { copy } = useServices();
  const [chosen, setChosen] = useState<Snippet['id'] | null>(null);
  const shown = snippets.find(({ id }) => id === chosen) ?? snippets[0];
  if (shown === undefined) return null;
  const tabs = snippets.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <TabSet value={shown.id} tabs={tabs} onChange={setChosen} className="snippet">
      <div className="snippet-head">
        <TabRow label="For" tabs={tabs} className="snippet-tabs" />
        <span className="grow" />
        <Button data-copy onClick={() => copy(shown.text, shown.title)}>
          Copy
        </Button>
      </div>
      {snippets.map(({ id, text, marks }) => (
        <TabPanel key={id} value={id}>
          <pre>
            {markedParts(text, marks, marksAt).map((part) =>
              part.marked ? (
                <mark key={part.at}>{part.text}</mark>
              ) : (
                <span key={part.at}>{part.text}</span>
              ),
            )}
          </pre>
        </TabPanel>
      ))}
    </TabSet>
  );
}
