import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { createQueryClient } from "../../api/queryClient.ts";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
// Registers the authorization middleware before the first request.
import "../../auth/registerAuthorization.ts";
import { createTranslator, type Translator } from "../../i18n/IntlProvider.tsx";
import { requestLanguage } from "../../i18n/language.ts";
import { getCurrentPath, withLanguage } from "../../i18n/languagePaths.ts";
import { LoadedMessagesProvider } from "../../i18n/LoadedMessagesProvider.tsx";
import { getLoadedMessages, loadMessages, type Messages } from "../../i18n/messages.ts";
import { paths } from "../../config/paths.ts";
import { readPageData, type PageData } from "./pageData.ts";
import { reloadForMissingChunk } from "./release.ts";
import { announceResponses } from "./announceResponses.ts";
import type { PrefetchableQuery } from "./routePageProps.ts";
import { setRenderedPageTitle } from "../../state/contentTitle.ts";
import { viewState } from "../../state/viewState.ts";
import { showToast } from "../../state/toasts.ts";

/**
 * Shows the toast of a request that has ended outside a render, in the current language. It waits for all messages, because a
 * request may fail before they are loaded.
 */
function showTranslatedToast(getToast: (t: Translator) => Parameters<typeof showToast>[0]): void {
  const language = requestLanguage();
  const show = (messages: Messages) => showToast(getToast(createTranslator(language, messages)));
  loadMessages(language).then(show, () => show(getLoadedMessages(language) ?? {}));
}

/** The query client of the portal: it reports the result of requests as toasts. */
const queryClient = createQueryClient({
  onSuccess: (message, { messageId, durationMs }) =>
    showTranslatedToast((t) => ({
      tone: "success",
      text: message ?? (messageId ? t(messageId) : ""),
      durationMs,
    })),
  onFailure: (failure, messageId) =>
    showTranslatedToast((t) => ({ tone: "error", text: messageId ? t(messageId) : getFailureMessage(t, failure) })),
  onIncomplete: () => showTranslatedToast((t) => ({ tone: "info", text: t("state.incomplete") })),
  onReachabilityChange: (isReachable) => {
    viewState.isOffline = !isReachable;
  },
  onForbidden: (failure) => {
    showTranslatedToast((t) => ({ tone: "error", text: getFailureMessage(t, failure) }));
    if (getCurrentPath() !== paths.home) navigate(withLanguage(paths.home, requestLanguage()));
  },
});

announceResponses(queryClient);

/** Fills the cache with the data of a page, and sets its title. Without data it empties the cache. */
export function setPageData(data: PageData | undefined): void {
  setRenderedPageTitle(data?.title);
  if (data === undefined) queryClient.clear();
  // The clock of a device may be slow.
  const updatedAt = Math.min(data?.readAtMs ?? 0, Date.now());
  for (const [queryKey, response] of data?.responses ?? []) queryClient.setQueryData(queryKey, response, { updatedAt });
}

const pageData = readPageData();
if (pageData !== undefined) setPageData(pageData);

/**
 * Starts queries that are neither cached nor pending, and waits for their responses. Never rejects: the component that runs a
 * query later reports its failure.
 */
export async function prefetch(queries: readonly PrefetchableQuery[]): Promise<void> {
  await Promise.all(
    queries.map(({ queryKey, queryFn }) =>
      queryFn === undefined ? Promise.resolve() : queryClient.prefetchQuery({ queryKey, queryFn }),
    ),
  );
}

/** Loads the page again when the messages of a language belong to an older release; otherwise says that there is no connection. */
export async function reportLanguageError(error: unknown): Promise<void> {
  if (await reloadForMissingChunk(error)) return;
  showTranslatedToast((t) => ({ tone: "error", text: getFailureMessage(t, { kind: "offline" }) }));
}

/** Provides the query client and the loaded messages of the current language to its children. */
export function QueryProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <LoadedMessagesProvider>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </LoadedMessagesProvider>
  );
}
