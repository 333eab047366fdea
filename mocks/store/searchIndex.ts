import type { SearchResult } from "../../src/generated/contract.d.ts";
import { faq } from "../sampleData/faq.ts";
import { posts } from "../sampleData/posts.ts";
import { services } from "../sampleData/services.ts";
import { standards } from "../sampleData/standards.ts";
import { splitNormalizedWords } from "./textNormalization.ts";
import { translate, localizedText, type Language, type LocalizedText, mapLanguages } from "./localizedText.ts";

type IndexEntry = { id: string; section: string; title: LocalizedText; content: LocalizedText };

const stripMarkup = (text: LocalizedText): LocalizedText => {
  // Punctuation inside a word is removed; other punctuation separates words.
  const toPlainText = (html: string): string =>
    html
      .replaceAll(/<\/?(strong|a)\b[^>]*>/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  return mapLanguages(text, toPlainText);
};

/** All searchable entries. Equal matches keep this order. */
const searchIndex: readonly IndexEntry[] = [
  ...services.map(({ id, type, title, summary }) => ({
    id,
    section: type === "E_SERVICE" ? "e-services" : "informative-services",
    title,
    content: summary,
  })),
  ...posts.map(({ id, place, title, content }) => ({ id, section: place, title, content: stripMarkup(content) })),
  ...faq.map(({ id, question, answer }) => ({ id, section: "faq", title: question, content: answer })),
  ...standards.map(({ id, designation, title }) => ({
    id,
    section: "standards",
    title: localizedText(designation),
    content: title,
  })),
];

/**
 * Returns the matches of a query, best first. Each query word must be a prefix of a word in the title or content.
 * Matches in the title have a higher weight.
 */
export function searchContent(query: string, lang: Language): SearchResult[] {
  const queryWords = splitNormalizedWords(query);
  if (queryWords.length === 0) return [];
  return searchIndex
    .map(({ id, section, title, content }) => ({
      id,
      searchPlace: section,
      title: translate(title, lang),
      content: translate(content, lang),
    }))
    .map((result) => ({
      found: result,
      score: scoreMatch(queryWords, splitNormalizedWords(result.title), splitNormalizedWords(result.content)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ found: result }) => ({ ...result, content: createExcerpt(result.content, queryWords) }));
}

/** Returns true if each query word occurs in one of the texts. */
export function matchesQuery(query: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap(splitNormalizedWords);
  return splitNormalizedWords(query).every((word) => words.some((item) => item.startsWith(word)));
}

function scoreMatch(queryWords: readonly string[], title: readonly string[], content: readonly string[]): number {
  const scores = queryWords.map((word) =>
    title.some((item) => item.startsWith(word)) ? 3 : content.some((item) => item.startsWith(word)) ? 1 : 0,
  );
  return scores.includes(0) ? 0 : scores.reduce((sum: number, score) => sum + score, 0);
}

/** The approximate length of an excerpt, in characters. */
const maxExcerptLength = 160;

/** Returns an excerpt around the first match, cut between words. */
function createExcerpt(content: string, queryWords: readonly string[]): string {
  if (content.length <= maxExcerptLength) return content;
  const words = content.split(" ");
  const matchIndex = Math.max(
    words.findIndex((word) =>
      queryWords.some((queryWord) => splitNormalizedWords(word).some((part) => part.startsWith(queryWord))),
    ),
    0,
  );
  let [from, to] = [matchIndex, matchIndex + 1];
  const length = (): number => words.slice(from, to).join(" ").length;
  while (length() < maxExcerptLength && (from > 0 || to < words.length)) {
    if (from > 0) from -= 1;
    if (to < words.length) to += 1;
  }
  return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
}
