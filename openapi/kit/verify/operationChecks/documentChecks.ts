import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse, expectResponseOfServer } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { createSampleFiles } from "../sampleFiles.ts";
import { createPngBytes, samplePng } from "../samplePng.ts";
import { uploadSampleDocument } from "../requests.ts";
import { createUniqueName } from "../random.ts";
import { languages, type Language } from "../../contract/language.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import { createComparator } from "../../../../src/i18n/format.ts";
import {
  createIdempotencyCheck,
  createStatusCheck,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
  listPersons,
} from "./checkHelpers.ts";

/** How many files of a list are downloaded, half of them from each end. */
const maxRead = 10;

/** Names that are sorted otherwise by their code units: capital and small letters, and letters of the alphabet. */
const namesToSort = ["zəfəran", "Ərik", "İnək", "xurma", "ılğım", "çay"];

const sortChecks: readonly ContractCheck[] = [
  defineCheck("sorts by name, capital and small letters alike, and by time", async (context) => {
    if (!context.allowWrites) throw new CheckSkipped("uploads files; allow it with --allow-writes");
    const request = await createValidRequestFor(context, "uploadDocument");
    const word = createUniqueName();
    const created: JsonBody[] = [];
    for (const name of namesToSort)
      created.push(
        await fetchBody(context, "uploadDocument", { ...request, form: { ...request.form, name: `${name} ${word}` } }),
      );
    const sortNames = (lang: Language): readonly string[] => {
      const compare = createComparator(lang);
      return namesToSort.toSorted((a, b) => compare(a.toLocaleLowerCase(lang), b.toLocaleLowerCase(lang)));
    };
    const times = new Set(created.map(({ createdAt }) => createdAt));
    const orders = [
      ...languages.map((lang) => ({ field: "name", lang, ascending: sortNames(lang) })),
      // Of files of the same time, any one may be first.
      ...(times.size === namesToSort.length
        ? [{ field: "createdAt", lang: "az" as const, ascending: namesToSort }]
        : []),
    ];
    for (const { field, lang, ascending } of orders)
      for (const sort of [`${field}.asc`, `${field}.desc`]) {
        const items = await fetchItems<{ name: string }>(context, "listDocuments", {
          ...(request.token !== undefined && { token: request.token }),
          query: { word, sort },
          lang,
        });
        const names = items.map(({ name }) => name.replace(` ${word}`, ""));
        const order = sort.endsWith(".asc") ? ascending : ascending.toReversed();
        assertContract(
          JSON.stringify(names) === JSON.stringify(order),
          `${order.join(", ")} in ${lang}`,
          names.join(", "),
        );
      }
  }),
];

/** The largest file that may be uploaded, by the contract. */
const maxFileBytes = 20_000_000;

/** Returns a PNG of so many bytes. */
const createLargeFile = (size: number): File => new File([createPngBytes(size)], "large.png", { type: "image/png" });

/** Checks that the limit is in bytes and decimal: it is no reserve for the rest of the request, and no mebibytes. */
export const fileLimitCheck = defineCheck("returns 413 for a file of one byte more than 20 MB", async (context) => {
  const auth = await getCitizenAuth(context);
  const form = { file: createLargeFile(maxFileBytes + 1) };
  await expectResponseOfServer(context, getOperation(context, "uploadDocument"), { ...auth, form, lang: "en" }, 413);
});

/** Checks that neither the name nor the declared type of a file decides on its type. */
export const contentTypeCheck = defineCheck("determines the type of a file from its content", async (context) => {
  const auth = await getCitizenAuth(context);
  const [png, [jpeg]] = [samplePng(), createSampleFiles()];
  if (jpeg === undefined) return;
  for (const [sample, name, type] of [
    [png, "plan.pdf", "application/pdf"],
    [png, "plan.pdf", "image/png"],
    [png, "plan.png", "application/pdf"],
    [jpeg, "photo.png", "image/png"],
  ] as const) {
    const form = { file: new File([await sample.arrayBuffer()], name, { type }) };
    const operation = getOperation(context, "uploadDocument");
    const { status, body, curl } = await expectResponse(context, operation, { ...auth, form, lang: "en" }, 200, 422);
    if (status === 200)
      assertContract(
        (body as JsonBody)["mimeType"] === sample.type,
        `the type ${sample.type} of the content of ${name}, declared as ${type}`,
        (body as JsonBody)["mimeType"],
        curl,
      );
  }
});

/** Returns a file under the name that a camera or a scanner gives it. */
const renameFile = (file: File): File =>
  new File([file], file.type === "image/jpeg" ? "Scan 1.jpeg" : file.name.toUpperCase(), { type: file.type });

type ListedFile = {
  id: string | number;
  fileName: string;
  mimeType: string;
  size: number;
  certificateNo?: string;
  appealNumber?: string;
};

const isCertificate = ({ certificateNo }: ListedFile): boolean => certificateNo !== undefined;

