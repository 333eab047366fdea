import { isRecord } from "../../../../src/config/isRecord.ts";
import { getScript, languages, listLocalisedTexts, type Language } from "../../contract/language.ts";
import { hasWordsOfOtherLanguage } from "../../contract/textFaults.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { largestPage } from "../fetchBody.ts";
import { ContractViolation } from "../outcomes.ts";
import { hasSameContent } from "./declaredContent.ts";
import { assertHolds } from "./judgeResponse.ts";
import type { OperationResponse } from "../run/contractClient.ts";
import { createValidRequest } from "../requests.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";

/** Returns whether a text is long enough to differ between languages, unlike names and codes. */
const isSentence = (text: string): boolean => (text.match(/\p{Ll}{4,}/gu) ?? []).length >= 4;

/** Returns whether a text has words, unlike a code. */
const isWords = (text: string): boolean => /\p{Ll}{4}/u.test(text) && /\p{Script=Latin}/u.test(text);

/** Returns whether a text has words with letters that only Azerbaijani has. */
const isAzerbaijani = (text: string): boolean => isWords(text) && /[əğı]/i.test(text);

/** Returns whether a sentence is clearly not in a language. */
function isInOtherLanguage(language: Language, text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const isCyrillic = count(/\p{Script=Cyrillic}/gu) > count(/\p{Script=Latin}/gu);
  return isCyrillic !== (getScript(language) === "Cyrl") || hasWordsOfOtherLanguage(language, text);
}

/** The number of different texts of a field from which on they cannot all be the same in two languages, as names are. */
const minDistinctTexts = 3;

/** The same for a language with other letters, in which names are written differently too. */
const minDistinctTextsInOtherScript = 2;

/** The number of letters from which on an Azerbaijani text has one of its own. One letter of eight is. */
const minLetters = 150;

type TextsByField = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the different texts of each localised field, without the ids of entries in its path. */
function readTextsByField(
  document: OpenApiDocument,
  schema: SchemaObject,
  calls: readonly RecordedCall[],
  lang: Language,
): TextsByField {
  const texts = new Map<string, Set<string>>();
  for (const { response } of calls.filter((call) => (call.request.lang ?? "az") === lang))
    for (const { path, text } of listLocalisedTexts(document, schema, response.body, lang)) {
      // Entries follow the name of their list.
      const field = path.replaceAll(/\/(items|\w+s)\/[^/]+/g, "/$1");
      if (!/\p{L}{3}/u.test(text)) continue;
      texts.set(field, (texts.get(field) ?? new Set()).add(text));
    }
  return texts;
}

/** Returns the sentences of the entries that state their language in `lang`. */
function listMarkedTexts(value: unknown): readonly { id: string; lang: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap(listMarkedTexts);
  if (!isRecord(value)) return [];
  const { id, lang } = value;
  // The name of a document can be in another language than the document.
  const own =
    typeof lang !== "string" || value["mimeType"] !== undefined
      ? []
      : Object.values(value)
          .filter((text) => typeof text === "string" && isSentence(text))
          .map((text) => ({ id: String(id), lang, text: String(text) }));
  return [...own, ...Object.values(value).flatMap(listMarkedTexts)];
}

/** Returns each two languages, the earlier one first. */
const listPairs = (codes: readonly Language[]): readonly (readonly [Language, Language])[] =>
  codes.flatMap((first, index) => codes.slice(index + 1).map((second) => [first, second] as const));

const getEnglishName = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** The part of the entries whose text is translated from which on another entry's text should be, too. */
const translatedShare = 2 / 3;

/** Returns an Azerbaijani text that is the same in another language, although the field is translated in most entries. */
function findUntranslated(azerbaijani: TextsByField, other: TextsByField): string | undefined {
  for (const [field, texts] of azerbaijani) {
    const same = [...texts].filter((text) => other.get(field)?.has(text));
    const untranslated = same.find((text) => isWords(text) && /[əğışöüç]/i.test(text));
    if (untranslated !== undefined && same.length <= texts.size * (1 - translatedShare))
      return `${field} is "${untranslated.slice(0, 100)}" in both`;
  }
  return undefined;
}

