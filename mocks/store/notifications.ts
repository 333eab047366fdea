import type { NotificationEvent } from "../../src/generated/contract.d.ts";
import type { AppealRecord, AppealStatus } from "./appeals.ts";
import { dayMs } from "./calendar.ts";
import { getStatusNotification, statusNotes } from "../sampleData/appealTexts.ts";
import { interpolate, localizedText, type LocalizedText } from "./localizedText.ts";
import { createPaymentDueNotification, type PaymentRecord } from "./payments.ts";

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

/** Requests an evaluation of the portal. */
export const questionNotification: NotificationDraft = {
  type: "QUESTION",
  event: "EVALUATION",
  title: localizedText("Portalı qiymətləndirin", "Оцените портал", "Rate the portal"),
  description: localizedText(
    "Portaldan istifadə sizin üçün rahat oldumu? Bir neçə sualı cavablandırın.",
    "Удобно ли вам было пользоваться порталом? Ответьте на несколько вопросов.",
    "Was the portal easy to use? Please answer a few questions.",
  ),
};

/** Returns the notification of a new status of an appeal. */
export function createStatusNotification({ id, kind, number }: AppealRecord, status: AppealStatus): NotificationDraft {
  const { title, description } = getStatusNotification(kind, status);
  return {
    type: "INFORMATION",
    event: "APPEAL_STATUS",
    appealId: id,
    title,
    description: interpolate(description, { number }),
  };
}

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

const minute = 60_000;

/** The unread notifications by account id. The counts need different plural forms in Russian. */
const unreadCountByAccount: Readonly<Record<number, number>> = { 1001: 2, 1002: 21, 1003: 5, 1005: 1 };

/** A notification with its time. */
type Announcement = NotificationDraft & { createdAt: number };

/** Returns what has happened to appeals, the latest first: each status, and each amount that became due. */
const listAnnouncements = (appeals: readonly AppealRecord[], payments: readonly PaymentRecord[]): Announcement[] =>
  appeals
    .flatMap((appeal) =>
      appeal.steps.flatMap(({ status, at, note }): Announcement[] => {
        const payment =
          note === statusNotes.payFirst
            ? payments.find(({ appealNumber }) => appealNumber === appeal.number)
            : undefined;
        return [
          { ...createStatusNotification(appeal, status), createdAt: at + minute },
          ...(payment ? [{ ...createPaymentDueNotification(payment, appeal), createdAt: at + 2 * minute }] : []),
        ];
      }),
    )
    .toSorted((a, b) => b.createdAt - a.createdAt);

/**
 * Returns the notifications of the initial accounts, newest last: what has happened to their appeals, and an evaluation
 * request. All but the first one are unread.
 */
export function createSeedNotifications(
  now: number,
  appeals: readonly AppealRecord[],
  payments: readonly PaymentRecord[],
): NotificationRecord[] {
  let id = 9000;
  return Object.entries(unreadCountByAccount).flatMap(([account, unread]) => {
    const accountId = Number(account);
    const ownAppeals = appeals.filter((appeal) => appeal.accountId === accountId);
    const announcements =
      ownAppeals.length === 0
        ? [{ ...emailConfirmedNotification, createdAt: now - dayMs }]
        : listAnnouncements(ownAppeals, payments).slice(0, unread);
    return [...announcements.toReversed(), { ...questionNotification, createdAt: now - 35 * minute }].map(
      (announcement, index) => ({ ...announcement, id: (id += 1), accountId, isRead: index === 0 }),
    );
  });
}
