import type { ByOperation } from "../contract/operationId.ts";
import { fetchBody, type VerifyContext } from "./check.ts";
import type { OperationRequest } from "./contractClient.ts";
import type { JsonBody } from "./operationChecks/checkHelpers.ts";
import { createUniqueName } from "./random.ts";

/** A call that reads what a write has changed. */
export type Reading = OperationRequest & { id: string };

/** How the effect of a write can be read. */
export type Effect = {
  /** Changes a valid body, so that storing it can be seen. */
  change?: (body: JsonBody) => JsonBody;
  /** The calls whose responses a write may change, and a refused one must not. */
  readState: (request: OperationRequest) => readonly Reading[];
  /** Reads what was written, as it is stored. */
  readStored?: (context: VerifyContext, request: OperationRequest, receipt: JsonBody) => Promise<unknown>;
  /** The names of fields in a response that are called otherwise in the request. */
  sentNames?: Readonly<Record<string, string>>;
  /** Whether the same request may be sent again. */
  isIdempotent?: boolean;
};

/** The query of the largest page. */
export const largestPage = { perPage: 100 } as const;

/** Returns the token of a request, for another one of the same person. */
export const withToken = ({ token }: OperationRequest): { token?: string } => (token === undefined ? {} : { token });

const readUserState = (request: OperationRequest): readonly Reading[] => [{ id: "readUser", ...withToken(request) }];

const readUserStored = (context: VerifyContext, request: OperationRequest): Promise<unknown> =>
  fetchBody(context, "readUser", { ...withToken(request), lang: "ru" });

/** Returns a function that reads the entry of a list with the id of a receipt. */
const readListed =
  (listId: string, withPath = false) =>
  async (context: VerifyContext, request: OperationRequest, { id }: JsonBody): Promise<unknown> => {
    const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, listId, {
      ...withToken(request),
      ...(withPath && { path: request.path ?? {} }),
      query: largestPage,
      lang: "ru",
    });
    return items.find((item) => String(item["id"]) === String(id));
  };

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
    readStored: readUserStored,
    isIdempotent: true,
  },
  updateContacts: {
    change: changeField("note"),
    readState: readUserState,
    readStored: readUserStored,
    isIdempotent: true,
  },
  chooseLanguage: {
    readState: readUserState,
    readStored: async (context, request) => ((await readUserStored(context, request)) as JsonBody)["language"],
    isIdempotent: true,
  },
  updatePossessor: {
    change: changeField("description"),
    readState: (request) => [{ id: "readPossessor", path: request.path ?? {}, ...withToken(request) }],
    readStored: (context, request) =>
      fetchBody(context, "readPossessor", { lang: "ru", path: request.path ?? {}, ...withToken(request) }),
    isIdempotent: true,
  },
  sendAppeal: {
    change: changeField("subject"),
    readState: (request) => [{ id: "listAppeals", query: largestPage, ...withToken(request) }],
    readStored: (context, request, { id }) =>
      fetchBody(context, "readAppeal", { lang: "ru", path: { id: String(id) }, ...withToken(request) }),
  },
  correctAppeal: {
    change: changeField("text"),
    readState: (request) => [{ id: "readAppeal", path: request.path ?? {}, ...withToken(request) }],
    readStored: (context, request) =>
      fetchBody(context, "readAppeal", { lang: "ru", path: request.path ?? {}, ...withToken(request) }),
  },
  withdrawAppeal: {
    readState: (request) => [{ id: "readAppeal", path: request.path ?? {}, ...withToken(request) }],
    readStored: (context, request) =>
      fetchBody(context, "readAppeal", { lang: "ru", path: request.path ?? {}, ...withToken(request) }),
  },
  sendAppealMessage: {
    change: changeField("text"),
    readState: (request) => [
      { id: "listAppealMessages", path: request.path ?? {}, query: largestPage, ...withToken(request) },
    ],
    readStored: readListed("listAppealMessages", true),
  },
  requestCallback: {
    change: changeField("topic"),
    readState: (request) => [{ id: "readCallCenter", ...withToken(request) }],
  },
  uploadDocument: {
    readState: (request) => [{ id: "listDocuments", query: largestPage, ...withToken(request) }],
    readStored: readListed("listDocuments"),
  },
  keepDraft: {
    change: (body) => ({ data: { ...(body["data"] as JsonBody | null), subject: createUniqueName() } }),
    readState: (request) => [
      { id: "readDraft", path: request.path ?? {}, ...withToken(request) },
      { id: "listDrafts", query: largestPage, ...withToken(request) },
    ],
    readStored: (context, request) =>
      fetchBody(context, "readDraft", { lang: "ru", path: request.path ?? {}, ...withToken(request) }),
    isIdempotent: true,
  },
  sendFeedback: {
    change: changeField("subject"),
    readState: (request) => [{ id: "listFeedbacks", query: largestPage, ...withToken(request) }],
    readStored: readListed("listFeedbacks"),
    sentNames: { text: "description" },
  },
  updateNotificationSettings: {
    readState: (request) => [{ id: "readNotificationSettings", ...withToken(request) }],
    readStored: (context, request) => fetchBody(context, "readNotificationSettings", withToken(request)),
    isIdempotent: true,
  },
  registerPossessor: {
    change: changeField("address"),
    readState: () => [],
    readStored: (context, _, { id }) =>
      id === undefined ? Promise.resolve(undefined) : fetchBody(context, "readPossessor", { path: { id: String(id) } }),
  },
  submitReport: {
    readState: (request) => [{ id: "listReports", query: largestPage, ...withToken(request) }],
    readStored: readListed("listReports"),
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
