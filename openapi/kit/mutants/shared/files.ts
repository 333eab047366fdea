import type { DocumentRecord } from "../../../../mocks/store/documents.ts";
import type { MockStore } from "../../../../mocks/store/mockStore.ts";
import type { Caller } from "../caller.ts";
import type { RequestHandler } from "../fault.ts";
import { answer } from "./seeds.ts";

/** Returns a small PDF file. */
export const createPdf = (name: string, text = "bench"): File =>
  new File([`%PDF-1.7 ${text}`], name, { type: "application/pdf" });

/** Returns the beginning of a PNG picture. */
export const png = (): File =>
  new File([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")], "scan.png", { type: "image/png" });

/** Deletes uploaded files before each request about files. */
export const deletesFiles = (isOver: (document: DocumentRecord, store: MockStore) => boolean): (() => RequestHandler) =>
  answer(["listDocuments", "downloadDocument", "sendAppeal"], (request, { send, store }) => {
    const { state } = store;
    state.documents = state.documents.filter(
      (document) => document.content.kind !== "uploaded" || !isOver(document, store),
    );
    return send(request);
  });

/** Returns the statuses with which two files are downloaded some time after they were uploaded and used. */
export const observeFilesLater =
  (laterMs: number, use: (caller: Caller, documentIds: readonly unknown[]) => unknown = () => undefined) =>
  async (caller: Caller): Promise<unknown> => {
    const { call, upload, store, getSession } = caller;
    const token = getSession("citizen").accessToken;
    store.advanceClock(-laterMs / 1000);
    const documentIds = [];
    for (const name of ["first.pdf", "second.pdf"])
      documentIds.push((await upload("citizen", createPdf(name))).at("id"));
    await use(caller, documentIds);
    store.advanceClock(laterMs / 1000);
    const statuses = [];
    for (const id of documentIds) statuses.push((await call("downloadDocument", { token, path: Number(id) })).status);
    return statuses;
  };

/** Uploads a PDF file. Resolves to its id. */
export const uploadPdf = async (
  { upload }: Caller,
  as: "citizen" | "director",
  name: string,
  text?: string,
): Promise<string> => String((await upload(as, createPdf(name, text))).at("id"));
