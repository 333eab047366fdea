import { getFailure } from "../api/failure.ts";
import { getUserKey, type User } from "../auth/sessionStore.ts";
import { useKeepDraft, useListDrafts } from "../generated/queries/drafts/drafts.ts";
import { useLanguage } from "../i18n/IntlProvider.tsx";
import { removeDeviceDraft } from "./deviceDraft.ts";
import { maxPerPage } from "../generated/perPage.ts";
import { listDrafts, type ListedDraft } from "./listedDrafts.ts";

type Drafts = {
  drafts: readonly ListedDraft[];
  /** The drafts of the server are not known yet. */
  isPending: boolean;
  /** Deletes a draft on the server and in this tab. Resolves with whether it worked; a toast reports a failure. */
  remove: (draft: ListedDraft) => Promise<boolean>;
  isRemoving: boolean;
};

/** Returns the drafts of a user: those of the server (`listDrafts`), and those that only this tab has. */
export function useDrafts(user: User): Drafts {
  const lang = useLanguage();
  const owner = getUserKey(user);
  const keepDraft = useKeepDraft();
  // A server without the operation has no drafts. A draft changes outside of the cache, so every visit asks again.
  const query = useListDrafts(
    { page: 1, perPage: maxPerPage, lang },
    { query: { meta: { errorDisplay: "silent" }, refetchOnMount: "always" } },
  );
  return {
    drafts: listDrafts(query.data?.items ?? [], owner),
    isPending: query.isPending,
    remove: async ({ form, isOnServer }) => {
      try {
        if (isOnServer) await keepDraft.mutateAsync({ formKey: form, data: { data: null } });
      } catch (error) {
        if (getFailure(error) === undefined) throw error;
        return false;
      }
      removeDeviceDraft(form, owner);
      await query.refetch();
      return true;
    },
    isRemoving: keepDraft.isPending,
  };
}
