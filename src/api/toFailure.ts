import type { FieldProblem } from "../generated/contract.d.ts";
import type { Failure } from "./failure.ts";
import { readFlag } from "./readFlag.ts";
import { toPlainText } from "./toPlainText.ts";
import { isRecord } from "../config/isRecord.ts";

/** The names under which servers give the reason of an error: those of the contract, RFC 9457, OAuth and others. */
const messageNames = ["message", "detail", "errorMessage", "error_description"];

/** The names under which servers say whether a request succeeded. */
const successNames = ["success", "isSuccess", "succeeded"];

/** What was requested: a read (GET), and an operation that is only proposed and whose data everybody may read (`isOpen`). */
type RequestedOperation = { isRead?: boolean; isOpen?: boolean };

/**
 * Returns the failure of an unsuccessful response. `body` is its parsed JSON, or `undefined`. What is gone for good (410) is not
 * found where it was to be read. Nobody lacks a permission for what everybody may read: the 403 of such an operation is that of
 * a server that refuses every path that it does not know.
 */
export function toFailure(response: Response, body: unknown, { isRead, isOpen }: RequestedOperation = {}): Failure {
  const problem = isRecord(body) ? body : {};
  const text = [problem, problem["error"], problem["data"], problem["result"]]
    .flatMap((part) => (isRecord(part) ? messageNames.map((name) => toPlainText(part[name])) : []))
    .find((message) => message !== undefined);
  const message = text === undefined ? {} : { message: text };
  const { status } = response;
  if (status === 401) return { kind: "unauthorized", ...message };
  if (status === 403 && !isOpen) return { kind: "forbidden", ...message };
  // Of a proxy, which has waited too long for the request.
  if (status === 408) return { kind: "timeout" };
  if ([403, 404, 501].includes(status) || (isRead && status === 410)) return { kind: "notFound", ...message };
  if (status === 400 || status === 422)
    return { kind: "invalid", fields: parseFieldProblems(problem["fields"]), ...message };
  const seconds = parseRetryAfter(response.headers.get("retry-after"), Date.parse(response.headers.get("date") ?? ""));
  const retryAfter = seconds === undefined ? {} : { retryAfter: seconds };
  if (status >= 500) return { kind: "unavailable", status, ...message, ...retryAfter };
  if (status >= 400)
    return {
      kind: "rejected",
      status,
      ...message,
      ...retryAfter,
      ...(typeof problem["code"] === "string" && { code: problem["code"] }),
    };
  return { kind: "invalidResponse", status };
}

/**
 * Returns the failure that a body with the status of a success reports (`{ success: false, message: … }`); `undefined` for any
 * other.
 */
export const findRejection = (body: unknown): Failure | undefined =>
  isRecord(body) && successNames.some((name) => readFlag(body[name]) === false)
    ? toFailure(new Response(null, { status: 400 }), body)
    : undefined;

/**
 * Returns the seconds of a `Retry-After` header, which is a number or a date; at most a day. `now` is the time of the server: the
 * clock of the device, which counts where it is unknown, may be wrong.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  // A date begins with the name of its day. `Date.parse` alone would accept "1.5".
  if (header === null || !/^(\d+$|[a-z])/i.test(header)) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - (now || Date.now())) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), 86_400) : undefined;
}

function parseFieldProblems(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry["field"] !== "string") return [];
    const message = toPlainText(entry["message"]);
    return message === undefined ? [] : [{ field: entry["field"].slice(0, 200), message }];
  });
}
