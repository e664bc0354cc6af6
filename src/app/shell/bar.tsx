import { useApp } from '../state/use-app.ts';
import { useServices } from '../state/use-services.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Middle } from '../ui/middle.tsx';
import { Brand } from './brand.tsx';
import { Choices } from './choices.tsx';
import { ExamplesMenu, OpenMenu, SourceButtons, ThemeMenu } from './menus.tsx';

export function Bar() {
  const services = useServices();
  const dialogChanged = useApp((s) => s.dialogChanged);
  return (
    <header className="bar">
      <Brand />
      <OpenMenu />
      <ExamplesMenu />
      <SourceButtons />
      <Origin />
      <Choices />
      <span className="sep" />
      <Button look="main" onClick={() => services.share('all')}>
        Share
      </Button>
      <ThemeMenu />
      <IconButton label="Help" onClick={() => dialogChanged({ kind: 'help' })}>
        <b className="help-mark" aria-hidden="true">
          ?
        </b>
      </IconButton>
    </header>
  );
}

/** What is open; for an example, that it is one. */
function Origin() {
  const { title, kind } = useApp((s) => s.document.origin);
  const isClosed = useApp((s) => s.exampleLineDismissed);
  const close = useApp((s) => s.exampleLineClosed);
  return (
    <span className="origin grow">
      <Middle text={title} className="muted" />
      {kind === 'example' && !isClosed ? (
        <span className="example-line">
          <span className="cut">Example. Paste yours anywhere</span>
          <IconButton label="Close this line" onClick={close}>
            <Icon name="close" />
          </IconButton>
        </span>
      ) : null}
    </span>
  );
}
