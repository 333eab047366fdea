import type { Id } from "../../../../src/generated/contract.d.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import { assertRefused, defineAccessCheck } from "./accessRefusal.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { CheckSkipped, ContractViolation } from "../outcomes.ts";
import { describeResponse, isAccepted } from "../responses/judgeResponse.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { readBeforeRetry } from "../writes/effectChecks.ts";
import { effects, withToken } from "../writes/effects.ts";
import { listEnumValues, listItemSchema } from "../lists/listPages.ts";
import { createOtherPersonStateChecks } from "./otherPersonStateChecks.ts";
import { createUniqueName } from "../random.ts";
import { findAdministrator } from "../personas.ts";
import { restore } from "../restore.ts";
import { createValidRequest, uploadSampleDocument } from "../requests.ts";
import { singleAccessChecks } from "./singleAccessChecks.ts";
import { createUnknownId } from "../inputs/unknownId.ts";

/**
 * Returns the checks that an operation never shows or changes the data of another person, by its `x-dataOf`, and that it
 * refuses other roles, by its `x-roles`. Data of another person is a failure whether the operation is specified or proposed.
 * `list` is the operation that lists the entries.
 */
export const createAccessChecks = (
  operation: ContractOperation,
  list: ContractOperation | undefined,
): readonly ContractCheck[] => [
  ...(isPersonal(operation) ? [...createForeignIdChecks(operation), ...createForeignListChecks(operation)] : []),
  ...(isPersonal(operation) && list !== undefined && list !== operation
    ? [createForeignKindCheck(operation, list)]
    : []),
  ...(isPersonal(operation) && takesIdempotencyKey(operation) ? [createForeignKeyCheck(operation)] : []),
  ...(foreignDocumentFields[operation.id] === undefined ? [] : [createForeignDocumentCheck(operation)]),
  ...createOtherPersonStateChecks(operation),
  ...(operation.roles === undefined ? [] : [createRoleCheck(operation, operation.roles)]),
  ...(singleAccessChecks[operation.id] ?? []),
];

const isPersonal = ({ dataOf }: ContractOperation): boolean => dataOf === "caller" || dataOf === "account";

const takesIdempotencyKey = ({ parameters }: ContractOperation): boolean =>
  parameters.some(({ name }) => name === "Idempotency-Key");

/** Returns the token of a second person. A request of the first person's is repeated with it. */
async function getOtherToken(context: VerifyContext, operation: ContractOperation): Promise<string> {
  return operation.id === "updatePossessor"
    ? (await context.personas.freshAccount(context)).token
    : context.personas.otherCitizen(context);
}

/** Returns what an error says, without the id of the request. */
const readReason = ({ body }: OperationResponse, { path }: OperationRequest): string => {
  const { message, code, title, fields } = (body ?? {}) as Entry;
  return JSON.stringify([message, code, title, fields]).replaceAll(String(path?.["id"]), "");
};

