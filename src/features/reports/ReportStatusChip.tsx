import type { ReactNode } from "react";
import type { Report } from "../../generated/queries/model/report.ts";
import { formatDate } from "../../i18n/format.ts";
import { dayIn } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";

/** Whether a report is still owed, late, or submitted and when. */
export function ReportState({ report: { dueDate, submittedAt } }: { report: Report }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  if (submittedAt !== undefined) return <StatusChip tone="success">{say("report.submitted", { date: formatDate(lang, submittedAt) })}</StatusChip>;
  return dueDate < dayIn() ? <StatusChip tone="error">{say("report.late")}</StatusChip> : <StatusChip tone="warning" icon="clock">{say("report.owed")}</StatusChip>;
}
