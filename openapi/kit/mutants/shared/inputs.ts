import type { CallOptions } from "../caller.ts";
import type { FaultDefinition } from "../fault.ts";
import { failure } from "./errors.ts";
import { answer, changeRequest, changeRequestBody, type JsonObject, withQuery } from "./seeds.ts";

/** Converts fields of the request body, so that invalid values are accepted. */
export const converts = (
  operationId: string,
  description: string,
  convert: (body: JsonObject) => void,
  options: CallOptions,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequestBody(operationId, convert),
  observe: async ({ call }) => {
    const { status, at } = await call(operationId, { as: "citizen", ...options });
    return [status, at("fields")];
  },
});

/** Ignores a value of a query parameter that the contract forbids. */
export const ignoresQuery = (
  operationId: string,
  description: string,
  parameter: string,
  isValid: (value: string) => boolean,
  example: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) => {
    const value = request.url.searchParams.get(parameter);
    return value === null || isValid(value) ? request : withQuery(request, { [parameter]: undefined });
  }),
  observe: async ({ call }) => (await call(operationId, { as: "citizen", query: { [parameter]: example } })).status,
});

/** Treats one value of a query parameter like another one. */
export const readsQueryAs = (
  operationId: string,
  description: string,
  parameter: string,
  isAffected: (value: string) => boolean,
  replacement: (value: string) => string,
  example: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: changeRequest(operationId, (request) => {
    const value = request.url.searchParams.get(parameter);
    return value !== null && isAffected(value) ? withQuery(request, { [parameter]: replacement(value) }) : request;
  }),
  observe: async ({ call }) =>
    (await call(operationId, { as: "citizen", path: "nomenclature", query: { [parameter]: example } })).status,
});

/** Rejects or fails for one value of a query parameter. */
export const failsForQuery = (
  operationId: string,
  description: string,
  parameter: string,
  isAffected: (value: string) => boolean,
  status: number,
  example: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: answer([operationId], async (request, { send }) => {
    const value = request.url.searchParams.get(parameter);
    return value !== null && isAffected(value) ? failure(status) : send(request);
  }),
  observe: async ({ call }) =>
    (await call(operationId, { as: "citizen", path: "nomenclature", query: { [parameter]: example } })).status,
});
