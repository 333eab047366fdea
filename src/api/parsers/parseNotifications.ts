import type { Notification } from "../../generated/contract.d.ts";
import { firstField, firstText, readId, readList, withoutUnread } from "./fields.ts";
import { readTime } from "./readTime.ts";
import { readFlag } from "../readFlag.ts";
import { isRecord } from "../../config/isRecord.ts";
import { requestWith } from "../request.ts";

/** Returns the notifications in a response of `GET /notification`; `undefined` in the place of an entry without any text. */
export const parseNotifications = (body: unknown): unknown =>
  readList(body)?.map((entry) => parseNotificationEntry(entry));

/**
 * Returns a notification; `undefined` for anything without a text. A pushed one needs only a type: its text is read with the
 * list.
 */
export function parseNotificationEntry(body: unknown, isPushed = false): Notification | undefined {
  if (!isRecord(body)) return undefined;
  const type = firstText(body, "type");
  const title = firstText(body, "title");
  const description = firstText(body, "description", "message", "text", "content");
  if ((title ?? description ?? (isPushed ? type : undefined)) === undefined) return undefined;
  return {
    type: type ?? "",
    title: title ?? "",
    description: description ?? "",
    ...withoutUnread({
      id: readId(body["id"]),
      appealId: readId(body["appealId"]),
      createdAt: readTime(firstField(body, "createdAt", "createdDate", "date", "sentAt", "time")),
      read: readFlag(firstField(body, "read", "isRead", "seen")),
      push: readFlag(body["push"]),
    }),
  };
}

/** The `request` of the generated hook of this operation. */
export const requestNotifications = requestWith(parseNotifications);
