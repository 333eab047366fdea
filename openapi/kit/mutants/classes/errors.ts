import type { CallOptions } from "../caller.ts";
import { defineFaults, type BrokenRule, type FaultDefinition, type FaultResponse } from "../fault.ts";
import {
  answer,
  changeErrors,
  changeResponse,
  createResponse,
  isObject,
  parseJson,
  toJson,
  type JsonObject,
} from "../seeds.ts";

/** Changes the error responses with some status. */
const answersError = (
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
    return response.status === status && isObject(problem) ? change(response, problem) : undefined;
  }),
  observe: async ({ call }) => {
    const { status: received, headers, text } = await call(operationId, { query: { lang: "en" }, ...options });
    return [received, headers.get("content-type"), text];
  },
});

const withStatus =
  (status: number) =>
  (response: FaultResponse): FaultResponse => ({ ...response, status });
const withProblem =
  (change: (problem: JsonObject) => unknown) =>
  (response: FaultResponse, problem: JsonObject): void => {
    response.body = toJson(change(problem) ?? problem);
  };
const asCitizen: CallOptions = { as: "citizen" };
const unknownAppeal: CallOptions = { ...asCitizen, path: 88_123 };

/** Stores something although the response is an error. */
const storesAndFails = (
  operationId: string,
  description: string,
  status: number,
  countRecords: "appeals" | "documents",
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeResponse([operationId], (response) =>
    response.status === 200
      ? createResponse(status, { message: "Naməlum xəta baş verdi!", code: "UNKNOWN" })
      : undefined,
  ),
  observe: async ({ call, store }) => [
    (await call(operationId, { ...asCitizen, body: { kind: "SUGGESTION", subject: "Mirror", text: "x" } })).status,
    store.state[countRecords].length,
  ],
});

