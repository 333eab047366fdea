import type { AppealRecord } from "../../../../../mocks/store/appeals.ts";
import type { MockStore } from "../../../../../mocks/store/mockStore.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import type { PersonaId } from "../../../../../mocks/store/personas.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller, CallOptions } from "../../caller.ts";
import type { FaultDefinition, FaultRequest, RequestHandler } from "../../fault.ts";
import { createPdf } from "../../shared/files.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { readBody, acceptRejected, getPathPart, withBody } from "../../shared/seeds.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns the appeal at a part of the path of a request, of any owner. */
export const findRecord = (request: FaultRequest, store: MockStore, index: number): AppealRecord | undefined =>
  store.state.appeals.find(({ id }) => isSameId(id, getPathPart(request, index)));

/** Returns the own appeal at the path of a request. */
export const findOwnRecord = (request: FaultRequest, store: MockStore, index: number): AppealRecord | undefined => {
  const [record, principal] = [findRecord(request, store, index), getPrincipal(request, store)];
  return principal && record?.owner === getOwner(principal) ? record : undefined;
};

/** The answers of a valid application for the service 101. */
export const validAnswers = {
  productName: "Plum jam",
  goodsCode: "2007",
  destination: "AT",
  weight: 40,
  shippedAt: "2026-12-20",
};

/** Uploads a file and sends an application of the citizen with it. */
export async function sendApplication(caller: Caller, answers: object = validAnswers) {
  const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
  const body = { kind: "APPLICATION", serviceId: "101", answers, documentIds: [documentId] };
  return caller.call("sendAppeal", { as: "citizen", body });
}

/** Reads an appeal of the citizen. */
export const readAppeal = async ({ call }: Caller, path: string | number): Promise<unknown> =>
  (await call("readAppeal", { as: "citizen", path })).text;

/** Accepts answers that the form of a service does not allow, and stores the others of a valid application. */
export const acceptAnswers = (operationId: string): (() => RequestHandler) =>
  acceptRejected(operationId, (request) => {
    const body = readBody(request);
    if (body["kind"] !== "APPLICATION" || !isRecord(body["answers"])) return undefined;
    return withBody(request, { ...body, answers: validAnswers });
  });

/** The content of a new suggestion. */
export const suggestion = { kind: "SUGGESTION", subject: "Bench", text: "Put a bench at the gate." };

/** Returns the id of the first appeal of a persona. */
export const findAppealOf = ({ store, getSession }: Caller, persona: PersonaId): number => {
  const session = getSession(persona);
  const account = store.state.accounts.find(({ id }) => id === session.accountId);
  const owner = account && getOwner({ account, session });
  return store.state.appeals.find((appeal) => appeal.owner === owner)?.id ?? 0;
};

/** Sends a message on an appeal of the citizen. */
export const write = (caller: Caller, options: CallOptions) =>
  caller.call("sendAppealMessage", { as: "citizen", path: findAppealOf(caller, "citizen"), ...options });

/** Returns the messages of an appeal of the citizen. */
export const list = async (caller: Caller, query: CallOptions["query"] = {}): Promise<unknown> =>
  (await caller.call("listAppealMessages", { as: "citizen", path: findAppealOf(caller, "citizen"), query })).at();

/** Returns an observation of the messages of an appeal after another one was sent. */
export const writeAndList =
  (text: string): NonNullable<FaultDefinition["observe"]> =>
  async (caller) => {
    await write(caller, { body: { text } });
    return list(caller);
  };

/** The appeal of the citizen that awaits a signature, and one that is examined. */
export const [unsignedAppeal, examinedAppeal] = [463, 481];

const complaint = {
  kind: "COMPLAINT",
  category: "DEFECTIVE_GOODS",
  subject: "Kettle",
  text: "First line\nSecond line\n\nA new paragraph",
  counterparty: { name: "Kettle shop" },
};

/** Sends a complaint of the citizen. Resolves to its id. */
export const sendComplaint = async ({ call }: Caller): Promise<string> =>
  String((await call("sendAppeal", { as: "citizen", body: complaint })).at("id"));
