import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { openStompConnection } from "../../realtime/stompConnection.ts";
import { currentTokens } from "../../auth/tokenStore.ts";
import { getSettings } from "../../config/settings.ts";
import { createRealtimeHandlers } from "../../realtime/realtimeHandlers.ts";

/** Keeps the live feed open while somebody is signed in, and closes it when they go or act for another account. */
export function RealtimeConnection({ accountKey }: { accountKey: string }): ReactNode {
  const cache = useQueryClient();

  useEffect(() => {
    const { socketUrl, socketDestination } = getSettings();
    const { onMessage, onStateChange, dispose } = createRealtimeHandlers(cache);
    const close = openStompConnection({
      url: new URL(socketUrl, location.href.replace(/^http/, "ws")).href,
      destination: socketDestination,
      getToken: () => currentTokens()?.access,
      onMessage,
      onStateChange,
    });
    return () => {
      dispose();
      close();
    };
  }, [accountKey, cache]);
  return null;
}
