import { useState, type ReactNode } from "react";
import { failureWords } from "../../api/failureMessage.ts";
import { accepted, unacceptable } from "../../components/attachments/validateFile.ts";
import { useSize } from "../../i18n/useFormatFileSize.ts";
import type { Report } from "../../generated/queries/model/report.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { FileField } from "../../components/forms/FileField.tsx";
import { Progress } from "./ReportProgress.tsx";
import { ReportPeriod } from "./ReportPeriod.tsx";
import { useReportSubmission } from "./useReportSubmission.ts";

/** Choosing the file of a report and handing it in; then what was handed in, and when. */
export function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }): ReactNode {
  const say = useWords();
  const size = useSize();
  const { part, busy, failure, submitted, submit } = useReportSubmission(report.id);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();

  const choose = async (chosen: File | undefined): Promise<void> => {
    const reason = chosen && (await unacceptable(chosen));
    setFile(reason === undefined ? chosen : undefined);
    setError(reason && say(`attachment.refused.${reason}`, { most: 1 }));
  };
  const send = (): void => {
    if (file === undefined) setError(error ?? say("report.noFile"));
    else submit(file);
  };
  const about = [
    { term: say("list.reports.title"), description: <span lang={report.lang}>{report.title}</span> },
    { term: say("list.reports.period"), description: <ReportPeriod period={report.period} /> },
  ];
  if (submitted?.submittedAt !== undefined) {
    return (
      <Dialog open width="medium" title={say("report.done")} onClose={onClose} closeLabel={say("action.close")} actions={<Button tone="primary" onClick={onClose}>{say("action.close")}</Button>}>
        <DetailList items={[...about, { term: say("report.file"), description: file?.name }, { term: say("report.submittedAt"), description: <Day at={submitted.submittedAt} time /> }]} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      width="medium"
      title={say("report.dialogTitle")}
      onClose={onClose}
      closeLabel={say("action.close")}
      actions={
        <Button tone="primary" busy={busy} onClick={send}>
          {say("report.submit")}
        </Button>
      }
    >
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {(failure.kind === "invalid" ? failure.fields[0]?.message : undefined) ?? failureWords(say, failure)}
        </Banner>
      )}
      <DetailList items={[...about, { term: say("list.reports.dueDate"), description: <Day at={report.dueDate} /> }]} />
      <FileField
        id={`report-${report.id}`}
        label={say("report.file")}
        hint={say("report.fileHint")}
        error={error}
        accept={accepted}
        chooseLabel={say("report.choose")}
        chosen={file === undefined ? say("report.noneChosen") : `${file.name} · ${size(file.size)}`}
        disabled={busy}
        onChange={(chosen) => void choose(chosen)}
      />
      {part !== undefined && <Progress part={part} label={say("attachment.progress", { name: file?.name ?? "" })} />}
    </Dialog>
  );
}