/** Returns the checks that a text of one resource differs between the languages, unless `lang` says that it does not. */
export function createTranslationChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
  codes: readonly Language[] = languages,
): readonly ContractCheck[] {
  const schema = operation.responses.get(200)?.content?.["application/json"]?.schema;
  if (operation.isMutating || operation.method !== "GET" || schema === undefined) return [];
  return [
    {
      name: "translates each field",
      run: async (context) => {
        // More entries than the first page has, so that each field has several texts.
        if (operation.parameters.some(({ name }) => name === "perPage") && operation.isProposed)
          for (const lang of codes) {
            const request = await createValidRequest(context, operation);
            await context.client.send(operation, { ...request, query: { ...request.query, ...largestPage }, lang });
          }
        for (const [first, second] of listPairs(codes)) {
          const [ofFirst, ofSecond] = [first, second].map((lang) =>
            readTextsByField(document, schema, findSuccesses(recordedCalls, operation), lang),
          ) as [TextsByField, TextsByField];
          const isInOtherScript = getScript(first) !== getScript(second);
          const untranslated = first === "az" && !isInOtherScript ? findUntranslated(ofFirst, ofSecond) : undefined;
          if (untranslated !== undefined)
            context.notes.add(
              `an Azerbaijani text that is the same in ${getEnglishName(second)}, without lang: ${untranslated}`,
            );
          // The two languages may have been asked for other entries too.
          for (const [field, texts] of ofFirst) {
            const others = ofSecond.get(field);
            const [fewer, more] = others !== undefined && others.size < texts.size ? [others, texts] : [texts, others];
            const least = isInOtherScript ? minDistinctTextsInOtherScript : minDistinctTexts;
            if (fewer.size < least || more === undefined || ![...fewer].some((text) => /\p{Ll}{4}/u.test(text)))
              continue;
            if ([...fewer].every((text) => more.has(text)))
              throw new ContractViolation(
                `other texts of ${field} in ${second} than in ${first}, or their language in lang`,
                `the same ${fewer.size} texts: ${[...fewer].join(", ").slice(0, 200)}`,
              );
          }
        }
      },
    },
    {
      name: "writes texts in the language of lang, and not of Accept-Language",
      run: async (context) => {
        const { lang: _lang, ...request } = await createValidRequest(context, operation);
        const ask = (acceptLanguage: string, lang?: Language): Promise<OperationResponse> => {
          const headers = { ...request.headers, "accept-language": acceptLanguage };
          return context.client.send(operation, { ...request, headers, ...(lang && { lang }) });
        };
        const isSame = (one: OperationResponse, another: OperationResponse): boolean =>
          hasSameContent(context, operation, one, another);
        const first = await ask("az", "az");
        const others = [await ask("ru,en;q=0.5", "az"), await ask("ru,en;q=0.5")];
        // What differs by itself, such as a time, says nothing.
        if (first.status !== 200 || !isSame(first, await ask("az", "az"))) return;
        for (const other of others)
          assertHolds(
            other.status !== 200 || isSame(other, first),
            `the same in Azerbaijani, since no response depends on Accept-Language: ${first.text.slice(0, 300)}`,
            other,
          );
      },
    },
    {
      name: "names the language of a text in lang",
      run: () => {
        const languagesByText = new Map<string, string>();
        for (const { response } of findSuccesses(recordedCalls, operation))
          for (const { id, lang, text } of listMarkedTexts(response.body)) {
            const key = `${id} ${text}`;
            const earlier = languagesByText.get(key) ?? lang;
            if (earlier !== lang)
              throw new ContractViolation(
                `the language of the text in lang, which was ${earlier} before`,
                `${lang}: ${text.slice(0, 200)}`,
                response.curl,
              );
            languagesByText.set(key, lang);
          }
        return Promise.resolve();
      },
    },
    {
      name: "writes Azerbaijani with its own letters",
      run: () => {
        for (const [field, texts] of readTextsByField(
          document,
          schema,
          findSuccesses(recordedCalls, operation),
          "az",
        )) {
          const text = [...texts].join(" ");
          if ((text.match(/\p{L}/gu) ?? []).length >= minLetters && !/[əğıöüçş]/i.test(text))
            throw new ContractViolation(`one of the letters ə, ğ, ı, ö, ü, ç and ş in ${field}`, text.slice(0, 200));
        }
        return Promise.resolve();
      },
    },
    {
      name: "names in lang a language that the text can be in",
      run: () => {
        for (const { response } of findSuccesses(recordedCalls, operation))
          for (const { lang, text } of listMarkedTexts(response.body))
            if (languages.some((language) => language === lang) && isInOtherLanguage(lang as Language, text))
              throw new ContractViolation(`a text in ${lang}, which lang names`, text.slice(0, 200), response.curl);
        return Promise.resolve();
      },
    },
    {
      name: "returns other texts in another language",
      run: (context) => {
        const readTexts = (lang: Language): ReadonlyMap<string, string> =>
          new Map(
            findSuccesses(recordedCalls, operation)
              .filter(({ request }) => request.lang === lang)
              .flatMap(({ response, request }) =>
                listLocalisedTexts(document, schema, response.body, lang).map(
                  ({ path, text }) =>
                    [
                      `${JSON.stringify(request.path ?? {})} ${JSON.stringify(request.query ?? {})} ${path}`,
                      text,
                    ] as const,
                ),
              ),
          );
        const azerbaijani = readTexts("az");
        const others = codes
          .filter((lang) => lang !== "az")
          .map((lang) => ({ lang, texts: readTexts(lang), isInOtherScript: getScript(lang) !== getScript("az") }));
        const findSame = (
          other: ReadonlyMap<string, string>,
          isJudged: (text: string) => boolean,
        ): readonly [string, string] | undefined =>
          [...azerbaijani].find(([path, text]) => isJudged(text) && other.get(path) === text);
        const describe = ([path, text]: readonly [string, string]): string =>
          `${path.split(" ").at(-1)} is "${text.slice(0, 100)}" in both`;
        for (const { lang, texts, isInOtherScript } of others) {
          const same = findSame(texts, isInOtherScript ? isAzerbaijani : isSentence);
          if (same !== undefined)
            throw new ContractViolation(`another text in az than in ${lang}, or its language in lang`, describe(same));
        }
        // A name can be the same in two languages.
        const kept = others
          .map(({ texts, isInOtherScript }) => findSame(texts, isInOtherScript ? isWords : isAzerbaijani))
          .find((same) => same !== undefined);
        if (kept !== undefined)
          context.notes.add(`a text that is the same in two languages, without lang: ${describe(kept)}`);
        return Promise.resolve();
      },
    },
  ];
}
