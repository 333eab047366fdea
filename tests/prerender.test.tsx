import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { readMessages } from "../codegen/messageFiles.ts";
import { languages, type Language } from "../src/i18n/language.ts";
import { fallbackPath, paths, type RouteName } from "../src/config/paths.ts";
import { renderPage, getPrerenderedPages } from "../src/prerender.tsx";
import { matchPath } from "../src/app/routing/routeMatch.ts";
import { routes } from "../src/app/routes.ts";

const messages = await readMessages();

/** Returns the heading of the page at a path. */
function expectedHeading(path: string, language: Language): string | undefined {
  const match = matchPath(path);
  if ("redirectTo" in match) throw new Error(`${path} redirects`);
  return messages[language][match.name === "home" ? "home.title" : match.titleId];
}

const textContent = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
const headings = (html: string): string[] =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => textContent(inner));
const prerenderedPaths = [...new Set([...getPrerenderedPages().values()].map(({ path }) => path))];

let consoleErrors: MockInstance;
beforeEach(() => {
  consoleErrors = vi.spyOn(console, "error");
});
afterEach(() => consoleErrors.mockRestore());

describe.each(languages.map(({ code }) => code))("a prerendered page in %s", { timeout: 30_000 }, (language) => {
  it.each(prerenderedPaths)(
    "renders %s with one heading and nothing that the content security policy forbids",
    async (path) => {
      expect([typeof window, typeof document, typeof localStorage]).toEqual(["undefined", "undefined", "undefined"]);
      const { html, title } = await renderPage(path, language);
      expect(headings(html)).toEqual([expectedHeading(path, language)]);
      expect(title).toContain(messages[language]["portal.competition.name"]);
      expect(html.match(/<main\b/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle="|<style|<script\b|\son\w+="|javascript:/);
      expect(html, "the sign-in links work without scripts").toContain(messages[language]["signIn.identity"]);
      expect(consoleErrors.mock.calls).toEqual([]);
    },
  );
});

describe("prerendered pages", () => {
  it("include all routes but redirects and routes whose params have no fixed set of values", () => {
    const prerenderedNames = new Set(prerenderedPaths.map((path) => (matchPath(path) as { name?: RouteName }).name));
    const remainingNames = (Object.keys(routes) as RouteName[]).filter((name) => !prerenderedNames.has(name));
    expect(remainingNames.toSorted()).toEqual([
      "appeal",
      "appealCorrection",
      "appealReceipt",
      "apply",
      "eService",
      "feedbacks",
      "informationCenter",
      "payments",
      "post",
      "productPrices",
    ]);
  });

  it.each([paths.appeals, paths.search])(
    "contain only the title and a skeleton on the protected or client-only page %s",
    async (path) => {
      const { html } = await renderPage(path, "az");
      expect(html).toMatch(/<main\b.*<h1\b.*<div aria-busy="true">/s);
      expect(html).not.toMatch(/<main\b.*<(form|input|table)\b.*<\/main>/s);
    },
  );

  it.each([
    [paths.followAppeal, "follow.lead"],
    [paths.registration, "registration.lead"],
    [paths.passwordReset, "passwordReset.text"],
  ] as const)("contain the heading, the lead and a skeleton of the form of %s", async (path, leadId) => {
    const { html } = await renderPage(path, "az");
    const [, main = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    expect(main).toMatch(/<h1\b.*class="page-lead".*<div aria-busy="true">/s);
    expect(textContent(main)).toContain(messages.az[leadId]);
    expect(main).not.toMatch(/<(form|input|ol)\b/);
  });

  it("include a fallback page with the layout and a skeleton", async () => {
    for (const { code } of languages) {
      const { html, title } = await renderPage(fallbackPath, code);
      expect(title).toBe(messages[code]["portal.competition.name"]);
      expect(html).toContain(messages[code]["signIn.identity"]);
      expect(html).toMatch(/<main\b.*<div aria-busy="true">.*<footer\b/s);
      expect(html).not.toMatch(/<h1\b|aria-current="page"|\sstyle="|<style|<script\b/);
    }
  });

  it("include aliases and redirects", () => {
    expect(getPrerenderedPages().get("/")?.path).toBe(paths.home);
    expect(getPrerenderedPages().get("/news")?.path).toBe(paths.news);
    expect(getPrerenderedPages().get(paths.informationCenter)?.path).toBe(paths.news);
    expect(getPrerenderedPages().get("/payment-obligations")?.path).toBe(paths.paymentObligations);
  });
});
