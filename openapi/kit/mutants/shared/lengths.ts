import type { CallOptions } from "../caller.ts";
import type { FaultDefinition, FaultRequest } from "../fault.ts";
import { answer, changeRequest, createResponse, isObject, parseJson, withBody } from "../seeds.ts";

/** Returns a field of the body of a request. */
export const readField = (request: FaultRequest, field: string): unknown => {
  const body = parseJson(request.body);
  return isObject(body) ? body[field] : undefined;
};

/** Returns the number of characters of a text, 0 for anything else. */
export const countCharacters = (value: unknown): number => (typeof value === "string" ? [...value].length : 0);

/** The body of an error 422. */
export const rejection = { message: "Daxil edilmiş məlumat düzgün deyil.", code: "NOT_ACCEPTED" };

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
    const value = readField(request, body.field);
    if (countCharacters(value) !== body.limit + 1) return request;
    return withBody(request, {
      ...(parseJson(request.body) as object),
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
    countCharacters(readField(request, body.field)) === body.limit ? createResponse(422, rejection) : send(request),
  ),
  observe: observeLength(body, body.limit),
});
