import type { OperationId } from "../../../../mocks/generated/requestValidators.js";
import { getProblemExample } from "../../../../mocks/operations.ts";
import { parseLanguage } from "../../../../mocks/store/localizedText.ts";
import type { CallOptions } from "../caller.ts";
import type { BrokenRule, FaultDefinition, FaultRequest, FaultResponse, RequestHandler } from "../fault.ts";
import {
  changeErrors,
  createResponse,
  getLang,
  type JsonObject,
  parseJson,
  readBody,
  toJson,
  withJson,
  withQuery,
} from "./seeds.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";

/** Changes the error responses with some status. */
export const answersError = (
  operationId: string,
  description: string,
  status: number,
  change: (response: FaultResponse, problem: JsonObject) => FaultResponse | void,
  options: CallOptions,
  breaks: BrokenRule = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: changeErrors([operationId], (response) => {
    const problem = parseJson(response.body);
    return response.status === status && isRecord(problem) ? change(response, problem) : undefined;
  }),
  observe: async ({ call }) => {
    const { status: received, headers, text } = await call(operationId, { query: { lang: "en" }, ...options });
    return [received, headers.get("content-type"), text];
  },
});

/** Returns a change of the problem details in a response. */
export const withProblem =
  (change: (problem: JsonObject) => unknown) =>
  (response: FaultResponse, problem: JsonObject): void => {
    response.body = toJson(change(problem) ?? problem);
  };

/** Returns a change of the status of a response. */
export const withStatus =
  (status: number) =>
  (response: FaultResponse): FaultResponse => ({ ...response, status });

/** Returns an error of an operation in the language of a request. */
export function problemOf(
  request: FaultRequest,
  status: number,
  operationId: OperationId = request.operationId as OperationId,
): FaultResponse {
  const lang = parseLanguage(request.url.searchParams.get("lang"));
  const response = createResponse(status, { ...getProblemExample(operationId, status, lang), status });
  response.headers.set("content-language", lang);
  return response;
}

/** Returns an error 403 in Azerbaijani. */
export const forbidden = (): FaultResponse =>
  createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" });

/** Returns an error 422 in Azerbaijani. */
export const refused = (): FaultResponse =>
  createResponse(422, { message: "Məlumatlar düzgün daxil edilməyib.", code: "NOT_ACCEPTED" });

/** Returns an error 401 in Azerbaijani. */
export const unauthorized = (): FaultResponse =>
  createResponse(401, { message: "İstifadəçi kimi daxil olmamısınız.", code: "UNAUTHORIZED" });

/** Answers an operation in English whatever the language of the request, where the status is an error. */
export const errorsInEnglish = (operationId: string) =>
  changeErrors([operationId], (_, request, { send }) =>
    getLang(request) === "en" ? undefined : send(withQuery(request, { lang: "en" })),
  );

/** Replaces the status of some errors, and their code. */
export const replaceStatus = (operationId: string, from: number, to: number, code: string): (() => RequestHandler) =>
  changeErrors([operationId], (response) =>
    response.status === from
      ? { ...withJson(response, { ...readBody(response), status: to, code }), status: to }
      : undefined,
  );

/** Returns a failure of the server with a message in Azerbaijani. */
export const failure = (status = 500): FaultResponse => createResponse(status, { message: "Naməlum xəta baş verdi!" });
