import { useRef, useState } from "react";
import { useCalls } from "../view/useCalls.ts";
import { uploadFile } from "../api/uploadFile.ts";
import { useSubmitReport } from "../generated/queries/reports/reports.ts";
import type { Report } from "../generated/queries/model/report.ts";
import type { Failure } from "../http/failure.ts";

/** Handing a report in: how much of the file has left, why it stopped, and the report once it is submitted. */
export type ReportSubmission = {
  /** From 0 to 1 while the file is on its way. */
  part: number | undefined;
  busy: boolean;
  failure: Failure | undefined;
  submitted: Report | undefined;
  submit: (file: File) => void;
};

/** Uploads a file and names it as the report. Another attempt with the same file does not leave a second one behind. */
export function useReportSubmission(id: number): ReportSubmission {
  const submitReport = useSubmitReport();
  const { busy, failure, run } = useCalls();
  const [part, setPart] = useState<number>();
  const [submitted, setSubmitted] = useState<Report>();
  const sent = useRef<{ file: File; key: string }>(undefined);

  const submit = (file: File): void => {
    if (busy) return;
    if (sent.current?.file !== file) sent.current = { file, key: crypto.randomUUID() };
    const { key } = sent.current;
    run(async () => {
      try {
        const { id: documentId } = await uploadFile({ file, key, onProgress: setPart, signal: new AbortController().signal });
        setSubmitted(await submitReport.mutateAsync({ id, data: { documentId } }));
      } finally {
        setPart(undefined);
      }
    });
  };
  return { part, busy, failure, submitted, submit };
}
