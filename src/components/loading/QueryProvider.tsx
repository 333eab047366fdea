import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { createQueryClient } from "../../api/queryClient.ts";
import { failureMessage } from "../../api/failureMessage.ts";
import { AllMessagesProvider } from "../../i18n/AllMessagesProvider.tsx";
import { useT, type Say } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import type { PrefetchableQuery } from "./routePageProps.ts";
import { viewState } from "../../state/viewState.ts";
import { showToast } from "../../state/toasts.ts";

/** Announcements are made in the language that is shown then. */
let latestT: Say = (id) => id;

/** The one cache of answers, and what the portal says and does when a call ends well or badly. */
const queryClient = createQueryClient({
  onSuccess: (said, { messageId, durationMs }) =>
    showToast({ tone: "success", text: said ?? (messageId ? latestT(messageId) : ""), durationMs }),
  onFailure: (failure, says) =>
    showToast({ tone: "error", text: says ? latestT(says) : failureMessage(latestT, failure) }),
  onIncomplete: () => showToast({ tone: "info", text: latestT("state.incomplete") }),
  onReachabilityChange: (reached) => {
    viewState.isOffline = !reached;
  },
  onForbidden: (failure) => {
    showToast({ tone: "error", text: failureMessage(latestT, failure) });
    if (location.pathname !== paths.home) navigate(paths.home);
  },
});

/** Reads what is about to be shown into the cache, as far as it is not there or on its way. What fails is told where it would be shown. */
export function prefetchQueries(queries: readonly PrefetchableQuery[]): void {
  for (const { queryKey, queryFn } of queries)
    if (queryFn !== undefined) void queryClient.prefetchQuery({ queryKey, queryFn });
}

/** Gives what is below it the cache of answers and all words of the language. */
export function QueryProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <AllMessagesProvider>
      <LatestTranslator />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AllMessagesProvider>
  );
}

function LatestTranslator(): ReactNode {
  const t = useT();
  useEffect(() => {
    latestT = t;
  }, [t]);
  return null;
}
