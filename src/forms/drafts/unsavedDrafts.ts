import { parseJson } from "../../api/parseJson.ts";
import { listDraftKeys, tabStore } from "../../config/storage.ts";
import { getFormOfKey, readDraftState } from "./draftStorage.ts";

/** What a tab stores of a draft: its values, or its files under a key of their own. */
type StoredEntry = { owner?: string; answers?: unknown; files?: readonly unknown[] };

/**
 * Returns whether this tab has values or files of a user that the server lacks; of any user without `user`. What a visitor
 * has entered without a sign-in does not count.
 */
export const hasUnsavedDrafts = (user: string | undefined): boolean =>
  listDraftKeys().some((key) => {
    const { owner = "", answers, files = [] } = (parseJson(tabStore.get(key) ?? "") ?? {}) as StoredEntry;
    const hasContent = answers !== undefined || files.length > 0;
    if (!hasContent || owner === "" || owner !== (user ?? owner)) return false;
    return readDraftState(getFormOfKey(key), owner).isUnsaved !== false;
  });
