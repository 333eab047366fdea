import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { viewState } from "../../state/viewState.ts";

/** Part of a failure: calls `onReconnect` when the server can be reached again, or the device has a network. */
export function Reconnection({ onReconnect }: { onReconnect: () => void }): ReactNode {
  const { isOffline } = useSnapshot(viewState);
  const wasOffline = useRef(isOffline);
  const reconnect = useEffectEvent(onReconnect);
  useEffect(() => {
    if (wasOffline.current && !isOffline) reconnect();
    wasOffline.current = isOffline;
  }, [isOffline]);
  // Also at the event of the browser: a module that could not be loaded does not mark the portal as offline.
  useEffect(() => {
    const listener = (): void => reconnect();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, []);
  return null;
}
