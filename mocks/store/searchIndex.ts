import type { components } from "../../src/generated/contract.d.ts";
import { faq } from "../sampleData/faq.ts";
import { posts } from "../sampleData/posts.ts";
import { services } from "../sampleData/services.ts";
import { standards } from "../sampleData/standards.ts";
import { splitNormalizedWords } from "./textNormalization.ts";
import { translate, localizedText, type Language, type LocalizedText } from "./localizedText.ts";

type IndexEntry = { id: string; place: string; title: LocalizedText; content: LocalizedText };

const stripMarkup = (words: LocalizedText): LocalizedText => {
  // Marks inside a sentence vanish, all others part words.
  const plain = (one: string): string =>
    one
      .replaceAll(/<\/?(strong|a)\b[^>]*>/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  return localizedText(plain(words.az), words.ru && plain(words.ru), words.en && plain(words.en));
};

/** Everything that can be found, in the order in which equal matches are shown. */
const searchIndex: readonly IndexEntry[] = [
  ...services.map(({ id, type, title, summary }) => ({
    id,
    place: type === "E_SERVICE" ? "e-services" : "informative-services",
    title,
    content: summary,
  })),
  ...posts.map(({ id, place, title, content }) => ({ id, place, title, content: stripMarkup(content) })),
  ...faq.map(({ id, question, answer }) => ({ id, place: "faq", title: question, content: answer })),
  ...standards.map(({ id, designation, title }) => ({
    id,
    place: "standards",
    title: localizedText(designation),
    content: title,
  })),
];

/**
 * What the words of a search find, the best match first: each word has to begin a word of the title or the content, and
 * matches in the title count more.
 */
export function searchContent(query: string, lang: Language): components["schemas"]["SearchResult"][] {
  const wanted = splitNormalizedWords(query);
  if (wanted.length === 0) return [];
  return searchIndex
    .map(({ id, place, title, content }) => ({
      id,
      searchPlace: place,
      title: translate(title, lang),
      content: translate(content, lang),
    }))
    .map((found) => ({
      found,
      score: scoreMatch(wanted, splitNormalizedWords(found.title), splitNormalizedWords(found.content)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ found }) => ({ ...found, content: createExcerpt(found.content, wanted) }));
}

/** Whether all the words stand in a text. */
export function matchesQuery(query: string, ...texts: readonly string[]): boolean {
  const present = texts.flatMap(splitNormalizedWords);
  return splitNormalizedWords(query).every((word) => present.some((one) => one.startsWith(word)));
}

function scoreMatch(queryWords: readonly string[], title: readonly string[], content: readonly string[]): number {
  const scores = queryWords.map((word) =>
    title.some((one) => one.startsWith(word)) ? 3 : content.some((one) => one.startsWith(word)) ? 1 : 0,
  );
  return scores.includes(0) ? 0 : scores.reduce((sum: number, score) => sum + score, 0);
}

/** About how many characters of a long text are shown around a match. */
const maxExcerptLength = 160;

/** The part of a text around the first match, cut between words. */
function createExcerpt(content: string, queryWords: readonly string[]): string {
  if (content.length <= maxExcerptLength) return content;
  const words = content.split(" ");
  const hit = Math.max(
    words.findIndex((word) =>
      queryWords.some((one) => splitNormalizedWords(word).some((part) => part.startsWith(one))),
    ),
    0,
  );
  let [from, to] = [hit, hit + 1];
  const length = (): number => words.slice(from, to).join(" ").length;
  while (length() < maxExcerptLength && (from > 0 || to < words.length)) {
    if (from > 0) from -= 1;
    if (to < words.length) to += 1;
  }
  return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
}
