import { languages, listLocalisedTexts, type Language } from "../../contract/language.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { ContractViolation } from "../outcomes.ts";
import { describeResponse } from "./judgeResponse.ts";
import { createValidRequest } from "../requests.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";

/** The most different responses of an operation that are validated again. */
const maxValidated = 60;

/** Returns whether a response has to be in the language of its request: a repeated request returns the first response. */
const isJudged = ({ request: { query, headers } }: RecordedCall): boolean =>
  query?.["lang"] === undefined && headers?.["Idempotency-Key"] === undefined;

/** Checks that each success is valid and in its language, also of the requests whose checks look at something else. */
const createValidityCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "returns only responses that are valid by the contract",
  run: (context) => {
    const calls = new Map(
      findSuccesses(recordedCalls, operation)
        .filter((call) => isJudged(call) && operation.responses.has(call.response.status) && call.response.text !== "")
        .map((call) => [`${call.request.lang} ${call.response.text}`, call]),
    );
    for (const { request, response } of [...calls.values()].slice(0, maxValidated)) {
      const [error] = context.validator.responseErrors(operation, response, request.lang ?? "az");
      if (error !== undefined) throw new ContractViolation(error, describeResponse(response), response.curl);
    }
    return Promise.resolve();
  },
});

/** The fields with a sentence of the server, which differs between languages, unlike names and codes. */
const messageField = /\/(message|reason)$/;

/** Returns the messages in successful responses of a language, with the request that got each. */
function readMessages(
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
  lang: Language,
): ReadonlyMap<string, string> {
  const schema = operation.responses.get(200)?.content?.["application/json"]?.schema ?? {};
  return new Map(
    findSuccesses(recordedCalls, operation)
      .filter((call) => isJudged(call) && (call.request.lang ?? "az") === lang)
      .flatMap(({ response }) =>
        listLocalisedTexts(document, schema, response.body, lang)
          .filter(({ path, text }) => messageField.test(path) && /\p{L}{3}/u.test(text))
          // Each appeal has another number.
          .map(({ text }) => [text.replaceAll(/\d+/g, "0"), response.curl] as const),
      ),
  );
}

/** Checks that no message of an operation is the same in two languages. */
const createMessageCheck = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "translates its messages",
  run: async (context) => {
    for (const lang of languages)
      if (readMessages(document, operation, recordedCalls, lang).size === 0)
        await expectResponse(context, operation, { ...(await createValidRequest(context, operation)), lang }, 200);
    const messages = languages.map((lang) => ({
      lang,
      texts: readMessages(document, operation, recordedCalls, lang),
    }));
    for (const [index, first] of messages.entries())
      for (const second of messages.slice(index + 1))
        for (const [text, curl] of second.texts)
          if (first.texts.has(text))
            throw new ContractViolation(`another message in ${second.lang} than in ${first.lang}`, text, curl);
  },
});

/** Returns whether the successful response of an operation has a message for the user. */
function hasMessage(document: OpenApiDocument, { responses }: ContractOperation): boolean {
  const media = responses.get(200)?.content?.["application/json"];
  return Object.values(media?.examples ?? {}).some(({ value }) =>
    listLocalisedTexts(document, media?.schema ?? {}, value, "az").some(({ path }) => messageField.test(path)),
  );
}

/** Returns the checks of all successful responses of an operation so far: they are valid, and their messages translated. */
export const createMessageChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  createValidityCheck(operation, recordedCalls),
  ...(operation.isMutating && hasMessage(document, operation)
    ? [createMessageCheck(document, operation, recordedCalls)]
    : []),
];
