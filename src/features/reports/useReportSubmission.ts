import { useRef, useState } from "react";
import { useRequestSequence } from "../../state/useRequestSequence.ts";
import { uploadFile } from "../../api/uploadFile.ts";
import { useSubmitReport } from "../../generated/queries/reports/reports.ts";
import type { Report } from "../../generated/queries/model/report.ts";
import { failureOf, type Failure } from "../../api/failure.ts";

/** Handing a report in: how much of the file has left, why it stopped, and the report once it is submitted. */
export type ReportSubmissionState = {
  /** From 0 to 1 while the file is on its way. */
  progress: number | undefined;
  busy: boolean;
  failure: Failure | undefined;
  submitted: Report | undefined;
  submit: (file: File) => void;
};

/** Uploads a file and names it as the report. Another attempt with the same file sends it again only if it may not have arrived, and leaves no second one behind. */
export function useReportSubmission(id: number): ReportSubmissionState {
  const submitReport = useSubmitReport();
  const { isBusy, failure, run } = useRequestSequence();
  const [part, setPart] = useState<number>();
  const [submitted, setSubmitted] = useState<Report>();
  const sent = useRef<{ file: File; key: string; documentId?: number }>(undefined);

  const submit = (file: File): void => {
    if (isBusy) return;
    if (sent.current?.file !== file) sent.current = { file, key: crypto.randomUUID() };
    const attempt = sent.current;
    run(async () => {
      try {
        attempt.documentId ??= (
          await uploadFile({
            file,
            idempotencyKey: attempt.key,
            onProgress: setPart,
            signal: new AbortController().signal,
          })
        ).id;
        setPart(undefined);
        setSubmitted(await submitReport.mutateAsync({ id, data: { documentId: attempt.documentId } }));
      } catch (error) {
        // A service that does not know the file, or does not want it, is sent it anew.
        if (["notFound", "invalid"].includes(failureOf(error)?.kind ?? "")) sent.current = undefined;
        throw error;
      } finally {
        setPart(undefined);
      }
    });
  };
  return { progress: part, busy: isBusy, failure, submitted, submit };
}
