import type { OperationId } from "../../contract/operationId.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { flattenSchema, getMaxLength, listFieldNames, type ContractOperation } from "../../contract/operations.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, ContractViolation, skipWhenRateLimited, unlessSkipped } from "../outcomes.ts";
import { assertHolds, describeResponse, isRefusal } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { effects, readState, readStored, type Effect } from "./effects.ts";
import { getAssertionFor, repeatOnce } from "../run/concurrentChanges.ts";
import { asOtherPerson } from "../access/otherPersonChecks.ts";
import { readPerson } from "../operationChecks/checkHelpers.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequest } from "../requests.ts";

/** Returns the other values of the enumerated fields of a response, by name. */
function listOtherValues(document: OpenApiDocument, { responses }: ContractOperation): (name: string) => unknown[] {
  const schema = flattenSchema(document, responses.get(200)?.content?.["application/json"]?.schema ?? {});
  return (name) => {
    const property = schema.properties?.[name];
    return property === undefined ? [] : [...(flattenSchema(document, property).enum ?? [])];
  };
}

/** Returns another value than the one that the server has set; `undefined` for one that is not tried. */
function changeValue(name: string, value: unknown, otherValues: readonly unknown[]): unknown {
  if (name === "roles") return [{ authority: "ADMIN" }];
  const other = otherValues.findLast((candidate) => candidate !== value);
  if (other !== undefined) return other;
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1000;
  if (typeof value !== "string") return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return "1999-01-01";
  return /^\d{4}-\d\d-\d\dT/.test(value) ? "1999-01-01T00:00:00Z" : `${value}x`;
}

/** Checks that a request does not set what only the server may: a status, a time, a role, a name from the state register. */
const createProtectedFieldsCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "does not store fields that the request cannot have",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { body } = request;
    if (!isRecord(body) || effect.storedIn === undefined) return;
    const write = async (sent: JsonBody): Promise<JsonBody | undefined> => {
      const response = await context.client.send(operation, { ...request, body: sent });
      // An unknown field may be refused.
      if (isRefusal(operation, response)) return undefined;
      return readStored(context, effect, request, isRecord(response.body) ? response.body : {});
    };
    const stored = await write(body);
    if (stored === undefined) return;
    const [known, getOtherValues] = [
      new Set(listFieldNames(context.document, operation.requestBody?.schema ?? {})),
      listOtherValues(context.document, operation),
    ];
    const added = Object.entries(stored)
      // Of an id, the next one may be what was sent by chance.
      .filter(([name]) => name !== "id" && !known.has(name) && effect.sentNames?.[name] === undefined)
      .map(([name, value]) => [name, changeValue(name, value, getOtherValues(name))] as const)
      .filter(([, value]) => value !== undefined);
    const after = await write({ ...body, ...Object.fromEntries(added) });
    if (after === undefined) return;
    for (const [name, value] of added)
      assertContract(
        JSON.stringify(after[name]) !== JSON.stringify(value),
        `${name} as the server sets it, such as ${JSON.stringify(stored[name])}`,
        `the ${name} of the request: ${JSON.stringify(value)}`,
      );
  },
});

/** Checks that an optional text that is sent empty replaces the one before. */
const createEmptiedTextCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "stores an empty text instead of the one before",
  run: async (context) => {
    const { requestBody } = operation;
    if (requestBody?.schema === undefined) return;
    const { properties = {}, required = [] } = flattenSchema(context.document, requestBody.schema);
    const names = Object.keys(properties).filter((name) => !required.includes(name));
    if (names.length === 0) return;
    const request = await createValidRequest(context, operation);
    const write = async (name: string, text: string): Promise<unknown> => {
      const body = { ...(request.body as JsonBody), [name]: text };
      if (context.validator.valueErrors(requestBody.pointer, body).length > 0) return undefined;
      const receipt = await fetchBody(context, operation.id, { ...request, body });
      const stored = await readStored(context, effect, request, isRecord(receipt) ? receipt : {});
      return stored === undefined ? undefined : (stored[name] ?? "");
    };
    for (const name of names) {
      const text = `A text ${createUniqueName()}`;
      if ((await write(name, text)) !== text) continue;
      const emptied = await write(name, "");
      assertContract(emptied === undefined || emptied === "", `an empty ${name}`, emptied);
    }
    await fetchBody(context, operation.id, request);
  },
});

/** Returns the token of another session of the same person. Throws `CheckSkipped` when there is none. */
export async function openOtherSession(context: VerifyContext, token: string): Promise<string> {
  const account = await unlessSkipped(context.personas.account(context));
  if (account?.token === token) {
    const { username, password } = account;
    const session = await fetchBody<{ token: string }>(context, "signIn", { body: { username, password } });
    return context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", session.token);
  }
  const { token: other } = await context.personas.openNewSession(context);
  if ((await readPerson(context, other)) !== (await readPerson(context, token)))
    throw new CheckSkipped("a new session is of another person");
  return other;
}

