import type { CallOptions } from "../caller.ts";
import type { FaultDefinition } from "../fault.ts";
import { refused } from "./errors.ts";
import { answer, changeRequest, readBody, withBody } from "./seeds.ts";

/** Returns the number of characters of a text, 0 for anything else. */
export const countCharacters = (value: unknown): number => (typeof value === "string" ? [...value].length : 0);

/** A request body with all fields of an operation except one. */
export type BodyField = { operationId: string; field: string; limit: number; options?: CallOptions; rest: object };

/** Returns an observation of a request with a field of so many characters. */
export const observeLength =
  ({ operationId, field, options, rest }: BodyField, length: number): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) =>
    (await call(operationId, { ...options, body: { ...rest, [field]: "g".repeat(length) } })).status;

/** Accepts a text that is one character too long, and cuts it. */
export const acceptsLonger = (body: BodyField): FaultDefinition => ({
  operationId: body.operationId,
  description: `Accepts ${body.field} with ${body.limit + 1} characters.`,
  breaks: "contract",
  createHandler: changeRequest(body.operationId, (request) => {
    const value = readBody(request)[body.field];
    if (countCharacters(value) !== body.limit + 1) return request;
    return withBody(request, {
      ...readBody(request),
      [body.field]: String(value).slice(0, body.limit),
    });
  }),
  observe: observeLength(body, body.limit + 1),
});

/** Rejects a text that is exactly as long as allowed. */
export const rejectsLongest = (body: BodyField): FaultDefinition => ({
  operationId: body.operationId,
  description: `Rejects ${body.field} with exactly ${body.limit} characters.`,
  breaks: "contract",
  createHandler: answer([body.operationId], async (request, { send }) =>
    countCharacters(readBody(request)[body.field]) === body.limit ? refused() : send(request),
  ),
  observe: observeLength(body, body.limit),
});
