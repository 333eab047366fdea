import type { BrokenRule, FaultDefinition, FaultResponse } from "../fault.ts";
import { validOptions } from "./callers.ts";
import { changeSuccess } from "./seeds.ts";
import { decode, encode } from "./texts.ts";

/** Changes the bytes and headers of successful responses. */
export const sends = (
  operationId: string,
  description: string,
  change: (response: FaultResponse) => FaultResponse | void,
  breaks: BrokenRule = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: changeSuccess([operationId], change),
  observe: async ({ call }) => {
    const { status, headers, text, bytes } = await call(operationId, { as: "citizen", ...validOptions[operationId] });
    return [status, [...headers].filter(([name]) => name !== "date"), text, bytes.length];
  },
});

/** Returns a change of a header of a response. `undefined` removes it. */
export const setHeader =
  (name: string, value: string | undefined) =>
  ({ headers }: FaultResponse): void =>
    value === undefined ? headers.delete(name) : headers.set(name, value);

/** Changes the text of the body. */
export const changeText =
  (change: (text: string) => string) =>
  (response: FaultResponse): void => {
    response.body = encode(change(decode(response)));
  };
