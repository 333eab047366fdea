import type { Document, Id } from "../../src/generated/contract.d.ts";
import { createPdf, type PdfContent } from "../pdf/pdf.ts";
import { createSampleFile, type SampleFileName } from "../sampleData/sampleFiles.ts";
import { dayMs, type IsoDate } from "./calendar.ts";
import { isFileOfDraft } from "./drafts.ts";
import type { LocalizedText } from "./localizedText.ts";
import type { MockStore } from "./mockStore.ts";
import type { Owner } from "./owners.ts";
import { isSameId } from "../../src/config/isSameId.ts";

/** What anybody may know of an issued certificate. */
export type CertificateRecord = {
  number: string;
  kind: LocalizedText;
  holder: string;
  issueDate: IsoDate;
  validUntil: IsoDate;
  isWithdrawn?: true;
};

/** A document that a user uploaded or received. Uploaded bytes are kept apart, in `FileStorage`. */
export type DocumentRecord = Omit<Document, "id" | "createdAt" | "size" | "certificateNo"> & {
  id: number;
  /** `everybody` for published documents. */
  owner: Owner | "everybody";
  createdAt: number;
  /** True when the document belongs to an appeal, a feedback or a report. */
  attached?: true;
  /** Present for an issued certificate. */
  certificate?: CertificateRecord;
  content:
    | { kind: "uploaded"; size: number }
    | { kind: "issued"; pdf: PdfContent }
    | { kind: "sample"; name: SampleFileName };
};

/** How long the mock backend keeps an uploaded document that is attached to nothing, and that no draft names. */
const unattachedRetentionMs = dayMs;

const isRetained = (store: MockStore, { id, content, attached, createdAt }: DocumentRecord): boolean =>
  content.kind !== "uploaded" ||
  attached === true ||
  createdAt > store.now() - unattachedRetentionMs ||
  isFileOfDraft(store, id);

/** Returns the documents of an owner. */
export const findDocuments = (store: MockStore, owner: Owner): DocumentRecord[] =>
  store.state.documents.filter((document) => document.owner === owner && isRetained(store, document));

/** Returns a document by id if the owner may read it: an own document or a published one. */
export const findDocument = (store: MockStore, owner: Owner, id: Id): DocumentRecord | undefined =>
  store.state.documents.find(
    (document) =>
      isSameId(document.id, id) &&
      (document.owner === owner || document.owner === "everybody") &&
      isRetained(store, document),
  );

/** Returns whether a document is of the answer of a trader: it is only in its appeal. */
export const isOfTraderAnswer = (store: MockStore, { id }: DocumentRecord): boolean =>
  store.state.appeals.some(({ traderAnswer }) => traderAnswer?.documentIds.some((sent) => isSameId(sent, id)) === true);

/** Returns true if all documents belong to the owner and none is attached yet. */
export const areUnattached = (store: MockStore, owner: Owner, ids: readonly Id[]): boolean =>
  ids.every((id) =>
    findDocuments(store, owner).some(
      (document) => isSameId(document.id, id) && document.attached === undefined && !isOfTraderAnswer(store, document),
    ),
  );

/** Returns whether an appeal has a document. */
export const hasDocument = (store: MockStore, appealNumber: string, id: Id): boolean =>
  store.state.documents.some((document) => isSameId(document.id, id) && document.appealNumber === appealNumber);

/** Marks documents as attached; `appealNumber` names the appeal, if they are attached to one. */
export function attachDocuments(store: MockStore, ids: readonly Id[], appealNumber?: string): void {
  for (const document of store.state.documents)
    if (ids.some((id) => isSameId(id, document.id)))
      Object.assign(document, { attached: true }, appealNumber !== undefined && { appealNumber });
}

/** Returns the bytes of a document; `undefined` when an uploaded file was lost with an earlier process. */
export async function readDocumentBytes(
  store: MockStore,
  { id, content, lang }: DocumentRecord,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (content.kind === "uploaded") return store.fileStorage.read(id);
  return content.kind === "issued"
    ? createPdf(withAbsoluteLink(store, content.pdf), lang)
    : createSampleFile(content.name);
}

/** Returns the content of a PDF document whose QR code leads to the portal where it is read. */
const withAbsoluteLink = (store: MockStore, { qrCode, ...pdf }: PdfContent): PdfContent =>
  qrCode === undefined ? pdf : { ...pdf, qrCode: { ...qrCode, text: new URL(qrCode.text, store.publicOrigin).href } };

const pdfSizes = new Map<string, number>();

/** Returns the size of a document in bytes. Sizes of PDF documents are cached, since rendering takes time. */
export async function getDocumentSize(store: MockStore, { content, lang }: DocumentRecord): Promise<number> {
  if (content.kind === "uploaded") return content.size;
  if (content.kind === "sample") return createSampleFile(content.name).length;
  const pdf = withAbsoluteLink(store, content.pdf);
  const key = JSON.stringify([pdf, lang]);
  const size = pdfSizes.get(key) ?? (await createPdf(pdf, lang)).length;
  pdfSizes.set(key, size);
  return size;
}

/** Returns a PDF document that the service issues. */
export const createIssuedDocument = (
  pdf: PdfContent,
  document: Omit<DocumentRecord, "content" | "mimeType">,
): DocumentRecord => ({ ...document, mimeType: "application/pdf", content: { kind: "issued", pdf } });
