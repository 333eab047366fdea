import { proxy } from "valtio";
import type { Language } from "../i18n/language.ts";

/** Whether messages arrive: `open` after the server confirmed the subscription, `stopped` after it rejected it five times. */
export type ConnectionState = "connecting" | "open" | "down" | "stopped";

/** The state of the view that every screen shares. Components read it with `useSnapshot`, handlers write it. */
export const viewState: {
  /** Whether the sidebar is unfolded. */
  isSidebarOpen: boolean;
  /** Whether the portal as a whole is busy: exactly one progress indicator is shown while it is. */
  isLoading: boolean;
  /** How messages of the live feed are arriving; `undefined` while nobody is signed in. */
  realtimeState: ConnectionState | undefined;
  /** What kind of file the file viewer shows; `undefined` while it shows none. */
  viewedFileKind: "image" | "video" | "pdf" | undefined;
  /** The language that somebody has just chosen; `undefined` until they do. */
  chosenLanguage: Language | undefined;
  /** Whether the service cannot be reached from this device. */
  isOffline: boolean;
  /** Whether the list of keys is shown. */
  isShortcutListOpen: boolean;
} = proxy({
  isSidebarOpen: false,
  isLoading: false,
  realtimeState: undefined,
  viewedFileKind: undefined,
  chosenLanguage: undefined,
  isOffline: false,
  isShortcutListOpen: false,
});
