import type { MutationFunctionContext } from "@tanstack/react-query";
import { getListDraftsQueryKey } from "../generated/queries/drafts/drafts.ts";
import { readDraftState, removeDeviceDraft } from "./deviceDraft.ts";
import { clearIdempotencyKey } from "./idempotencyKey.ts";
import { deleteSentDraft } from "./useDraftSaving.ts";

/**
 * Returns the options of the mutation that sends a form: when it has succeeded, they discard the draft of the form with its
 * files and its idempotency key, also when the person has left the form meanwhile. The callbacks of `mutate` do not run then.
 */
export const discardDraftWhenSent = (
  form: string,
  owner: string,
): { onSuccess: (data: unknown, variables: unknown, result: unknown, context: MutationFunctionContext) => void } => ({
  onSuccess: (_data, _variables, _result, { client }) => {
    const isOnServer = readDraftState(form, owner).savedAt !== undefined;
    removeDeviceDraft(form, owner);
    clearIdempotencyKey(form);
    if (isOnServer)
      void deleteSentDraft(form, owner).then(() => client.invalidateQueries({ queryKey: getListDraftsQueryKey() }));
  },
});