export const errorFaults = defineFaults("errors", {
  "unknown-appeal-500": answersError(
    "readAppeal",
    "Fails with 500 for an unknown appeal.",
    404,
    withStatus(500),
    unknownAppeal,
  ),
  "unknown-service-null": answersError(
    "readService",
    "Returns 200 with null for an unknown service.",
    404,
    () => createResponse(200, null),
    { path: "no-such-service" },
  ),
  "unknown-post-empty": answersError(
    "readPost",
    "Returns 200 with an empty object for an unknown post.",
    404,
    () => createResponse(200, {}),
    { path: "no-such-post" },
  ),
  "unknown-document-403": answersError(
    "downloadDocument",
    "Returns 403 for an unknown document, and so tells which ids exist.",
    404,
    withStatus(403),
    { ...asCitizen, path: 88_123 },
  ),
  "unknown-taxpayer-204": answersError(
    "lookUpTaxpayer",
    "Returns 204 for an unknown taxpayer.",
    404,
    () => ({ status: 204, headers: new Headers(), body: new Uint8Array() }),
    { ...asCitizen, query: { tpn: "9999999999" } },
  ),
  "invalid-feedback-200": answersError(
    "sendFeedback",
    "Returns 200 for feedback that it rejects.",
    422,
    (_response, { message }) => createResponse(200, { message }),
    { ...asCitizen, body: { type: "CONSUMER_RIGHTS" } },
  ),
  "invalid-appeal-500": answersError(
    "sendAppeal",
    "Fails with 500 for an appeal without its fields.",
    422,
    withStatus(500),
    { ...asCitizen, body: { kind: "COMPLAINT" } },
  ),
  "no-token-403": answersError("listPaidPayments", "Returns 403 without an access token.", 401, withStatus(403), {}),
  "no-token-404": answersError("listReports", "Returns 404 without an access token.", 401, withStatus(404), {}),
  "no-token-400": answersError(
    "readUser",
    "Returns 400 for an unknown access token.",
    401,
    withStatus(400),
    { token: "unknown" },
    "specification",
  ),
  "wrong-password-200": answersError(
    "signIn",
    "Returns 200 with a message for a wrong password.",
    401,
    withStatus(200),
    { body: { username: "reader@mail.example", password: "Wolken&Ziegel82" } },
    "specification",
  ),
  "used-identity-code-500": answersError(
    "signInWithIdentity",
    "Fails with 500 for a code that the state identity service rejects.",
    401,
    withStatus(500),
    { query: { code: "rejected", redirect: "https://portal.example/asan-login" } },
  ),
  "foreign-register-500": answersError(
    "updatePossessor",
    "Fails with 500 for an organisation of somebody else.",
    403,
    withStatus(500),
    { ...asCitizen, path: 7001, body: { name: "Birch", address: "Birch Street 3" } },
  ),
  "closed-appeal-400": {
    ...answersError(
      "withdrawAppeal",
      "Returns 400 for an appeal that is already decided.",
      409,
      withStatus(400),
      asCitizen,
    ),
    observe: async ({ call, store }) => {
      const path =
        store.state.appeals.find(({ owner, steps }) => owner === "person:1001" && steps.at(-1)?.status === "REFUSED")
          ?.id ?? 0;
      return (await call("withdrawAppeal", { ...asCitizen, path })).status;
    },
  },
  "paid-payment-200": {
    ...answersError(
      "startPayment",
      "Starts the payment of an amount that is already paid.",
      409,
      () => createResponse(200, { redirectUrl: "https://pay.bank.example/s/again" }),
      asCitizen,
    ),
    observe: async ({ call, store }) => {
      const path =
        store.state.payments.find(({ owner, paidAt }) => owner === "person:1001" && paidAt !== undefined)?.id ?? 0;
      return (await call("startPayment", { ...asCitizen, path })).status;
    },
  },
  "large-draft-500": answersError("keepDraft", "Fails with 500 for a draft that is too large.", 413, withStatus(500), {
    ...asCitizen,
    path: "garden",
    body: { data: { text: "f".repeat(262_150) } },
  }),
  "empty-message": answersError(
    "readAppeal",
    "Returns an empty message with 404.",
    404,
    withProblem((problem) => {
      problem["message"] = "";
    }),
    unknownAppeal,
  ),
  "no-message": answersError(
    "registerPossessor",
    "Returns the message of an error in the field error.",
    422,
    withProblem(({ message, ...problem }) => ({ ...problem, error: message })),
    { body: { name: "x", address: "y" } },
  ),
  "message-as-object": answersError(
    "requestCallback",
    "Returns the message of an error in three languages at once.",
    422,
    withProblem(({ message }) => ({ message: { az: message, ru: message, en: message } })),
    { ...asCitizen, body: { phone: "+99470", slot: "none", topic: "Fees" } },
  ),
  "stack-trace": answersError(
    "sendRemark",
    "Returns the stack trace as the message of an error.",
    422,
    withProblem(() => ({
      message: "java.lang.NullPointerException: null\n\tat az.portal.RemarkController.send(RemarkController.java:41)",
    })),
    { body: { page: "/faq", text: "" } },
  ),
  "status-text-as-message": answersError(
    "listMarketPrices",
    "Returns the English status text as the message in every language.",
    400,
    withProblem(() => ({ message: "Bad Request" })),
    { query: { lang: "az", perPage: 1000 } },
  ),
  "message-in-russian": answersError(
    "listEtalons",
    "Returns error messages in Russian.",
    400,
    withProblem((problem) => {
      problem["message"] = "Неверные параметры запроса.";
    }),
    { query: { lang: "en", perPage: 1000 } },
  ),
  "fields-as-object": answersError(
    "registerUser",
    "Returns the invalid fields as an object.",
    422,
    withProblem((problem) => {
      const fields = Array.isArray(problem["fields"]) ? problem["fields"].filter(isObject) : [];
      problem["fields"] = Object.fromEntries(fields.map(({ field, message }) => [String(field), [message]]));
    }),
    { body: { name: "" } },
  ),
  "fields-of-server": answersError(
    "sendAppeal",
    "Names invalid fields by their path in the server, with dots.",
    422,
    withProblem((problem) => {
      const fields = Array.isArray(problem["fields"]) ? problem["fields"].filter(isObject) : [];
      problem["fields"] = fields.map(({ field, message }) => ({
        field: `appealDto.${String(field).replaceAll("/", ".")}`,
        message,
      }));
    }),
    { ...asCitizen, body: { kind: "COMPLAINT", subject: "x", text: "x", category: "CHEATING", counterparty: {} } },
  ),
  "wrong-field": answersError(
    "sendFeedback",
    "Names another field than the invalid one.",
    422,
    withProblem((problem) => {
      problem["fields"] = [{ field: "type", message: problem["message"] }];
    }),
    { ...asCitizen, body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "", description: "x" } },
  ),
  "code-in-lower-case": answersError(
    "signIn",
    "Returns error codes in lower case with hyphens.",
    401,
    withProblem((problem) => {
      problem["code"] = "wrong-credentials";
    }),
    {
      body: { username: "reader@mail.example", password: "Wolken&Ziegel82" },
    },
  ),
  "problem-details": answersError(
    "listStandards",
    "Returns errors in the format of RFC 9457, without a message.",
    400,
    (response, { message }) => {
      response.headers.set("content-type", "application/problem+json");
      response.body = toJson({ type: "about:blank", title: message, status: 400 });
    },
    { query: { page: "none" } },
  ),
  "html-error": answersError(
    "searchRegister",
    "Returns errors as an HTML page.",
    400,
    () => ({
      status: 400,
      headers: new Headers({ "content-type": "text/html" }),
      body: Buffer.from("<html><head><title>400 Bad Request</title></head></html>"),
    }),
    { path: "no-such-register" },
  ),
  "undeclared-status": answersError("sendEvaluation", "Returns 418 for an invalid evaluation.", 422, withStatus(418), {
    body: { questionnaireId: 1, answers: [] },
  }),
  "empty-error": answersError(
    "listQuestionnaires",
    "Returns errors without a body.",
    400,
    () => ({ status: 400, headers: new Headers(), body: new Uint8Array() }),
    { query: { scope: "EVERYTHING" } },
  ),
  "rejected-and-stored": storesAndFails("sendAppeal", "Fails with 500 after it has stored the appeal.", 500, "appeals"),
  "login-throttled": {
    operationId: "requestPasswordReset",
    description: "Returns 429 for the second request of a code, without Retry-After.",
    breaks: "contract",
    createHandler: () => {
      let requestCount = 0;
      return async (request, { send }) =>
        request.operationId === "requestPasswordReset" && (requestCount += 1) > 1
          ? createResponse(429, { message: "Həddindən artıq cəhd etdiniz." })
          : send(request);
    },
    observe: async ({ call }) => {
      await call("requestPasswordReset", { query: { username: "reader@mail.example" } });
      return (await call("requestPasswordReset", { query: { username: "reader@mail.example" } })).status;
    },
  },
  "absent-operation-as-page": {
    operationId: "listRiskGroups",
    description: "Returns the start page of the portal for an operation that does not exist.",
    breaks: "contract",
    createHandler: answer(["listRiskGroups"], async () => ({
      status: 200,
      headers: new Headers({ "content-type": "text/html" }),
      body: Buffer.from('<!doctype html><div id="root"></div>'),
    })),
  },
});
