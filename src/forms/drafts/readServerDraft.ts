import type { RJSFSchema } from "@rjsf/utils";
import { getAccountKey } from "../../auth/account.ts";
import { getSessionUser, sessionStore } from "../../auth/sessionStore.ts";
import {
  clearDraftState,
  removeDraftValues,
  saveDraft,
  storeAttachmentDraft,
  updateDraftState,
  type DraftContent,
  type UploadedFile,
} from "./draftStorage.ts";
import { isOfOtherAccount } from "../attachments/isOfOtherAccount.ts";
import { isSameId } from "../../config/isSameId.ts";
import { listDocuments } from "../../generated/queries/documents/index.ts";
import { readDraft } from "../../generated/queries/drafts/index.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { readDraftContent, type ServerDraft } from "./serverDraft.ts";

/** Reads the draft of a form from the server (`readDraft`). Resolves with `undefined` when it has none. */
export async function readServerDraft(
  form: string,
  schema: RJSFSchema,
  signal?: AbortSignal,
): Promise<ServerDraft | undefined> {
  const draft = await readDraft(form, undefined, signal);
  const content = readDraftContent(draft, schema);
  if (content === undefined) return undefined;
  const deletedFiles = await findDeletedFiles(content.files ?? [], signal);
  const files = content.files?.filter((file) => !deletedFiles.includes(file));
  return { content: { ...content, ...(files && { files }) }, savedAt: draft.updatedAt, deletedFiles };
}

/** Replaces the draft of a form in this tab with one of the server that was saved at `savedAt`. */
export function storeServerDraft(
  form: string,
  owner: string,
  { answers, files = [], ...details }: DraftContent,
  savedAt: string | undefined,
): void {
  // A draft that has only files leaves the initial values of the form as they are.
  if (answers === undefined) removeDraftValues(form);
  else saveDraft(form, owner, answers);
  storeAttachmentDraft(form, owner, files);
  clearDraftState(form);
  updateDraftState(form, owner, {
    ...details,
    isUnsaved: false,
    ...(savedAt !== undefined && { savedAt, changedAt: savedAt }),
  });
}

/**
 * Returns the files of a draft that the server has deleted; none when it cannot be asked. The server lists the files of the
 * account for which the person acts, so nothing is known about those of another account.
 */
export async function findDeletedFiles(
  draftFiles: readonly UploadedFile[],
  signal?: AbortSignal,
): Promise<UploadedFile[]> {
  const user = getSessionUser(sessionStore.current);
  const account = user && getAccountKey(user);
  const files = draftFiles.filter((file) => account === undefined || !isOfOtherAccount(file, account));
  if (files.length === 0) return [];
  try {
    const { items, total } = await listDocuments({ page: 1, perPage: maxPerPage }, signal);
    // Of a longer list only a part is known.
    if (total > items.length) return [];
    return files.filter(({ documentId }) => items.every(({ id }) => !isSameId(id, documentId)));
  } catch {
    return [];
  }
}