/** Checks that a second person cannot read, change, download or pay a thing of the first by its id. */
const createForeignIdChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.parameters.some(({ in: location, name }) => location === "path" && name === "id")
    ? [
        defineAccessCheck("refuses the id of another person's entry", async (context) => {
          const valid = await createValidRequest(context, operation);
          // Another content than the present one, so that storing it can be seen.
          const change = effects[operation.id]?.change;
          const request = change !== undefined && isRecord(valid.body) ? { ...valid, body: change(valid.body) } : valid;
          if (request.path?.["id"] === 0) throw new CheckSkipped("the server names no entry of the first person");
          const token = await getOtherToken(context, operation);
          const administrator = await findAdministrator(context);
          const assertUnchanged = operation.isMutating
            ? await readBeforeRetry(context, operation.id, request, "another person was refused")
            : undefined;
          if (administrator !== undefined)
            assertRefused(
              operation,
              await context.client.send(operation, { ...request, token: administrator, lang: "ru" }),
              "an entry of another person, for an administrator",
            );
          // Also with a file of the other person, so that only the entry is somebody else's.
          const ownFile =
            operation.id === "correctAppeal"
              ? undefined
              : foreignDocumentFields[operation.id]?.(await uploadSampleDocument(context, token));
          for (const body of [request.body, ...(ownFile === undefined ? [] : [ownFile])])
            assertRefused(
              operation,
              await context.client.send(operation, { ...request, body, token, lang: "ru" }),
              "an entry of another person",
            );
          await assertUnchanged?.();
          // A response that differs from that of an unknown id tells which entries exist.
          if (operation.dataOf !== "account") return;
          const unknownRequest = { ...request, path: { id: createUnknownId(request.path?.["id"]) } };
          const [foreign, unknown] = [
            await context.client.send(operation, { ...request, token, lang: "ru" }),
            await context.client.send(operation, { ...unknownRequest, token, lang: "ru" }),
          ];
          if (unknown.status >= 400 && foreign.status !== unknown.status)
            throw new ContractViolation(
              `${unknown.status} for an entry of another person, as for one that does not exist`,
              describeResponse(foreign),
              foreign.curl,
            );
          if (unknown.status >= 400 && readReason(foreign, request) !== readReason(unknown, unknownRequest))
            throw new ContractViolation(
              `the error for an entry of another person as for one that does not exist: ${unknown.text.slice(0, 200)}`,
              describeResponse(foreign),
              foreign.curl,
            );
        }),
      ]
    : [];

/** Checks that a second person is refused every kind of entry that the list of the first one names, such as each status. */
const createForeignKindCheck = (operation: ContractOperation, list: ContractOperation): ContractCheck =>
  defineAccessCheck("refuses each kind of entry of another person", async (context) => {
    const request = await createValidRequest(context, operation);
    const items = await fetchItems(context, list.id, withToken(request));
    const token = await getOtherToken(context, operation);
    for (const { id } of selectKinds(context.document, list, items))
      assertRefused(
        operation,
        await context.client.send(operation, { ...request, path: { id: String(id) }, token, lang: "ru" }),
        "an entry of another person",
      );
  });

/** Returns the first entry of each kind: with other fields, or with another of the values that the contract lists, such as a status. */
function selectKinds(document: OpenApiDocument, list: ContractOperation, items: Entries): Entries {
  const { properties = {} } = listItemSchema(document, list) ?? {};
  const kinds = new Map<string, Entry>();
  for (const item of items) {
    const fields = Object.entries(item).map(([name, value]) =>
      listEnumValues(document, properties[name] ?? {}).length > 0 ? `${name} ${String(value)}` : name,
    );
    const kind = fields.toSorted().join();
    if (!kinds.has(kind)) kinds.set(kind, item);
  }
  return [...kinds.values()];
}

type Entry = Readonly<Record<string, unknown>>;
type Entries = readonly Entry[];

/** Returns the entries of a list response, bare or in `items`. `undefined` when it is no list. */
function getEntries(body: unknown): Entries | undefined {
  const entries = Array.isArray(body) ? body : (body as { items?: unknown } | null)?.items;
  return Array.isArray(entries) ? (entries as Entries) : undefined;
}

/**
 * Returns the entries of two persons' lists of notifications that are no notice to everybody: about an appeal, or pushed to the
 * first person only. `shared` are those that both have, and `read` returns both lists.
 */
async function findPersonalNotices(
  context: VerifyContext,
  shared: Entries,
  read: () => Promise<readonly [own: Entries, other: Entries]>,
): Promise<Entries> {
  const ofAppeals = shared.filter(({ appealId }) => appealId !== undefined && appealId !== null);
  const { triggerPush } = context.personas.sources;
  if (shared.length === 0 || ofAppeals.length > 0 || triggerPush === undefined) return ofAppeals;
  const [before] = await read();
  const isPushed = await triggerPush().then(
    () => true,
    () => false,
  );
  return isPushed
    ? listShared(...(await read())).filter(({ id }) => !before.some((known) => isSameId(known["id"] as Id, id as Id)))
    : [];
}

