import { createId } from "../../config/createId.ts";
import { useEffect, useRef, useState } from "react";
import { useRequestSequence } from "../../state/useRequestSequence.ts";
import { uploadFile } from "../../api/uploadFile.ts";
import { useSubmitReport } from "../../generated/queries/reports/index.ts";
import type { Id, Report } from "../../generated/contract.d.ts";
import { getFailure, type Failure } from "../../api/failure.ts";

/** State of a report submission. */
type ReportSubmissionState = {
  /** From 0 to 1 during the upload. */
  progress: number | undefined;
  busy: boolean;
  /** Returns why a file was not accepted; `undefined` for another one than was sent last. */
  getFailureOf: (file: File | undefined) => Failure | undefined;
  submitted: Report | undefined;
  submit: (file: File) => void;
};

/**
 * Returns a function that uploads a file and submits it as a report (`submitReport`). A new attempt with the same file
 * repeats the upload only if it may not have arrived, and with the same idempotency key. A report whose file is being
 * uploaded is not submitted after the component was unmounted.
 */
export function useReportSubmission(id: Id): ReportSubmissionState {
  const submitReport = useSubmitReport();
  const { isBusy, failure, run } = useRequestSequence();
  const [sentFile, setSentFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [submitted, setSubmitted] = useState<Report>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const lastUpload = useRef<{ file: File; key: string; documentId?: Id }>(undefined);

  const submit = (file: File): void => {
    if (isBusy) return;
    setSentFile(file);
    if (lastUpload.current?.file !== file) lastUpload.current = { file, key: createId() };
    const attempt = lastUpload.current;
    const { signal } = (controller.current = new AbortController());
    run(async () => {
      try {
        attempt.documentId ??= (
          await uploadFile({
            file,
            idempotencyKey: attempt.key,
            onProgress: setProgress,
            signal,
          })
        ).id;
        setProgress(undefined);
        signal.throwIfAborted();
        setSubmitted(await submitReport.mutateAsync({ id, data: { documentId: attempt.documentId } }));
      } catch (error) {
        // The backend does not have the file or rejected it: upload it again.
        if (["notFound", "invalid"].includes(getFailure(error)?.kind ?? "")) lastUpload.current = undefined;
        throw error;
      } finally {
        setProgress(undefined);
      }
    });
  };
  return {
    progress,
    busy: isBusy,
    getFailureOf: (file) => (file === sentFile ? failure : undefined),
    submitted,
    submit,
  };
}
