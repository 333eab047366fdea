import { getAccountKey } from "../../auth/account.ts";
import { getSessionUser, sessionStore } from "../../auth/sessionStore.ts";
import { isSameId } from "../../config/isSameId.ts";
import { listDocuments } from "../../generated/queries/documents/index.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import type { UploadedFile } from "../drafts/draftStorage.ts";
import { isOfOtherAccount } from "./isOfOtherAccount.ts";

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