/** Returns the entries that another list has too. Two persons may have equal notices; an entry with an id is one thing. */
function listShared(own: Entries, other: Entries): Entries {
  const ownEntries = new Set(own.map((entry) => JSON.stringify(entry)));
  return other.filter((entry) => entry["id"] !== undefined && ownEntries.has(JSON.stringify(entry)));
}

/** Checks that a list, a count or a single record of one person contains nothing of another one. */
const createForeignListChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.method === "GET" &&
  operation.bearerAuth === "required" &&
  operation.parameters.some(({ name }) => name === "perPage") &&
  // Of an entry of another person, the list is refused: see createForeignIdChecks.
  !operation.parameters.some(({ in: location }) => location === "path")
    ? [
        defineAccessCheck("returns only the caller's own entries", async (context) => {
          const request = await createValidRequest(context, operation);
          const token = await getOtherToken(context, operation);
          const query = { ...request.query, ...largestPage };
          const readBoth = async (): Promise<readonly [own: Entries, other: Entries]> => {
            const own = await expectResponse(context, operation, { ...request, query }, 200);
            const ofOther = await expectResponse(context, operation, { ...request, query, token }, 200);
            return [getEntries(own.body) ?? [], getEntries(ofOther.body) ?? []];
          };
          const [own, other] = await readBoth();
          if (own.length === 0 && other.length === 0) throw new CheckSkipped("both persons have an empty list");
          const shared = listShared(own, other);
          const isNotice = operation.id === "readNotifications";
          const [foreign] = isNotice ? await findPersonalNotices(context, shared, readBoth) : shared;
          if (foreign !== undefined)
            throw new ContractViolation(
              "only entries of the person who asks",
              `an entry of another person too: ${JSON.stringify(foreign).slice(0, 200)}`,
            );
          if (shared.length > 0)
            context.notes.add(
              `one notification for two persons, which is right for a notice to everybody: ${JSON.stringify(shared[0]).slice(0, 200)}`,
            );
        }),
        createForeignAddressCheck(operation),
      ]
    : [];

/** Checks that a second person who sends the Idempotency-Key of the first does not get the first one's response. */
const createForeignKeyCheck = (operation: ContractOperation): ContractCheck =>
  defineAccessCheck("keeps the Idempotency-Key of each person apart", async (context) => {
    const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
    const request = { ...(await createValidRequest(context, operation)), headers };
    const first = await expectResponse(context, operation, request, 200);
    const token = await getOtherToken(context, operation);
    const other = await context.client.send(operation, { ...request, token });
    const [ownId, otherId] = [first.body, other.body].map((body) => (body as { id?: unknown } | undefined)?.id);
    const code = isRecord(other.body) ? other.body["code"] : undefined;
    if (code === "KEY_REUSED")
      throw new ContractViolation(
        "a key that is another one, as somebody else sends it",
        describeResponse(other),
        other.curl,
      );
    // Without an id, it is the response about what the path names, which is not theirs.
    const isSame = ownId === undefined ? request.path?.["id"] !== undefined : ownId === otherId;
    if (other.status < 400 && isSame)
      throw new ContractViolation(
        "an own response for another person",
        `the first person's response: ${other.text.slice(0, 200)}`,
        other.curl,
      );
  });

/** The operations that take ids of uploaded files, and how a body names a file. */
const foreignDocumentFields: Readonly<Record<string, (documentId: Id) => object>> = {
  sendAppeal: (documentId) => ({ documentIds: [documentId] }),
  sendFeedback: (documentId) => ({ documentIds: [documentId] }),
  correctAppeal: (documentId) => ({ documentIds: [documentId] }),
  submitReport: (documentId) => ({ documentId }),
  sendAppealMessage: (documentId) => ({ text: "Enclosed.", documentIds: [documentId] }),
};

