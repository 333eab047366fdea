import type { QueryClient } from "@tanstack/react-query";
import { staleAfterPush, staleAfterSilence } from "../api/invalidations.ts";
import type { FeedOptions } from "./stompConnection.ts";
import { paths } from "../config/paths.ts";
import { shared } from "../state/viewState.ts";
import { showToast } from "../state/toasts.ts";

/** How long after a message the server is asked again, in milliseconds: a flood of messages asks once. */
const settle = 1000;

/** How long a flood may put that off, in milliseconds. */
const longestFlood = 10_000;

/**
 * What the portal does with the live feed: each message is shown and counted at once, and after a pause everything it makes
 * untrue is read again. `forget` ends it for the person who listened.
 */
export function feedListener(cache: QueryClient): Pick<FeedOptions, "onMessage" | "onState"> & { forget: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const reread = (reads: readonly string[]): void => {
    since = undefined;
    for (const read of reads) void cache.invalidateQueries({ queryKey: [read] });
  };
  return {
    onMessage: ({ type, description, title }) => {
      cache.setQueriesData<number>({ queryKey: ["countNotifications"] }, (count = 0) => count + 1);
      if (type === "QUESTION") showToast({ tone: "info", text: title || description, href: paths.generalEvaluation });
      else showToast({ tone: "info", text: description || title });
      since ??= Date.now();
      clearTimeout(timer);
      timer = setTimeout(() => reread(staleAfterPush.notificationPushed), Math.max(0, Math.min(settle, since + longestFlood - Date.now())));
    },
    onState: (state) => {
      shared.feed = state;
      // What was pushed while nobody listened is only known to the server.
      if (state !== "connecting") reread(staleAfterSilence);
    },
    forget: () => {
      clearTimeout(timer);
      shared.feed = undefined;
    },
  };
}
