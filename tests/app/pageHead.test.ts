import { describe, expect, it } from "vitest";
import { renderPageHead, renderRobots, renderSitemap, withPublicOrigin } from "../../deploy/pageHead.ts";
import { createKnownPathPattern } from "../../deploy/knownPathPattern.ts";
import { getPageHead, type PageHead } from "../../src/app/pageHead.ts";
import { formatDocumentTitle } from "../../src/app/routing/formatDocumentTitle.ts";
import { matchPath } from "../../src/app/routing/routeMatch.ts";
import { routes } from "../../src/app/routes.ts";
import { personalRoles } from "../../src/auth/roles.ts";
import { paths, type RouteName } from "../../src/config/paths.ts";
import { createTranslator } from "../../src/i18n/IntlProvider.tsx";
import { languages, type Language } from "../../src/i18n/language.ts";
import { withLanguage } from "../../src/i18n/languagePaths.ts";
import { loadMessages } from "../../src/i18n/messages.ts";
import { getKnownPathPattern, getPrerenderedPages } from "../../src/prerender.tsx";
import { examplePaths } from "../support/examplePaths.ts";

const origin = "https://portal.example.org";
const codes = languages.map(({ code }) => code);
type Page = { path: string; name: RouteName | undefined; title: string; head: PageHead | undefined; html: string };

/** Returns every page of the portal with its head, in one language. */
async function listPages(language: Language): Promise<Page[]> {
  const t = createTranslator(language, await loadMessages(language));
  const prerendered = [...new Set([...getPrerenderedPages().values()].map(({ path }) => path))];
  return prerendered.map((path) => {
    const match = matchPath(path);
    if ("redirectTo" in match) throw new Error(`${path} redirects`);
    const title = formatDocumentTitle(t, t(match.titleId));
    const head = getPageHead(t, language, path, match);
    const html = withPublicOrigin(renderPageHead(head, { language, title, portal: "competition" }), origin);
    return { path, name: match.name, title, head, html };
  });
}
const pagesByLanguage = Object.fromEntries(
  await Promise.all(codes.map(async (code) => [code, await listPages(code)] as const)),
) as Record<Language, Page[]>;
const isListed = ({ head }: Page): boolean => head !== undefined;
/** Pages that search engines may list and that are the original of their content. */
const originals = (language: Language): Page[] =>
  pagesByLanguage[language].filter(({ path, head }) => head?.canonicalPath === path);

const attributes = (html: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...html.matchAll(pattern)].map(([, key = "", value = ""]) => [key, value]));
const getAlternates = (html: string): Record<string, string> =>
  attributes(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
const getCanonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
const getStructuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
  );
const findRepeated = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) < index);

describe.each(codes)("the pages in %s", (language) => {
  it("have titles and descriptions of their own, of a length that results show", () => {
    const pages = originals(language);
    expect(findRepeated(pages.map(({ title }) => title))).toEqual([]);
    const descriptions = pages.map(({ head }) => head?.description ?? "");
    expect(findRepeated(descriptions)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 30 || text.length > 200)).toEqual([]);
  });

  it("promise foreign organisations no section that is closed to them", async () => {
    const t = createTranslator(language, await loadMessages(language));
    const description = originals(language).find(({ name }) => name === "registration")?.head?.description ?? "";
    const closed = Object.values(routes).flatMap(({ access, titleId }) => (access === personalRoles ? t(titleId) : []));
    expect(closed).toContain(t("page.payments.title"));
    expect(closed.filter((name) => description.toLocaleLowerCase().includes(name.toLocaleLowerCase()))).toEqual([]);
  });

  it("have their own address as the canonical one, and the same alternates in each language", () => {
    for (const { path, html, head } of pagesByLanguage[language].filter(isListed)) {
      const canonicalPath = head?.canonicalPath ?? "";
      expect(getCanonical(html), path).toBe(origin + withLanguage(canonicalPath, language));
      expect(getAlternates(html), path).toEqual({
        ...Object.fromEntries(codes.map((code) => [code, origin + withLanguage(canonicalPath, code)])),
        "x-default": origin + canonicalPath,
      });
      for (const code of codes) {
        const translation = pagesByLanguage[code].find((page) => page.path === path);
        expect(getAlternates(translation?.html ?? ""), `${path} in ${code}`).toEqual(getAlternates(html));
      }
    }
  });

  it("describe themselves to link previews", () => {
    for (const { path, html, title } of pagesByLanguage[language].filter(isListed)) {
      const properties = attributes(html, /<meta property="og:([^"]+)" content="([^"]*)">/g);
      expect(Object.keys(properties), path).toEqual(["title", "description", "type", "locale", "url", "image"]);
      expect(properties["locale"], path).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
      expect(properties["title"]?.replaceAll("&quot;", '"'), path).toBe(title);
      expect(
        [properties["url"], properties["image"]].every((url) => url?.startsWith(`${origin}/`)),
        path,
      ).toBe(true);
    }
  });

  it("have structured data with full URLs: the site on the home page, breadcrumbs on all others", () => {
    for (const { path, name, html } of pagesByLanguage[language].filter(isListed)) {
      const [data = {}, ...others] = getStructuredData(html);
      expect([data["@context"], others], path).toEqual(["https://schema.org", []]);
      if (name === "home") {
        expect(data).toMatchObject({ "@type": "WebSite", inLanguage: language, url: getCanonical(html) });
        continue;
      }
      expect(data["@type"], path).toBe("BreadcrumbList");
      const items = data["itemListElement"] as Record<string, unknown>[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
      for (const item of items)
        expect(item, path).toMatchObject({
          "@type": "ListItem",
          name: expect.stringMatching(/\S/) as string,
          item: expect.stringMatching(/^https:\/\/portal\.example\.org\/\S+$/) as string,
        });
    }
  });
});

