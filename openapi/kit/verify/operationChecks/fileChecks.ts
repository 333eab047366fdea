import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  requireWrites,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { createUniqueName } from "../random.ts";
import { createSampleFiles } from "../sampleFiles.ts";
import { samplePng } from "../samplePng.ts";
import { createValidRequestFor, defineCheck, getCitizenAuth } from "./checkHelpers.ts";

/** How many files of a list are downloaded. */
const maxCompared = 8;

/** The largest file that may be uploaded, by the contract. */
export const maxFileBytes = 20_000_000;

/** Returns a PNG of so many bytes. */
export async function createLargeFile(size: number): Promise<File> {
  const bytes = new Uint8Array(size);
  bytes.set(new Uint8Array(await samplePng().arrayBuffer()));
  return new File([bytes], "large.png", { type: "image/png" });
}

/** Checks that the limit is in bytes and decimal: it is no reserve for the rest of the request, and no mebibytes. */
export const fileLimitCheck = defineCheck("returns 413 for a file of one byte more than 20 MB", async (context) => {
  const auth = await getCitizenAuth(context);
  const form = { file: await createLargeFile(maxFileBytes + 1) };
  await expectResponse(context, getOperation(context, "uploadDocument"), { ...auth, form, lang: "en" }, 413);
});

type ListedFile = { id: string | number; fileName: string; mimeType: string };

/** Returns the name in a Content-Disposition header, by RFC 6266. */
export function readFileName(disposition: string): string | undefined {
  const [, encoded] = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  try {
    return encoded === undefined ? (quoted?.replaceAll(/\\(.)/g, "$1") ?? plain) : decodeURIComponent(encoded.trim());
  } catch {
    return encoded;
  }
}

/** Throws `ContractViolation` when a download has another file name or type than the list. */
async function assertDownloadOf(context: VerifyContext, token: string, file: ListedFile): Promise<Uint8Array> {
  const download = getOperation(context, "downloadDocument");
  const { body, headers, curl } = await expectResponse(context, download, { token, path: { id: file.id } }, 200);
  const name = readFileName(headers.get("content-disposition") ?? "");
  // Without a name, the portal takes the one of the list.
  assertContract(name === undefined || name === file.fileName, `filename ${file.fileName}`, name, curl);
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  // Only a file that the portal cannot show has the type of any file.
  const isShown = download.responses.get(200)?.content?.[file.mimeType] !== undefined;
  const isSafe = type === file.mimeType || (!isShown && type === "application/octet-stream");
  assertContract(isSafe, `the type ${file.mimeType}${isShown ? "" : ", or application/octet-stream"}`, type, curl);
  return body as Uint8Array;
}

const downloadChecks: readonly ContractCheck[] = [
  defineCheck("names and types each file as the list does", async (context) => {
    const { token } = await getCitizenAuth(context);
    const items = await fetchItems<ListedFile>(context, "listDocuments", { token });
    for (const file of items.slice(0, maxCompared)) await assertDownloadOf(context, token, file);
  }),
  defineCheck("names a file with letters of every alphabet as the list does", async (context) => {
    requireWrites(context);
    const request = await createValidRequestFor(context, "uploadDocument");
    const sample = request.form?.["file"];
    if (!(sample instanceof File) || request.token === undefined) return;
    const file = new File([await sample.arrayBuffer()], "Müqavilə – договор №4.png", { type: sample.type });
    const uploaded = await fetchBody<ListedFile>(context, "uploadDocument", { ...request, form: { file } });
    await assertDownloadOf(context, request.token, uploaded);
  }),
  defineCheck("returns a file of each type as it was uploaded", async (context) => {
    requireWrites(context);
    const { token } = await getCitizenAuth(context);
    for (const file of [samplePng(), ...createSampleFiles()]) {
      const uploaded = await fetchBody<ListedFile>(context, "uploadDocument", { token, form: { file } });
      const [found, sent] = [
        await assertDownloadOf(context, token, uploaded),
        new Uint8Array(await file.arrayBuffer()),
      ];
      assertContract(
        Buffer.compare(found, sent) === 0,
        `the ${sent.length} bytes of the ${file.type}`,
        `${found.length} bytes, ${found.length === sent.length ? "others" : "not as many"}`,
      );
    }
  }),
];

const uploadChecks: readonly ContractCheck[] = [
  defineCheck("names a file without a name by its file name", async (context) => {
    const request = await createValidRequestFor(context, "uploadDocument");
    const sample = request.form?.["file"];
    if (!(sample instanceof File)) return;
    const fileName = `plan ${createUniqueName()}.png`;
    const file = new File([await sample.arrayBuffer()], fileName, { type: sample.type });
    const document = await fetchBody(context, "uploadDocument", { ...request, form: { file } });
    assertContract(document["name"] === fileName, `the name ${fileName}`, document["name"]);
  }),
];

/** Checks of uploaded files and their downloads, by operationId. */
export const fileChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  uploadDocument: uploadChecks,
  downloadDocument: downloadChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
