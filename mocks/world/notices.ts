import { fill, text, type Text } from "./language.ts";

/** A notification in every language. `at` is milliseconds since 1970. */
export type Notice = { id: number; accountId: number; type: string; title: Text; description: Text; at: number; read: boolean };

/** What is told to a person; the world gives it a number and a time. */
export type NoticeDraft = Pick<Notice, "type" | "title" | "description">;

/** Greets a person soon after they signed in. */
export const welcome: NoticeDraft = {
  type: "INFORMATION",
  title: text("Xoş gəlmisiniz", "Добро пожаловать", "Welcome"),
  description: text(
    "Portala daxil oldunuz. Xidmətin bütün bildirişləri burada görünəcək.",
    "Вы вошли на портал. Все уведомления службы будут появляться здесь.",
    "You are signed in. Everything the service tells you will appear here.",
  ),
};

/** Asks a person to evaluate the service. */
export const question: NoticeDraft = {
  type: "QUESTION",
  title: text("Xidməti qiymətləndirin", "Оцените обслуживание", "Evaluate the service"),
  description: text(
    "Portaldan istifadə sizin üçün rahat oldumu? Bir neçə sualı cavablandırın.",
    "Удобно ли вам было пользоваться порталом? Ответьте на несколько вопросов.",
    "Was the portal easy to use? Please answer a few questions.",
  ),
};

const accepted: NoticeDraft = {
  type: "INFORMATION",
  title: text("Müraciətiniz qəbul edildi", "Ваше обращение принято", "Your appeal has been accepted"),
  description: text(
    "{number} nömrəli müraciətiniz baxılmaq üçün qəbul edildi. Cavab müddəti 15 iş günüdür.",
    "Обращение № {number} принято на рассмотрение. Срок ответа — 15 рабочих дней.",
    "Appeal {number} has been accepted for review. You will have an answer within 15 working days.",
  ),
};

const issued: NoticeDraft = {
  type: "INFORMATION",
  title: text("Sertifikatınız hazırdır", "Ваш сертификат готов", "Your certificate is ready"),
  description: text("{number} nömrəli müraciət üzrə sertifikat verildi.", "По обращению № {number} выдан сертификат.", "The certificate for appeal {number} has been issued."),
};

const refused: NoticeDraft = {
  type: "INFORMATION",
  title: text("Müraciətinizə imtina cavabı verildi", "По вашему обращению принят отказ", "Your appeal has been refused"),
  description: text(
    "{number} nömrəli müraciətə əlavə olunmuş sınaq protokolu akkreditasiya olunmamış laboratoriya tərəfindən verildiyi üçün sertifikatın verilməsindən imtina edildi. Protokolu akkreditasiya olunmuş laboratoriyadan aldıqdan sonra yenidən müraciət edə bilərsiniz.",
    "В выдаче сертификата по обращению № {number} отказано, поскольку приложенный протокол испытаний выдан неаккредитованной лабораторией. Получив протокол в аккредитованной лаборатории, вы можете обратиться снова.",
    "The certificate for appeal {number} has been refused, because the attached test report comes from a laboratory that is not accredited. You can apply again with a report from an accredited laboratory.",
  ),
};

const [minute, day] = [60_000, 24 * 60 * 60_000];

/** How many unread notifications each of the first accounts has: numbers that need different word forms in Russian. */
const waiting: Readonly<Record<number, number>> = { 1001: 2, 1002: 21, 1003: 5, 1005: 1 };

/** What waits for the first accounts, the newest last. */
export function firstNotices(now: number): Notice[] {
  let id = 9000;
  return Object.entries(waiting).flatMap(([account, unread]) =>
    [...Array(unread + 1).keys()].map((place): Notice => {
      id += 1;
      const age = unread - place;
      const draft = age === 0 ? question : ([issued, accepted, refused][age % 3] ?? accepted);
      const number = `2026-00${480 + age}`;
      const at = now - age * day - (35 + 7 * age) * minute;
      return { id, accountId: Number(account), type: draft.type, title: draft.title, description: fill(draft.description, { number }), at, read: place === 0 };
    }),
  );
}
