import type { Notification } from "../../generated/contract.d.ts";
import { firstField, firstText, readId, readList, withoutUnread } from "./fields.ts";
import { readTime } from "./readTime.ts";
import { readFlag } from "../readFlag.ts";
import { isRecord } from "../../config/isRecord.ts";
import { getFailure } from "../failure.ts";
import { markIncomplete } from "../incompleteResponses.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { request, type RequestConfig } from "../request.ts";
import { readPaging } from "./readPaging.ts";

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

/** At most so many pages are read after the first. */
const maxFurtherPages = 20;

/**
 * The `request` of the generated hook of this operation. Reads on where the server says that it has more notifications than it
 * has sent: with the number of them as size of a page, which a server that ignores the size has chosen itself. Ends with a page
 * without a new one, such as that of a server that ignores the page. A list that is still too short is marked as incomplete.
 */
export async function requestNotifications<Body>(config: RequestConfig): Promise<Body> {
  const { list, receivedCount, total } = await readPage(config);
  const perPage = Math.min(receivedCount, maxPerPage);
  const keys = new Set(list.map((notification) => JSON.stringify(notification)));
  let missingCount = total - receivedCount;
  const firstPage = Math.floor(receivedCount / perPage) + 1;
  for (let page = firstPage; missingCount > 0 && page < firstPage + maxFurtherPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page says whether there is another one
    const next = await readPage({ ...config, params: { ...config.params, page, perPage } }).catch(stopAtFailure);
    const added = next.list.filter((notification) => !keys.has(JSON.stringify(notification)));
    if (added.length === 0) break;
    list.push(...added);
    for (const notification of added) keys.add(JSON.stringify(notification));
    missingCount -= added.length + next.receivedCount - next.list.length;
  }
  if (missingCount > 0) markIncomplete(list);
  return list as Body;
}

/** The notifications of a response, how many it had before those without a text were dropped, and how many there are. */
type NotificationPage = { list: Notification[]; receivedCount: number; total: number };

async function readPage(config: RequestConfig): Promise<NotificationPage> {
  let [receivedCount, total] = [0, 0];
  const list = await request<Notification[]>({
    ...config,
    prepareBody: (body) => {
      receivedCount = readList(body)?.length ?? 0;
      total = readPaging(body).total ?? 0;
      return parseNotifications(body);
    },
  });
  return { list, receivedCount, total };
}

/** Returns a page without notifications after a failed request. Throws any other error, such as that of an aborted one. */
function stopAtFailure(error: unknown): NotificationPage {
  if (getFailure(error) === undefined) throw error;
  return { list: [], receivedCount: 0, total: 0 };
}
