import { firstField, readCount } from "./fields.ts";
import { isRecord } from "../../config/isRecord.ts";
import { requestWith } from "../request.ts";

/**
 * Returns the number in a response of `GET /notification/count`: `7`, `"7"`, `{ count: 7 }`, `{ data: { count: 7 } }`, or under
 * a name of its own: `{ unreadNotifications: 7 }`. A count of unread notifications comes before one of all.
 */
export function parseNotificationCount(body: unknown): unknown {
  if (body === undefined || body === null) return 0;
  if (!isRecord(body)) return readCount(body);
  const namesLike = (pattern: RegExp): string[] =>
    Object.keys(body).filter((name) => pattern.test(name) && !Array.isArray(body[name]));
  const countNames = namesLike(/notification|[^c]count$/i);
  const inner = firstField(
    body,
    ...namesLike(/unread/i),
    "count",
    ...countNames.filter((name) => !/total|page/i.test(name)),
    "total",
    ...countNames,
    "data",
    "result",
    "value",
    "content",
  );
  if (inner !== undefined) return parseNotificationCount(inner);
  return Object.keys(body).length === 0 ? 0 : undefined;
}

/** The `request` of the generated hook of this operation. */
export const requestNotificationCount = requestWith(parseNotificationCount);
