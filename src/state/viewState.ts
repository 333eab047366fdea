import { proxy } from "valtio";
import type { Language } from "../i18n/language.ts";

/** The state of the live feed: `open` after the server has accepted the subscription, `stopped` after five rejected subscriptions. */
export type ConnectionState = "connecting" | "open" | "down" | "stopped";

/**
 * View state that several features share. Components read it with `useSnapshot`, event handlers write it.
 * All state that components share is in valtio proxies like this one: session, toasts, settings, preferences. Server
 * data is in the cache of TanStack Query, state of one component in `useState`.
 */
export const viewState: {
  isSidebarOpen: boolean;
  /** Whether the layout shows its progress bar. */
  isLoading: boolean;
  /** `undefined` while no user is signed in. */
  realtimeState: ConnectionState | undefined;
  /** The number of unread notifications, 0 when it cannot be read; `undefined` until it is known. */
  notificationCount: number | undefined;
  /** The format in the file viewer; `undefined` while it is closed. */
  viewedFileKind: "image" | "video" | "pdf" | undefined;
  /**
   * The last choice of a language on this page, a new `ref` object for each, so that a repeated choice is a change.
   * `undefined` before the first one, and after a sign-in has applied the language of the account.
   */
  chosenLanguage: { language: Language } | undefined;
  /** The key of the user whose account language the page has, or could not load; `undefined` while nobody is signed in. */
  languageAppliedFor: string | undefined;
  /** Whether the server is unreachable from this device. */
  isOffline: boolean;
  isShortcutListOpen: boolean;
} = proxy({
  isSidebarOpen: false,
  isLoading: false,
  realtimeState: undefined,
  notificationCount: undefined,
  viewedFileKind: undefined,
  chosenLanguage: undefined,
  languageAppliedFor: undefined,
  isOffline: false,
  isShortcutListOpen: false,
});

/** Records that the server cannot be reached: a banner says so, and the portal asks again until it can. */
export const markOffline = (): void => void (viewState.isOffline = true);
