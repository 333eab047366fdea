import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import az from "../locales/az.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import ru from "../locales/ru.json" with { type: "json" };
import { languages, type Language } from "../src/i18n/language.ts";
import { anywhere, paths, type PathName } from "../src/config/paths.ts";
import { draw, drawnAddresses } from "../src/prerender.tsx";
import { placeOf } from "../src/app/routing/routeMatch.ts";
import { screens } from "../src/app/routes.ts";

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { az, ru, en };

/** What the heading of a place says. */
function headingOf(path: string, language: Language): string | undefined {
  const place = placeOf(path);
  if ("leadsTo" in place) throw new Error(`${path} leads elsewhere`);
  return words[language][place.name === "home" ? "home.title" : place.title];
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const headingsOf = (html: string): string[] => [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => textOf(inner));
const drawn = [...new Set([...drawnAddresses().values()].map(({ to }) => to))];

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});
afterEach(() => complaints.mockRestore());

describe.each(languages.map(({ code }) => code))("without a browser, in %s,", { timeout: 30_000 }, (language) => {
  it.each(drawn)("%s is drawn with its one heading, and with nothing that the content security policy forbids", async (path) => {
    expect([typeof window, typeof document, typeof localStorage]).toEqual(["undefined", "undefined", "undefined"]);
    const { html, title } = await draw(path, language);
    expect(headingsOf(html)).toEqual([headingOf(path, language)]);
    expect(title).toContain(words[language]["portal.competition.name"]);
    expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="|<style|<script\b|\son\w+="|javascript:/);
    expect(html, "the ways in, for whoever has no script yet").toContain(words[language]["signIn.identity"]);
    expect(complaints.mock.calls).toEqual([]);
  });
});

describe("the pages that are drawn in advance", () => {
  it("are those of all screens but the ones whose content is named by their address", () => {
    const names = new Set(drawn.map((path) => (placeOf(path) as { name?: PathName }).name));
    const left = (Object.keys(screens) as PathName[]).filter((name) => !names.has(name));
    expect(left.toSorted()).toEqual(["appeal", "appealReceipt", "apply", "eService", "feedbacks", "informationCenter", "payments", "post"]);
  });

  it.each([paths.appeals, paths.search, paths.passwordReset])("say no more than the title where only somebody, or only a browser, knows the rest: %s", async (path) => {
    const { html } = await draw(path, "az");
    expect(html).toMatch(/<main\b.*<h1\b.*<div aria-busy="true">/s);
    expect(html).not.toMatch(/<main\b.*<(form|input|table)\b.*<\/main>/s);
  });

  it("have one for every other address: the frame, and a place for what depends on the address", async () => {
    for (const { code } of languages) {
      const { html, title } = await draw(anywhere, code);
      expect(title).toBe(words[code]["portal.competition.name"]);
      expect(html).toContain(words[code]["signIn.identity"]);
      expect(html).toMatch(/<main\b.*<div aria-busy="true">.*<footer\b/s);
      expect(html).not.toMatch(/<h1\b|aria-current="page"|\sstyle="|<style|<script\b/);
    }
  });

  it("can also be had at every other spelling of their addresses", () => {
    expect(drawnAddresses().get("/")?.to).toBe(paths.home);
    expect(drawnAddresses().get("/news")?.to).toBe(paths.news);
    expect(drawnAddresses().get(paths.informationCenter)?.to).toBe(paths.news);
    expect(drawnAddresses().get("/payment-obligations")?.to).toBe(paths.paymentObligations);
  });
});
