import type { OperationId } from "../../../../mocks/generated/requestValidators.js";
import { getProblemExample } from "../../../../mocks/operations.ts";
import { parseLanguage } from "../../../../mocks/store/localizedText.ts";
import type { FaultRequest, FaultResponse } from "../fault.ts";
import { changeErrors, createResponse, getLang, type JsonObject, toJson, withQuery } from "../seeds.ts";

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
