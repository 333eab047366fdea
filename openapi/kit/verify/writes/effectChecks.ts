import type { ByOperation, OperationId } from "../../contract/operationId.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, ContractViolation } from "../outcomes.ts";
import { describeResponse } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { effects, findStoredSchema, readState, readStored, withToken, type Effect } from "./effects.ts";
import { listConditionalFields } from "../responses/consistencyChecks.ts";
import { createFieldProblemChecks } from "../inputs/fieldProblemChecks.ts";
import { listEnumValues, listItemSchema } from "../lists/listPages.ts";
import { assertOrder } from "../lists/orderChecks.ts";
import { createUniqueName } from "../random.ts";
import { createRefusedCheck } from "./refusedWriteChecks.ts";
import { createValidRequest, sampleMessage } from "../requests.ts";
import { assertSameState, toText, volatileFields, normalise } from "./sameState.ts";

/** The parts of an example that name something on another server. */
const foreignFields = ["documentIds", "serviceId", "answers"];

/** Returns valid bodies of other kinds than the one that is sent usually, from the examples of the contract. */
function listOtherKinds({ requestBody }: ContractOperation, body: JsonBody | undefined): readonly JsonBody[] {
  const kind = (fields: JsonBody): unknown => fields["kind"] ?? fields["type"];
  return Object.values(requestBody?.examples ?? {})
    .map(({ value }) => value)
    .filter((value): value is JsonBody => isRecord(value) && body !== undefined && kind(value) !== kind(body))
    .filter((value) => value["serviceId"] === undefined)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([name]) => !foreignFields.includes(name))));
}

/** What a complaint says of the business, with every field. */
const wholeCounterparty = { name: "Contract verification", voen: "1700000011" };

const createStoredChecks = (operation: ContractOperation, effect: Effect): readonly ContractCheck[] => [
  {
    name: "returns what is stored, and stores what was sent",
    run: async (context) => {
      const valid = await createValidRequest(context, operation);
      const body = isRecord(valid.body) ? (effect.change ?? ((same) => same))(valid.body) : undefined;
      await assertStored(context, operation, effect, body === undefined ? valid : { ...valid, body });
    },
  },
  ...((operation.requestBody?.schema === undefined ? [] : Object.keys(operation.requestBody.examples ?? {})).length > 1
    ? [
        {
          name: "stores what was sent of each kind",
          run: async (context: VerifyContext) => {
            const valid = await createValidRequest(context, operation);
            if (!isRecord(valid.body) || operation.id === "correctAppeal") return;
            for (const other of listOtherKinds(operation, valid.body)) {
              const body = { ...other, ...("counterparty" in other && { counterparty: wholeCounterparty }) };
              await assertStored(context, operation, effect, { ...valid, body });
            }
          },
        },
      ]
    : []),
];

/** Throws `ContractViolation` when a field that was sent is missing in what is stored, although its schema has it. */
function assertNothingDropped(
  context: VerifyContext,
  effect: Effect,
  sent: JsonBody,
  stored: JsonBody,
  curl: string | undefined,
): void {
  for (const name of Object.keys(findStoredSchema(context, effect)?.properties ?? {})) {
    const value = sent[effect.sentNames?.[name] ?? name];
    assertContract(
      value === undefined || stored[name] !== undefined,
      `${name} ${JSON.stringify(value)}, as it was sent, in ${effect.storedIn}`,
      `${effect.storedIn} without ${name}`,
      curl,
    );
  }
}

