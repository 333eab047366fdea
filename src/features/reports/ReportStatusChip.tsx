import type { ReactNode } from "react";
import type { Report } from "../../generated/contract.d.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import { clockIcon } from "../../components/icons/paths/clockIcon.ts";

/** Renders the status of a report: due, late, or submitted with the date below it. */
export function ReportStatusChip({ report: { dueDate, submittedAt } }: { report: Report }): ReactNode {
  const t = useT();
  if (submittedAt !== undefined)
    return (
      <CellWithDetail
        name={<StatusChip tone="success">{t("report.submittedAt")}</StatusChip>}
        detail={<DateText dateTime={submittedAt} />}
      />
    );
  return dueDate < getBakuDate() ? (
    <StatusChip tone="error">{t("report.late")}</StatusChip>
  ) : (
    <StatusChip tone="warning" icon={clockIcon}>
      <NoWrap>{t("report.due")}</NoWrap>
    </StatusChip>
  );
}
