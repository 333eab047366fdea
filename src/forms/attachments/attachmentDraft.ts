import { tabStore } from "../../config/storage.ts";
import type { Id } from "../../generated/contract.d.ts";

/** An uploaded file of a form that is not submitted yet. `account`: only this account of the person can send it. */
export type UploadedFile = { documentId: Id; fileName: string; size: number; account?: string | undefined };

/** Returns whether a file belongs to another account than `account`. Earlier releases stored files without their account. */
export const isOfOtherAccount = ({ account: own = "" }: Pick<UploadedFile, "account">, account: string): boolean =>
  own !== "" && own !== account;

/** A file whose upload has not succeeded. */
export type UnsentFile = { fileName: string; size: number };

type AttachmentDraft = { owner: string; files: UploadedFile[]; unsent?: UnsentFile[] };

/** Returns the files that the same user uploaded for a form in this tab, for example before a reload. */
export const readAttachmentDraft = (form: string, owner: string): UploadedFile[] => readDraft(form, owner)?.files ?? [];

/** Returns the files that the same user added to a form in this tab, but that were not sent. */
export const readUnsentFiles = (form: string, owner: string): UnsentFile[] => readDraft(form, owner)?.unsent ?? [];

function readDraft(form: string, owner: string): AttachmentDraft | undefined {
  try {
    const draft = JSON.parse(tabStore.get(`draft:${form}/files`) ?? "null") as AttachmentDraft | null;
    return draft?.owner === owner ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the uploaded files of a form for this tab, and which ones were not sent; empty lists remove the entry. */
export const storeAttachmentDraft = (
  form: string,
  owner: string,
  files: UploadedFile[],
  unsent: UnsentFile[] = [],
): void =>
  tabStore.set(
    `draft:${form}/files`,
    files.length + unsent.length === 0
      ? null
      : JSON.stringify({ owner, files, ...(unsent.length > 0 && { unsent }) } satisfies AttachmentDraft),
  );