async function assertStored(
  context: VerifyContext,
  operation: ContractOperation,
  effect: Effect,
  request: OperationRequest,
): Promise<void> {
  const body = isRecord(request.body) ? request.body : undefined;
  // Another language than the default, so that the texts of the response show it.
  const { body: receipt, curl } = await expectResponse(context, operation, { ...request, lang: "ru" }, 200);
  if (!isRecord(receipt)) return;
  const stored = await readStored(context, effect, request, receipt);
  if (stored !== undefined && body !== undefined) assertNothingDropped(context, effect, body, stored, curl);
  const schema = operation.responses.get(200)?.content?.["application/json"]?.schema ?? {};
  for (const name of listConditionalFields(context.document, flattenSchema(context.document, schema)))
    assertContract(
      stored?.[name] === undefined || receipt[name] !== undefined,
      `${name} ${toText(stored?.[name])}, as it is stored, in the response too`,
      `a response without ${name}`,
      curl,
    );
  if (stored !== undefined)
    for (const [name, value] of Object.entries(receipt))
      if (!volatileFields.has(name) && stored[name] !== undefined)
        assertContract(
          toText(normalise(stored[name], name)) === toText(normalise(value, name)),
          `the stored ${name} ${toText(stored[name]).slice(0, 200)}`,
          toText(value).slice(0, 200),
          curl,
        );
  for (const found of [receipt, ...(stored === undefined ? [] : [stored])])
    for (const [name, value] of Object.entries(found)) {
      const sent = body?.[effect.sentNames?.[name] ?? name];
      if (isRecord(sent) && isRecord(value))
        for (const [key, part] of Object.entries(sent))
          if (typeof part === "string")
            assertContract(value[key] === part, `${name}/${key} ${part}, as it was sent`, value, curl);
      if (typeof sent !== "string" && typeof sent !== "number") continue;
      const shown = isRecord(value) ? value["id"] : value;
      if (typeof shown === "string" || typeof shown === "number")
        assertContract(String(shown) === String(sent), `${name} ${String(sent)}, as it was sent`, value, curl);
    }
}

const createRepeatedCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "accepts the same request again, which changes nothing more",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const readings = effect.readState(request);
    await expectResponse(context, operation, request, 200);
    const before = await readState(context, readings);
    await expectResponse(context, operation, request, 200);
    assertSameState(readings, before, await readState(context, readings), "the same request was sent again");
    const responses = await Promise.all([1, 2].map(() => context.client.send(operation, request)));
    // A server may refuse one of them.
    const failed = responses.find(({ status }) => status >= 500);
    if (failed !== undefined)
      throw new ContractViolation(
        "no failure when it is sent twice at the same time",
        describeResponse(failed),
        failed.curl,
      );
    assertSameState(readings, before, await readState(context, readings), "it was sent twice at the same time");
  },
});

/** The calls that read what a write changes for everybody. */
const publicEffects: Readonly<Record<string, Effect["readState"]>> = {
  sendEvaluation: () => [{ id: "readEvaluationSummary", query: largestPage }],
} satisfies ByOperation<Effect["readState"]>;

/** Returns a response without what the service adds to a list by itself, such as its answer to a message. */
const withoutAnswers = (body: unknown): unknown =>
  isRecord(body) && Array.isArray(body["items"])
    ? body["items"].filter((item) => !(isRecord(item) && item["author"] === "SERVICE"))
    : body;

/** Reads what a write changes. Returns a function that throws `ContractViolation` when it has changed since, with the event that must not change it. */
export async function readBeforeRetry(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
  event = "the same request was sent again with its key",
): Promise<() => Promise<void>> {
  const readings = (effects[id]?.readState ?? publicEffects[id])?.(request) ?? [];
  const read = async (): Promise<readonly unknown[]> =>
    (await readState(context, readings)).map((body) => withoutAnswers(body));
  const before = await read();
  return async () => assertSameState(readings, before, await read(), event);
}

/** What a correction or a withdrawal may change of an appeal. */
const changedByCorrection = new Set(["subject", "text", "category", "counterparty", "answers", "history", "documents"]);
const changedByWithdrawal = new Set(["history", "withdrawnAt", "withdrawable", "correctable", "payments", "dueDate"]);

