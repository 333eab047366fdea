import { personalRoles } from "../../src/auth/roles.ts";
import type { NotificationChannels } from "../../src/generated/contract.d.ts";
import type { Account } from "./accounts.ts";
import type { MockStore } from "./mockStore.ts";
import type { NotificationRecord } from "./notifications.ts";
import { translate } from "./localizedText.ts";

/** A channel besides the list of notifications. */
export type NotificationChannel = Exclude<keyof NotificationChannels, "event">;

/** The channels of an account that has chosen nothing. */
const defaultSettings: readonly NotificationChannels[] = [
  { event: "APPEAL_STATUS", email: true, sms: false, push: false },
  { event: "APPEAL_MESSAGE", email: true, sms: false, push: false },
  { event: "PAYMENT", email: true, sms: false, push: false },
  { event: "EVALUATION", email: false, sms: false, push: false },
];

/** The events of an account that can have neither cases nor payments. */
const eventsForAll: readonly string[] = ["EVALUATION"];

/** Returns how an account is notified of each kind of event that it can have. */
export function getNotificationSettings(store: MockStore, accountId: number): NotificationChannels[] {
  const chosen = store.state.notificationSettings[accountId] ?? [];
  const account = store.state.accounts.find(({ id }) => id === accountId);
  const hasPersonalSections = account !== undefined && personalRoles.includes(account.authority);
  const offered = defaultSettings.filter(({ event }) => hasPersonalSections || eventsForAll.includes(event));
  return offered.map((channels) => chosen.find(({ event }) => event === channels.event) ?? { ...channels });
}

/** Returns whether the recipient of a notification chose a channel for its event. */
export const isChosen = (
  store: MockStore,
  { accountId, event }: NotificationRecord,
  channel: NotificationChannel,
): boolean => getNotificationSettings(store, accountId).some((row) => row.event === event && row[channel]);

/** Replaces the channels of some events. The others keep theirs. */
export function saveNotificationSettings(
  store: MockStore,
  accountId: number,
  changes: readonly NotificationChannels[],
): void {
  store.state.notificationSettings[accountId] = getNotificationSettings(store, accountId).map(
    (channels) => changes.findLast(({ event }) => event === channels.event) ?? channels,
  );
}

/** Adds a notification to the outbox, in the recipient's language, for each channel that the recipient chose for its event. */
export function sendNotification(
  store: MockStore,
  { email, phoneNumber, language }: Account,
  notification: NotificationRecord,
): void {
  const message = {
    subject: translate(notification.title, language),
    text: translate(notification.description, language),
    at: new Date(store.now()).toISOString(),
  };
  if (email !== "" && isChosen(store, notification, "email")) store.addToOutbox({ to: email, ...message });
  if (phoneNumber !== "" && isChosen(store, notification, "sms"))
    store.addToOutbox({ to: phoneNumber, ...message, channel: "sms" });
  if (isChosen(store, notification, "push")) store.addToOutbox({ to: email, ...message, channel: "push" });
}
