import { useQueryClient } from "@tanstack/react-query";
import { getFailure } from "../../api/failure.ts";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { getListDraftsQueryKey, useKeepDraft } from "../../generated/queries/drafts/index.ts";
import { removeDeviceDraft } from "./draftStorage.ts";
import type { ListedDraft } from "./listDrafts.ts";

type DraftRemoval = {
  /** Deletes a draft on the server and in this tab. Resolves with whether it worked; a toast reports a failure. */
  remove: (draft: ListedDraft) => Promise<boolean>;
  isRemoving: boolean;
};

/** Returns what deletes drafts of a user. */
export function useDraftRemoval(user: User): DraftRemoval {
  const queryClient = useQueryClient();
  const keepDraft = useKeepDraft();
  return {
    remove: async ({ form, isOnServer }) => {
      try {
        if (isOnServer) await keepDraft.mutateAsync({ formKey: form, data: { data: null } });
      } catch (error) {
        if (getFailure(error) === undefined) throw error;
        return false;
      }
      removeDeviceDraft(form, getUserKey(user));
      await queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey() });
      return true;
    },
    isRemoving: keepDraft.isPending,
  };
}