/** Checks that a session sees what another session of the same person changes, also when it has read it before. */
const createOtherSessionCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "shows a change to another session that has read the data before",
  run: async (context) =>
    repeatOnce(async () => {
      if (effect.change === undefined) return;
      const request = await createValidRequest(context, operation);
      if (!isRecord(request.body) || request.token === undefined) return;
      const other = await openOtherSession(context, request.token);
      const read = (token: string): Promise<readonly unknown[]> =>
        readState(context, effect.readState({ ...request, token }));
      await read(other);
      await fetchBody(context, operation.id, { ...request, body: effect.change(request.body) });
      const [expected, found] = [JSON.stringify(await read(request.token)), JSON.stringify(await read(other))];
      getAssertionFor(effect.readState(request))(
        found === expected,
        `what was written, as the first session reads it: ${expected.slice(0, 300)}`,
        found,
      );
    }),
});

/** The number of requests that are sent at the same time. */
const simultaneousCount = 3;

/** Checks that a server processes several requests of one person that arrive at the same time, each as one of its own. */
const createSimultaneousCheck = (operation: ContractOperation): ContractCheck => ({
  name: "processes requests that arrive at the same time",
  run: async (context) => {
    const requests = [];
    while (requests.length < simultaneousCount) requests.push(await createValidRequest(context, operation));
    const responses = await Promise.all(requests.map((request) => context.client.send(operation, request)));
    skipWhenRateLimited(...responses.map(({ status }) => status));
    const failed = responses.find(({ status }) => status >= 500);
    // A failure of every request is another finding.
    if (responses.every(({ status }) => status >= 500)) return;
    if (failed !== undefined)
      throw new ContractViolation(
        `${simultaneousCount} responses to ${simultaneousCount} requests at the same time`,
        describeResponse(failed),
        failed.curl,
      );
    const ids = responses.flatMap(({ body }) => (isRecord(body) ? (body["id"] ?? []) : []));
    assertContract(new Set(ids).size === ids.length, "another id in each response", ids);
  },
});

/** Checks that keys of the greatest length are compared to their end, with another person, since servers limit what a person sends. */
const createLongKeyCheck = (operation: ContractOperation): ContractCheck => ({
  name: "compares each Idempotency-Key to its end",
  run: async (context) => {
    const maxLength = getMaxLength(context.document, operation, "Idempotency-Key");
    if (maxLength === undefined) return;
    const request = await createValidRequest(asOtherPerson(context), operation);
    const start = `contract-${createUniqueName()}`.padEnd(maxLength, "k").slice(0, maxLength - 1);
    const withEnd = (end: string): OperationRequest => ({ ...request, headers: { "Idempotency-Key": start + end } });
    const { id } = await fetchBody(context, operation.id, withEnd("a"));
    for (const [end, other] of [
      ["b", "another key"],
      ["A", "a key with another capital letter"],
    ] as const) {
      const response = await context.client.send(operation, withEnd(end));
      const { body, status } = response;
      const isSame = isRecord(body) && (body["code"] === "KEY_REUSED" || (status < 300 && body["id"] === id));
      assertHolds(!isSame, `a request of its own with ${other} of ${maxLength} characters`, response);
    }
  },
});

/** Returns whether an operation takes a key, and returns the id of what it creates for a person. */
const createsWithKey = (document: OpenApiDocument, { parameters, responses, bearerAuth }: ContractOperation): boolean =>
  bearerAuth === "required" &&
  parameters.some(({ name }) => name === "Idempotency-Key") &&
  listFieldNames(document, responses.get(200)?.content?.["application/json"]?.schema ?? {}).includes("id");

/** The operations that create something, of which a person may send several at the same time. */
const creatingOperations: readonly string[] = [
  "sendAppeal",
  "sendAppealMessage",
  "sendFeedback",
  "sendRemark",
  "uploadDocument",
  "registerPossessor",
] satisfies readonly OperationId[];

/** Returns the checks of how a server stores what is written: whose fields, in which session, how many at once. */
export function createWriteChecks(document: OpenApiDocument, operation: ContractOperation): readonly ContractCheck[] {
  const effect = effects[operation.id];
  return [
    ...(effect?.storedIn === undefined ? [] : [createProtectedFieldsCheck(operation, effect)]),
    ...(effect?.storedIn === undefined || effect.isIdempotent !== true
      ? []
      : [createEmptiedTextCheck(operation, effect), createOtherSessionCheck(operation, effect)]),
    ...(creatingOperations.includes(operation.id) ? [createSimultaneousCheck(operation)] : []),
    ...(createsWithKey(document, operation) ? [createLongKeyCheck(operation)] : []),
  ];
}
