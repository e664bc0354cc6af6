import type { ComponentProps, ReactNode } from 'react';

/**
 * `quiet`: text on its surface. `fill`: quiet, but visibly a button. `line`: the one thing offered
 * in its place. `main`: the one primary action of the page or dialog.
 */
export type ButtonLook = 'quiet' | 'fill' | 'line' | 'main';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
}

const looks: Readonly<Record<ButtonLook, string>> = {
  quiet: 'btn',
  fill: 'btn btn-fill',
  line: 'btn btn-line',
  main: 'btn btn-main',
};

export function Button({ look = 'quiet', className, ...rest }: ButtonProps) {
  return <button type="button" className={join(looks[look], className)} {...rest} />;
}

/** An icon alone: copy, maximise, wrap, previous, next, theme, close, zoom. Never an action that changes text. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={join('btn btn-icon', className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </button>
  );
}

function join(base: string, more: string | undefined): string {
  return more === undefined ? base : `${base} ${more}`;
}
