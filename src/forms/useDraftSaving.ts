import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../api/failure.ts";
import { getSessionUser, getUserKey, sessionStore } from "../auth/sessionStore.ts";
import { draftUpdateData as maxJsonLength } from "../generated/maxLengths.ts";
import { getListDraftsQueryKey, keepDraft } from "../generated/queries/drafts/drafts.ts";
import { clearDraftState, readDeviceDraft, readDraftState, updateDraftState } from "./deviceDraft.ts";
import { createDraftSaver, type DraftStatus } from "./draftSaver.ts";
import { subscribeToDraft } from "./drafts.ts";
import { isDraftKey } from "./serverDraft.ts";

/**
 * Saves the draft of a form on the server after each change in this tab, while `isActive`. Returns where the last change
 * is. `details` describe the draft in a list.
 */
export function useDraftSaving(
  form: string,
  owner: string,
  isActive: boolean,
  { title, lang }: { title: string | undefined; lang: string | undefined },
): DraftStatus {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<DraftStatus>();
  useEffect(() => {
    if (!isActive) return undefined;
    const saver = createDraftSaver({
      read: () => readDeviceDraft(form, owner),
      send: async (data) => {
        const savedAt = await sendDraft(form, owner, data);
        // The list of drafts may have been requested before, for example by the page that opens after this one.
        void queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey() });
        return savedAt;
      },
      onStatus: setStatus,
      isOnServer: readDraftState(form, owner).savedAt !== undefined,
    });
    const unsubscribe = subscribeToDraft(form, (change) => {
      if (readDeviceDraft(form, owner) === undefined) clearDraftState(form);
      else {
        updateDraftState(form, owner, {
          changedAt: new Date().toISOString(),
          isUnsaved: true,
          ...(title !== undefined && { title }),
          ...(lang !== undefined && { lang }),
        });
      }
      saver.change(change);
    });
    // A hidden tab may be closed without any further event.
    const saveHidden = (): void => {
      if (document.visibilityState === "hidden") saver.flush();
    };
    document.addEventListener("visibilitychange", saveHidden);
    if (readDraftState(form, owner).isUnsaved === true) saver.change("changed");
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", saveHidden);
      saver.flush();
    };
  }, [form, owner, isActive, title, lang, queryClient]);
  return status;
}

/** Saves or deletes a draft on the server (`keepDraft`). Returns the time of the server. Throws `ApiError`. */
async function sendDraft(
  form: string,
  owner: string,
  data: Record<string, unknown> | null,
): Promise<string | undefined> {
  const user = getSessionUser(sessionStore.current);
  // After a sign-out, nothing is sent, and nothing is deleted for the next user.
  if (user === undefined || getUserKey(user) !== owner) throw new ApiError({ kind: "unauthorized" });
  if (!isDraftKey(form)) throw new ApiError({ kind: "notFound" });
  if (JSON.stringify(data).length > maxJsonLength) throw new ApiError({ kind: "rejected", status: 413 });
  const serialized = JSON.stringify(data);
  const { updatedAt } = await keepDraft(form, { data });
  if (data !== null && readDraftState(form, owner).owner === owner) {
    const isUnchanged = JSON.stringify(readDeviceDraft(form, owner)) === serialized;
    if (readDeviceDraft(form, owner) !== undefined)
      updateDraftState(form, owner, {
        ...(updatedAt !== undefined && { savedAt: updatedAt }),
        isUnsaved: !isUnchanged,
      });
  }
  return updatedAt;
}
