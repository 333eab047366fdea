import type { ReactNode } from "react";
import type { Report } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";

/** Renders the status of a report: due, late, or submitted with the date. */
export function ReportStatusChip({ report: { dueDate, submittedAt } }: { report: Report }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  if (submittedAt !== undefined)
    return <StatusChip tone="success">{t("report.submitted", { date: formatDate(lang, submittedAt) })}</StatusChip>;
  return dueDate < getBakuDate() ? (
    <StatusChip tone="error">{t("report.late")}</StatusChip>
  ) : (
    <StatusChip tone="warning" icon="clock">
      {t("report.due")}
    </StatusChip>
  );
}
