import { formatDateTime } from "../i18n/format.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import type { ListedDraft } from "./listedDrafts.ts";

/** Returns functions that describe a draft: the title of its form or service, and when it was saved, its step and files. */
export function useDraftTexts(): {
  getTitle: (draft: ListedDraft) => string;
  getDetails: (draft: ListedDraft) => string;
} {
  const t = useT();
  const language = useLanguage();
  return {
    getTitle: ({ route, title }) => title ?? t(`page.${route}.title`),
    getDetails: ({ changedAt, isOnServer, step, fileCount }) =>
      [
        isOnServer && changedAt !== undefined
          ? t("draft.savedOn", { time: formatDateTime(language, changedAt) })
          : t("draft.onlyHere"),
        ...(step === undefined ? [] : [t("draft.step", { step: t(`apply.${step}`) })]),
        ...(fileCount === 0 ? [] : [t("draft.files", { count: fileCount })]),
      ].join(" · "),
  };
}
