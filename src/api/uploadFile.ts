import type { Document } from "../generated/contract.d.ts";
import { requestOperation } from "./request.ts";
import { createProgressTimeout } from "./sendRequest.ts";
import { sendWithProgress } from "./sendWithProgress.ts";
import { throwAsMissing } from "./throwAsMissing.ts";

/** A file to upload. A retry uses the same `idempotencyKey`, so that the server stores one document. */
export type Upload = {
  file: File;
  idempotencyKey: string;
  /** Receives the fraction that was sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file as `uploadDocument`, with progress. Returns the document. Throws `ApiError`, or the abort reason when
 * `signal` was aborted. The failure of a server without `uploadDocument` is `missing`. However slow the
 * connection is, the upload goes on as long as it makes progress.
 */
export function uploadFile({ file, idempotencyKey, onProgress, signal }: Upload): Promise<Document> {
  const data = new FormData();
  data.append("file", file);
  const timeout = createProgressTimeout();
  const transport = sendWithProgress((fraction) => {
    timeout.restart();
    onProgress(fraction);
  });
  return requestOperation("POST", "/documents", {
    data,
    headers: { "Idempotency-Key": idempotencyKey },
    signal,
    sendOptions: { transport, timeout: timeout.signal },
  })
    .catch(throwAsMissing)
    .finally(timeout.stop);
}
