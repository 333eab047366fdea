import { useState, type ReactNode } from "react";
import { useValueChange } from "../../state/useValueChange.ts";
import type { ListReportsParams } from "../../generated/queries/model/listReportsParams.ts";
import type { Report } from "../../generated/contract.d.ts";
import { getListReportsSuspenseQueryOptions } from "../../generated/queries/reports/index.ts";
import { getAccountKey } from "../../auth/account.ts";
import { useUser } from "../../auth/useUser.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { DueDate } from "../../components/data/DueDate.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import { ReportDialog } from "./ReportDialog.tsx";
import { ReportPeriod } from "./ReportPeriod.tsx";
import { ReportStatusChip } from "./ReportStatusChip.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { uploadIcon } from "../../components/icons/paths/uploadIcon.ts";

/** Renders the reports of the organisation, each with a submit button. Reads `listReports`. */
export default function ReportsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const user = useUser();
  const [openReport, setOpenReport] = useState<Report>();
  // Another account, chosen in another tab, has other reports. A toast says for whom the person acts now.
  useValueChange(user && getAccountKey(user), () => setOpenReport(undefined));
  return (
    <PageLayout title={title} lead={t("report.lead")}>
      <PaginatedTable
        name="reports"
        caption={title}
        getQueryOptions={(query: ListReportsParams) => getListReportsSuspenseQueryOptions(query)}
        rowKey={({ id }) => id}
        emptyState={<EmptyState title={t("empty.information")}>{t("report.none")}</EmptyState>}
        missingState={<EmptyState title={t("empty.information")} />}
        columns={[
          { key: "title", cell: ({ title: name, lang }) => <TextWithLang lang={lang}>{name}</TextWithLang> },
          { key: "period", cell: ({ period }) => <ReportPeriod period={period} /> },
          {
            key: "dueDate",
            cell: ({ dueDate, submittedAt }) =>
              submittedAt === undefined ? <DueDate date={dueDate} /> : <DateText dateTime={dueDate} />,
          },
          { key: "state", isStatus: true, cell: (report) => <ReportStatusChip report={report} /> },
          {
            key: "submit",
            cell: (report) => (
              <Button
                size="small"
                tone={report.submittedAt === undefined ? "primary" : "secondary"}
                icon={uploadIcon}
                onClick={() => setOpenReport(report)}
              >
                {t(report.submittedAt === undefined ? "report.submit" : "report.replace")}
                <VisuallyHidden>
                  {" "}
                  <bdi lang={report.lang}>{report.title}</bdi>, <ReportPeriod period={report.period} />
                </VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
      {openReport !== undefined && <ReportDialog report={openReport} onClose={() => setOpenReport(undefined)} />}
    </PageLayout>
  );
}