describe("search engines", () => {
  it("may list every public page, except those that only continue something", () => {
    const unlisted = pagesByLanguage.az.filter((page) => !isListed(page));
    expect(unlisted.every(({ html }) => html.includes('<meta name="robots" content="noindex">'))).toBe(true);
    const closed = unlisted.flatMap(({ name }) =>
      name !== undefined && routes[name]?.access === "public" ? [name] : [],
    );
    expect(closed, "a public page needs a description in src/app/pageHead.ts").toEqual([
      "search",
      "passwordReset",
      "identityReturn",
    ]);
    const personal = pagesByLanguage.az.filter(({ name }) => name !== undefined && routes[name]?.access !== "public");
    expect(personal.filter(isListed)).toEqual([]);
  });

  it("find every listed page in the sitemap, in each language, with its alternates", () => {
    const sitemap = withPublicOrigin(renderSitemap(originals("az").map(({ path }) => path)), origin);
    const entries = new Map(
      [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, url = "", links = ""]) => [url, links]),
    );
    const expected = codes.flatMap((code) => originals(code).map(({ html }) => ({ url: getCanonical(html), html })));
    expect(new Set(entries.keys())).toEqual(new Set(expected.map(({ url }) => url)));
    for (const { url = "", html } of expected)
      expect(attributes(entries.get(url) ?? "", /hreflang="([^"]+)" href="([^"]+)"/g), url).toEqual(
        getAlternates(html),
      );
  });

  it("are led to the sitemap, unless a deployment has not said what its origin is", () => {
    const robots = renderRobots([paths.identityReturn]);
    expect(withPublicOrigin(robots, origin)).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    expect(withPublicOrigin(robots)).toBe(
      "User-agent: *\nDisallow: /asan-login\nDisallow: /ru/asan-login\nDisallow: /en/asan-login\n\n",
    );
  });
});

describe("the pattern of known paths", () => {
  const pattern = new RegExp(getKnownPathPattern(), "i");
  it.each([
    "/",
    "/ru",
    "/ru/",
    "/home",
    "/en/home/",
    "/e-services/101",
    "/ru/e-services/101/apply",
    "/post/a-b",
    "/news",
  ])("contains %s", (path) => expect(path).toMatch(pattern));
  it.each(["/no-such-page", "/ru/no/such", "/az/home", "/kz/home", "/e-services/1/2/3", "/etalons/none", "/homepage"])(
    "does not contain %s",
    (path) => expect(path).not.toMatch(pattern),
  );

  it("is the same for servers without a page index", () => {
    const other = new RegExp(createKnownPathPattern(false), "i");
    for (const path of [...getPrerenderedPages().keys(), "/e-services/1", "/ru/etalons/mass", "/x", "/registers/x"])
      for (const address of [path, `/en${path}`]) expect(other.test(address), address).toBe(pattern.test(address));
    const qualityPattern = new RegExp(createKnownPathPattern(true), "i");
    for (const name of Object.keys(paths) as RouteName[]) {
      expect(other.test(examplePaths[name]), name).toBe(name in routes);
      expect(qualityPattern.test(examplePaths[name]), name).toBe(true);
    }
  });

  it("agrees with the route table", () => {
    for (const path of [
      ...getPrerenderedPages().keys(),
      "/e-services/1",
      "/post/2",
      "/my-appeals/3/receipt",
      "/x",
      "/etalons/y",
    ]) {
      const match = matchPath(path);
      expect(pattern.test(path), path).toBe("redirectTo" in match || match.name !== undefined);
    }
  });
});
