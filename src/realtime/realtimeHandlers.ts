import type { QueryClient } from "@tanstack/react-query";
import { invalidationsOnPush, invalidationsOnReconnect } from "../api/invalidations.ts";
import type { StompConnectionOptions } from "./stompConnection.ts";
import { paths } from "../config/paths.ts";
import { viewState } from "../state/viewState.ts";
import { showToast } from "../state/toasts.ts";

/** How long after a message the server is asked again, in milliseconds: a flood of messages asks once. */
const refetchDelayMs = 1000;

/** How long a flood may put that off, in milliseconds. */
const maxRefetchDelayMs = 10_000;

/**
 * What the portal does with the live feed: each message is shown and counted at once, and after a pause everything it makes
 * untrue is read again. `dispose` ends it for the person who listened.
 */
export function createRealtimeHandlers(
  queryClient: QueryClient,
): Pick<StompConnectionOptions, "onMessage" | "onStateChange"> & { dispose: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const reread = (reads: readonly string[]): void => {
    since = undefined;
    for (const read of reads) void queryClient.invalidateQueries({ queryKey: [read] });
  };
  return {
    onMessage: ({ type, description, title }) => {
      queryClient.setQueriesData<number>({ queryKey: ["countNotifications"] }, (count = 0) => count + 1);
      if (type === "QUESTION") showToast({ tone: "info", text: title || description, href: paths.generalEvaluation });
      else showToast({ tone: "info", text: description || title });
      since ??= Date.now();
      clearTimeout(timer);
      timer = setTimeout(
        () => reread(invalidationsOnPush.notificationPushed),
        Math.max(0, Math.min(refetchDelayMs, since + maxRefetchDelayMs - Date.now())),
      );
    },
    onStateChange: (state) => {
      viewState.realtimeState = state;
      // What was pushed while nobody listened is only known to the server.
      if (state !== "connecting") reread(invalidationsOnReconnect);
    },
    dispose: () => {
      clearTimeout(timer);
      viewState.realtimeState = undefined;
    },
  };
}
