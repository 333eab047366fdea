import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { openFeed } from "../../realtime/stompConnection.ts";
import { heldTokens } from "../../auth/tokenStore.ts";
import { settings } from "../../config/settings.ts";
import { feedListener } from "../../realtime/realtimeHandlers.ts";

/** Keeps the live feed open while somebody is signed in, and closes it when they go or act for another account. */
export function LiveFeed({ account }: { account: string }): ReactNode {
  const cache = useQueryClient();

  useEffect(() => {
    const { socketUrl, socketDestination } = settings();
    const { onMessage, onState, forget } = feedListener(cache);
    const close = openFeed({
      url: new URL(socketUrl, location.href.replace(/^http/, "ws")).href,
      destination: socketDestination,
      token: () => heldTokens()?.access,
      onMessage,
      onState,
    });
    return () => {
      forget();
      close();
    };
  }, [account, cache]);
  return null;
}
