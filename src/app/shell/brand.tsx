import { Icon } from '../ui/icon.tsx';

export function Brand() {
  return (
    <h1 className="brand">
      <Icon name="brand" size="l" />
      Refscope
    </h1>
  );
}
