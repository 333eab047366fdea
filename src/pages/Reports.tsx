import { useState, type ReactNode } from "react";
import type { ListReportsParams } from "../generated/queries/model/listReportsParams.ts";
import type { Report } from "../generated/queries/model/report.ts";
import { getListReportsSuspenseQueryOptions } from "../generated/queries/reports/reports.ts";
import { useWords } from "../i18n/Words.tsx";
import { DueDay } from "../list/DueDay.tsx";
import { InLanguage } from "../list/InLanguage.tsx";
import { List } from "../list/List.tsx";
import { Day } from "../i18n/Day.tsx";
import { ReportDialog } from "../report/ReportDialog.tsx";
import { ReportPeriod } from "../report/ReportPeriod.tsx";
import { ReportState } from "../report/ReportState.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import type { ScreenProps } from "../view/screen.ts";

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
