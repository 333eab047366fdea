import { getOwner } from "../../../../../mocks/store/owners.ts";
import { type AppealRecord } from "../../../../../mocks/store/appeals.ts";
import { type MockStore } from "../../../../../mocks/store/mockStore.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import { type CallOptions, type Caller } from "../../caller.ts";
import { type FaultDefinition, type FaultRequest, type RequestHandler } from "../../fault.ts";
import { createPdf, observeResponse } from "../../observers.ts";
import { readBody } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  acceptRejected,
  changeRequest,
  getLang,
  getPathPart,
  isObject,
  withBody,
  withQuery,
  type JsonObject,
} from "../../seeds.ts";

/** Returns a fault that breaks the contract. */
export const breach = (
  operationId: string,
  description: string,
  createHandler: () => RequestHandler,
  observe?: FaultDefinition["observe"],
): FaultDefinition => ({ operationId, description, breaks: "contract", createHandler, ...(observe && { observe }) });

/** Observes a fault by one request of the citizen. */
export const asCitizen = (operationId: string, options: CallOptions = {}): NonNullable<FaultDefinition["observe"]> =>
  observeResponse(operationId, { as: "citizen", ...options });

/** The operations whose response is an appeal, or a list of appeals. */
export const appealOperations = ["listAppeals", "readAppeal", "sendAppeal", "correctAppeal", "withdrawAppeal"];

/** Returns whether an appeal has been refused or granted. */
export const isDecided = ({ status }: JsonObject): boolean => status === "REFUSED" || status === "CERTIFICATE_ISSUED";

/** Returns the objects in a list of a response. */
export const listObjects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

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

/** Corrects an appeal of the citizen. */
export const correct = ({ call }: Caller, path: string, body: object) =>
  call("correctAppeal", { as: "citizen", path, body });

/** Reads an appeal of the citizen. */
export const readAppeal = async ({ call }: Caller, path: string | number): Promise<unknown> =>
  (await call("readAppeal", { as: "citizen", path })).text;

/** Accepts answers that the form of a service does not allow, and stores the others of a valid application. */
export const acceptAnswers = (operationId: string): (() => RequestHandler) =>
  acceptRejected(operationId, (request) => {
    const body = readBody(request);
    if (body["kind"] !== "APPLICATION" || !isObject(body["answers"])) return undefined;
    return withBody(request, { ...body, answers: validAnswers });
  });

/** Returns entries by their titles, in the alphabet of the requested language. */
export const sortByTitle = (entries: readonly JsonObject[], request: FaultRequest): readonly JsonObject[] =>
  entries.toSorted((a, b) => String(a["title"]).localeCompare(String(b["title"]), getLang(request)));

/** Takes a day in the future for today. */
export const takeLatestForFuture = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const date = request.url.searchParams.get("date") ?? "";
    const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && String(new Date(date).toJSON()).startsWith(date);
    return isDay && Date.parse(date) > Date.now() ? withQuery(request, { date: undefined }) : request;
  });
