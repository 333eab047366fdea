import { formatDateTime } from "../i18n/format.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import type { MessageId } from "../generated/messages/ids.ts";
import type { ListedDraft } from "./listedDrafts.ts";

/** The titles of the forms. In full, so that codegen finds only these among the messages of the home page. */
const titles: Readonly<Record<ListedDraft["route"], MessageId>> = {
  apply: "page.apply.title",
  complaint: "page.complaint.title",
  suggestion: "page.suggestion.title",
  consumerRights: "page.consumerRights.title",
  competitionViolation: "page.competitionViolation.title",
};

/** The names of the steps of an appeal. */
const stepNames: Readonly<Record<NonNullable<ListedDraft["step"]>, MessageId>> = {
  answers: "apply.answers",
  documents: "apply.documents",
  check: "apply.check",
};

/** The step of a draft that has not left the first one. The other forms have no steps. */
const firstSteps: Partial<Record<ListedDraft["route"], "answers">> = {
  apply: "answers",
  complaint: "answers",
  suggestion: "answers",
};

/** Returns functions that describe a draft: the title of its form or service, and when it was saved, its step and files. */
export function useDraftTexts(): {
  getTitle: (draft: ListedDraft) => string;
  getDetails: (draft: ListedDraft) => string;
} {
  const t = useT();
  const language = useLanguage();
  return {
    getTitle: ({ route, title }) => title ?? t(titles[route]),
    getDetails: ({ route, changedAt, isOnServer, step = firstSteps[route], fileCount }) =>
      [
        isOnServer && changedAt !== undefined
          ? t("draft.savedOn", { time: formatDateTime(language, changedAt) })
          : t("draft.onlyHere"),
        ...(step === undefined ? [] : [t("draft.step", { step: t(stepNames[step]) })]),
        ...(fileCount === 0 ? [] : [t("draft.files", { count: fileCount })]),
      ].join(" · "),
  };
}
