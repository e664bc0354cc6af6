import { examples } from '../examples/index.ts';
import { useApp } from '../state/use-app.ts';
import { useServices } from '../state/use-services.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { Brand } from './brand.tsx';
import { OpenMenu, SourceButtons } from './menus.tsx';

export function PhoneBar() {
  const services = useServices();
  const dialogChanged = useApp((s) => s.dialogChanged);
  const arranged = useApp((s) => s.arranged);
  const choose = (id: string) => {
    if (id === 'settings') dialogChanged({ kind: 'choices' });
    else if (id === 'help') dialogChanged({ kind: 'help' });
    else if (id === 'light' || id === 'dark' || id === 'system') arranged({ theme: id });
    else services.openExample(id);
  };
  return (
    <header className="bar">
      <Brand />
      <span className="grow" />
      <OpenMenu />
      <SourceButtons />
      <Button look="main" onClick={() => services.share('all')}>
        Share
      </Button>
      <Menu
        label="More"
        items={[
          { id: 'settings', title: 'Settings', note: 'Strategy, budget, dialect' },
          { id: 'help', title: 'Help' },
          ...examples.map(({ id, title }) => ({ id, title: `Example: ${title}` })),
          { id: 'system', title: 'Theme: as the system' },
          { id: 'light', title: 'Theme: light' },
          { id: 'dark', title: 'Theme: dark' },
        ]}
        onChoose={choose}
        trigger={
          <IconButton label="More">
            <Icon name="more" size="l" />
          </IconButton>
        }
      />
    </header>
  );
}
