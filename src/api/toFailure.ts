import type { components } from "../generated/contract.d.ts";
import type { Failure } from "./failure.ts";
import { plainText } from "./plainText.ts";

/** The failure that an answer with a status outside 200–299 stands for. `body` is its parsed JSON, or `undefined`. */
export function toFailure(response: Response, body: unknown): Failure {
  const problem = isRecord(body) ? body : {};
  const message = plainText(problem["message"]);
  const said = message === undefined ? {} : { message };
  const { status } = response;
  if (status === 401) return { kind: "unauthorized", ...said };
  if (status === 403) return { kind: "forbidden", ...said };
  if (status === 404 || status === 501) return { kind: "notFound", ...said };
  if (status === 400 || status === 422)
    return { kind: "invalid", fields: parseFieldProblems(problem["fields"]), ...said };
  const wait = parseRetryAfter(response.headers.get("retry-after"));
  const later = wait === undefined ? {} : { retryAfter: wait };
  if (status >= 500) return { kind: "unavailable", status, ...said, ...later };
  if (status >= 400)
    return {
      kind: "rejected",
      status,
      ...said,
      ...later,
      ...(typeof problem["code"] === "string" && { code: problem["code"] }),
    };
  return { kind: "invalidResponse", status };
}

/** Seconds to wait as a `Retry-After` header says them, as a number or as a date; at most 60. */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  // A date begins with the name of its day; browsers read dates into numbers such as "1.5" as well.
  if (header === null || !/^(\d+$|[a-z])/i.test(header)) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), 60) : undefined;
}

function parseFieldProblems(value: unknown): components["schemas"]["FieldProblem"][] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry["field"] !== "string") return [];
    const message = plainText(entry["message"]);
    return message === undefined ? [] : [{ field: entry["field"].slice(0, 200), message }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
