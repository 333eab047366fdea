import { firstField, readCount } from "./fields.ts";
import { isRecord } from "../../config/isRecord.ts";
import { requestWith } from "../request.ts";

/** Returns the number in a response of `GET /notification/count`: `7`, `"7"`, `{ count: 7 }`, `{ data: { count: 7 } }`. */
export function parseNotificationCount(body: unknown): unknown {
  if (body === undefined || body === null) return 0;
  if (!isRecord(body)) return readCount(body);
  const inner = firstField(body, "count", "total", "unread", "unreadCount", "data", "result", "value", "content");
  if (inner !== undefined) return parseNotificationCount(inner);
  return Object.keys(body).length === 0 ? 0 : undefined;
}

/** The `request` of the generated hook of this operation. */
export const requestNotificationCount = requestWith(parseNotificationCount);
