import type { PageHead } from "../src/app/pageHead.ts";
import { feedMediaType, feedPlacements, getFeedPath, type FeedPlacement } from "../src/i18n/feedPaths.ts";
import { originPlaceholder } from "../src/config/publicOrigin.ts";
import { defaultLanguage, languages, type Language } from "../src/i18n/language.ts";
import { withLanguage } from "../src/i18n/languagePaths.ts";
import { escapeAttribute } from "./escapeHtml.ts";

/** Languages that do not have their most frequent territory: the texts are in British English. */
const localeTags: Readonly<Partial<Record<Language, string>>> = { en: "en-GB" };

/** Returns what OpenGraph calls a language, which names a territory too, such as `az_AZ`. */
function getOpenGraphLocale(language: Language): string {
  const { language: code, region } = new Intl.Locale(localeTags[language] ?? language).maximize();
  return `${code}_${region}`;
}

/** Returns the address of a page in each language, and the one for everybody else, by the value of `hreflang`. */
const listAlternates = (path: string): (readonly [hreflang: string, url: string])[] => [
  ...languages.map(({ code }) => [code, originPlaceholder + withLanguage(path, code)] as const),
  ["x-default", originPlaceholder + withLanguage(path, defaultLanguage)],
];

/** Returns the elements of the head that describe a page to search engines and link previews. */
export function renderPageHead(
  head: PageHead | undefined,
  { language, title, portal }: { language: Language; title: string; portal: string },
): string {
  if (head === undefined) return '    <meta name="robots" content="noindex">\n';
  const url = originPlaceholder + withLanguage(head.canonicalPath, language);
  const properties = {
    "og:title": title,
    "og:description": head.description,
    "og:type": head.openGraphType ?? "website",
    "og:locale": getOpenGraphLocale(language),
    "og:url": url,
    "og:image": `${originPlaceholder}/icons/${portal}-512.png`,
  };
  return [
    `<meta name="description" content="${escapeAttribute(head.description)}">`,
    `<link rel="canonical" href="${url}">`,
    ...listAlternates(head.canonicalPath).map(
      ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
    ),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`,
    ),
    // A data block, which the content security policy does not restrict: no browser runs it.
    ...head.structuredData.map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
    ),
  ]
    .map((element) => `    ${element}\n`)
    .join("");
}

/** Returns the links by which readers find the feeds of a language. */
export const renderFeedLinks = (language: Language, titles: Readonly<Record<FeedPlacement, string>>): string =>
  feedPlacements
    .map(
      (placement) =>
        `    <link rel="alternate" type="${feedMediaType}" title="${escapeAttribute(titles[placement])}" href="${getFeedPath(placement, language)}">\n`,
    )
    .join("");

/** Returns a page without the links of the feeds, for a server that has none. */
export const withoutFeedLinks = (html: string): string =>
  html.replaceAll(/\s*<link rel="alternate" type="application\/atom\+xml"[^>]*>/g, "");

/** Returns the sitemap of the pages that search engines may list, in all languages. */
export function renderSitemap(canonicalPaths: readonly string[]): string {
  const entries = canonicalPaths.flatMap((path) =>
    languages.map(
      ({ code }) =>
        `<url><loc>${originPlaceholder}${withLanguage(path, code)}</loc>${listAlternates(path)
          .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
          .join("")}</url>\n`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

/** Returns robots.txt. Personal pages say `noindex` themselves; the closed addresses are those that may carry a code. */
export const renderRobots = (closedPaths: readonly string[]): string =>
  `User-agent: *
${closedPaths.flatMap((path) => languages.map(({ code }) => `Disallow: ${withLanguage(path, code)}\n`)).join("")}
Sitemap: ${originPlaceholder}/sitemap.xml
`;

/** The files that name the public origin, besides pages. */
export const filesWithOrigin: readonly string[] = ["robots.txt", "sitemap.xml"];

/**
 * Returns a page, the sitemap or robots.txt with the public origin. Without one, the addresses in a page have none, and
 * robots.txt names no sitemap.
 */
export const withPublicOrigin = (text: string, origin = ""): string =>
  (origin === "" ? text.replace(/^Sitemap:.*\n/m, "") : text).replaceAll(originPlaceholder, origin);
