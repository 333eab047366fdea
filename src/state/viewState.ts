import { proxy } from "valtio";
import type { Language } from "../i18n/language.ts";

/** Whether messages arrive: `open` after the server confirmed the subscription, `stopped` after it rejected it five times. */
export type FeedState = "connecting" | "open" | "down" | "stopped";

/** The state of the view that every screen shares. Components read it with `useSnapshot`, handlers write it. */
export const shared: {
  /** Whether the sidebar is unfolded. */
  sidebarOpen: boolean;
  /** Whether the portal as a whole is busy: exactly one progress indicator is shown while it is. */
  loading: boolean;
  /** How messages of the live feed are arriving; `undefined` while nobody is signed in. */
  feed: FeedState | undefined;
  /** What kind of file the file viewer shows; `undefined` while it shows none. */
  viewedFile: "image" | "video" | "pdf" | undefined;
  /** The language that somebody has just chosen; `undefined` until they do. */
  chosenLanguage: Language | undefined;
  /** Whether the service cannot be reached from this device. */
  offline: boolean;
  /** Whether the list of keys is shown. */
  keysShown: boolean;
} = proxy({ sidebarOpen: false, loading: false, feed: undefined, viewedFile: undefined, chosenLanguage: undefined, offline: false, keysShown: false });
