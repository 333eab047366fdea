import type { ByOperation } from "../../contract/operationId.ts";
import type { ContractCheck } from "../check.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { languages } from "../../contract/language.ts";
import {
  createValidRequestFor,
  defineCheck,
  defineSpecifiedCheck,
  readProposedItems,
  toComparable,
  toPath,
} from "./checkHelpers.ts";

/** How many entries of a list are searched for. */
const maxSearched = 6;

/** The first entries of what is searched, by the list that names them, and their section in the search. */
const searchedLists: readonly {
  id: string;
  field: string;
  queries: readonly { query: Readonly<Record<string, string>>; place: string }[];
}[] = [
  {
    id: "listServices",
    field: "title",
    queries: [
      { query: { type: "E_SERVICE", competitionQualityType: "1" }, place: "e-services" },
      { query: { type: "E_SERVICE", competitionQualityType: "2" }, place: "e-services" },
      { query: { type: "INFORMATIVE" }, place: "informative-services" },
    ],
  },
  {
    id: "listPosts",
    field: "title",
    queries: ["news", "useful-information"].map((place) => ({ query: { place }, place })),
  },
  { id: "listFaq", field: "question", queries: [{ query: {}, place: "faq" }] },
];

const knownSections = searchedLists.flatMap(({ queries }) => queries.map(({ place }) => place));

const searchCheck = defineCheck("finds services, news, articles and questions by their titles", async (context) => {
  for (const { id, field, queries } of searchedLists)
    for (const { query, place } of queries)
      for (const lang of languages) {
        // In one language also an entry in the middle and the last one: a server may know only the first ones.
        const isWhole = lang === "az";
        const request = { query: { ...query, ...(!isWhole && { perPage: 1 }) }, lang };
        const items = await readProposedItems(context, id, request);
        const places = isWhole ? [0, Math.floor(items.length / 2), items.length - 1] : [0];
        for (const index of new Set(places)) {
          const entry = items[index];
          const title = entry?.[field];
          if (entry === undefined || typeof title !== "string") continue;
          const found = await fetchItems(context, "searchPortal", { query: { word: title.slice(0, 200) }, lang });
          const named = found.filter((result) => result["title"] === title);
          assertContract(
            named.length > 0,
            `"${title}" of ${id} among the results for its title in ${lang}`,
            found.map((result) => result["title"]),
          );
          // The list of sections is open.
          assertContract(
            named.some(({ searchPlace }) => searchPlace === place || !knownSections.includes(String(searchPlace))),
            `"${title}" in the section ${place}`,
            named.map(({ searchPlace }) => searchPlace),
          );
          if (!named.some((result) => String(result["id"]) === String(entry["id"])))
            context.notes.add(`the result "${title}" has another id than the entry of ${id}`);
        }
      }
});

/** Notes a result that does not name the language of its texts, as the list with the same entry does. */
const resultLanguageCheck = defineCheck("names the language of a result that is not translated", async (context) => {
  for (const { id, field, queries } of searchedLists)
    for (const { query } of queries)
      for (const lang of languages) {
        const items = await readProposedItems(context, id, { query, lang });
        const entry = items.find((item) => item["lang"] !== undefined && item["lang"] !== lang);
        if (entry === undefined) continue;
        const word = String(entry[field]).slice(0, 200);
        for (const result of await fetchItems(context, "searchPortal", { query: { word }, lang }))
          if (result["title"] === entry[field] && result["lang"] !== entry["lang"])
            context.notes.add(
              `lang ${String(entry["lang"])} of the result "${word}" in ${lang}, as in ${id}: ${String(result["lang"])}`,
            );
      }
});

/** Returns the words of a text, without markup. */
const readWords = (html: unknown): readonly string[] =>
  String(html)
    .replaceAll(/<[^>]*>/g, " ")
    .match(/\p{L}{7,}/gu) ?? [];

/** How many of the last words of a text are searched for: some of them may be the same in many texts. */
const maxSearchedWords = 3;

