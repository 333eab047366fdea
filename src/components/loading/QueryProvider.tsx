import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { createCache } from "../../api/queryClient.ts";
import { failureWords } from "../../api/failureMessage.ts";
import { AllWords } from "../../i18n/AllWords.tsx";
import { useWords, type Say } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import type { Read } from "./routePageProps.ts";
import { shared } from "../../state/viewState.ts";
import { showToast } from "../../state/toasts.ts";

/** Announcements are made in the language that is shown then. */
let words: Say = (id) => id;

/** The one cache of answers, and what the portal says and does when a call ends well or badly. */
const cache = createCache({
  succeeded: (said, { says, stays }) => showToast({ tone: "success", text: said ?? (says ? words(says) : ""), stays }),
  failed: (failure, says) => showToast({ tone: "error", text: says ? words(says) : failureWords(words, failure) }),
  incomplete: () => showToast({ tone: "info", text: words("state.incomplete") }),
  reached: (reached) => {
    shared.offline = !reached;
  },
  forbidden: (failure) => {
    showToast({ tone: "error", text: failureWords(words, failure) });
    if (location.pathname !== paths.home) navigate(paths.home);
  },
});

/** Reads what is about to be shown into the cache, as far as it is not there or on its way. What fails is told where it would be shown. */
export function read(calls: readonly Read[]): void {
  for (const { queryKey, queryFn } of calls) if (queryFn !== undefined) void cache.prefetchQuery({ queryKey, queryFn });
}

/** Gives what is below it the cache of answers and all words of the language. */
export function ServiceRoot({ children }: { children: ReactNode }): ReactNode {
  return (
    <AllWords>
      <Announced />
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </AllWords>
  );
}

function Announced(): ReactNode {
  const say = useWords();
  useEffect(() => {
    words = say;
  }, [say]);
  return null;
}
