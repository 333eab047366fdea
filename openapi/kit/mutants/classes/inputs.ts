import type { CallOptions } from "../caller.ts";
import { defineFaults, type FaultDefinition } from "../fault.ts";
import { changeRequest, changeRequestBody, withQuery, type JsonObject } from "../seeds.ts";

const feedback = {
  type: "CONSUMER_RIGHTS",
  category: "CONTRACT_TERMS",
  subject: "Delivery",
  description: "It came late.",
};

const complaint = {
  kind: "COMPLAINT",
  category: "CHEATING",
  subject: "Price tag",
  text: "The till showed more.",
  counterparty: { name: "Corner shop" },
};

/** Converts fields of the request body, so that invalid values are accepted. */
const converts = (
  operationId: string,
  description: string,
  convert: (body: JsonObject) => void,
  options: CallOptions,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequestBody(operationId, convert),
  observe: async ({ call }) => {
    const { status, at } = await call(operationId, { as: "citizen", ...options });
    return [status, at("fields")];
  },
});

/** Ignores a value of a query parameter that the contract forbids. */
const ignoresQuery = (
  operationId: string,
  description: string,
  parameter: string,
  isValid: (value: string) => boolean,
  example: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) => {
    const value = request.url.searchParams.get(parameter);
    return value === null || isValid(value) ? request : withQuery(request, { [parameter]: undefined });
  }),
  observe: async ({ call }) => (await call(operationId, { as: "citizen", query: { [parameter]: example } })).status,
});

