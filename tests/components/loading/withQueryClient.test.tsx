import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { lazyWithRetry, retryFailedLoads } from "../../../src/components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../src/components/loading/withQueryClient.tsx";
import { loadInitialMessages } from "../../../src/i18n/messages.ts";
import { IntlProvider } from "../../../src/i18n/IntlProvider.tsx";
import { defaultLanguage } from "../../../src/i18n/language.ts";

const layoutMessages = vi.hoisted(() => ({ requests: 0, isAvailable: false }));

vi.mock("../../../src/generated/messages/loaders.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../../src/generated/messages/loaders.ts")>();
  const withFailures = (load: () => Promise<{ layout: () => Promise<unknown> }>) => async () => {
    const messages = await load();
    return {
      ...messages,
      layout: () => {
        layoutMessages.requests += 1;
        return layoutMessages.isAvailable ? messages.layout() : Promise.reject(new TypeError("Failed to fetch"));
      },
    };
  };
  return {
    ...original,
    messageLoaders: Object.fromEntries(
      Object.entries(original.messageLoaders).map(([language, load]) => [language, withFailures(load)]),
    ),
  };
});

beforeEach(() => {
  layoutMessages.requests = 0;
  layoutMessages.isAvailable = false;
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
  expect(layoutMessages.requests).toBe(1);

  layoutMessages.isAvailable = true;
  retryFailedLoads();
  await Greeting.preload();
  expect(render()).toBe("Hello");
  expect(layoutMessages.requests).toBe(2);
});
