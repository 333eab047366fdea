import type { components } from "../generated/contract.d.ts";
import { patienceWithFiles } from "./sendRequest.ts";
import { sendWithProgress } from "./sendWithProgress.ts";
import { authorized } from "../auth/sendAuthorized.ts";
import { settings } from "../config/settings.ts";
import { checked } from "./awaitValidResponse.ts";
import { spokenLanguage } from "../i18n/language.ts";

/** A file on its way: `key` stays the same when it is sent again, so that the service keeps one. */
export type Upload = { file: File; key: string; onProgress: (part: number) => void; signal: AbortSignal };

/** `uploadDocument` with a way to watch it and to stop it. Answers the document, or throws `CallFailed` or the AbortError. */
export async function uploadFile({ file, key, onProgress, signal }: Upload): Promise<components["schemas"]["Document"]> {
  const parts = new FormData();
  parts.append("file", file);
  const address = new URL(`${settings().apiBaseUrl}/documents?lang=${spokenLanguage()}`, location.href);
  const request = new Request(address, { method: "POST", body: parts, headers: { "Idempotency-Key": key }, signal });
  const sent = authorized(request, { send: sendWithProgress(onProgress), patience: patienceWithFiles }).then((answer) => answer.json());
  return (await checked("POST", "/documents", sent)) as components["schemas"]["Document"];
}