export const inputFaults = defineFaults("inputs", {
  "number-as-subject": converts(
    "sendFeedback",
    "Accepts a number as the subject.",
    (body) => {
      if (typeof body["subject"] === "number") body["subject"] = String(body["subject"]);
    },
    { body: { ...feedback, subject: 20 } },
  ),
  "list-as-id": converts(
    "sendEvaluation",
    "Accepts a list as the id of a questionnaire.",
    (body) => {
      if (Array.isArray(body["questionnaireId"])) body["questionnaireId"] = Number(body["questionnaireId"][0]) || 1;
    },
    { body: { questionnaireId: [31], answers: [{ questionId: 311, answer: "YES" }] } },
  ),
  "array-as-counterparty": converts(
    "sendAppeal",
    "Accepts a list instead of the counterparty.",
    (body) => {
      if (Array.isArray(body["counterparty"])) body["counterparty"] = { name: "?" };
    },
    { body: { ...complaint, counterparty: ["Corner shop"] } },
  ),
  "null-as-name": converts(
    "updateUser",
    "Accepts null for the name, and stores an empty one.",
    (body) => {
      if (body["name"] === null) body["name"] = "-";
    },
    {
      as: "foreign",
      body: { name: null, surname: "Berg", fatherName: "Olof", email: "ida@alder.example", phoneNumber: "+4685" },
    },
  ),
  "blank-subject": converts(
    "sendFeedback",
    "Accepts a subject of spaces.",
    (body) => {
      if (typeof body["subject"] === "string" && body["subject"].trim() === "") body["subject"] = "-";
    },
    { body: { ...feedback, subject: "   " } },
  ),
  "blank-name": converts(
    "registerPossessor",
    "Accepts an organisation name of line breaks.",
    (body) => {
      if (typeof body["name"] === "string" && body["name"].length >= 3 && body["name"].trim() === "")
        body["name"] = "---";
    },
    { body: { name: "\n\n\n", address: "Birch Street 3" } },
  ),
  "missing-category": converts(
    "sendFeedback",
    "Accepts feedback without a category.",
    (body) => {
      body["category"] ??= "CHEATING";
    },
    { body: { ...feedback, category: undefined } },
  ),
  "category-of-other-type": converts(
    "sendFeedback",
    "Accepts a category of competition for feedback about consumer rights.",
    (body) => {
      if (body["type"] === "CONSUMER_RIGHTS" && /AGREEMENT|DOMINANCE/.test(String(body["category"])))
        body["category"] = "CONSUMER_RIGHTS";
    },
    { body: { ...feedback, category: "VERTICAL_AGREEMENT" } },
  ),
  "duplicate-document-ids": converts(
    "sendFeedback",
    "Accepts the same document twice.",
    (body) => {
      if (Array.isArray(body["documentIds"]) && new Set(body["documentIds"]).size < body["documentIds"].length)
        body["documentIds"] = [];
    },
    { body: { ...feedback, documentIds: [3, 3] } },
  ),
  "too-many-documents": converts(
    "sendAppeal",
    "Accepts more than 20 documents.",
    (body) => {
      if (Array.isArray(body["documentIds"]) && body["documentIds"].length > 20) body["documentIds"] = [];
    },
    { body: { ...complaint, documentIds: Array.from({ length: 21 }, (_, index) => index + 1) } },
  ),
  "email-without-domain": converts(
    "updateContacts",
    "Accepts an e-mail address without a domain.",
    (body) => {
      if (/^[^@\s]+@?$/.test(String(body["email"]))) body["email"] = "without@domain.example";
    },
    { body: { email: "reader@", phoneNumber: "+99470" } },
  ),
  "phone-with-letters": converts(
    "requestCallback",
    "Accepts a phone number with spaces and letters.",
    (body) => {
      if (typeof body["phoneNumber"] === "string" && /\d/.test(body["phoneNumber"]))
        body["phoneNumber"] = `+${body["phoneNumber"].replaceAll(/\D/g, "")}`;
    },
    { body: { phoneNumber: "070 555 ext", slot: "none", topic: "Fees" } },
  ),
  "phone-with-plus-rejected": converts(
    "updateContacts",
    "Rejects phone numbers with a plus.",
    (body) => {
      body["phoneNumber"] = String(body["phoneNumber"]).replace("+", "");
    },
    { body: { email: "reader@mail.example", phoneNumber: "+99470555" } },
  ),
  "enum-ignores-case": {
    operationId: "listAppeals",
    description: "Accepts a status in lower case.",
    breaks: "contract",
    createHandler: changeRequest("listAppeals", (request) => {
      const status = request.url.searchParams.get("status");
      return status === null ? request : withQuery(request, { status: status.toUpperCase() });
    }),
    observe: async ({ call }) => (await call("listAppeals", { as: "citizen", query: { status: "refused" } })).status,
  },
  "unknown-type-ignored": ignoresQuery(
    "listServices",
    "Returns all services for an unknown type.",
    "type",
    (value) => ["E_SERVICE", "INFORMATIVE_SERVICE", "INFORMATIVE"].includes(value),
    "PAPER_SERVICE",
  ),
  "unknown-sort-ignored": ignoresQuery(
    "listDocuments",
    "Ignores an unknown order.",
    "sort",
    (value) => /^(createdAt|name)\.(asc|desc)$/.test(value),
    "size.asc",
  ),
  "invalid-date-ignored": ignoresQuery(
    "listExchangeRates",
    "Ignores a date that is not in the calendar.",
    "date",
    (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && String(new Date(`${value}T00:00:00Z`).toJSON()).startsWith(value),
    "2026-02-30",
  ),
  "unknown-language-ignored": ignoresQuery(
    "listStandards",
    "Answers in Azerbaijani for a language that does not exist.",
    "lang",
    (value) => ["az", "ru", "en"].includes(value),
    "fr",
  ),
  "short-idempotency-key": {
    operationId: "sendAppeal",
    description: "Ignores an idempotency key that is too short.",
    breaks: "contract",
    createHandler: changeRequest("sendAppeal", (request) => {
      const headers = new Headers(request.headers);
      if ((headers.get("idempotency-key")?.length ?? 16) < 16) headers.delete("idempotency-key");
      return { ...request, headers };
    }),
    observe: async ({ call }) =>
      (await call("sendAppeal", { as: "citizen", body: complaint, headers: { "Idempotency-Key": "short" } })).status,
  },
  "draft-key-with-dot": {
    operationId: "keepDraft",
    description: "Accepts any character in the key of a draft.",
    breaks: "contract",
    createHandler: changeRequest("keepDraft", (request) => {
      const url = new URL(request.url);
      url.pathname = url.pathname.replaceAll(/(?<=\/drafts\/.*)[^\w-]/g, "_");
      return { ...request, url };
    }),
    observe: async ({ call }) =>
      (await call("keepDraft", { as: "citizen", path: "form.v2", body: { data: { a: 1 } } })).status,
  },
});