/** Returns files of a list in which this run has added the first ones: some of both ends, the largest, certificates, one of an appeal. */
const selectFiles = (items: readonly ListedFile[]): readonly ListedFile[] => [
  ...new Set([
    ...items.slice(0, maxRead / 2),
    ...items.slice(-maxRead / 2),
    ...items.toSorted((a, b) => b.size - a.size).slice(0, 1),
    ...items.filter(isCertificate).slice(0, 2),
    ...items.filter((file) => file.appealNumber !== undefined && !isCertificate(file)).slice(-1),
  ]),
];

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
  const disposition = headers.get("content-disposition") ?? "";
  assertContract(
    disposition === "" || /^[\w-]+(?:\s*;\s*[\w*-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s";]+))*[\s;]*$/.test(disposition),
    "a Content-Disposition in which quotes within the name are escaped",
    disposition,
    curl,
  );
  const name = readFileName(disposition);
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
  defineCheck("returns each file with the name, the type and the size of the list", async (context) => {
    for (const [index, { token }] of (await listPersons(context)).entries()) {
      const items = await fetchItems<ListedFile>(context, "listDocuments", { token });
      const certificates = new Map<string, ListedFile & { bytes: Uint8Array }>();
      // Of another person, only what the service has issued: they may have uploaded anything.
      for (const file of index === 0 ? selectFiles(items) : items.filter(isCertificate).slice(0, 2)) {
        const bytes = await assertDownloadOf(context, token, file);
        assertContract(
          bytes.length === file.size,
          `${file.size} bytes for document ${file.id}`,
          `${bytes.length} bytes`,
        );
        if (file.certificateNo === undefined) continue;
        const same = [...certificates.values()].find((other) => Buffer.compare(other.bytes, bytes) === 0);
        assertContract(
          same === undefined || same.certificateNo === file.certificateNo,
          `the certificate ${file.certificateNo}, as it was issued`,
          `the file of the certificate ${same?.certificateNo}`,
        );
        certificates.set(file.certificateNo, { ...file, bytes });
      }
    }
  }),
  defineCheck("returns a file that the portal cannot show as one that is saved", async (context) => {
    const { content = {} } = getOperation(context, "downloadDocument").responses.get(200) ?? {};
    for (const { token } of await listPersons(context)) {
      const items = await fetchItems<ListedFile>(context, "listDocuments", { token });
      const ofOtherTypes = Map.groupBy(
        items.filter(({ mimeType }) => content[mimeType] === undefined),
        ({ mimeType }) => mimeType,
      );
      for (const [file] of ofOtherTypes.values()) if (file !== undefined) await assertDownloadOf(context, token, file);
    }
  }),
  defineCheck("names a file with letters of every alphabet as the list does", async (context) => {
    requireWrites(context);
    const request = await createValidRequestFor(context, "uploadDocument");
    const sample = request.form?.["file"];
    if (!(sample instanceof File) || request.token === undefined) return;
    const file = new File([await sample.arrayBuffer()], 'Müqavilə "A"; 100% – договор №4.png', { type: sample.type });
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

/** Checks of uploaded files, their list and their downloads, by operationId. */
export const documentChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  listDocuments: sortChecks,
  uploadDocument: [
    defineCheck("stores the uploaded file unchanged", async (context) => {
      const { token } = await getCitizenAuth(context);
      const id = await uploadSampleDocument(context);
      const { body, headers } = await expectResponse(
        context,
        getOperation(context, "downloadDocument"),
        { token, path: { id } },
        200,
      );
      const bytes = new Uint8Array(await samplePng().arrayBuffer());
      assertContract(
        headers.get("content-type") === "image/png" && Buffer.compare(body as Uint8Array, bytes) === 0,
        `image/png, ${bytes.length} bytes`,
        `${headers.get("content-type")}, ${(body as Uint8Array).length} bytes`,
      );
      const items = await fetchItems<{ id: number }>(context, "listDocuments", {
        token,
        query: { sort: "createdAt.desc" },
      });
      assertContract(
        items.some((item) => isSameId(item.id, id)),
        `document ${id} in the list`,
        items.map((item) => item.id),
      );
    }),
    createStatusCheck("returns 422 for a file with a wrong type", "uploadDocument", [422], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: new File(["<script>0</script>"], "paper.pdf", { type: "application/pdf" }) },
    })),
    ...[
      { type: "image/png", name: "picture.png" },
      { type: "image/jpeg", name: "picture.jpg" },
      { type: "video/mp4", name: "video.mp4" },
    ].map(({ type, name }) =>
      createStatusCheck(`returns 422 for a text that is named ${name}`, "uploadDocument", [422], async (context) => ({
        ...(await getCitizenAuth(context)),
        form: { file: new File(["A text with the name of another file."], name, { type }) },
      })),
    ),
    createStatusCheck("returns 422 for an empty file", "uploadDocument", [422], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: new File([], "empty.png", { type: "image/png" }) },
    })),
    defineCheck("accepts a file of each type", async (context) => {
      const auth = await getCitizenAuth(context);
      for (const file of createSampleFiles().map(renameFile)) {
        const { mimeType, size } = await fetchBody(context, "uploadDocument", { ...auth, form: { file } });
        assertContract(
          mimeType === file.type && size === file.size,
          `the type ${file.type} and the size ${file.size}`,
          `${String(mimeType)}, ${String(size)}`,
        );
      }
    }),
    createStatusCheck("accepts a file of 20 MB", "uploadDocument", [200], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: createLargeFile(maxFileBytes) },
    })),
    createStatusCheck("returns 413 for a file that is too large", "uploadDocument", [413], async (context) => ({
      ...(await getCitizenAuth(context)),
      form: { file: createLargeFile(21 * 1024 * 1024) },
    })),
    createIdempotencyCheck("uploadDocument", (request) => ({
      ...request,
      form: { ...request.form, name: "Something else" },
    })),
    ...uploadChecks,
  ],
  downloadDocument: downloadChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
