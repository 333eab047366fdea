import { useState, type ReactNode } from "react";
import type { ListReportsParams } from "../../generated/queries/model/listReportsParams.ts";
import type { Report } from "../../generated/queries/model/report.ts";
import { getListReportsSuspenseQueryOptions } from "../../generated/queries/reports/reports.ts";
import { useWords } from "../../i18n/Words.tsx";
import { DueDay } from "../../components/data/DueDate.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { Day } from "../../components/text/DateText.tsx";
import { ReportDialog } from "./ReportDialog.tsx";
import { ReportPeriod } from "./ReportPeriod.tsx";
import { ReportState } from "./ReportStatusChip.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** The reports that the organisation owes the service, and the way to hand them in. */
export default function Reports({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const [open, setOpen] = useState<Report>();
  return (
    <Page title={title} lead={say("report.lead")}>
      <List
        name="reports"
        caption={title}
        read={(query: ListReportsParams) => getListReportsSuspenseQueryOptions(query)}
        rowKey={({ id }) => id}
        empty={<EmptyState title={say("empty.information")}>{say("report.none")}</EmptyState>}
        columns={[
          { key: "title", cell: ({ title: name, lang }) => <InLanguage lang={lang}>{name}</InLanguage> },
          { key: "period", cell: ({ period }) => <ReportPeriod period={period} /> },
          { key: "dueDate", cell: ({ dueDate, submittedAt }) => (submittedAt === undefined ? <DueDay at={dueDate} /> : <Day at={dueDate} />) },
          { key: "state", cell: (report) => <ReportState report={report} /> },
          {
            key: "submit",
            cell: (report) => (
              <Button size="small" tone={report.submittedAt === undefined ? "primary" : "secondary"} icon="upload" onClick={() => setOpen(report)}>
                {say(report.submittedAt === undefined ? "report.submit" : "report.replace")}
                <VisuallyHidden> {report.title}</VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
      {open !== undefined && <ReportDialog report={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
