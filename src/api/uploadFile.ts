import type { components } from "../generated/contract.d.ts";
import { fileTimeoutMs } from "./sendRequest.ts";
import { sendWithProgress } from "./sendWithProgress.ts";
import { sendAuthorized } from "../auth/sendAuthorized.ts";
import { getSettings } from "../config/settings.ts";
import { awaitValidResponse } from "./awaitValidResponse.ts";
import { requestLanguage } from "../i18n/language.ts";

/** A file on its way: `key` stays the same when it is sent again, so that the service keeps one. */
export type Upload = { file: File; idempotencyKey: string; onProgress: (part: number) => void; signal: AbortSignal };

/** `uploadDocument` with a way to watch it and to stop it. Answers the document, or throws `CallFailed` or the AbortError. */
export async function uploadFile({
  file,
  idempotencyKey,
  onProgress,
  signal,
}: Upload): Promise<components["schemas"]["Document"]> {
  const parts = new FormData();
  parts.append("file", file);
  const address = new URL(`${getSettings().apiBaseUrl}/documents?lang=${requestLanguage()}`, location.href);
  const request = new Request(address, {
    method: "POST",
    body: parts,
    headers: { "Idempotency-Key": idempotencyKey },
    signal,
  });
  const sent = sendAuthorized(request, { transport: sendWithProgress(onProgress), timeoutMs: fileTimeoutMs }).then(
    (answer) => answer.json(),
  );
  return (await awaitValidResponse("POST", "/documents", sent)) as components["schemas"]["Document"];
}
