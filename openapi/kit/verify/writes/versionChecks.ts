import { isRecord } from "../../../../src/config/isRecord.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { CheckSkipped } from "../outcomes.ts";
import type { OperationRequest } from "../run/contractClient.ts";
import { createFreshRequest, effects, type Effect, type Reading } from "./effects.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequest } from "../requests.ts";

/** Reads the data that an update changes, with its version. Throws `CheckSkipped` when the server tells no versions apart. */
async function readVersion(
  context: VerifyContext,
  { id, ...request }: Reading,
): Promise<{ tag: string; content: string }> {
  const { headers, body } = await expectResponse(context, getOperation(context, id), request, 200);
  const tag = headers.get("etag");
  if (tag === null) throw new CheckSkipped(`the response of ${id} has no ETag`);
  return { tag, content: JSON.stringify(body) };
}

/** Returns other texts for a field: longer ones, an address of another person, another number. */
const listOtherTexts = (text: string): readonly string[] =>
  [
    `${text === "" ? "" : `${text} `}${createUniqueName()}`,
    text.replace("@", `.${createUniqueName()}@`),
    text.replace(/\d(?=\D*$)/, (digit) => (digit === "1" ? "2" : "1")),
  ].filter((other) => other !== text);

/** Returns other values for a field: other texts; of an object, copies with one other text each. */
const listOtherValues = (value: unknown): readonly unknown[] =>
  typeof value === "string"
    ? listOtherTexts(value)
    : Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
        typeof text === "string" ? listOtherTexts(text).map((other) => ({ ...(value as object), [name]: other })) : [],
      );

/** Returns valid bodies that differ from the one of a request in one field. */
async function listChangedBodies(
  context: VerifyContext,
  operation: ContractOperation,
  body: Readonly<Record<string, unknown>>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { document, validator } = context;
  const { requestBody } = operation;
  if (requestBody?.schema === undefined) return [];
  const { properties = {} } = flattenSchema(document, requestBody.schema);
  const bodies: Readonly<Record<string, unknown>>[] = [];
  for (const name of new Set([...Object.keys(body), ...Object.keys(properties)])) {
    const before = body[name] ?? "";
    const changed = listOtherValues(before)
      .map((value) => ({ ...body, [name]: value }))
      .find((candidate) => validator.valueErrors(requestBody.pointer, candidate).length === 0);
    if (changed !== undefined) bodies.push(changed);
  }
  if ("possessorIds" in properties) bodies.push({ ...body, possessorIds: await registerOrganisations(context) });
  return bodies;
}

/** Registers two organisations. Resolves to their ids. */
async function registerOrganisations(context: VerifyContext): Promise<readonly unknown[]> {
  const request = await createValidRequest(context, getOperation(context, "registerPossessor"));
  const ids: unknown[] = [];
  while (ids.length < 2) ids.push((await fetchBody(context, "registerPossessor", request))["id"]);
  return ids.filter((id) => id !== undefined);
}

/** Checks that every change gives the data another version: an update of the version before it is refused. */
const createVersionCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "refuses an update of the version before each change",
  run: async (context) => {
    const request = await createFreshRequest(context, operation);
    const [reading] = effect.readState(request);
    if (!isRecord(request.body) || reading === undefined) return;
    for (const body of await listChangedBodies(context, operation, request.body)) {
      // Only one field differs from the version before.
      await fetchBody(context, operation.id, request);
      const before = await readVersion(context, reading);
      const changed: OperationRequest = { ...request, body };
      await fetchBody(context, operation.id, changed);
      // A server may not store what is only proposed.
      if ((await readVersion(context, reading)).content === before.content) continue;
      // In the language of the reading: another one can have another tag.
      const late = { ...changed, headers: { "If-Match": before.tag } };
      await expectRefusal(context, operation, late, 412);
    }
    await fetchBody(context, operation.id, request);
  },
});

/** Checks that an update of the current version is done, also when a proxy has made its tag a weak one. */
const createPrefixCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "takes the ETag of a version also with the prefix W/",
  run: async (context) => {
    const request = await createFreshRequest(context, operation);
    const [reading] = effect.readState(request);
    if (reading === undefined) return;
    await fetchBody(context, operation.id, request);
    for (const isMadeWeak of [false, true]) {
      const { tag } = await readVersion(context, reading);
      const headers = { ...request.headers, "If-Match": isMadeWeak ? `W/${tag.replace(/^W\//, "")}` : tag };
      await fetchBody(context, operation.id, { ...request, headers });
    }
  },
});

/** Returns the checks of the versions of data that several windows or devices may change. */
export function createVersionChecks(operation: ContractOperation): readonly ContractCheck[] {
  const effect = effects[operation.id];
  return effect !== undefined && operation.parameters.some(({ name }) => name === "If-Match")
    ? [createVersionCheck(operation, effect), createPrefixCheck(operation, effect)]
    : [];
}
