import type { User } from "../../auth/sessionStore.ts";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { maxPerPage } from "../../generated/perPage.ts";
import type { LinkCardProps } from "../../components/navigation/LinkCard.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { getHref } from "../../config/paths.ts";
import { useDraftList, useDraftTexts } from "../../forms/drafts/useDraftList.ts";
import { useListAppeals } from "../../generated/queries/appeals/index.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { AppealStatusChip } from "./AppealStatusChip.tsx";
import { isDecided } from "../../config/appealStatus.ts";
import { documentIcon } from "../../components/icons/paths/documentIcon.ts";
import { appealIcon } from "../../components/icons/paths/appealIcon.ts";

/** How many drafts, and how many appeals, have cards: the page of appeals lists all. */
const maxCards = 3;

/**
 * Returns a card for each of the last drafts and for each open appeal of the largest page: first those that wait for a document
 * of the user, then the next answer. `isComplete` says whether the page has all appeals. Reads `listDrafts` and `listAppeals`.
 */
export function useAppealTasks(user: User): {
  tasks: readonly LinkCardProps[];
  isComplete: boolean;
  isPending: boolean;
} {
  const t = useT();
  const lang = useLanguage();
  const { drafts, isPending: areDraftsPending } = useDraftList(user);
  const { getTitle, getDetails } = useDraftTexts();
  const appeals = useListAppeals(
    { page: 1, perPage: maxPerPage, lang },
    { query: { meta: { errorDisplay: "silent" } } },
  );
  const { items = [], total = 1 } = appeals.data ?? {};
  const openAppeals = items
    .filter((appeal) => !isDecided(appeal))
    .toSorted(
      (first, second) =>
        Number(second.needsDocument === true) - Number(first.needsDocument === true) ||
        (first.dueDate ?? "9").localeCompare(second.dueDate ?? "9"),
    );
  return {
    isComplete: items.length >= total,
    isPending: areDraftsPending || appeals.isPending,
    tasks: [
      ...drafts.slice(0, maxCards).map((draft): LinkCardProps => ({
        href: draft.href,
        icon: documentIcon,
        title: <TextWithLang lang={draft.lang}>{getTitle(draft)}</TextWithLang>,
        text: getDetails(draft),
      })),
      ...openAppeals.slice(0, maxCards).map((appeal): LinkCardProps => ({
        href: getHref("appeal", { id: appeal.id }),
        icon: appealIcon,
        title: <TextWithLang lang={appeal.lang}>{appeal.serviceType}</TextWithLang>,
        text: [
          t("appeal.title", { number: appeal.appealNumber }),
          appeal.dueDate &&
            t(appeal.dueDate < getBakuDate() ? "tasks.answerLate" : "tasks.answerBy", {
              date: formatDate(lang, appeal.dueDate),
            }),
        ]
          .filter(Boolean)
          .join(" · "),
        meta: appeal.needsDocument ? (
          <StatusChip tone="warning">{t("messages.needsDocument")}</StatusChip>
        ) : (
          <AppealStatusChip appeal={appeal} />
        ),
      })),
    ],
  };
}
