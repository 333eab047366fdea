import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { lazyWithRetry, retryFailedLoads } from "../../../src/components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../src/components/loading/withQueryClient.tsx";
import { loadInitialMessages } from "../../../src/i18n/messages.ts";
import { IntlProvider } from "../../../src/i18n/IntlProvider.tsx";
import { defaultLanguage } from "../../../src/i18n/language.ts";

const deferredMessages = vi.hoisted(() => ({ requests: 0, isAvailable: false }));

vi.mock("../../../src/generated/messages/loaders.ts", async (importOriginal) => {
  const { messageLoaders } = await importOriginal<typeof import("../../../src/generated/messages/loaders.ts")>();
  const withFailures = (loaders: { initial: () => Promise<unknown>; deferred: () => Promise<unknown> }) => ({
    ...loaders,
    deferred: () => {
      deferredMessages.requests += 1;
      return deferredMessages.isAvailable ? loaders.deferred() : Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  return {
    messageLoaders: Object.fromEntries(
      Object.entries(messageLoaders).map(([language, loaders]) => [language, withFailures(loaders)]),
    ),
  };
});

beforeEach(() => {
  deferredMessages.requests = 0;
  deferredMessages.isAvailable = false;
});

it("requests messages that failed to load only once, and again after a reset", async () => {
  const initialMessages = await loadInitialMessages(defaultLanguage);
  const Greeting = lazyWithRetry(withQueryClient(async () => ({ default: () => "Hello" })));
  const render = (): string =>
    renderToStaticMarkup(
      <IntlProvider language={defaultLanguage} messages={initialMessages}>
        <Suspense fallback="loading">
          <Greeting />
        </Suspense>
      </IntlProvider>,
    );

  expect(render()).toContain("loading");
  await Greeting.preload();
  expect(render()).toContain("loading");
  expect(deferredMessages.requests).toBe(1);

  deferredMessages.isAvailable = true;
  retryFailedLoads();
  await Greeting.preload();
  expect(render()).toBe("Hello");
  expect(deferredMessages.requests).toBe(2);
});
