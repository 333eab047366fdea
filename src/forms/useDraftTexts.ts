import { formatDateTime } from "../i18n/format.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import type { ListedDraft } from "./listedDrafts.ts";

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
    getTitle: ({ route, title }) => title ?? t(`page.${route}.title`),
    getDetails: ({ route, changedAt, isOnServer, step = firstSteps[route], fileCount }) =>
      [
        isOnServer && changedAt !== undefined
          ? t("draft.savedOn", { time: formatDateTime(language, changedAt) })
          : t("draft.onlyHere"),
        ...(step === undefined ? [] : [t("draft.step", { step: t(`apply.${step}`) })]),
        ...(fileCount === 0 ? [] : [t("draft.files", { count: fileCount })]),
      ].join(" · "),
  };
}
