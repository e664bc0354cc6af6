import { SHORTCUTS } from '../flow/shortcuts.ts';
import { Dialog } from '../ui/dialog.tsx';

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      title="Help"
      description="Refscope shows what an MCP tool schema becomes on its way to a model: before and after its references are inlined, its cycles, what it costs, and what is wrong with it."
      onClose={onClose}
    >
      <div className="help">
        <p>
          <b className="strong">Schemas never leave this browser tab.</b> They are read by a worker
          on this page. A link that you share holds the text itself, behind the #, which browsers do
          not send to any server.
        </p>
        <p>
          Paste a <code>tools/list</code> result, a JSON-RPC reply, an array of tools, one tool or a
          bare schema. Before can be edited; After follows. The same engine runs as a command:{' '}
          <code>refscope inspect FILE</code>.
        </p>
        <p>
          <a href="./help/index.html" target="_blank" rel="noopener">
            Every rule and every client as a page
          </a>
        </p>
        <table>
          <caption className="visually-hidden">Keyboard shortcuts</caption>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">Do</th>
            </tr>
          </thead>
          <tbody>
            {SHORTCUTS.map(({ keys, does }) => (
              <tr key={keys}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="muted">On a Mac, ⌘ stands for Ctrl.</p>
      </div>
    </Dialog>
  );
}
