import type { ReactNode } from "react";
import type { FollowedAppeal } from "../../generated/contract.d.ts";
import { Section } from "../../components/layout/Section.tsx";
import { isDecided } from "../../config/appealStatus.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { AppealHistory } from "./AppealHistory.tsx";
import { AppealStatusChip } from "./AppealStatusChip.tsx";
import { AppealSummary } from "./AppealSummary.tsx";
import { getStatusDescription } from "./getStatusDescription.ts";

/**
 * Renders the status, the dates and the steps of an appeal that somebody follows without an account. Until the decision also what
 * the status means, and that the deadline has passed; what a decision means refers to an answer that is not here.
 */
export function FollowedAppealStatus({ appeal }: { appeal: FollowedAppeal }): ReactNode {
  const { dueDate, withdrawnAt } = appeal;
  const t = useT();
  const lang = useLanguage();
  const isOpen = !isDecided(appeal);
  return (
    <Section title={t("appeal.title", { number: appeal.appealNumber })}>
      <p>
        <AppealStatusChip appeal={appeal} />
      </p>
      {(isOpen || withdrawnAt !== undefined) && <p>{getStatusDescription(t, appeal)}</p>}
      {isOpen && dueDate !== undefined && dueDate < getBakuDate() && (
        <p>{t("appeal.late", { date: formatDate(lang, dueDate) })}</p>
      )}
      <AppealSummary appeal={appeal} />
      <AppealHistory appeal={appeal} />
    </Section>
  );
}
