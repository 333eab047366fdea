import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { buildFolders } from "../../deploy/build.ts";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { getHref } from "../../src/config/paths.ts";
import type { Language } from "../../src/i18n/language.ts";
import { withLanguage } from "../../src/i18n/languagePaths.ts";
import { getPageHeading } from "./support/locators.ts";
import { findAtomProblems } from "../support/findAtomProblems.ts";
import { messagesByLanguage, setUpPortal, type VisitorOptions } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const folder = join(import.meta.dirname, "../..", buildFolders.competition);
const portal = setUpPortal({ serve: (store) => createPortalServer(folder, store, { rendersRecords: true }) });
const [service] = services;
const id = String(service?.id);

// The first page loads the renderer's program.
beforeAll(async () => void (await fetch(portal.origin + getHref("eService", { id }))));

/** Opens a page. Returns what hydration has kept and moved, and the calls of the page. */
async function openRecord(path: string, visitor: VisitorOptions) {
  const { page } = await portal.newVisitor(visitor);
  const calls: string[] = [];
  page.on("request", (request) => {
    // The related services are read in the browser.
    if (/\/api\/(services\/public\/|posts|market-prices)/.test(request.url())) calls.push(request.url());
  });
  await page.addInitScript(() => {
    const rendered = { layoutShift: 0, heading: null as Element | null };
    Object.assign(window, { rendered });
    document.addEventListener("DOMContentLoaded", () => (rendered.heading = document.querySelector("main h1")));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        rendered.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const response = await page.goto(path, { waitUntil: "networkidle" });
  const result = await page.evaluate(() => {
    const { rendered } = window as unknown as { rendered: { layoutShift: number; heading: Element | null } };
    return {
      keepsHeading: rendered.heading !== null && rendered.heading === document.querySelector("main h1"),
      layoutShift: rendered.layoutShift,
      title: document.title,
    };
  });
  return { page, calls, html: (await response?.text()) ?? "", status: response?.status(), ...result };
}

test.each<[Language, string]>([
  ["ru", getHref("eService", { id })],
  ["az", getHref("post", { id: "301" })],
  ["en", getHref("productPrices", { id: "apples" })],
])("in %s %s is in the HTML, and hydration keeps it without a call or a shift", async (language, path) => {
  const opened = await openRecord(`${withLanguage(path, language)}?utm_source=x`, { language });
  const { status, html, title, ...rest } = opened;
  expect([status, rest.keepsHeading, rest.layoutShift, rest.calls]).toEqual([200, true, 0, []]);
  expect(html).toContain(`<title>${title.replaceAll("&", "&amp;")}</title>`);
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+"/);
});

test("a signed-in user keeps the rendered page of a favourite service", async () => {
  const { page, keepsHeading, calls } = await openRecord(getHref("eService", { id }), {
    language: "en",
    as: "citizen",
    localStorage: { favouriteServices: JSON.stringify([id]) },
  });
  expect([keepsHeading, calls]).toEqual([true, []]);
  await page.getByRole("button", { name: messagesByLanguage.en["service.favourite.remove"] }).click();
  await page.getByRole("button", { name: messagesByLanguage.en["service.favourite.add"] }).waitFor();
  await getPageHeading(page, service === undefined ? "" : translate(service.title, "en")).waitFor();
});

test("the picture of an article is not requested when pictures are off", async () => {
  const { page } = await portal.newVisitor({
    language: "en",
    localStorage: { websitePreferences: JSON.stringify({ fontSize: 16, showImages: false, showColor: true }) },
  });
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("/pictures/") && fetched.push(request.url()));
  const response = await page.goto(withLanguage(getHref("post", { id: "301" }), "en"), { waitUntil: "networkidle" });
  expect(await response?.text()).toContain('class="responsive-image"');
  await waitForExpect(() => page.getByRole("article").locator(".responsive-image").count()).toBe(0);
  expect(fetched).toEqual([]);
});

test("a record that does not exist is 404, and the page says so", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /404/ });
  const response = await page.goto("/en/e-services/999999");
  expect(response?.status()).toBe(404);
  await page.getByText(messagesByLanguage.en["service.notFound"]).waitFor();
});

test("the browser reads the record when the backend fails while the server renders", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  portal.backend.state.faults.push({ operationId: "readService", status: 503, times: 1, delaySeconds: 0 });
  const response = await page.goto(`/en/e-services/${id}`);
  expect([response?.status(), await response?.text()]).toEqual([200, expect.not.stringContaining("<h1")]);
  await getPageHeading(page, service === undefined ? "" : translate(service.title, "en")).waitFor();
});

test("the news lead to a valid feed of their language, which names them and their pages", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  await page.goto("/ru/information-center/news");
  const link = page.getByRole("link", { name: messagesByLanguage.ru["post.feed"] });
  const href = (await link.getAttribute("href")) ?? "";
  expect(await page.locator('head link[type="application/atom+xml"]').first().getAttribute("href")).toBe(
    new URL(href).pathname,
  );
  const response = await fetch(href);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  const xml = await response.text();
  expect(findAtomProblems(xml)).toEqual([]);
  const [title] = await page.locator("main article h2, main li h2").allInnerTexts();
  expect(xml).toContain(`<title>${title}</title>`);
  expect(xml).toContain(`href="${portal.origin}/ru/post/301"`);
});
