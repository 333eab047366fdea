import { getAppealStatus, type AppealRecord } from "./appeals.ts";
import { statusNotifications } from "../sampleData/appealMessages.ts";
import { interpolate, localizedText, type LocalizedText } from "./localizedText.ts";

/** A notification in every language. `at` is milliseconds since 1970. */
export type NotificationRecord = {
  id: number;
  accountId: number;
  type: string;
  title: LocalizedText;
  description: LocalizedText;
  createdAt: number;
  isRead: boolean;
};

/** What is told to a person; the world gives it a number and a time. */
export type NotificationDraft = Pick<NotificationRecord, "type" | "title" | "description">;

/** Greets a person soon after they signed in. */
export const welcomeNotification: NotificationDraft = {
  type: "INFORMATION",
  title: localizedText("Xoş gəlmisiniz", "Добро пожаловать", "Welcome"),
  description: localizedText(
    "Portala daxil oldunuz. Xidmətin bütün bildirişləri burada görünəcək.",
    "Вы вошли на портал. Все уведомления службы будут появляться здесь.",
    "You are signed in. Everything the service tells you will appear here.",
  ),
};

/** Asks a person to evaluate the service. */
export const questionNotification: NotificationDraft = {
  type: "QUESTION",
  title: localizedText("Xidməti qiymətləndirin", "Оцените обслуживание", "Evaluate the service"),
  description: localizedText(
    "Portaldan istifadə sizin üçün rahat oldumu? Bir neçə sualı cavablandırın.",
    "Удобно ли вам было пользоваться порталом? Ответьте на несколько вопросов.",
    "Was the portal easy to use? Please answer a few questions.",
  ),
};

/** Tells a foreign organisation's representative that they are registered. */
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

/** How many unread notifications each of the first accounts has: numbers that need different word forms in Russian. */
const unreadCountByAccount: Readonly<Record<number, number>> = { 1001: 2, 1002: 21, 1003: 5, 1005: 1 };

/** What waits for the first accounts, the newest last: how far their appeals have come, and a request to evaluate the service. */
export function createSeedNotifications(now: number, appeals: readonly AppealRecord[]): NotificationRecord[] {
  let id = 9000;
  return Object.entries(unreadCountByAccount).flatMap(([account, unread]) => {
    const theirs = appeals.filter(({ accountId }) => accountId === Number(account));
    return [...Array(unread + 1).keys()].map((place): NotificationRecord => {
      id += 1;
      const age = unread - place;
      const about = theirs[(age - 1) % theirs.length];
      const draft =
        age === 0
          ? questionNotification
          : about
            ? statusNotifications[getAppealStatus(about)]
            : emailConfirmedNotification;
      const at = now - age * day - (35 + 7 * age) * minute;
      return {
        id,
        accountId: Number(account),
        type: age === 0 ? questionNotification.type : "INFORMATION",
        title: draft.title,
        description: about ? interpolate(draft.description, { number: about.number }) : draft.description,
        createdAt: at,
        isRead: place === 0,
      };
    });
  });
}
