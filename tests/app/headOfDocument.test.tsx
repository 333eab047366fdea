// @vitest-environment jsdom
import type { ReactNode } from "react";
import { Router } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { afterEach, expect, it } from "vitest";
import { useHeadOfDocument } from "../../src/app/useHeadOfDocument.ts";
import type { Language } from "../../src/i18n/language.ts";
import { usePortalLocation } from "../../src/app/routing/usePortalLocation.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

function Page(): ReactNode {
  useHeadOfDocument();
  return <p>shown</p>;
}

/** Renders a page at an address in a document that was loaded for a path and says that its canonical address is another. */
async function openDocument(options: {
  loadedPath: string;
  canonical: string;
  address: string;
  language?: Language;
}): Promise<void> {
  document.documentElement.dataset["page"] = options.loadedPath;
  document.head.innerHTML = `<link rel="canonical" href="${options.canonical}"><link rel="alternate" hreflang="az" href="/x"><meta property="og:url" content="${options.canonical}"><meta name="description" content="x">`;
  const { language = "az", address } = options;
  const page = await renderPage(
    <Router hook={usePortalLocation}>
      <Page />
    </Router>,
    {
      language,
      address,
      respond: () => new Response(),
    },
  );
  ({ unmount } = page);
  await waitForContent(() => expect(page.container.textContent).toBe("shown"));
}
const countElements = (): number => document.head.childElementCount;

it.each([
  ["/faq", "/faq", "/faq", "az"],
  ["/faq", "/ru/faq", "/ru/faq", "ru"],
  // An address without a language shows the stored one.
  ["/faq", "/ru/faq", "/faq", "ru"],
  // An alias, and a page with the content of another one.
  ["/news", "/information-center/news", "/information-center/news", "az"],
  ["/information-center/useful-information", "/useful-information", "/information-center/useful-information", "az"],
] as const)(
  "the head of %s with the canonical address %s stays at %s in %s",
  async (loadedPath, canonical, address, language) => {
    await openDocument({ loadedPath, canonical, address, language });
    expect(countElements()).toBe(4);
  },
);

it.each([
  ["another page, to which the visitor went before this module was there", "/home", "/home", "/e-services/101", "az"],
  ["another language", "/home", "/home", "/ru/home", "ru"],
  ["a page in the stored language", "/faq", "/faq", "/faq", "ru"],
  ["a filtered list", "/standards", "/standards", "/standards?word=milk", "az"],
] as const)(
  "the head says nothing of the loaded page to who shares %s",
  async (_name, loadedPath, canonical, address, language) => {
    await openDocument({ loadedPath, canonical, address, language });
    await waitForContent(() => expect(countElements()).toBe(1));
  },
);

it("the head says nothing of the loaded page once its list is filtered", async () => {
  await openDocument({ loadedPath: "/standards", canonical: "/standards", address: "/standards" });
  expect(countElements()).toBe(4);
  navigate("/standards?word=milk");
  await waitForContent(() => expect(countElements()).toBe(1));
});
