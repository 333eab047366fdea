import type { CallOptions } from "../caller.ts";
import { defineFaults, type FaultDefinition, type FaultRequest } from "../fault.ts";
import { answer, changeRequest, createResponse, isObject, parseJson, withBody } from "../seeds.ts";

const readField = (request: FaultRequest, field: string): unknown => {
  const body = parseJson(request.body);
  return isObject(body) ? body[field] : undefined;
};

const countCharacters = (value: unknown): number => (typeof value === "string" ? [...value].length : 0);

const rejection = { message: "Daxil edilmiş məlumat düzgün deyil.", code: "NOT_ACCEPTED" };

/** A request body with all fields of an operation except one. */
type BodyField = { operationId: string; field: string; limit: number; options?: CallOptions; rest: object };

const feedback = {
  type: "COMPETITION_VIOLATION",
  category: "VERTICAL_AGREEMENT",
  subject: "Terms",
  description: "Text",
};

const contacts = { email: "reader@mail.example", phoneNumber: "+99470" };

const suggestion = { kind: "SUGGESTION", subject: "Signs", text: "More signs." };

const possessor = { name: "Birch", address: "Birch Street 3" };

const observeLength =
  ({ operationId, field, options, rest }: BodyField, length: number): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) =>
    (await call(operationId, { ...options, body: { ...rest, [field]: "g".repeat(length) } })).status;

/** Accepts a text that is one character too long, and cuts it. */
const acceptsLonger = (body: BodyField): FaultDefinition => ({
  operationId: body.operationId,
  description: `Accepts ${body.field} with ${body.limit + 1} characters.`,
  breaks: "contract",
  createHandler: changeRequest(body.operationId, (request) => {
    const value = readField(request, body.field);
    if (countCharacters(value) !== body.limit + 1) return request;
    return withBody(request, {
      ...(parseJson(request.body) as object),
      [body.field]: String(value).slice(0, body.limit),
    });
  }),
  observe: observeLength(body, body.limit + 1),
});

/** Rejects a text that is exactly as long as allowed. */
const rejectsLongest = (body: BodyField): FaultDefinition => ({
  operationId: body.operationId,
  description: `Rejects ${body.field} with exactly ${body.limit} characters.`,
  breaks: "contract",
  createHandler: answer([body.operationId], async (request, { send }) =>
    countCharacters(readField(request, body.field)) === body.limit ? createResponse(422, rejection) : send(request),
  ),
  observe: observeLength(body, body.limit),
});

/** Accepts a text that is one character too short, and fills it up. */
const acceptsShorter = (body: BodyField): FaultDefinition => ({
  operationId: body.operationId,
  description: `Accepts ${body.field} with ${body.limit - 1} characters.`,
  breaks: "contract",
  createHandler: changeRequest(body.operationId, (request) => {
    const value = readField(request, body.field);
    if (countCharacters(value) !== body.limit - 1) return request;
    return withBody(request, { ...(parseJson(request.body) as object), [body.field]: `${String(value)}.` });
  }),
  observe: observeLength(body, body.limit - 1),
});

export const boundaryFaults = defineFaults("boundaries", {
  "subject-301": acceptsLonger({
    operationId: "sendFeedback",
    field: "subject",
    limit: 300,
    options: { as: "citizen" },
    rest: feedback,
  }),
  "subject-300": rejectsLongest({
    operationId: "sendAppeal",
    field: "subject",
    limit: 300,
    options: { as: "citizen" },
    rest: suggestion,
  }),
  "text-4000": rejectsLongest({
    operationId: "sendFeedback",
    field: "description",
    limit: 4000,
    options: { as: "citizen" },
    rest: feedback,
  }),
  "text-4001": acceptsLonger({
    operationId: "sendRemark",
    field: "text",
    limit: 4000,
    rest: { page: "/faq" },
  }),
  "note-2001": acceptsLonger({
    operationId: "updateContacts",
    field: "note",
    limit: 2000,
    options: { as: "citizen" },
    rest: contacts,
  }),
  "possessor-name-two": acceptsShorter({ operationId: "registerPossessor", field: "name", limit: 3, rest: possessor }),
  "possessor-name-three": rejectsLongest({
    operationId: "registerPossessor",
    field: "name",
    limit: 3,
    rest: possessor,
  }),
  "possessor-name-300": rejectsLongest({
    operationId: "registerPossessor",
    field: "name",
    limit: 300,
    rest: possessor,
  }),
  "possessor-address-six": acceptsShorter({
    operationId: "registerPossessor",
    field: "address",
    limit: 7,
    rest: possessor,
  }),
  "possessor-address-501": acceptsLonger({
    operationId: "registerPossessor",
    field: "address",
    limit: 500,
    rest: possessor,
  }),
  "sign-in-password-five": {
    ...rejectsLongest({
      operationId: "signIn",
      field: "password",
      limit: 5,
      rest: { username: "reader@mail.example" },
    }),
    description: "Rejects a password of exactly five characters at sign-in as invalid.",
  },
  "phone-26": {
    ...acceptsLonger({
      operationId: "updateContacts",
      field: "phoneNumber",
      limit: 25,
      options: { as: "citizen" },
      rest: contacts,
    }),
    observe: async ({ call }) =>
      (await call("updateContacts", { as: "citizen", body: { ...contacts, phoneNumber: `+${"9".repeat(25)}` } }))
        .status,
  },
  "length-in-code-units": {
    operationId: "sendFeedback",
    description: "Counts each emoji as two characters, and rejects a subject of 200 of them.",
    breaks: "contract",
    createHandler: answer(["sendFeedback"], async (request, { send }) =>
      String(readField(request, "subject")).length > 300 ? createResponse(422, rejection) : send(request),
    ),
    observe: async ({ call }) =>
      (await call("sendFeedback", { as: "citizen", body: { ...feedback, subject: "🌳".repeat(200) } })).status,
  },
  "draft-too-large": {
    operationId: "keepDraft",
    description: "Accepts a draft that is longer than 262144 characters, without storing it.",
    breaks: "contract",
    createHandler: answer(["keepDraft"], async (request, { send }) => {
      const data = readField(request, "data");
      return JSON.stringify(data ?? null).length > 262_144
        ? createResponse(200, { data, updatedAt: "2027-01-05T10:00:00+04:00" })
        : send(request);
    }),
    observe: async ({ call }) =>
      (await call("keepDraft", { as: "citizen", path: "garden", body: { data: { text: "f".repeat(262_150) } } }))
        .status,
  },
});
