import type { StateCreator } from 'zustand/vanilla';
import type { AppState } from './app-state.ts';

export interface Notice {
  readonly id: number;
  /** `alert` interrupts (a damaged link, an unreadable file); `toast` goes away by itself. */
  readonly kind: 'alert' | 'toast';
  readonly message: string;
  /** Said after the message, at its own pace. */
  readonly detail: string;
  /** A way on, offered as a button of the alert. */
  readonly way?: { readonly label: string; take(): void };
}

export interface NoticeSlice {
  readonly notices: readonly Notice[];
  readonly exampleLineDismissed: boolean;
  readonly noticeRaised: (
    kind: Notice['kind'],
    message: string,
    detail?: string,
    way?: Notice['way'],
  ) => void;
  readonly noticeDismissed: (id: number) => void;
  readonly exampleLineClosed: () => void;
}

/** At most this many stand at once; the oldest gives way. */
const MOST_NOTICES = 3;

export const createNoticeSlice: StateCreator<AppState, [], [], NoticeSlice> = (set) => ({
  notices: [],
  exampleLineDismissed: false,
  noticeRaised: (kind, message, detail = '', way) =>
    set((s) => {
      const id = (s.notices.at(-1)?.id ?? 0) + 1;
      const others = s.notices.filter((notice) => notice.message !== message);
      const notice = { id, kind, message, detail, ...(way !== undefined && { way }) };
      return { notices: [...others, notice].slice(-MOST_NOTICES) };
    }),
  noticeDismissed: (id) =>
    set((s) => ({ notices: s.notices.filter((notice) => notice.id !== id) })),
  exampleLineClosed: () => set({ exampleLineDismissed: true }),
});
