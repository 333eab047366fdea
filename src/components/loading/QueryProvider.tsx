import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { createQueryClient } from "../../api/queryClient.ts";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
// Registers the authorization middleware before the first request.
import "../../auth/authorization.ts";
import { AllMessagesProvider } from "../../i18n/AllMessagesProvider.tsx";
import { useT, type Translator } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import type { PrefetchableQuery } from "./routePageProps.ts";
import { viewState } from "../../state/viewState.ts";
import { showToast } from "../../state/toasts.ts";

/** The translator of the current language, for toasts of requests that end outside a render. */
let latestT: Translator = (id) => id;

/** The query client of the portal: it reports the result of requests as toasts. */
const queryClient = createQueryClient({
  onSuccess: (message, { messageId, durationMs }) =>
    showToast({ tone: "success", text: message ?? (messageId ? latestT(messageId) : ""), durationMs }),
  onFailure: (failure, messageId) =>
    showToast({ tone: "error", text: messageId ? latestT(messageId) : getFailureMessage(latestT, failure) }),
  onIncomplete: () => showToast({ tone: "info", text: latestT("state.incomplete") }),
  onReachabilityChange: (isReachable) => {
    viewState.isOffline = !isReachable;
  },
  onForbidden: (failure) => {
    showToast({ tone: "error", text: getFailureMessage(latestT, failure) });
    if (location.pathname !== paths.home) navigate(paths.home);
  },
});

/** Starts queries that are neither cached nor pending. The component that runs a query later reports its failure. */
export function prefetch(queries: readonly PrefetchableQuery[]): void {
  for (const { queryKey, queryFn } of queries)
    if (queryFn !== undefined) void queryClient.prefetchQuery({ queryKey, queryFn });
}

/** Provides the query client and all messages of the current language to its children. */
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