/** Notes a search that does not read texts to their end, or shows another part than the one with the word: the specification promises neither. */
const fullTextCheck = defineCheck("shows the part of a text that has the word, also at its end", async (context) => {
  const [listed] = await readProposedItems(context, "listPosts", { query: { place: "news" } });
  if (listed === undefined) return;
  const post = await fetchBody(context, "readPost", { path: toPath(listed) });
  const words = readWords(post["content"]);
  const other = readWords(`${String(post["title"])} ${words.slice(0, Math.ceil(words.length / 2)).join(" ")}`);
  const isOther = (word: string): boolean => other.some((found) => found.slice(0, 5) === word.slice(0, 5));
  for (const word of words.filter((found) => !isOther(found)).slice(-maxSearchedWords)) {
    const results = await fetchItems(context, "searchPortal", { query: { word } });
    const found = results.find(({ id, title }) => String(id) === String(post["id"]) && title === post["title"]);
    if (found === undefined) {
      context.notes.add(`the search for "${word}" does not find a post with this word at the end of its text`);
      continue;
    }
    if (!toComparable(found["content"]).includes(toComparable(word.slice(0, 5))))
      context.notes.add(`the search for "${word}" shows another part of the text`);
  }
});

/** The texts besides the titles that are searched, by the list that contains them. */
const searchedTexts: readonly { id: string; title: string; field: string }[] = [
  { id: "listServices", title: "title", field: "summary" },
  { id: "listFaq", title: "question", field: "answer" },
];

/** Notes a search that reads only the titles of services and questions: the specification does not promise more. */
const otherTextCheck = defineCheck("finds services and questions by their other texts", async (context) => {
  for (const { id, title, field } of searchedTexts) {
    const items = await readProposedItems(context, id);
    for (const entry of new Set([items[0], items.at(-1)])) {
      if (entry === undefined) continue;
      const ofTitle = toComparable(entry[title]);
      const words = readWords(entry[field]).filter((word) => !ofTitle.includes(toComparable(word).slice(0, 5)));
      const searched = words.slice(-maxSearchedWords);
      let isFound = searched.length === 0;
      for (const word of searched) {
        const results = await fetchItems(context, "searchPortal", { query: { word } });
        isFound ||= results.some((result) => result["title"] === entry[title]);
        if (isFound) break;
      }
      if (!isFound)
        context.notes.add(`the search for ${searched.join(", ")} does not find the entry of ${id} with this ${field}`);
    }
  }
});

/** Notes an entry with both words of a search in its title after one that has only one of them: servers rank in many ways. */
const bestMatchCheck = defineCheck("returns the best match first", async (context) => {
  for (const id of ["listPosts", "listServices"])
    for (const { title } of (await readProposedItems(context, id)).slice(0, maxSearched)) {
      const titleWords = String(title).match(/\p{L}{5,}/gu) ?? [];
      const [first, last] = [titleWords[0], titleWords.at(-1)];
      if (first === undefined || last === undefined || titleWords.length < 2) continue;
      const word = `${first} ${last}`;
      const results = await fetchItems(context, "searchPortal", { query: { word } });
      const place = results.findIndex((result) => result["title"] === title);
      if (place === -1) context.notes.add(`the search for "${word}" does not find "${String(title)}"`);
      const worse = results.slice(0, Math.max(0, place)).find((result) => {
        const text = toComparable(`${String(result["title"])} ${String(result["content"])}`);
        return [first, last].some((part) => !text.includes(toComparable(part).slice(0, 5)));
      });
      if (worse !== undefined)
        context.notes.add(`the search for "${word}" has "${String(worse["title"])}" before "${String(title)}"`);
    }
});

/** Checks of the search in all sections, by operationId. */
export const portalSearchChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  searchPortal: [
    defineSpecifiedCheck("returns at most perPage entries, 10 by default", async (context) => {
      const request = await createValidRequestFor(context, "searchPortal");
      for (const perPage of [undefined, 1]) {
        const { items } = await fetchBody<{ items: unknown[] }>(context, "searchPortal", {
          ...request,
          query: { ...request.query, perPage },
        });
        assertContract(items.length <= (perPage ?? 10), `at most ${perPage ?? 10} entries`, `${items.length} entries`);
      }
    }),
    searchCheck,
    fullTextCheck,
    otherTextCheck,
    bestMatchCheck,
    resultLanguageCheck,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
