import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { createCache } from "../cache/client.ts";
import { failureWords } from "../cache/failureWords.ts";
import { useLatestWords } from "../i18n/Words.tsx";
import { paths } from "../paths.ts";
import { shared } from "../view/shared.ts";
import { showToast } from "../view/toasts.ts";

/** The cache of answers, and what the portal says and does when a call ends well or badly. */
export function CacheRoot({ children }: { children: ReactNode }): ReactNode {
  const words = useLatestWords();
  const [cache] = useState<QueryClient>(() =>
    createCache({
      succeeded: (said, { says, stays }) => showToast({ tone: "success", text: said ?? (says ? words.current(says) : ""), stays }),
      failed: (failure, says) => showToast({ tone: "error", text: says ? words.current(says) : failureWords(words.current, failure) }),
      incomplete: () => showToast({ tone: "info", text: words.current("state.incomplete") }),
      reached: (reached) => {
        shared.offline = !reached;
      },
      forbidden: (failure) => {
        showToast({ tone: "error", text: failureWords(words.current, failure) });
        if (location.pathname !== paths.home) navigate(paths.home);
      },
    }),
  );
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
