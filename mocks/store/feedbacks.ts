import type { Feedback } from "../../src/generated/contract.d.ts";
import { dayMs } from "./calendar.ts";
import { interpolate, localizedText } from "./localizedText.ts";
import type { Owner } from "./owners.ts";
import type { MockStore } from "./mockStore.ts";

/** A feedback message and its answer. Times are milliseconds of the mock store's clock. */
export type FeedbackRecord = Omit<Feedback, "id" | "createdAt" | "answeredAt"> & {
  id: number;
  owner: Owner;
  /** The account that sent the feedback and receives the notification about the answer. */
  accountId: number;
  createdAt: number;
  answeredAt?: number;
  /** The time of the automatic answer; absent when only the control API answers. */
  answerAt?: number;
};

const aysel = { owner: "person:1001", accountId: 1001 } as const;

type FeedbackSeed = Omit<FeedbackRecord, "createdAt" | "answeredAt"> & { daysAgo: number; answeredDaysAgo?: number };

const seeds: readonly FeedbackSeed[] = [
  {
    id: 532,
    ...aysel,
    type: "CONSUMER_RIGHTS",
    category: "CHEATING",
    subject: "Bazarda çəkidə aldatma",
    text: "İki kiloqram pomidor aldım, evdə çəkdim, 1 kiloqram 700 qram gəldi.",
    daysAgo: 6,
  },
  {
    id: 511,
    ...aysel,
    type: "CONSUMER_RIGHTS",
    category: "MISSING_INFORMATION",
    subject: "Qiymət etiketi yoxdur",
    text: "Mağazada rəflərdə qiymətlər yazılmayıb.\nKassada isə fərqli məbləğ deyilir.",
    daysAgo: 19,
    answer:
      "Mağazaya xəbərdarlıq edilib, 10 gün ərzində qiymət etiketləri yerləşdirilməlidir.\n\nVəziyyət dəyişməsə, bizə yazın.",
    answeredDaysAgo: 8,
  },
  {
    id: 498,
    ...aysel,
    type: "COMPETITION_VIOLATION",
    category: "HORIZONTAL_AGREEMENT",
    subject: "Eyni gündə eyni qiymət",
    text: "Şəhərdəki üç un anbarı qiyməti eyni gündə və eyni qədər qaldırdı.",
    daysAgo: 28,
    answer: "Məlumatınıza görə təşəkkür edirik. Araşdırma başlanıb, nəticəsi barədə sizə yazacağıq.",
    answeredDaysAgo: 17,
  },
  {
    id: 520,
    owner: "organisation:504",
    accountId: 1003,
    type: "COMPETITION_VIOLATION",
    category: "DOMINANCE_ABUSE",
    subject: "Навязывание условий",
    text: "Единственный в районе поставщик бутылок требует покупать у него и этикетки.",
    daysAgo: 12,
  },
];

/** Returns the feedback messages of the initial accounts. */
export const createSeedFeedbacks = (now: number): FeedbackRecord[] =>
  seeds.map(({ daysAgo, answeredDaysAgo, ...seed }) => ({
    ...seed,
    createdAt: now - daysAgo * dayMs,
    ...(answeredDaysAgo !== undefined && { answeredAt: now - answeredDaysAgo * dayMs }),
  }));

const feedbackAnsweredNotification = {
  type: "INFORMATION",
  event: "APPEAL_MESSAGE" as const,
  title: localizedText(
    "Məlumatınıza cavab verildi",
    "Получен ответ на ваше сообщение",
    "Your message about a violation has been answered",
  ),
  description: localizedText(
    "«{subject}» mövzusunda məlumatınızın cavabını «Pozuntu barədə məlumatlar» bölməsində oxuyun.",
    "Ответ на сообщение «{subject}» — в разделе «Сообщения о нарушениях».",
    "Read the answer to “{subject}” under “Reported violations”.",
  ),
};

/** Answers a feedback message in Azerbaijani and notifies its sender. */
export function answerFeedback(store: MockStore, feedback: FeedbackRecord, timestamp: number = store.now()): void {
  feedback.answer =
    "Məlumatınıza görə təşəkkür edirik. Yoxlama aparılıb, aşkar edilmiş pozuntunun aradan qaldırılması barədə göstəriş verilib.";
  feedback.answeredAt = timestamp;
  delete feedback.answerAt;
  store.pushNotification(feedback.accountId, {
    ...feedbackAnsweredNotification,
    description: interpolate(feedbackAnsweredNotification.description, { subject: feedback.subject }),
  });
}

/** Answers all feedback messages whose time has come. */
export function answerDueFeedbacks(store: MockStore): void {
  for (const feedback of store.state.feedbacks)
    if (feedback.answerAt !== undefined && feedback.answerAt <= store.now())
      answerFeedback(store, feedback, feedback.answerAt);
}
