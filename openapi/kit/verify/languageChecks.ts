import { listLocalisedTexts, type Language } from "../contract/language.ts";
import type { OpenApiDocument } from "../contract/document.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { ContractViolation, type ContractCheck } from "./check.ts";
import { findSuccesses, type RecordedCall } from "./recordedCalls.ts";

/** Returns whether a text is long enough to differ between languages, unlike names and codes. */
const isSentence = (text: string): boolean => (text.match(/\p{Ll}{4,}/gu) ?? []).length >= 4;

/** Returns the check that a text of one resource differs between the languages, unless `lang` says that it does not. */
export function createTranslationChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] {
  const schema = operation.responses.get(200)?.content?.["application/json"]?.schema;
  if (operation.isMutating || operation.method !== "GET" || schema === undefined) return [];
  return [
    {
      name: "returns other texts in another language",
      run: () => {
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
        const english = readTexts("en");
        const same = [...readTexts("az")].find(([path, text]) => isSentence(text) && english.get(path) === text);
        if (same !== undefined)
          throw new ContractViolation(
            "another text in az than in en, or its language in lang",
            `${same[0].split(" ").at(-1)} is "${same[1].slice(0, 100)}" in both`,
          );
        return Promise.resolve();
      },
    },
  ];
}
