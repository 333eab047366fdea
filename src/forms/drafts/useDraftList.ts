import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { useListDrafts } from "../../generated/queries/drafts/index.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import type { MessageId } from "../../generated/messages/ids.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import type { AppealStep } from "../serviceForms.ts";
import { listDrafts, type ListedDraft } from "./listDrafts.ts";

type DraftList = {
  drafts: readonly ListedDraft[];
  /** The drafts of the server are not known yet. */
  isPending: boolean;
};

/** Returns the drafts of a user: those of the server (`listDrafts`), and those that only this tab has. */
export function useDraftList(user: User): DraftList {
  const lang = useLanguage();
  // A server without the operation has no drafts. A draft changes outside of the cache, so every visit asks again.
  const query = useListDrafts(
    { page: 1, perPage: maxPerPage, lang },
    { query: { meta: { errorDisplay: "silent" }, refetchOnMount: "always" } },
  );
  const { items = [], total = 0 } = query.data ?? {};
  // A list from before the last save may lack a draft.
  const isComplete = query.isSuccess && !query.isFetching && total <= items.length;
  return {
    drafts: listDrafts(items, getUserKey(user), isComplete),
    isPending: query.isPending,
  };
}

/** The titles of the forms. In full, so that codegen finds only these among the messages of the home page. */
const titles: Readonly<Record<ListedDraft["route"], MessageId>> = {
  apply: "page.apply.title",
  complaint: "page.complaint.title",
  suggestion: "page.suggestion.title",
  consumerRights: "page.consumerRights.title",
  competitionViolation: "page.competitionViolation.title",
};

/** The names of the steps of an appeal. */
const stepNames: Readonly<Record<AppealStep, MessageId>> = {
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
    getDetails: ({ route, changedAt, isOnServer, isUnsaved, step = firstSteps[route], fileCount }) =>
      [
        isUnsaved || changedAt === undefined
          ? t(isUnsaved && isOnServer ? "draft.changedHere" : "draft.onlyHere")
          : t("draft.savedOn", { time: formatDateTime(language, changedAt) }),
        ...(step === undefined ? [] : [t("draft.step", { step: t(stepNames[step]) })]),
        ...(fileCount === 0 ? [] : [t("draft.files", { count: fileCount })]),
      ].join(" · "),
  };
}
