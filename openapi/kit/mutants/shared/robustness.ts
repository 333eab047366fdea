import type { CallOptions } from "../caller.ts";
import type { FaultDefinition, FaultRequest } from "../fault.ts";
import { answer, createResponse, mapTexts, parseJson } from "./seeds.ts";

const serverFault = { message: "Naməlum xəta baş verdi!", code: "UNKNOWN" };

/** Returns whether a text in the body of a request is affected. */
export const hasText = (request: FaultRequest, isAffected: (text: string) => boolean): boolean => {
  let isFound = false;
  mapTexts(parseJson(request.body), (text) => {
    isFound ||= isAffected(text);
    return text;
  });
  return isFound;
};

/** Fails or rejects when the request body is of some kind. */
export const failsFor = (
  operationId: string,
  description: string,
  isAffected: (request: FaultRequest) => boolean,
  status: number,
  options: CallOptions,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: answer([operationId], async (request, { send }) =>
    isAffected(request) ? createResponse(status, serverFault) : send(request),
  ),
  observe: async ({ call }) => (await call(operationId, { as: "citizen", ...options })).status,
});
