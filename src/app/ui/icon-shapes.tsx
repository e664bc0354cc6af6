import type { ReactNode } from 'react';

/** A line of the one weight that all line icons share. */
function line(d: string, width = 1.3) {
  return (
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A stroke that shows the ground through a filled shape. */
function carved(d: string) {
  return <path d={d} fill="none" stroke="var(--ground)" strokeWidth={1.4} strokeLinecap="round" />;
}

function ring(r: number, dash?: string) {
  return (
    <circle
      cx={6}
      cy={6}
      r={r}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeDasharray={dash}
    />
  );
}

/** Shapes on a box of 12 by 12, but for those in `boxes`. All in the text colour of their place. */
export const iconShapes = {
  error: (
    <>
      <path fill="currentColor" d="M3.7.5h4.6l3.2 3.2v4.6l-3.2 3.2H3.7L.5 8.3V3.7z" />
      {carved('m4.2 4.2 3.6 3.6m0-3.6L4.2 7.8')}
    </>
  ),
  warning: (
    <>
      <path
        fill="currentColor"
        d="M6 .8c.4 0 .7.2.9.5l4.6 8.3c.4.8-.1 1.6-.9 1.6H1.4c-.8 0-1.3-.8-.9-1.6L5.1 1.3C5.3 1 5.6.8 6 .8z"
      />
      {carved('M6 4.2v2.7M6 9.1v.05')}
    </>
  ),
  info: (
    <>
      {ring(4.9)}
      {line('M6 5.6v2.9M6 3.45v.05')}
    </>
  ),
  hint: ring(2.2),
  pass: line('m1.8 6.4 2.8 2.8 5.6-6.3', 1.8),
  wait: ring(4.6, '1.6 2'),
  cycle: line('M2.3 3.3A4.6 4.6 0 1 1 1.45 6.8M2.1.9v2.6h2.6'),
  down: line('m3 4.7 3 3 3-3'),
  right: line('m4.5 3 3 3-3 3'),
  up: line('m3 7.3 3-3 3 3'),
  maximise: line('M7.3 1.5h3.2v3.2M4.7 10.5H1.5V7.3M10.3 1.7 7 5M1.7 10.3 5 7'),
  minimise: line('M10.7 4.7H7.3V1.3M1.3 7.3h3.4v3.4M7.5 4.5l3-3M4.5 7.5l-3 3'),
  copy: (
    <>
      <rect
        x={4}
        y={4}
        width={6.8}
        height={6.8}
        rx={1.2}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.3}
      />
      {line('M8 1.5H2.4a1 1 0 0 0-1 1V8')}
    </>
  ),
  filter: (
    <>
      <circle cx={5.2} cy={5.2} r={3.7} fill="none" stroke="currentColor" strokeWidth={1.3} />
      {line('m8 8 2.8 2.8')}
    </>
  ),
  theme: (
    <>
      {ring(4.7)}
      <path fill="currentColor" d="M6 1.3a4.7 4.7 0 0 1 0 9.4z" />
    </>
  ),
  close: line('m2.5 2.5 7 7m0-7-7 7'),
  wrap: line('M1.2 2.5h9.6M1.2 9.5h3M1.2 6h7.6a1.75 1.75 0 0 1 0 3.5H6.8m1.3-1.3L6.8 9.5l1.3 1.3'),
  link: line(
    'M5 7a2.3 2.3 0 0 0 3.3 0l2-2A2.3 2.3 0 0 0 7 1.7l-.6.6M7 5a2.3 2.3 0 0 0-3.3 0l-2 2A2.3 2.3 0 0 0 5 10.3l.6-.6',
  ),
  plus: line('M6 2.2v7.6M2.2 6h7.6'),
  minus: line('M2.2 6h7.6'),
  fit: line('M1.5 4V1.5H4M8 1.5h2.5V4M10.5 8v2.5H8M4 10.5H1.5V8'),
  more: (
    <>
      <circle cx={3} cy={8} r={1.4} fill="currentColor" />
      <circle cx={8} cy={8} r={1.4} fill="currentColor" />
      <circle cx={13} cy={8} r={1.4} fill="currentColor" />
    </>
  ),
  brand: (
    <>
      {line(
        'M6 2.5H3.5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1H6M12 2.5h2.5a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H12',
        1.8,
      )}
      <circle cx={9} cy={9} r={2.3} fill="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconShapes;

export const iconBoxes: Partial<Record<IconName, number>> = { more: 16, brand: 18 };
