import { defineFaults, type FaultDefinition, type FaultResponse } from "../fault.ts";
import { answer, changeResponse, createResponse, toJson } from "../seeds.ts";
import { answersError, asCitizen, unknownAppeal } from "../errorSeeds.ts";

const withStatus =
  (status: number) =>
  (response: FaultResponse): FaultResponse => ({ ...response, status });

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

export const statusFaults = defineFaults("statuses", {
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
    (response) => ({ ...response, status: 200, body: toJson(null) }),
    { path: "no-such-service" },
  ),
  "unknown-post-empty": answersError(
    "readPost",
    "Returns 200 with an empty object for an unknown post.",
    404,
    (response) => ({ ...response, status: 200, body: toJson({}) }),
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
    { ...asCitizen, query: { tpn: "8888888888" } },
  ),
  "invalid-feedback-200": answersError(
    "sendFeedback",
    "Returns 200 for feedback that it rejects.",
    422,
    (response, { message }) => ({ ...response, status: 200, body: toJson({ message }) }),
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
  "other-possessor-500": answersError(
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
      (response) => ({
        ...response,
        status: 200,
        body: toJson({ redirectUrl: "https://pay.bank.example/s/again" }),
      }),
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
  "undeclared-status": answersError("sendEvaluation", "Returns 418 for an invalid evaluation.", 422, withStatus(418), {
    body: { questionnaireId: 1, answers: [] },
  }),
  "rejected-and-stored": storesAndFails("sendAppeal", "Fails with 500 after it has stored the appeal.", 500, "appeals"),
  "reset-throttled": {
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
