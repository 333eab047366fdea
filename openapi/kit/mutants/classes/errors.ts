import { defineFaults, type FaultResponse } from "../fault.ts";
import { isObject, toJson, type JsonObject } from "../seeds.ts";
import { answersError, unknownAppeal, asCitizen } from "../errorSeeds.ts";

const withProblem =
  (change: (problem: JsonObject) => unknown) =>
  (response: FaultResponse, problem: JsonObject): void => {
    response.body = toJson(change(problem) ?? problem);
  };

export const errorFaults = defineFaults("errors", {
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
    { ...asCitizen, body: { phoneNumber: "+99470", slot: "none", topic: "Fees" } },
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
  "empty-error": answersError(
    "listQuestionnaires",
    "Returns errors without a body.",
    400,
    () => ({ status: 400, headers: new Headers(), body: new Uint8Array() }),
    { query: { scope: "EVERYTHING" } },
  ),
});