const createUntouchedCheck = (operation: ContractOperation, changed: ReadonlySet<string>): ContractCheck => ({
  name: "leaves the rest of the appeal as it was",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const read = { path: request.path ?? {}, ...withToken(request) };
    // A message could be a reason to take up an appeal, which then cannot be corrected.
    if (operation.id === "withdrawAppeal")
      await context.client.send(getOperation(context, "sendAppealMessage"), { ...read, body: sampleMessage });
    const listMessages = async (): Promise<string> => {
      const messages = getOperation(context, "listAppealMessages");
      const { status, body } = await context.client.send(messages, { ...read, query: largestPage });
      return status === 200 && isRecord(body) && Array.isArray(body["items"])
        ? body["items"].map((message: unknown) => (isRecord(message) ? String(message["id"]) : "")).join(", ")
        : "no list";
    };
    const [messages, before] = [await listMessages(), await fetchBody(context, "readAppeal", read)];
    const receipt = await fetchBody(context, operation.id, request);
    const after = await fetchBody(context, "readAppeal", read);
    const kept = await listMessages();
    assertContract(kept.endsWith(messages), `the messages as before: ${messages}`, kept);
    for (const [name, value] of Object.entries(before))
      if (!changed.has(name))
        for (const found of [after, ...(name in receipt ? [receipt] : [])])
          assertContract(toText(found[name]) === toText(value), `${name} as before: ${toText(value)}`, found[name]);
  },
});

/** Returns the queries of a list that have to return an entry: each order, and each filter with the value of the entry. */
function listSelections(
  document: OpenApiDocument,
  { parameters }: ContractOperation,
  entry: JsonBody,
): readonly Readonly<Record<string, string>>[] {
  return parameters
    .filter(({ in: location }) => location === "query")
    .flatMap(({ name, schema }) => {
      if (name === "sort") return listEnumValues(document, schema).map((value) => ({ [name]: value }));
      const value = name === "word" ? (entry["name"] ?? entry["appealNumber"]) : entry[name];
      return typeof value === "string" && name !== "lang" ? [{ [name]: value }] : [];
    });
}

/** Checks that a list returns an entry with each filter and in each order. */
async function assertSelected(
  context: VerifyContext,
  listOperation: ContractOperation,
  list: OperationRequest,
  entry: JsonBody,
  event: string,
): Promise<void> {
  for (const query of listSelections(context.document, listOperation, entry)) {
    const { total, items } = await fetchBody<{ total: number; items: readonly JsonBody[] }>(context, listOperation.id, {
      ...list,
      query: { ...largestPage, ...query },
    });
    assertContract(
      total > largestPage.perPage || items.some(({ id }) => String(id) === String(entry["id"])),
      `${String(entry["id"])} with ${JSON.stringify(query)}, after ${event}`,
      items.map(({ id }) => id),
    );
    const itemSchema = listItemSchema(context.document, listOperation);
    const field = itemSchema?.properties?.[query["sort"]?.split(".")[0] ?? ""];
    // Texts are sorted in many ways; other checks compare them.
    if (query["sort"] !== undefined && itemSchema !== undefined && field?.format !== undefined)
      assertOrder(context.document, listOperation, itemSchema, query["sort"], items);
  }
}

/** The lists to which a write adds nothing. */
const unchangedLists: Readonly<Record<string, string>> = {
  correctAppeal: "listAppeals",
  withdrawAppeal: "listAppeals",
  submitReport: "listReports",
} satisfies ByOperation<OperationId>;

const createUnchangedListCheck = (operation: ContractOperation, listId: string): ContractCheck => ({
  name: `adds nothing to ${listId}`,
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const readIds = async (): Promise<string> => {
      const list = { ...withToken(request), query: largestPage };
      const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, listId, list);
      return items.map(({ id }) => String(id)).join(", ");
    };
    const before = await readIds();
    await fetchBody(context, operation.id, request);
    const after = await readIds();
    assertContract(after === before, `the same entries in ${listId}: ${before}`, after);
    const ids = after.split(", ");
    assertContract(new Set(ids).size === ids.length, `each entry once in ${listId}`, after);
    const listOperation = getOperation(context, listId);
    const items = await fetchItems(context, listId, withToken(request));
    const changed = items.find(({ id }) => String(id) === String(request.path?.["id"]));
    if (changed !== undefined)
      await assertSelected(context, listOperation, withToken(request), changed, `it was changed by ${operation.id}`);
  },
});

