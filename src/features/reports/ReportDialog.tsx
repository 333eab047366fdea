import type { ReactNode } from "react";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";
import type { Report } from "../../generated/contract.d.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { FileField } from "../../components/forms/FileField.tsx";
import { getFileFailureMessage } from "../../forms/sendFailure.ts";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { useOnBehalfOf } from "../../forms/useOnBehalfOf.tsx";
import { ReportProgress } from "./ReportProgress.tsx";
import { SubmittedReportDialog } from "./SubmittedReportDialog.tsx";
import { useReportDetails } from "./useReportDetails.tsx";
import { reportMimeTypes, useReportFile } from "./useReportFile.ts";
import { useReportSubmission } from "./useReportSubmission.ts";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

/** Renders the dialog that submits the file of a report, then the submitted report. */
export function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }): ReactNode {
  const t = useT();
  const formatSize = useFormatFileSize();
  const reportDetails = useReportDetails(report);
  const { progress, busy, getFailureOf, submitted, submit } = useReportSubmission(report.id);
  const { file, error, rejection, rejectionCount, chooseFile, requireFile } = useReportFile();
  const failure = getFailureOf(file);
  useErrorTitle(error !== undefined);
  const fieldId = `report-${report.id}`;
  const onBehalfOf = useOnBehalfOf();
  if (submitted !== undefined)
    return (
      <SubmittedReportDialog
        report={report}
        submittedAt={submitted.submittedAt}
        fileName={file?.name}
        onClose={onClose}
      />
    );
  const isFirst = report.submittedAt === undefined;
  const onSubmit = (): void => {
    if (file !== undefined) submit(file);
    else {
      requireFile();
      document.getElementById(fieldId)?.focus();
    }
  };
  return (
    <Dialog
      open
      width="medium"
      title={t(isFirst ? "report.dialogTitle" : "report.replaceTitle")}
      onClose={onClose}
      closeQuestion={busy ? t("report.leave") : undefined}
      actions={
        <Button tone="primary" busy={busy} onClick={onSubmit}>
          {t(isFirst ? "report.submit" : "report.replace")}
        </Button>
      }
    >
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {(failure.kind === "invalid" ? failure.fields[0]?.message : undefined) ?? getFileFailureMessage(t, failure)}
        </Banner>
      )}
      <DetailList
        items={[
          ...reportDetails,
          { term: t("list.reports.dueDate"), description: <DateText dateTime={report.dueDate} /> },
        ]}
      />
      <FileField
        id={fieldId}
        label={t("report.file")}
        hint={t("report.fileHint")}
        error={error}
        accept={reportMimeTypes.join(",")}
        chooseLabel={t("report.choose")}
        chosen={file === undefined ? t("report.noneChosen") : `${file.name} · ${formatSize(file.size)}`}
        disabled={busy}
        onAdd={([chosen]) => void chooseFile(chosen)}
      />
      {onBehalfOf}
      <HiddenStatus announcementKey={rejectionCount}>{rejection}</HiddenStatus>
      {progress !== undefined && (
        <ReportProgress fraction={progress} label={t("attachment.progress", { name: file?.name ?? "" })} />
      )}
    </Dialog>
  );
}
