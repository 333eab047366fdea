import type { RJSFSchema } from "@rjsf/utils";
import {
  clearDraftState,
  removeDraftValues,
  saveDraft,
  storeAttachmentDraft,
  updateDraftState,
  type DraftContent,
} from "./draftStorage.ts";
import { readDraft } from "../../generated/queries/drafts/index.ts";
import { readDraftContent, type DraftVersion } from "./serverDraft.ts";

/** Reads the draft of a form from the server (`readDraft`). Resolves with `undefined` when it has none. */
export async function readServerDraft(
  form: string,
  schema: RJSFSchema,
  signal?: AbortSignal,
): Promise<DraftVersion | undefined> {
  const draft = await readDraft(form, undefined, signal);
  const content = readDraftContent(draft, schema);
  return content && { content, savedAt: draft.updatedAt };
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