/** The lists to which a write adds one entry. */
const addedTo: Readonly<Record<string, string>> = {
  sendAppeal: "listAppeals",
  sendFeedback: "listFeedbacks",
  uploadDocument: "listDocuments",
  sendAppealMessage: "listAppealMessages",
} satisfies ByOperation<OperationId>;

const createAddedCheck = (operation: ContractOperation, listId: string): ContractCheck => ({
  name: `adds one entry to ${listId}`,
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const listOperation = getOperation(context, listId);
    const path = listOperation.path.includes("{id}") ? { path: request.path ?? {} } : {};
    const list = { ...path, ...withToken(request) };
    const read = (query: OperationRequest["query"]): Promise<{ total: number; items: readonly JsonBody[] }> =>
      fetchBody(context, listId, { ...list, query: { ...largestPage, ...query } });
    const { total: before, items } = await read({});
    // A server that caches its lists has them all now.
    for (const query of listSelections(context.document, listOperation, items[0] ?? {})) await read(query);
    // Of entries of the same time, any one may be first.
    await context.personas.sources.advanceClock?.(2);
    const added = await fetchBody(context, operation.id, request);
    const { total: after } = await read({});
    // Somebody else, such as the service that answers a message, may add another one.
    assertContract(after > before, `total ${before + 1} after ${String(added["id"])} was added`, after);
    await assertSelected(context, listOperation, list, added, "it was added");
  },
});

/** Checks that a write leaves what another request of the same session has changed of the user. */
const createEarlierChangeCheck = (operation: ContractOperation): ContractCheck => ({
  name: "leaves what the session has changed of the user before",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const auth = withToken(request);
    const contacts = await createValidRequest(context, getOperation(context, "updateContacts"));
    const note = `A note ${createUniqueName()}`;
    const read = async (): Promise<unknown> => (await fetchBody(context, "readUser", auth))["note"];
    const write = (text: string): Promise<unknown> =>
      fetchBody(context, "updateContacts", {
        ...contacts,
        ...auth,
        body: { ...(contacts.body as JsonBody), note: text },
      });
    const earlier = await read();
    await write(note);
    const before = await read();
    await fetchBody(context, operation.id, request);
    const after = await read();
    await write(typeof earlier === "string" ? earlier : "");
    assertContract(after === before, `the note "${String(before)}", as it was before`, after);
  },
});

/** The operations that write something else of the user than the contact details. */
const otherWritesOfUser: readonly string[] = [
  "chooseLanguage",
  "updateNotificationSettings",
  "markNotificationsRead",
  "keepDraft",
] satisfies readonly OperationId[];

/** Returns the checks of what a write changes, of what it leaves as it was, and of the fields that it refuses. */
export function createEffectChecks(operation: ContractOperation): readonly ContractCheck[] {
  const effect = effects[operation.id];
  const listId = addedTo[operation.id];
  return [
    ...(effect === undefined
      ? []
      : [
          ...createStoredChecks(operation, effect),
          createRefusedCheck(operation, effect),
          ...(effect.isIdempotent === true ? [createRepeatedCheck(operation, effect)] : []),
        ]),
    ...createFieldProblemChecks(operation),
    ...(listId === undefined ? [] : [createAddedCheck(operation, listId)]),
    ...(otherWritesOfUser.includes(operation.id) ? [createEarlierChangeCheck(operation)] : []),
    ...(unchangedLists[operation.id] === undefined
      ? []
      : [createUnchangedListCheck(operation, unchangedLists[operation.id] ?? "")]),
    ...(operation.id === "correctAppeal" ? [createUntouchedCheck(operation, changedByCorrection)] : []),
    ...(operation.id === "withdrawAppeal" ? [createUntouchedCheck(operation, changedByWithdrawal)] : []),
  ];
}
