import { createContext, useContext, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { AppState } from './app-state.ts';
import type { AppStore } from './store.ts';

/** Holds the store of this page. */
export const StoreContext = createContext<AppStore | null>(null);

/** The store itself, for its actions. */
export function useAppStore(): AppStore {
  const store = useContext(StoreContext);
  if (store === null) throw new Error('No store around this component');
  return store;
}

/** A selected part of the state; `select` must return the same value for the same state. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(useAppStore(), select);
}

/**
 * As `useApp`, for what takes long to draw: the first render keeps the former value, and the new one is drawn in
 * slices, so that a report of a thousand tools never holds up a keystroke.
 */
export function useSettled<T>(select: (state: AppState) => T): T {
  return useDeferredValue(useApp(select));
}
