import { isRecord } from "../../../../src/config/isRecord.ts";
import { languages, type Language } from "../../contract/language.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck } from "../check.ts";
import { assertContract, ContractViolation } from "../outcomes.ts";
import { describeResponse } from "../responses/judgeResponse.ts";
import type { OperationResponse } from "../run/contractClient.ts";
import { findErrors, findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";

/** Returns the first level of the fields that a problem names. */
export const listProblemFields = ({ body }: OperationResponse): readonly string[] =>
  isRecord(body) && Array.isArray(body["fields"])
    ? body["fields"].flatMap((problem: unknown) =>
        isRecord(problem) && typeof problem["field"] === "string" ? (problem["field"].split("/")[0] ?? []) : [],
      )
    : [];

/** Returns the texts of a problem for the user. */
const readReasons = ({ body }: OperationResponse): string => {
  if (!isRecord(body)) return "";
  const { message, fields } = body;
  return JSON.stringify([message, fields]);
};

/** The most errors of an operation that are asked for again. */
const maxRepeatedErrors = 3;

/** Checks that the texts of an error are in the language of `lang`, whatever the browser prefers. */
const createErrorLanguageCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "writes errors in the language of lang, and not of Accept-Language",
  run: async (context) => {
    const rejected = findErrors(recordedCalls, operation).filter(
      ({ request, response }) => [400, 422].includes(response.status) && request.form === undefined,
    );
    const withFields = rejected.filter(({ response }) => listProblemFields(response).length > 0);
    for (const { request } of [...withFields, ...rejected].slice(0, maxRepeatedErrors)) {
      const ask = (acceptLanguage: string): Promise<OperationResponse> =>
        context.client.send(operation, {
          ...request,
          lang: "ru",
          headers: { ...request.headers, "accept-language": acceptLanguage },
        });
      const [russian, english] = [await ask("ru"), await ask("en")];
      if (russian.status !== english.status || ![400, 422].includes(russian.status)) continue;
      assertContract(
        readReasons(english) === readReasons(russian),
        `the texts in Russian: ${readReasons(russian).slice(0, 300)}`,
        readReasons(english).slice(0, 300),
        english.curl,
      );
    }
  },
});

/** The errors of an operation that are asked for in each language; further attempts with a credential are limited. */
const translatedStatuses = ({ dataOf }: ContractOperation): readonly number[] =>
  dataOf === "credential" ? [400] : [400, 401, 403, 404, 409, 412, 422];

/** Returns whether the server has written an error itself: one in front may refuse a path that cannot be read. */
const isJson = ({ headers }: OperationResponse): boolean => /json/i.test(headers.get("content-type") ?? "");

/** The most errors of one status that are asked for in each language. */
const maxOfStatus = 3;

/** Returns the texts of a problem for the user. */
const listReasons = ({ body }: OperationResponse): readonly string[] =>
  isRecord(body)
    ? [body, ...(Array.isArray(body["fields"]) ? body["fields"].filter(isRecord) : [])].flatMap(({ message }) =>
        typeof message === "string" ? [message] : [],
      )
    : [];

/** Returns recorded requests with different errors, some for each status, which can be sent again. */
function selectErrors(operation: ContractOperation, recordedCalls: readonly RecordedCall[]): readonly RecordedCall[] {
  const calls = findErrors(recordedCalls, operation).filter(
    ({ request, response }) =>
      translatedStatuses(operation).includes(response.status) &&
      request.form === undefined &&
      request.query?.["lang"] === undefined &&
      isJson(response),
  );
  const different = new Map(
    calls
      .toReversed()
      .map((call) => [`${call.response.status} ${listReasons(call.response).slice(-1).join()}`, call] as const),
  );
  return [...Map.groupBy(different.values(), ({ response }) => response.status).values()].flatMap((ofStatus) =>
    ofStatus.toSorted((a, b) => listReasons(b.response).length - listReasons(a.response).length).slice(0, maxOfStatus),
  );
}

/** Checks that each error is translated, and in Azerbaijani for a request without a language, whatever the browser prefers. */
const createTranslatedErrorCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "translates its errors",
  run: async (context) => {
    // What fails each time is another finding.
    if (findSuccesses(recordedCalls, operation).length === 0) return;
    for (const { request, response } of selectErrors(operation, recordedCalls)) {
      const received = new Map<string, Language>();
      for (const lang of [...languages, undefined]) {
        const { lang: _lang, ...rest } = request;
        const headers = { ...rest.headers, "accept-language": "ru,en;q=0.5" };
        const again = await context.client.send(operation, lang ? { ...rest, lang } : { ...rest, headers });
        // Its reason may be gone.
        if (again.status !== response.status || !isRecord(again.body)) break;
        const [error] = context.validator.responseErrors(operation, again, lang ?? "az");
        if (error !== undefined) throw new ContractViolation(error, describeResponse(again), again.curl);
        for (const reason of listReasons(again)) {
          const other = received.get(reason);
          if (other !== undefined && other !== (lang ?? "az"))
            throw new ContractViolation(`another reason in ${lang ?? "az"} than in ${other}`, reason, again.curl);
          received.set(reason, lang ?? "az");
        }
      }
    }
  },
});

/** Returns the checks that errors are in the language of their request. */
export const createErrorLanguageChecks = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  createTranslatedErrorCheck(operation, recordedCalls),
  ...(operation.requestBody === undefined ? [] : [createErrorLanguageCheck(operation, recordedCalls)]),
];
