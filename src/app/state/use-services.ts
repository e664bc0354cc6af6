import { createContext, useContext } from 'react';
import type { Loaded } from '../sources/loaded-text.ts';

/** Panels whose work is done in the judging worker. */
export type JudgedPanel = 'strategies' | 'readers' | 'arguments' | 'clients';

export interface JudgingServices {
  /** The panel is in view until what is returned is called; its work runs as long. */
  readonly watch: (panel: JudgedPanel) => () => void;
  /** Ends the work at once; what was finished stays. */
  readonly cancel: (panel: JudgedPanel) => void;
  readonly again: (panel: JudgedPanel) => void;
  /** Puts valid arguments for the tool in focus into the panel Arguments. */
  readonly example: () => void;
}

/** What a part of the page may ask for and what is more than a change of state. Implemented in `flow/`. */
export interface Services {
  /** Ends the worker at once; what was finished stays. */
  readonly cancel: () => void;
  readonly openFile: (file: File) => void;
  readonly openExample: (id: string) => void;
  /** A source's own loading, or its form. */
  readonly openSource: (id: string) => void;
  readonly openLoaded: (loaded: Loaded) => void;
  /** Copies a link to all that is shown; `tool`: to the selected tool alone. */
  readonly share: (what: 'all' | 'tool') => void;
  readonly copy: (text: string, what: string) => void;
  readonly download: (text: string, name: string) => void;
  readonly applyFix: (diagnostic: number, fix: number) => void;
  readonly applyAllFixes: (scope: 'tool' | 'all') => void;
  /** The given text rewritten as a whole, as a file. */
  readonly downloadRewritten: () => void;
  readonly judging: JudgingServices;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('No services around this component');
  return services;
}
