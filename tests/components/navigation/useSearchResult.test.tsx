// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSearchResult } from "../../../src/components/navigation/useSearchResult.ts";
import { getSearchPortalQueryKey } from "../../../src/generated/queries/search/index.ts";
import { IntlProvider } from "../../../src/i18n/IntlProvider.tsx";
import type { Language } from "../../../src/i18n/language.ts";

let queryClient: QueryClient;
let root: Root;
let container: HTMLElement;

const HookProbe = ({ href }: { href: string }): ReactNode => useSearchResult(href)?.title ?? "none";

const show = (language: Language, href = "/post/7"): void =>
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <IntlProvider language={language} messages={{}}>
          <HookProbe href={href} />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );

/** Puts the results of a search into the cache: one page, or those of several pages. */
function cacheSearch(lang: Language, title: string, isOnePage = true): void {
  const items = [{ id: 7, title, content: "", searchPlace: "news" }];
  queryClient.setQueryData(getSearchPortalQueryKey({ word: "a", lang }), isOnePage ? { items } : items);
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  queryClient = new QueryClient();
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it("is that of the current language, and of another one only without it", () => {
  cacheSearch("en", "Certificate");
  show("az");
  expect(container.textContent).toBe("Certificate");
  cacheSearch("az", "Sertifikat", false);
  cacheSearch("ru", "Сертификат");
  for (const [language, title] of [
    ["az", "Sertifikat"],
    ["en", "Certificate"],
    ["ru", "Сертификат"],
  ] as const) {
    show(language);
    expect(container.textContent).toBe(title);
  }
});

it("stays while the component is mounted, also when the search is no longer cached", () => {
  cacheSearch("az", "Sertifikat");
  show("az");
  queryClient.clear();
  show("az");
  expect(container.textContent).toBe("Sertifikat");
  show("az", "/post/8");
  expect(container.textContent).toBe("none");
});
