import type { components } from "../../src/generated/contract.d.ts";
import { createSampleFile, type SampleFileName } from "../sampleData/sampleFiles.ts";
import { dayMs } from "./calendar.ts";
import type { Owner } from "./owners.ts";
import { createPdf, type PdfContent } from "../pdf/pdf.ts";
import type { MockStore } from "./mockStore.ts";

/**
 * A file that somebody sent or was given. What is in it is not kept here: an issued paper is drawn anew each time, and the
 * bytes of what people sent are kept apart.
 */
export type DocumentRecord = Omit<components["schemas"]["Document"], "createdAt"> & {
  /** `everybody` for what is published. */
  owner: Owner | "everybody";
  createdAt: number;
  /** True once it goes with an appeal, a feedback or a report. */
  attached?: true;
  content: { is: "sent" } | { is: "paper"; paper: PdfContent } | { is: "sample"; name: SampleFileName };
};

/** How long a file that goes with nothing is kept, in milliseconds. */
const unattachedRetentionMs = dayMs;

const isRetained = (store: MockStore, { content, attached, createdAt }: DocumentRecord): boolean =>
  content.is !== "sent" || attached === true || createdAt > store.now() - unattachedRetentionMs;

/** An owner's documents. */
export const findDocuments = (store: MockStore, owner: Owner): DocumentRecord[] =>
  store.state.documents.filter((document) => document.owner === owner && isRetained(store, document));

/** A document that an owner may open by its id: their own, or one that is published for everybody. */
export const findDocument = (store: MockStore, owner: Owner, id: number): DocumentRecord | undefined =>
  store.state.documents.find(
    (document) =>
      document.id === id && (document.owner === owner || document.owner === "everybody") && isRetained(store, document),
  );

/** Whether an owner may send these files along: they are their own and go with nothing yet. */
export const areUnattached = (store: MockStore, owner: Owner, ids: readonly number[]): boolean =>
  ids.every((id) =>
    findDocuments(store, owner).some((document) => document.id === id && document.attached === undefined),
  );

/** Lets files go with something that is sent: with an appeal by its number, or with something else. */
export function attachDocuments(store: MockStore, ids: readonly number[], appealNumber?: string): void {
  for (const document of store.state.documents)
    if (ids.includes(document.id))
      Object.assign(document, { attached: true }, appealNumber !== undefined && { appealNumber });
}

/** The file itself; `undefined` when it was sent to a service that has forgotten it since. */
export function readDocumentBytes(
  store: MockStore,
  { id, content }: DocumentRecord,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (content.is === "sent") return store.fileStorage.read(id);
  return Promise.resolve(content.is === "paper" ? createPdf(content.paper) : createSampleFile(content.name));
}

/** A paper that the service issues, as a document to keep. */
export const createIssuedDocument = (
  pdfContent: PdfContent,
  document: Omit<DocumentRecord, "content" | "mimeType" | "size">,
): DocumentRecord => ({
  ...document,
  mimeType: "application/pdf",
  size: getPdfSize(pdfContent),
  content: { is: "paper", paper: pdfContent },
});

const sizes = new Map<string, number>();

/** How many bytes a paper has. The first papers are issued again with every new world, and drawn for that only once. */
function getPdfSize(pdfContent: PdfContent): number {
  const text = JSON.stringify(pdfContent);
  const size = sizes.get(text) ?? createPdf(pdfContent).length;
  sizes.set(text, size);
  return size;
}