/** Checks that a person who enters the e-mail address of somebody else gets nothing of theirs. */
const createForeignAddressCheck = (operation: ContractOperation): ContractCheck =>
  defineAccessCheck("returns nothing of the person whose e-mail address somebody enters", async (context) => {
    requireWrites(context);
    const request = await createValidRequest(context, operation);
    const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
    if (request.token !== own) throw new CheckSkipped("the list is not of the user with a state identity");
    const update = getOperation(context, "updateContacts");
    const readContacts = (token: string): Promise<Entry> => fetchBody(context, "readUser", { token });
    const [{ email }, { email: earlier, phoneNumber, note = "" }] = [
      await readContacts(own),
      await readContacts(other),
    ];
    if (earlier === undefined || phoneNumber === undefined)
      throw new CheckSkipped("the server does not return the contact details of the other person");
    const createUpdate = (entered: unknown): OperationRequest => ({
      token: other,
      body: { email: entered, phoneNumber, note },
    });
    const readEntries = async (token: string): Promise<Entries> => {
      const query = { ...request.query, ...largestPage };
      return getEntries((await expectResponse(context, operation, { ...request, query, token }, 200)).body) ?? [];
    };
    // What the other person has anyway, such as a notice to everybody.
    const ownIds = new Set((await readEntries(other)).map(({ id }) => String(id)));
    if (typeof email !== "string") throw new CheckSkipped("the user has entered no e-mail address");
    try {
      if (!isAccepted(update, await context.client.send(update, createUpdate(email))))
        throw new CheckSkipped("the server refuses the e-mail address of another person");
      const [ownEntries, found] = [await readEntries(own), await readEntries(other)];
      const ids = new Set(ownEntries.flatMap(({ id }) => (id === undefined ? [] : [String(id)])));
      const shared = found.find(({ id }) => ids.has(String(id)) && !ownIds.has(String(id)));
      if (shared !== undefined)
        throw new ContractViolation(
          "only entries of the person who asks",
          `an entry of the person with the entered address: ${JSON.stringify(shared).slice(0, 200)}`,
        );
    } finally {
      await restore(context, update, createUpdate(earlier));
    }
  });

/** Checks that nobody can send another person's file as their own, and read it then. */
const createForeignDocumentCheck = (operation: ContractOperation): ContractCheck =>
  defineAccessCheck("refuses a file that another person has uploaded", async (context) => {
    const token = await context.personas.otherCitizen(context);
    const documentId = await uploadSampleDocument(context, token);
    const request = await createValidRequest(context, operation);
    const body = { ...(request.body as object), ...foreignDocumentFields[operation.id]?.(documentId) };
    assertRefused(
      operation,
      await context.client.send(operation, { ...request, body, lang: "ru" }),
      "a file of another person",
    );
  });

/** Checks that an operation refuses a person of another role. */
const createRoleCheck = (operation: ContractOperation, roles: readonly string[]): ContractCheck => ({
  name: `refuses other roles than ${roles.join(" and ")}`,
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { token } = await context.personas.account(context);
    const user = await fetchBody<{ roles?: { authority?: string }[] }>(context, "readUser", { token });
    const [role] = user.roles ?? [];
    if (role?.authority === undefined || roles.includes(role.authority))
      throw new CheckSkipped("the account with a password has a role that may call the operation");
    await expectResponse(context, operation, { ...request, token, lang: "en" }, 403);
    // A list with a filter may be another function of the server.
    for (const { name, schema } of operation.parameters.filter(({ in: location }) => location === "query")) {
      const [value] = listEnumValues(context.document, schema);
      if (value !== undefined && name !== "lang")
        await expectResponse(
          context,
          operation,
          { ...request, query: { ...request.query, [name]: value }, token, lang: "en" },
          403,
        );
    }
  },
});
