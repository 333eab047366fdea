import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { openStompConnection } from "../../realtime/stompConnection.ts";
import { getCurrentTokens } from "../../auth/tokenStore.ts";
import { getSettings } from "../../config/settings.ts";
import { createRealtimeHandlers } from "../../realtime/realtimeHandlers.ts";

/** Keeps the STOMP connection open while a user is signed in. Reconnects when the user changes the account. */
export function RealtimeConnection({ accountKey }: { accountKey: string }): ReactNode {
  const queryClient = useQueryClient();

  useEffect(() => {
    const { socketUrl, socketDestination } = getSettings();
    const { onMessage, onStateChange, dispose } = createRealtimeHandlers(queryClient);
    const close = openStompConnection({
      url: new URL(socketUrl, location.href.replace(/^http/, "ws")).href,
      destination: socketDestination,
      getToken: () => getCurrentTokens()?.access,
      onMessage,
      onStateChange,
    });
    return () => {
      dispose();
      close();
    };
  }, [accountKey, queryClient]);
  return null;
}
