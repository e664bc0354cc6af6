import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

export interface PanelFrame {
  readonly title: string;
  readonly small: boolean;
  readonly maximised: boolean;
  readonly onMaximise: () => void;
  readonly stale: boolean;
}

/** A labelled region with a header of fixed height: name, facts, then its tools at the right, maximise last. */
export function Panel({
  frame,
  facts,
  tools,
  className,
  headClassName,
  maximisable = true,
  children,
}: {
  readonly frame: PanelFrame;
  readonly facts?: ReactNode;
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly headClassName?: string;
  readonly maximisable?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      className={join('panel', className)}
      aria-label={frame.title}
      data-stale={frame.stale}
      data-small={frame.small}
    >
      <div className={join('head', headClassName)}>
        <h2>{frame.title}</h2>
        {facts}
        <span className="tools">
          {tools}
          {maximisable && !frame.small ? <Maximise frame={frame} /> : null}
        </span>
      </div>
      {children}
    </section>
  );
}

function Maximise({ frame }: { readonly frame: PanelFrame }) {
  const label = frame.maximised ? 'Restore' : 'Maximise';
  return (
    <IconButton label={label} onClick={frame.onMaximise}>
      <Icon name={frame.maximised ? 'minimise' : 'maximise'} />
    </IconButton>
  );
}

function join(base: string, more: string | undefined): string {
  return more === undefined ? base : `${base} ${more}`;
}
