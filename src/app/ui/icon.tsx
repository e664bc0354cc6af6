import type { IconName } from './icon-shapes.tsx';
import { iconBoxes, iconShapes } from './icon-shapes.tsx';

export interface IconProps {
  readonly name: IconName;
  /** `m`, 12 px: beside text. `l`, 16 px: alone in a button, or on a phone. */
  readonly size?: 'm' | 'l';
  /** Says what the icon means where no word stands beside it; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string;
}

export function Icon({ name, size = 'm', label, className }: IconProps) {
  const classes = ['i', size === 'l' ? 'i-l' : '', className ?? ''].filter(Boolean).join(' ');
  const box = iconBoxes[name] ?? 12;
  const viewBox = `0 0 ${box} ${box}`;
  if (label === undefined) {
    return (
      <svg className={classes} viewBox={viewBox} aria-hidden="true">
        {iconShapes[name]}
      </svg>
    );
  }
  return (
    <svg className={classes} viewBox={viewBox} role="img" aria-label={label}>
      {iconShapes[name]}
    </svg>
  );
}
