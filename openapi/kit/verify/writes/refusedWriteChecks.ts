import { isRecord } from "../../../../src/config/isRecord.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { isRefusal } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { createFreshRequest, readState, type Effect } from "./effects.ts";
import { repeatOnce } from "../run/concurrentChanges.ts";
import { assertSameState } from "./sameState.ts";
import { unknownId } from "../inputs/unknownId.ts";

/** The most bodies with a missing field that are sent. */
const maxPartialBodies = 6;

/** Returns requests that the server has to refuse: of a changed version, and with one required field missing. */
function listRefusedRequests(
  document: OpenApiDocument,
  operation: ContractOperation,
  request: OperationRequest,
  body: JsonBody | undefined,
): readonly { reason: string; request: OperationRequest }[] {
  const { required = [] } = flattenSchema(document, operation.requestBody?.schema ?? {});
  const names = required.length > 0 ? required : Object.keys(body ?? {});
  const takesVersion = operation.parameters.some(({ name }) => name === "If-Match");
  return [
    ...(takesVersion && body !== undefined
      ? [
          {
            reason: "an update of another version",
            request: { ...request, body, headers: { "If-Match": '"another-version"' } },
          },
        ]
      : []),
    ...(body === undefined
      ? []
      : names.slice(0, maxPartialBodies).map((name) => ({
          reason: `a request without ${name}`,
          request: {
            ...request,
            body: Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
          },
        }))),
  ];
}

/** Values that a server has to refuse although the rest of the request is valid, by the name of a field. */
const refusedValues: Readonly<Record<string, readonly { reason: string; value: unknown }[]>> = {
  email: [{ reason: "an e-mail address without a name", value: "@portal.example" }],
  phoneNumber: [{ reason: "an invalid phone number", value: "number" }],
  documentId: [{ reason: "a file that does not exist", value: unknownId }],
  documentIds: [{ reason: "a file that does not exist", value: [unknownId] }],
  possessorIds: [{ reason: "an organisation that does not exist", value: [unknownId] }],
};

/** Returns requests with a change that is valid, and another field that is not. */
async function listPartlyRefused(
  context: VerifyContext,
  operation: ContractOperation,
  request: OperationRequest,
  body: JsonBody | undefined,
): Promise<readonly { reason: string; request: OperationRequest }[]> {
  const { schema } = operation.requestBody ?? {};
  if (body === undefined || schema === undefined) return [];
  const flat = flattenSchema(context.document, schema);
  const names = new Set(
    [flat, ...(flat.oneOf ?? []).map((alternative) => flattenSchema(context.document, alternative))].flatMap(
      ({ properties = {} }) => Object.keys(properties),
    ),
  );
  const values = Object.entries(refusedValues).flatMap(([name, refused]) =>
    names.has(name) ? refused.map(({ reason, value }) => ({ reason, name, value })) : [],
  );
  if (operation.id === "updateUser") {
    const { username } = await context.personas.freshAccount(context);
    values.push({ reason: "the address of another account", name: "email", value: username });
  }
  return values.map(({ reason, name, value }) => ({
    reason: `a request with ${reason}`,
    request: { ...request, body: { ...body, [name]: value } },
  }));
}

/** Returns the check that a refused request changes nothing, also when only a part of it is invalid. */
export const createRefusedCheck = (operation: ContractOperation, effect: Effect): ContractCheck => ({
  name: "changes nothing when it refuses a request",
  run: async (context) =>
    // With a new request each time: a free time that a refused request has booked is no longer free.
    repeatOnce(async () => {
      const request = await createFreshRequest(context, operation);
      const body = isRecord(request.body) ? (effect.change ?? ((same) => same))(request.body) : undefined;
      const readings = effect.readState(request);
      if (readings.length === 0) return;
      const before = await readState(context, readings);
      for (const { reason, request: refused } of [
        ...listRefusedRequests(context.document, operation, request, body),
        ...(await listPartlyRefused(context, operation, request, body)),
      ]) {
        const response = await context.client.send(operation, { ...refused, lang: "ru" });
        // What should have been refused is another finding.
        if (!isRefusal(operation, response) || response.status === 429) return;
        const refusal = `${reason} was refused with ${response.status}`;
        assertSameState(readings, before, await readState(context, readings), refusal);
      }
    }),
});
