import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether the page has come to life: false on a server and while the page that it sent is taken over, true from then on. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
