import type { NotificationMessage } from "../../src/generated/contract.d.ts";
import { translate, type Language } from "../store/localizedText.ts";
import type { NotificationRecord } from "../store/notifications.ts";
import { getNotificationSettings, saveNotificationSettings } from "../store/notificationSettings.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** Returns the STOMP payload of a notification in one language. */
export const toNotificationMessage = (
  { id, type, appealId, title, description, createdAt }: NotificationRecord,
  lang: Language,
): NotificationMessage => ({
  id,
  type,
  ...(appealId !== undefined && { appealId }),
  title: translate(title, lang),
  description: translate(description, lang),
  createdAt: new Date(createdAt).toISOString(),
});

const findNotifications = (store: MockStore, accountId: number): NotificationRecord[] =>
  store.state.notifications.filter((notice) => notice.accountId === accountId);

/** Handlers of notifications. */
export const notificationHandlers = {
  readNotifications: ({ store, lang, query: { page = 1, perPage }, principal: { account } }) => {
    const notices = findNotifications(store, account.id).toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    const requested = perPage === undefined ? notices : notices.slice((page - 1) * perPage, page * perPage);
    return ok(requested.map((notice) => ({ ...toNotificationMessage(notice, lang), read: notice.isRead })));
  },

  countNotifications: ({ store, principal: { account } }) =>
    ok(findNotifications(store, account.id).filter(({ isRead }) => !isRead).length),

  markNotificationsRead: ({ store, principal: { account } }) => {
    for (const notice of findNotifications(store, account.id)) notice.isRead = true;
    return ok(0);
  },

  readNotificationSettings: ({ store, principal: { account } }) =>
    ok({ items: getNotificationSettings(store, account.id) }),

  updateNotificationSettings: ({ store, principal: { account }, body: { items } }) => {
    saveNotificationSettings(store, account.id, items);
    return ok({ items: getNotificationSettings(store, account.id) });
  },
} satisfies Behaviour;
