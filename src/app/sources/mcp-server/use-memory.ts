import { useSyncExternalStore } from 'react';
import type { Snapshot } from './memory.ts';
import { snapshot, subscribe } from './memory.ts';

export const useMemory = (): Snapshot => useSyncExternalStore(subscribe, snapshot);
