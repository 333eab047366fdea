import { tabStore } from "../../config/storage.ts";

/** A file that the service has taken already, for something that is not sent yet. */
export type UploadedFile = { documentId: number; fileName: string; size: number };

type AttachmentDraft = { owner: string; files: UploadedFile[] };

/** The files that the same person added to a form in this tab before, as through a reload. */
export function readAttachmentDraft(form: string, owner: string): UploadedFile[] {
  try {
    const kept = JSON.parse(tabStore.get(`draft:${form}/files`) ?? "null") as AttachmentDraft | null;
    return kept?.owner === owner ? kept.files : [];
  } catch {
    return [];
  }
}

/** Keeps the files of a form for this tab; none removes what was kept. */
export const storeAttachmentDraft = (form: string, owner: string, files: UploadedFile[]): void =>
  tabStore.set(
    `draft:${form}/files`,
    files.length === 0 ? null : JSON.stringify({ owner, files } satisfies AttachmentDraft),
  );
