import type { components } from "../../src/generated/contract.d.ts";
import { sampleFile, type SampleName } from "../sampleData/sampleFiles.ts";
import { dayLength } from "./calendar.ts";
import type { Owner } from "./owners.ts";
import { pdfOf, type Paper } from "../pdf/pdf.ts";
import type { World } from "./mockStore.ts";

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
  content: { is: "sent" } | { is: "paper"; paper: Paper } | { is: "sample"; name: SampleName };
};

/** How long a file that goes with nothing is kept, in milliseconds. */
const looseKept = dayLength;

const isKept = (world: World, { content, attached, createdAt }: DocumentRecord): boolean => content.is !== "sent" || attached === true || createdAt > world.now() - looseKept;

/** An owner's documents. */
export const documentsOf = (world: World, owner: Owner): DocumentRecord[] => world.state.documents.filter((document) => document.owner === owner && isKept(world, document));

/** A document that an owner may open by its id: their own, or one that is published for everybody. */
export const documentOf = (world: World, owner: Owner, id: number): DocumentRecord | undefined =>
  world.state.documents.find((document) => document.id === id && (document.owner === owner || document.owner === "everybody") && isKept(world, document));

/** Whether an owner may send these files along: they are their own and go with nothing yet. */
export const areFree = (world: World, owner: Owner, ids: readonly number[]): boolean =>
  ids.every((id) => documentsOf(world, owner).some((document) => document.id === id && document.attached === undefined));

/** Lets files go with something that is sent: with an appeal by its number, or with something else. */
export function attach(world: World, ids: readonly number[], appealNumber?: string): void {
  for (const document of world.state.documents) if (ids.includes(document.id)) Object.assign(document, { attached: true }, appealNumber !== undefined && { appealNumber });
}

/** The file itself; `undefined` when it was sent to a service that has forgotten it since. */
export function bytesOf(world: World, { id, content }: DocumentRecord): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (content.is === "sent") return world.files.read(id);
  return Promise.resolve(content.is === "paper" ? pdfOf(content.paper) : sampleFile(content.name));
}

/** A paper that the service issues, as a document to keep. */
export const issuedPaper = (paper: Paper, document: Omit<DocumentRecord, "content" | "mimeType" | "size">): DocumentRecord => ({
  ...document,
  mimeType: "application/pdf",
  size: sizeOf(paper),
  content: { is: "paper", paper },
});

const sizes = new Map<string, number>();

/** How many bytes a paper has. The first papers are issued again with every new world, and drawn for that only once. */
function sizeOf(paper: Paper): number {
  const text = JSON.stringify(paper);
  const size = sizes.get(text) ?? pdfOf(paper).length;
  sizes.set(text, size);
  return size;
}
