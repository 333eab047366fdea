import { isFields } from "../../../src/api/readers/fields.ts";
import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import {
  CheckSkipped,
  expectRefusal,
  expectResponse,
  fetchBody,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "./check.ts";
import type { OperationRequest } from "./contractClient.ts";
import { effects, type Effect, type Reading } from "./effects.ts";
import { createUniqueName } from "./random.ts";
import { createValidRequest } from "./requests.ts";

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

/** Returns valid bodies that differ from the one of a request in one text. */
function listChangedBodies({ document, validator }: VerifyContext, operation: ContractOperation, body: object) {
  const { requestBody } = operation;
  if (requestBody?.schema === undefined) return [];
  const names = new Set([
    ...Object.keys(body),
    ...Object.keys(flattenSchema(document, requestBody.schema).properties ?? {}),
  ]);
  return [...names]
    .map((name) => {
      const before: unknown = Reflect.get(body, name);
      return { ...body, [name]: `${typeof before === "string" ? `${before} ` : ""}${createUniqueName()}` };
    })
    .filter((changed) => validator.valueErrors(requestBody.pointer, changed).length === 0);
}

/** Checks that every change gives the data another version: an update of the version before it is refused. */
const createVersionCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "refuses an update of the version before each change",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const [reading] = effect.readState(request);
    if (!isFields(request.body) || reading === undefined) return;
    for (const body of listChangedBodies(context, operation, request.body)) {
      const before = await readVersion(context, reading);
      const changed: OperationRequest = { ...request, body };
      await fetchBody(context, operation.id, changed);
      // A server may not store what is only proposed.
      if ((await readVersion(context, reading)).content === before.content) continue;
      const late = { ...changed, headers: { "If-Match": before.tag }, lang: "ru" } as const;
      await expectRefusal(context, operation, late, 412);
    }
    await fetchBody(context, operation.id, request);
  },
});

/** Returns the checks of the versions of data that several windows or devices may change. */
export function createVersionChecks(operation: ContractOperation): readonly ContractCheck[] {
  const effect = effects[operation.id];
  return effect !== undefined && operation.parameters.some(({ name }) => name === "If-Match")
    ? [createVersionCheck(operation, effect)]
    : [];
}
