import { examples } from '../examples/index.ts';
import { sources } from '../sources/index.ts';
import type { Theme } from '../state/layout-slice.ts';
import { useApp } from '../state/use-app.ts';
import { useServices } from '../state/use-services.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

const menuSources = sources.filter(({ place }) => place === 'menu');
const barSources = sources.filter(({ place }) => place === 'bar');

export function OpenMenu() {
  const { openSource } = useServices();
  return (
    <Menu
      label="Open"
      items={menuSources.map(({ id, title, note }) => ({
        id,
        title,
        ...(note === undefined ? {} : { note }),
      }))}
      onChoose={openSource}
      trigger={
        <Button>
          Open <Icon name="down" />
        </Button>
      }
    />
  );
}

export function ExamplesMenu() {
  const { openExample } = useServices();
  return (
    <Menu
      label="Examples"
      items={examples.map(({ id, title, fact }) => ({ id, title, note: fact }))}
      onChoose={openExample}
      trigger={
        <Button>
          Examples <Icon name="down" />
        </Button>
      }
    />
  );
}

/** Sources with a button of their own. */
export function SourceButtons() {
  const { openSource } = useServices();
  return barSources.map(({ id, title }) => (
    <Button key={id} onClick={() => openSource(id)}>
      {title}
    </Button>
  ));
}

const THEMES: readonly { readonly id: Theme; readonly title: string }[] = [
  { id: 'system', title: 'As the system' },
  { id: 'light', title: 'Light' },
  { id: 'dark', title: 'Dark' },
];

export function ThemeMenu() {
  const theme = useApp((s) => s.arrangement.theme);
  const arranged = useApp((s) => s.arranged);
  return (
    <Menu
      label="Theme"
      items={THEMES.map(({ id, title }) => ({
        id,
        title,
        ...(id === theme ? { note: 'now' } : {}),
      }))}
      onChoose={(id) => {
        const chosen = THEMES.find((one) => one.id === id);
        if (chosen !== undefined) arranged({ theme: chosen.id });
      }}
      trigger={
        <IconButton label="Theme">
          <Icon name="theme" size="l" />
        </IconButton>
      }
    />
  );
}
