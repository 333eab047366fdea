import { listDraftKeys } from "../../config/storage.ts";
import { getFormOfKey, parseUploadedFiles, readDraftState, readStoredPart } from "./draftStorage.ts";

/**
 * Returns whether this tab has values or files of a user that the server lacks; of any user without `user`. What a visitor
 * has entered without a sign-in does not count.
 */
export const hasUnsavedDrafts = (user: string | undefined): boolean =>
  listDraftKeys().some((key) => {
    const { owner, answers, files } = readStoredPart(key) ?? {};
    const hasContent = answers !== undefined || (parseUploadedFiles(files) ?? []).length > 0;
    if (!hasContent || typeof owner !== "string" || owner === "" || owner !== (user ?? owner)) return false;
    return readDraftState(getFormOfKey(key), owner).isUnsaved !== false;
  });
