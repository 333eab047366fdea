import { isRecord } from "../../config/isRecord.ts";
import { ApiError } from "../failure.ts";
import { toFailure } from "../toFailure.ts";
import { firstField, readFlag } from "./fields.ts";

/**
 * Returns a parser for the response to a command: `parse`, unless the body says that the command was refused in spite of its
 * status (`{ success: false, message: … }`). Then it throws an `ApiError` of the kind `invalid`.
 */
export const orRefusal =
  (parse: (body: unknown) => unknown) =>
  (body: unknown): unknown => {
    if (isRecord(body) && readFlag(firstField(body, "success", "isSuccess", "succeeded")) === false)
      throw new ApiError(toFailure(new Response(null, { status: 400 }), body));
    return parse(body);
  };
