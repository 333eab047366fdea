import type { Query, QueryClient } from "@tanstack/react-query";
import { invalidationsOnPush, invalidationsOnReconnect } from "../api/invalidations.ts";
import type { StompConnectionOptions } from "./stompConnection.ts";
import { paths } from "../config/paths.ts";
import { viewState } from "../state/viewState.ts";
import { showToast } from "../state/toasts.ts";

/** Debounces the requests after a message: many messages cause one refetch. */
const refetchDelayMs = 1000;

/** The longest delay of a refetch while messages keep arriving. */
const maxRefetchDelayMs = 10_000;

/** At the first connection, data that is older may lack messages. Newer data was requested together with the connection. */
const maxDataAgeMs = 10_000;

/**
 * Returns the handlers of the live feed. A message shows a toast and increments the notification count at once; the queries
 * that it affects are invalidated after a delay. `dispose` cancels the pending invalidation.
 */
export function createRealtimeHandlers(
  queryClient: QueryClient,
): Pick<StompConnectionOptions, "onMessage" | "onStateChange"> & { dispose: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstMessageAtMs: number | undefined;
  let hasBeenDown = false;
  const invalidate = (operations: readonly string[], minAgeMs = 0): void => {
    firstMessageAtMs = undefined;
    const nowMs = Date.now();
    const predicate = ({ state: { dataUpdatedAt } }: Query): boolean =>
      minAgeMs === 0 || (dataUpdatedAt > 0 && nowMs - dataUpdatedAt > minAgeMs);
    for (const operation of operations) void queryClient.invalidateQueries({ queryKey: [operation], predicate });
  };
  return {
    onMessage: ({ type, description, title }) => {
      viewState.notificationCount += 1;
      if (type === "QUESTION") showToast({ tone: "info", text: title || description, href: paths.generalEvaluation });
      else showToast({ tone: "info", text: description || title });
      firstMessageAtMs ??= Date.now();
      clearTimeout(timer);
      timer = setTimeout(
        () => invalidate(invalidationsOnPush.notificationPushed),
        Math.max(0, Math.min(refetchDelayMs, firstMessageAtMs + maxRefetchDelayMs - Date.now())),
      );
    },
    onStateChange: (state) => {
      viewState.realtimeState = state;
      if (state === "connecting") return;
      hasBeenDown ||= state !== "open";
      // Messages that were sent while the connection was down are lost: only the server has them.
      invalidate(invalidationsOnReconnect, hasBeenDown ? 0 : maxDataAgeMs);
    },
    dispose: () => {
      clearTimeout(timer);
      viewState.realtimeState = undefined;
    },
  };
}
