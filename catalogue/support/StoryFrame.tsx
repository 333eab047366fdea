import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { MuiTheme } from "../../src/components/styles/MuiTheme.tsx";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import type { StoryLoaded, StoryParameters } from "./storyParameters.ts";

type StoryFrameProps = Pick<StoryLoaded, "language" | "messages"> &
  Pick<StoryParameters, "responses" | "address"> & { children: ReactNode };

/** Provides what every page of the portal provides: messages, theme, an address and a query cache. Sends no requests. */
export function StoryFrame({ language, messages, responses, address = "/", children }: StoryFrameProps): ReactNode {
  const [location] = useState(() =>
    memoryLocation({ path: address.split("?")[0] ?? "/", searchPath: address.split("?")[1] ?? "" }),
  );
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    for (const [key, data] of responses?.(language) ?? []) client.setQueryData(key, data);
    return client;
  });
  return (
    <IntlProvider language={language} messages={messages}>
      <QueryClientProvider client={queryClient}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <MuiTheme>{children}</MuiTheme>
        </Router>
      </QueryClientProvider>
    </IntlProvider>
  );
}
