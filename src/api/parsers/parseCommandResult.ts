import { readFlag } from "../readFlag.ts";
import { firstField, readText, withoutUnread } from "./fields.ts";
import { isRecord } from "../../config/isRecord.ts";
import { requestWith } from "../request.ts";

/** Returns the message of a successful command. */
export const parseCommandResult = (body: unknown): unknown =>
  withoutUnread({ message: readText(isRecord(body) ? body["message"] : undefined) });

/**
 * Returns the result of a password check: `false`, `"false"`, or an object that says so (`{ valid: false, reason: … }`)
 * rejects the password. Any other successful response accepts it.
 */
export function parsePasswordCheck(body: unknown): unknown {
  if (!isRecord(body)) return { valid: readFlag(body) ?? true };
  const fields = { ...body, result: withoutCode(body["result"]), status: withoutCode(body["status"]) };
  const verdict = firstField(fields, "valid", "isValid", "result", "success", "data", "status");
  return withoutUnread({
    ...(isRecord(verdict) ? (parsePasswordCheck(verdict) as object) : { valid: readFlag(verdict) ?? true }),
    reason: readText(firstField(body, "reason", "message", "error")),
  });
}

/** Returns a value, unless it is a number: that is a code, of which 0 often means success. */
const withoutCode = (value: unknown): unknown => (typeof value === "number" ? undefined : value);

/** The `request` of the generated hooks of these operations. */
export const requestCommand = requestWith(parseCommandResult);
export const requestPasswordCheck = requestWith(parsePasswordCheck, { isCheck: true });
