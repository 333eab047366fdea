import { getFeedPath } from "../../src/i18n/feedPaths.ts";
import { getHref } from "../../src/config/paths.ts";
import { originPlaceholder } from "../../src/config/publicOrigin.ts";
import type { Language } from "../../src/i18n/language.ts";
import { withLanguage } from "../../src/i18n/languagePaths.ts";
import type { Feed } from "../../src/prerender.tsx";

/** Returns the text of an XML element: without the characters that no XML document may have. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

const toUrl = (path: string, language: Language): string => originPlaceholder + withLanguage(path, language);

/**
 * Returns a feed as Atom (RFC 4287), with the placeholder of the public origin. The address of a post is its id: it stays the
 * same as long as the post exists. `now` is the time of a feed without posts.
 */
export function renderAtomFeed(
  { placement, title, author, pagePath, posts }: Feed,
  language: Language,
  now = new Date(),
): string {
  const feedUrl = originPlaceholder + getFeedPath(placement, language);
  const times = posts.map(({ publishedAt }) => Date.parse(publishedAt));
  const updatedAt = new Date(posts.length === 0 ? now : Math.max(...times));
  const entries = posts.map(({ id, title: postTitle, summary, publishedAt, lang }) => {
    const url = toUrl(getHref("post", { id }), language);
    return `  <entry${lang === undefined ? "" : ` xml:lang="${lang}"`}>
    <id>${url}</id>
    <title>${escapeXml(postTitle)}</title>
    <link rel="alternate" type="text/html" hreflang="${language}" href="${url}"/>
    <published>${new Date(publishedAt).toISOString()}</published>
    <updated>${new Date(publishedAt).toISOString()}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${feedUrl}</id>
  <title>${escapeXml(title)}</title>
  <updated>${updatedAt.toISOString()}</updated>
  <author><name>${escapeXml(author)}</name></author>
  <link rel="self" type="application/atom+xml" hreflang="${language}" href="${feedUrl}"/>
  <link rel="alternate" type="text/html" hreflang="${language}" href="${toUrl(pagePath, language)}"/>
${entries.join("")}</feed>
`;
}
