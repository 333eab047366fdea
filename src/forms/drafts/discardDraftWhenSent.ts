import type { MutationFunctionContext } from "@tanstack/react-query";
import {
  discardDraft,
  notifyListeners,
  readDeviceDraft,
  readDraftState,
  removeDeviceDraft,
  storeAttachmentDraft,
  type DraftContent,
} from "./draftStorage.ts";
import { readUnsentFiles } from "./readUnsentFiles.ts";
import { isSameId } from "../../config/isSameId.ts";
import { getListDraftsQueryKey } from "../../generated/queries/drafts/index.ts";
import { areValuesEqual } from "../areValuesEqual.ts";
import { clearIdempotencyKey } from "../idempotencyKey.ts";
import { deleteSentDraft } from "./useDraftSaving.ts";

/** The callbacks of a mutation that sends a form. */
type SentDraftOptions = {
  onMutate: () => DraftContent | undefined;
  onSuccess: (
    data: unknown,
    variables: unknown,
    sent: DraftContent | undefined,
    context: MutationFunctionContext,
  ) => void;
};

/**
 * Returns the options of the mutation that sends a form: when it has succeeded, they discard the draft of the form with its
 * files and its idempotency key, also when the person has left the form meanwhile. The callbacks of `mutate` do not run then.
 * What the person has changed or added while the form was being sent stays.
 */
export const discardDraftWhenSent = (form: string, owner: string): SentDraftOptions => ({
  onMutate: () => readDeviceDraft(form, owner),
  onSuccess: (_data, _variables, sent, { client }) => {
    clearIdempotencyKey(form);
    if (keepLaterChanges(form, owner, sent)) return;
    const isOnServer = readDraftState(form, owner).savedAt !== undefined;
    removeDeviceDraft(form, owner);
    if (isOnServer)
      void deleteSentDraft(form, owner).then(() => client.invalidateQueries({ queryKey: getListDraftsQueryKey() }));
  },
});

/** Removes what was sent from a draft that has changed since. Returns whether it has. */
function keepLaterChanges(form: string, owner: string, sent: DraftContent | undefined): boolean {
  const { answers, files = [] } = readDeviceDraft(form, owner) ?? {};
  const laterFiles = files.filter(
    ({ documentId }) => sent?.files?.some((file) => isSameId(file.documentId, documentId)) !== true,
  );
  const hasLaterAnswers = answers !== undefined && !areValuesEqual(answers, sent?.answers);
  if (!hasLaterAnswers && laterFiles.length === 0) return false;
  storeAttachmentDraft(form, owner, laterFiles, readUnsentFiles(form, owner));
  if (hasLaterAnswers) notifyListeners(form, "changed");
  else discardDraft(form);
  return true;
}
