import type { ByOperation, OperationId } from "../../contract/operationId.ts";
import type { SchemaObject } from "../../contract/document.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import { getOperation, type VerifyContext } from "../check.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequest } from "../requests.ts";

/** A call that reads what a write has changed. */
export type Reading = OperationRequest & { id: string };

/** How the effect of a write can be read. */
export type Effect = {
  /** Changes a valid body, so that storing it can be seen. */
  change?: (body: JsonBody) => JsonBody;
  /** The calls whose responses a write may change, and a refused one must not. */
  readState: (request: OperationRequest) => readonly Reading[];
  /** The operation that returns what was written: as its whole response, or as the entry of a list with the id of the receipt. */
  storedIn?: OperationId;
  /** The names of fields in a response that are called otherwise in the request. */
  sentNames?: Readonly<Record<string, string>>;
  /** Whether the same request may be sent again. */
  isIdempotent?: boolean;
};

/** Returns the token of a request, for another one of the same person. */
export const withToken = ({ token }: OperationRequest): { token?: string } => (token === undefined ? {} : { token });

const readUserState = (request: OperationRequest): readonly Reading[] => [{ id: "readUser", ...withToken(request) }];

/** Returns the bodies of the responses to calls that read what a write may change. */
export async function readState(context: VerifyContext, readings: readonly Reading[]): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  for (const { id, ...request } of readings) bodies.push(await fetchBody(context, id, request));
  return bodies;
}

const addWord = (text: unknown): string => `${typeof text === "string" ? `${text} ` : ""}${createUniqueName()}`;

const changeField =
  (field: string) =>
  (body: JsonBody): JsonBody => ({ ...body, [field]: addWord(body[field]) });

/** The effects of writes, by operationId. */
export const effects: Readonly<Record<string, Effect>> = {
  updateUser: {
    change: changeField("note"),
    readState: readUserState,
    storedIn: "readUser",
    isIdempotent: true,
  },
  updateContacts: {
    change: changeField("note"),
    readState: readUserState,
    storedIn: "readUser",
    isIdempotent: true,
  },
  chooseLanguage: {
    readState: readUserState,
    storedIn: "readUser",
    sentNames: { language: "isoCode" },
    isIdempotent: true,
  },
  updatePossessor: {
    change: changeField("description"),
    readState: (request) => [{ id: "readPossessor", path: request.path ?? {}, ...withToken(request) }],
    storedIn: "readPossessor",
    isIdempotent: true,
  },
  sendAppeal: {
    change: changeField("subject"),
    readState: (request) => [{ id: "listAppeals", query: largestPage, ...withToken(request) }],
    storedIn: "readAppeal",
  },
  correctAppeal: {
    change: changeField("text"),
    readState: (request) => [{ id: "readAppeal", path: request.path ?? {}, ...withToken(request) }],
    storedIn: "readAppeal",
  },
  withdrawAppeal: {
    readState: (request) => [{ id: "readAppeal", path: request.path ?? {}, ...withToken(request) }],
    storedIn: "readAppeal",
  },
  sendAppealMessage: {
    change: changeField("text"),
    readState: (request) => [
      { id: "listAppealMessages", path: request.path ?? {}, query: largestPage, ...withToken(request) },
    ],
    storedIn: "listAppealMessages",
  },
  requestCallback: {
    change: changeField("topic"),
    readState: (request) => [{ id: "readCallCenter", ...withToken(request) }],
  },
  uploadDocument: {
    readState: (request) => [{ id: "listDocuments", query: largestPage, ...withToken(request) }],
    storedIn: "listDocuments",
  },
  keepDraft: {
    change: (body) => ({ data: { ...(body["data"] as JsonBody | null), subject: createUniqueName() } }),
    readState: (request) => [
      { id: "readDraft", path: request.path ?? {}, ...withToken(request) },
      { id: "listDrafts", query: largestPage, ...withToken(request) },
    ],
    storedIn: "readDraft",
    isIdempotent: true,
  },
  sendFeedback: {
    change: changeField("subject"),
    readState: (request) => [{ id: "listFeedbacks", query: largestPage, ...withToken(request) }],
    storedIn: "listFeedbacks",
    sentNames: { text: "description" },
  },
  updateNotificationSettings: {
    readState: (request) => [{ id: "readNotificationSettings", ...withToken(request) }],
    storedIn: "readNotificationSettings",
    isIdempotent: true,
  },
  registerPossessor: {
    change: changeField("address"),
    readState: () => [],
    storedIn: "readPossessor",
  },
  submitReport: {
    readState: (request) => [{ id: "listReports", query: largestPage, ...withToken(request) }],
    storedIn: "listReports",
    isIdempotent: true,
  },
  markNotificationsRead: {
    readState: (request) => [{ id: "countNotifications", ...withToken(request) }],
    isIdempotent: true,
  },
  startPayment: {
    readState: (request) => [
      { id: "listObligations", query: largestPage, ...withToken(request) },
      { id: "listPaidPayments", query: largestPage, ...withToken(request) },
    ],
    isIdempotent: true,
  },
} satisfies ByOperation<Effect>;

/** Builds a valid request; that of a user with a password is of one whose data no other check needs. */
export async function createFreshRequest(
  context: VerifyContext,
  operation: ContractOperation,
): Promise<OperationRequest> {
  const request = await createValidRequest(context, operation);
  if (operation.id !== "updateUser") return request;
  const { token, username } = await context.personas.freshAccount(context);
  return { ...request, token, body: { ...(request.body as object), email: username } };
}

/** Returns the schema of what a write stores: of the record, or of an entry of the list. `undefined` when nothing returns it. */
export function findStoredSchema({ document, operations }: VerifyContext, effect: Effect): SchemaObject | undefined {
  const [media] = Object.values(operations.get(effect.storedIn ?? "")?.responses.get(200)?.content ?? {});
  if (media?.schema === undefined) return undefined;
  const schema = flattenSchema(document, media.schema);
  const { items } = flattenSchema(document, schema.properties?.["items"] ?? {});
  const entry = flattenSchema(document, items ?? {});
  return entry.properties?.["id"] === undefined ? schema : entry;
}

/** Reads what was written, as it is stored. Resolves to `undefined` when nothing returns it. */
export async function readStored(
  context: VerifyContext,
  { storedIn }: Pick<Effect, "storedIn">,
  request: OperationRequest,
  receipt: JsonBody,
): Promise<JsonBody | undefined> {
  if (storedIn === undefined) return undefined;
  const { path, parameters } = getOperation(context, storedIn);
  const id = receipt["id"];
  const pathParams = path.includes("{") ? (request.path ?? { id: String(id) }) : undefined;
  if (pathParams?.["id"] === "undefined") return undefined;
  const takes = (parameter: string): boolean => parameters.some(({ name }) => name === parameter);
  const stored = await fetchBody(context, storedIn, {
    ...withToken(request),
    ...(pathParams && { path: pathParams }),
    ...(takes("perPage") && { query: largestPage }),
    ...(takes("lang") && { lang: "ru" }),
  });
  const entries = stored["items"];
  if (!takes("perPage") || !Array.isArray(entries)) return stored;
  return (entries as readonly JsonBody[]).find((entry) => String(entry["id"]) === String(id));
}
