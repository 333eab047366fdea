import { isRecord } from "../../config/isRecord.ts";
import { ApiError, type Failure } from "../failure.ts";
import { toFailure } from "../toFailure.ts";
import { firstField, readFlag } from "./fields.ts";

/** Returns the refusal that a body with the status of a success is (`{ success: false, message: … }`); `undefined` for any other. */
export const findRefusal = (body: unknown): Failure | undefined =>
  isRecord(body) && readFlag(firstField(body, "success", "isSuccess", "succeeded")) === false
    ? toFailure(new Response(null, { status: 400 }), body)
    : undefined;

/**
 * Returns a parser for the response to a command: `parse`, unless the body says that the command was refused in spite of its
 * status. Then it throws an `ApiError` of the kind `invalid`.
 */
export const orRefusal =
  (parse: (body: unknown) => unknown) =>
  (body: unknown): unknown => {
    const refusal = findRefusal(body);
    if (refusal !== undefined) throw new ApiError(refusal);
    return parse(body);
  };
