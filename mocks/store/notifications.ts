import type { NotificationEvent } from "../../src/generated/contract.d.ts";
import { getAppealStatus, type AppealRecord } from "./appeals.ts";
import { getStatusNotification } from "../sampleData/appealMessages.ts";
import { interpolate, localizedText, type LocalizedText } from "./localizedText.ts";

/** A notification in all languages. `at` is a timestamp in milliseconds. */
export type NotificationRecord = {
  id: number;
  accountId: number;
  type: string;
  title: LocalizedText;
  description: LocalizedText;
  createdAt: number;
  isRead: boolean;
  /** The kind of event, which the user can choose channels for; absent for the welcome. */
  event?: NotificationEvent;
  /** The appeal that it is about. */
  appealId?: number;
};

/** A notification to push; the store adds id and time. */
export type NotificationDraft = Pick<NotificationRecord, "type" | "title" | "description" | "event" | "appealId">;

/** Pushed soon after each sign-in. */
export const welcomeNotification: NotificationDraft = {
  type: "INFORMATION",
  title: localizedText("Xoş gəlmisiniz", "Добро пожаловать", "Welcome"),
  description: localizedText(
    "Portala daxil oldunuz. Xidmətin bütün bildirişləri burada görünəcək.",
    "Вы вошли на портал. Все уведомления службы будут появляться здесь.",
    "You are signed in. All our notifications will appear here.",
  ),
};

/** Requests an evaluation of the service. */
export const questionNotification: NotificationDraft = {
  type: "QUESTION",
  event: "EVALUATION",
  title: localizedText("Xidməti qiymətləndirin", "Оцените обслуживание", "Rate the service"),
  description: localizedText(
    "Portaldan istifadə sizin üçün rahat oldumu? Bir neçə sualı cavablandırın.",
    "Удобно ли вам было пользоваться порталом? Ответьте на несколько вопросов.",
    "Was the portal easy to use? Please answer a few questions.",
  ),
};

/** Confirms the registration of a foreign organisation's representative. */
const emailConfirmedNotification: NotificationDraft = {
  type: "INFORMATION",
  title: localizedText(
    "E-poçt ünvanınız təsdiqləndi",
    "Ваш адрес электронной почты подтверждён",
    "Your e-mail address has been confirmed",
  ),
  description: localizedText(
    "Qeydiyyatınız tamamlanıb.",
    "Ваша регистрация завершена.",
    "Your registration is complete.",
  ),
};

const [minute, day] = [60_000, 24 * 60 * 60_000];

/** The unread notifications by account id. The counts need different plural forms in Russian. */
const unreadCountByAccount: Readonly<Record<number, number>> = { 1001: 2, 1002: 21, 1003: 5, 1005: 1 };

/** Returns the notifications of the initial accounts, newest last: appeal statuses and an evaluation request. */
export function createSeedNotifications(now: number, appeals: readonly AppealRecord[]): NotificationRecord[] {
  let id = 9000;
  return Object.entries(unreadCountByAccount).flatMap(([account, unread]) => {
    const ownAppeals = appeals.filter(({ accountId }) => accountId === Number(account));
    return [...Array(unread + 1).keys()].map((index): NotificationRecord => {
      id += 1;
      const age = unread - index;
      const appeal = ownAppeals[(age - 1) % ownAppeals.length];
      const draft =
        age === 0
          ? questionNotification
          : appeal
            ? getStatusNotification(appeal.kind, getAppealStatus(appeal))
            : emailConfirmedNotification;
      const createdAt = now - age * day - (35 + 7 * age) * minute;
      return {
        id,
        accountId: Number(account),
        type: age === 0 ? questionNotification.type : "INFORMATION",
        title: draft.title,
        description: appeal ? interpolate(draft.description, { number: appeal.number }) : draft.description,
        createdAt,
        isRead: index === 0,
        ...(appeal && { appealId: appeal.id }),
      };
    });
  });
}
