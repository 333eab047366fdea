import type { CallOptions } from "../caller.ts";
import { defineFaults, type FaultDefinition, type FaultRequest } from "../fault.ts";
import { answer, changeRequest, createResponse, isObject, mapTexts, parseJson } from "../seeds.ts";

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
const serverFault = { message: "Naməlum xəta baş verdi!", code: "UNKNOWN" };

const readText = ({ body }: FaultRequest): string => new TextDecoder().decode(body);

const hasText = (request: FaultRequest, isAffected: (text: string) => boolean): boolean => {
  let isFound = false;
  mapTexts(parseJson(request.body), (text) => {
    isFound ||= isAffected(text);
    return text;
  });
  return isFound;
};

/** Fails or rejects when the request body is of some kind. */
const failsFor = (
  operationId: string,
  description: string,
  isAffected: (request: FaultRequest) => boolean,
  status: number,
  options: CallOptions,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: answer([operationId], async (request, { send }) =>
    isAffected(request) ? createResponse(status, serverFault) : send(request),
  ),
  observe: async ({ call }) => (await call(operationId, { as: "citizen", ...options })).status,
});

export const robustnessFaults = defineFaults("robustness", {
  "malformed-json": failsFor(
    "sendRemark",
    "Fails with 500 for a body that is not JSON.",
    (request) => parseJson(request.body) === undefined,
    500,
    { body: "{subject" },
  ),
  "body-is-array": failsFor(
    "updateContacts",
    "Fails with 500 for a list as the body.",
    (request) => Array.isArray(parseJson(request.body)),
    500,
    { body: [] },
  ),
  "empty-body": failsFor(
    "signIn",
    "Fails with 500 for an empty body.",
    (request) => request.body.length === 0,
    500,
    {},
  ),
  "nul-character": failsFor(
    "sendFeedback",
    "Fails with 500 for the character U+0000.",
    (request) => readText(request).includes("\\u0000"),
    500,
    { body: { ...feedback, subject: "De\u0000livery" } },
  ),
  "lone-surrogate": failsFor(
    "keepDraft",
    "Fails with 500 for half of a surrogate pair.",
    (request) => hasText(request, (text) => !text.isWellFormed()),
    500,
    { path: "garden", body: { data: { tree: "\ud83c" } } },
  ),
  "emoji-rejected": failsFor(
    "sendAppeal",
    "Rejects a text with an emoji.",
    (request) => hasText(request, (text) => /\p{Extended_Pictographic}/u.test(text)),
    422,
    { body: { ...complaint, text: "Rotten tomatoes 🍅" } },
  ),
  "diacritics-rejected": failsFor(
    "registerPossessor",
    "Rejects names with letters outside of ISO 8859-1.",
    (request) => hasText(request, (text) => /[\u0100-\u{10ffff}]/u.test(text)),
    422,
    { body: { name: "Łódź Młyn", address: "Piotrkowska 12" } },
  ),
  "apostrophe-fails": failsFor(
    "updateUser",
    "Fails with 500 for a name with an apostrophe.",
    (request) => hasText(request, (text) => text.includes("'")),
    500,
    {
      as: "foreign",
      body: {
        name: "Ciara",
        surname: "O'Neill",
        fatherName: "Sean",
        email: "ciara@alder.example",
        phoneNumber: "+353",
      },
    },
  ),
  "unknown-field-fails": {
    ...failsFor(
      "chooseLanguage",
      "Rejects a body with a field that the contract does not name.",
      (request) => {
        const body = parseJson(request.body);
        return isObject(body) && Object.keys(body).some((name) => name !== "isoCode");
      },
      422,
      { body: { isoCode: "en", since: "today" } },
    ),
    breaks: "quality",
  },
  "deep-draft-fails": failsFor(
    "keepDraft",
    "Fails with 500 for a draft that is nested 12 levels deep.",
    (request) => /(\{"[^"]*":){12}/.test(readText(request)),
    500,
    {
      path: "garden",
      body: { data: Array.from({ length: 14 }).reduce<unknown>((inner) => ({ in: inner }), "end") },
    },
  ),
  "executable-upload": {
    operationId: "uploadDocument",
    description: "Accepts files of any type.",
    breaks: "contract",
    createHandler: answer(["uploadDocument"], async (request, { send }) => {
      const response = await send(request);
      return response.status === 422
        ? createResponse(200, {
            id: 77_001,
            name: "setup",
            fileName: "setup.exe",
            mimeType: "application/octet-stream",
            size: 2,
            createdAt: "2027-01-05T10:00:00+04:00",
          })
        : response;
    }),
    observe: async ({ upload }) => (await upload("citizen", new File(["MZ"], "setup.exe"))).status,
  },
  "type-by-name": {
    operationId: "uploadDocument",
    description: "Determines the type of a file from its name instead of its content.",
    breaks: "contract",
    createHandler: changeRequest("uploadDocument", (request) => {
      const form = Buffer.from(request.body).toString("latin1");
      return /filename="[^"]*\.png"/i.test(form) && !form.includes("\x89PNG")
        ? { ...request, body: Buffer.from(form.replace(/\r\n\r\n/, "\r\n\r\n\x89PNG\r\n\x1a\n"), "latin1") }
        : request;
    }),
    observe: async ({ upload }) =>
      (await upload("citizen", new File(["hello"], "picture.png", { type: "image/png" }))).status,
  },
});
