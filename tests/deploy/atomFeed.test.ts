import { expect, it } from "vitest";
import { renderAtomFeed } from "../../deploy/renderer/atomFeed.ts";
import { withPublicOrigin } from "../../deploy/pageHead.ts";
import type { Feed } from "../../src/prerender.tsx";
import { findAtomProblems } from "../support/findAtomProblems.ts";

const origin = "https://portal.example.org";
const post = {
  id: "7",
  place: "news",
  title: "News",
  summary: "First lines",
  publishedAt: "2026-03-20T10:00:00+04:00",
} as const;
const feed: Feed = {
  placement: "news",
  title: "News – Portal",
  author: "Service",
  pagePath: "/information-center/news",
  posts: [post],
};
const now = new Date("2026-11-25T08:00:00Z");
const render = (changes: Partial<Feed> = {}, language: "az" | "ru" = "ru"): string =>
  withPublicOrigin(renderAtomFeed({ ...feed, ...changes }, language, now), origin);

it("a feed is valid, names its addresses in its language, and an entry has the language of its text", () => {
  const xml = render({ posts: [post, { ...post, id: "8", lang: "az", publishedAt: "2026-03-21T08:00:00Z" }] });
  expect(findAtomProblems(xml)).toEqual([]);
  expect(xml).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">`);
  expect(xml).toContain(
    `<link rel="self" type="application/atom+xml" hreflang="ru" href="${origin}/ru/feeds/news.xml"/>`,
  );
  expect(xml).toContain(`<id>${origin}/ru/post/7</id>`);
  expect(xml).toContain(`<entry xml:lang="az">`);
  expect(/<updated>([^<]+)/.exec(xml)?.[1]).toBe("2026-03-21T08:00:00.000Z");
  expect(render({}, "az")).toContain(`<id>${origin}/feeds/news.xml</id>`);
});

it("a feed without posts is valid", () => {
  const xml = render({ posts: [] });
  expect(findAtomProblems(xml)).toEqual([]);
  expect(xml).toContain("<updated>2026-11-25T08:00:00.000Z</updated>");
});

it("a text keeps markup, and loses the characters that XML forbids", () => {
  const text = `<b>A & B</b> ]]> "c" \u0000\u0008\uffff\ud800 \u{1f600}`;
  const xml = render({ title: text, author: text, posts: [{ ...post, id: `a"&<b`, title: text, summary: text }] });
  expect(findAtomProblems(xml)).toEqual([]);
  expect(xml).toContain(`<title>&lt;b&gt;A &amp; B&lt;/b&gt; ]]&gt; "c" \ufffd \u{1f600}</title>`);
});

it.each([
  ["no Atom", "<rss/>", /no feed of Atom/],
  ["not well-formed", "<feed", /./],
  ["a repeated id", render({ posts: [post, post] }), /same id/],
  ["a feed without a time", render().replace(/<updated>.*?<\/updated>/, ""), /not one updated/],
  ["an entry without a link", render().replace(/ {4}<link rel="alternate".*/, ""), /neither content nor a link/],
  ["a relative id", render().replaceAll(origin, ""), /no absolute IRI/],
])("the check of feeds finds: %s", (_name, xml, problem) => {
  expect(findAtomProblems(xml).join("\n")).toMatch(problem);
});
