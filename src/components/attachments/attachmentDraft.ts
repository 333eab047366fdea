import { tabStore } from "../../config/storage.ts";
import type { Id } from "../../generated/contract.d.ts";

/** An uploaded file of a form that is not submitted yet. */
export type UploadedFile = { documentId: Id; fileName: string; size: number };

type AttachmentDraft = { owner: string; files: UploadedFile[] };

/** Returns the files that the same user uploaded for a form in this tab, for example before a reload. */
export function readAttachmentDraft(form: string, owner: string): UploadedFile[] {
  try {
    const draft = JSON.parse(tabStore.get(`draft:${form}/files`) ?? "null") as AttachmentDraft | null;
    return draft?.owner === owner ? draft.files : [];
  } catch {
    return [];
  }
}

/** Stores the uploaded files of a form for this tab; an empty list removes the entry. */
export const storeAttachmentDraft = (form: string, owner: string, files: UploadedFile[]): void =>
  tabStore.set(
    `draft:${form}/files`,
    files.length === 0 ? null : JSON.stringify({ owner, files } satisfies AttachmentDraft),
  );
