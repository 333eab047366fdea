import type { CallOptions } from "./caller.ts";
import type { BrokenRule, FaultDefinition, FaultResponse } from "./fault.ts";
import { changeErrors, isObject, parseJson, type JsonObject } from "./seeds.ts";

/** Changes the error responses with some status. */
export const answersError = (
  operationId: string,
  description: string,
  status: number,
  change: (response: FaultResponse, problem: JsonObject) => FaultResponse | void,
  options: CallOptions,
  breaks: BrokenRule = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: changeErrors([operationId], (response) => {
    const problem = parseJson(response.body);
    return response.status === status && isObject(problem) ? change(response, problem) : undefined;
  }),
  observe: async ({ call }) => {
    const { status: received, headers, text } = await call(operationId, { query: { lang: "en" }, ...options });
    return [received, headers.get("content-type"), text];
  },
});

/** A call of the citizen. */
export const asCitizen: CallOptions = { as: "citizen" };

/** A call for an appeal that does not exist. */
export const unknownAppeal: CallOptions = { ...asCitizen, path: 88_123 };
