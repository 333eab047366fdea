import { prerender } from "react-dom/static";
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import az from "../locales/az.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import ru from "../locales/ru.json" with { type: "json" };
import { languages, type Language } from "../src/i18n/language.ts";
import { loadMessages } from "../src/i18n/messages.ts";
import { etalonCategories, paths, registerNames, type PathName } from "../src/paths.ts";
import { App } from "../src/shell/App.tsx";
import { placeOf } from "../src/shell/place.ts";
import { screens } from "../src/shell/screens.ts";

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { az, ru, en };
const parts: Readonly<Record<string, string>> = { id: "301", category: etalonCategories[0], register: registerNames[0] };

/** An address of every public screen of this portal, and one of none. Those that only lead elsewhere have nothing to draw. */
const addresses = [
  ...Object.entries(screens).flatMap(([name, { access }]) => (access === "public" ? [paths[name as PathName].replaceAll(/:(\w+)/g, (_whole, part: string) => parts[part] ?? "")] : [])),
  "/no-such-page",
].filter((address) => !("leadsTo" in placeOf(address)));

/** The component library writes the styles of its fields into the page, which the policy forbids: forms are for the browser to draw. */
const withFields: readonly string[] = [paths.passwordReset];

/** What the heading of a place says. A post or a service has its own title, which only the service knows: until then it is called by its kind. */
function headingOf(path: string, language: Language): string | undefined {
  const place = placeOf(path);
  if ("leadsTo" in place) return undefined;
  return words[language][place.name === "home" ? "home.title" : place.title];
}

/** The page of an address as a server would send it. */
async function draw(path: string, language: Language): Promise<string> {
  const faults: unknown[] = [];
  const app = <App spoken={{ language, messages: await loadMessages(language) }} path={path} />;
  // Parts of a large page would otherwise be moved to their place by a script.
  const { prelude } = await prerender(app, { onError: (error) => void faults.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await new Response(prelude).text();
  expect(faults).toEqual([]);
  return html;
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const headingsOf = (html: string): string[] => [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = ""]) => textOf(inner));

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});
afterEach(() => complaints.mockRestore());

describe.each(languages.map(({ code }) => code))("without a browser, in %s,", { timeout: 30_000 }, (language) => {
  it.each(addresses)("%s is drawn with its one heading, and with nothing that the content security policy forbids", async (path) => {
    expect([typeof window, typeof document, typeof localStorage]).toEqual(["undefined", "undefined", "undefined"]);
    const html = await draw(path, language);
    const heading = headingOf(path, language);
    expect(headingsOf(html)).toEqual(heading === undefined ? [] : [heading]);
    expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="|<script\b|\son\w+="|javascript:/);
    expect(html.includes("<style"), "styles written into the page").toBe(withFields.includes(path));
    expect(complaints.mock.calls).toEqual([]);
  });
});
