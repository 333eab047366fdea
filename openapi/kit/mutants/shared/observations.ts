import type { CallOptions } from "../caller.ts";
import type { FaultDefinition } from "../fault.ts";

/** Returns an observation of the responses to one call that is sent several times. */
export const observeCalls =
  (operationId: string, options: CallOptions = {}, count = 1): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const seen = [];
    for (let index = 0; index < count; index += 1) {
      const { status, text, headers } = await call(operationId, options);
      seen.push([status, text, ...["content-type", "cache-control", "location"].map((name) => headers.get(name))]);
    }
    return seen;
  };

/** Returns an observation of the response to one call. */
export const observeCall =
  (operationId: string, options: CallOptions = { as: "citizen" }): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const { status, text, headers } = await call(operationId, options);
    return [status, text, headers.get("content-type"), headers.get("content-language"), headers.get("cache-control")];
  };
