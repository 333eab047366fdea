import type { RJSFSchema } from "@rjsf/utils";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, getFailure } from "../../api/failure.ts";
import { getIfMatch } from "../../api/getIfMatch.ts";
import { isChangedMeanwhile } from "../../api/isChangedMeanwhile.ts";
import { getSessionUser, getUserKey, sessionStore } from "../../auth/sessionStore.ts";
import { draftUpdateData as maxJsonLength } from "../../generated/maxLengths.ts";
import { getListDraftsQueryKey, keepDraft } from "../../generated/queries/drafts/index.ts";
import {
  clearDraftState,
  readDeviceDraft,
  readDraftState,
  subscribeToDraft,
  updateDraftState,
  type DraftContent,
} from "./draftStorage.ts";
import { useValueChange } from "../../state/useValueChange.ts";
import { createDraftSaver, mayPass, type DraftStatus } from "./draftSaver.ts";
import type { FormDefinition } from "../formDefinition.ts";
import { readServerDraft } from "./readServerDraft.ts";
import { selectDraft } from "./selectDraft.ts";
import { isDraftKey, type DraftVersion } from "./serverDraft.ts";
import type { DraftSelection, OtherDraft } from "./useDraftSelection.ts";

/** How the draft in this tab is saved on the server. */
type DraftSavingOptions = Pick<DraftSelection, "known" | "offer"> & {
  /** Whether it is saved: not before the form renders, and not before the person has chosen between two drafts. */
  isActive: boolean;
  /** The title of the service and its language, which describe the draft in a list. */
  title: string | undefined;
  lang: string | undefined;
  /** What is filled in for the account; see `DraftContent`. */
  filledIn: DraftContent["filledIn"];
};

/** The open forms whose drafts are saved, and deleted, on the server as they change. */
const openForms = new Set<string>();

/**
 * Deletes the draft of a form on the server, unless the form is open and deletes it itself. Resolves when that is done or has
 * failed: the list of drafts still has it then.
 */
export async function deleteSentDraft(form: string, owner: string): Promise<void> {
  if (!openForms.has(form)) await sendDraft(form, owner, null, { current: undefined }).catch(() => undefined);
}

/**
 * Saves the draft of a form on the server after each change in this tab. Returns where the last change is. What another tab
 * or device has saved meanwhile is not replaced, but offered to the person.
 */
export function useDraftSaving(
  { name: form, schema }: Pick<FormDefinition<unknown>, "name" | "schema">,
  owner: string,
  { isActive, title, lang, filledIn, known, offer }: DraftSavingOptions,
): DraftStatus {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<DraftStatus>();
  // The status before a choice says nothing about the chosen draft.
  useValueChange(isActive, () => {
    if (isActive) setStatus(undefined);
  });
  // No effect event: a form that completes a draft, such as one of an older form, changes it while React renders.
  const latestFilledIn = useRef(filledIn);
  useEffect(() => {
    latestFilledIn.current = filledIn;
  }, [filledIn]);
  useEffect(() => {
    const saver = createDraftSaver({
      read: () => readDeviceDraft(form, owner),
      send: async (data) => {
        const savedAt = await sendDraft(form, owner, data, known);
        // The list of drafts may have been requested before, for example by the page that opens after this one.
        void queryClient.invalidateQueries({ queryKey: getListDraftsQueryKey() });
        return savedAt;
      },
      mayReplace: async () => {
        const other = await compareDrafts(form, schema, owner, known);
        if (other !== undefined) offer(other);
        return other === undefined;
      },
      onStatus: setStatus,
      isOnServer: readDraftState(form, owner).savedAt !== undefined,
      isKnown: known.current !== undefined,
    });
    const handleChange = (change: "changed" | "discarded"): void => {
      if (isActive) saver.change(change);
      else setStatus(change === "changed" ? { kind: "device" } : undefined);
    };
    const unsubscribe = subscribeToDraft(form, (change) => {
      if (readDeviceDraft(form, owner) === undefined) clearDraftState(form);
      else {
        updateDraftState(form, owner, {
          changedAt: new Date().toISOString(),
          isUnsaved: true,
          ...(title !== undefined && { title }),
          ...(lang !== undefined && { lang }),
          ...(latestFilledIn.current && { filledIn: latestFilledIn.current }),
        });
      }
      handleChange(change);
    });
    // A hidden tab may be closed without any further event.
    const saveHidden = (): void => {
      if (document.visibilityState === "hidden") saver.flush();
    };
    document.addEventListener("visibilitychange", saveHidden);
    // A save takes as long as the connection is slow: until it is done, the last change is in this tab only.
    const warnUnsaved = (event: BeforeUnloadEvent): void => {
      const isUnsaved = readDraftState(form, owner).isUnsaved === true && readDeviceDraft(form, owner) !== undefined;
      if (isUnsaved) event.preventDefault();
    };
    addEventListener("beforeunload", warnUnsaved);
    openForms.add(form);
    if (readDraftState(form, owner).isUnsaved === true) handleChange("changed");
    return () => {
      unsubscribe();
      openForms.delete(form);
      document.removeEventListener("visibilitychange", saveHidden);
      removeEventListener("beforeunload", warnUnsaved);
      saver.flush();
    };
  }, [form, schema, owner, isActive, title, lang, known, offer, queryClient]);
  return status;
}

/**
 * Reads the draft of the server again. Resolves with one that the draft in this tab must not replace, or with "gone"; with
 * `undefined` without one, also when the server cannot say. Throws `ApiError` when a later attempt may succeed.
 */
async function compareDrafts(
  form: string,
  schema: RJSFSchema,
  owner: string,
  known: DraftSelection["known"],
): Promise<OtherDraft | undefined> {
  assertSignedIn(owner);
  if (!isDraftKey(form)) return undefined;
  let server: DraftVersion | undefined;
  try {
    server = await readServerDraft(form, schema);
  } catch (error) {
    if (mayPass(error)) throw error;
    known.current = { content: undefined };
    return undefined;
  }
  const content = readDeviceDraft(form, owner);
  // After the first reading, words say more than times, which may be the same for two drafts.
  const savedAt = known.current === undefined ? readDraftState(form, owner).savedAt : undefined;
  const selected = selectDraft(content && { content, savedAt, isUnsaved: true }, server, known.current);
  known.current = { content: server?.content };
  if (selected === "gone") return selected;
  return selected === "device" ? undefined : server;
}

/** Throws `ApiError` after a sign-out: nothing is sent, and nothing is read or deleted for the next user. */
function assertSignedIn(owner: string): void {
  const user = getSessionUser(sessionStore.current);
  if (user === undefined || getUserKey(user) !== owner) throw new ApiError({ kind: "unauthorized" });
}

/** Saves or deletes a draft on the server (`keepDraft`). Returns the time of the server. Throws `ApiError`. */
async function sendDraft(
  form: string,
  owner: string,
  data: Record<string, unknown> | null,
  known: DraftSelection["known"],
): Promise<string | undefined> {
  assertSignedIn(owner);
  if (!isDraftKey(form)) throw new ApiError({ kind: "notFound" });
  if (JSON.stringify(data).length > maxJsonLength) throw new ApiError({ kind: "rejected", status: 413 });
  const serialized = JSON.stringify(data);
  const before = known.current;
  // Also when no response arrives: the server may have saved it.
  known.current = { content: data ?? undefined };
  const { updatedAt } = await keepDraft(
    form,
    { data },
    undefined,
    getIfMatch("/drafts/{formKey}", { formKey: form }),
  ).catch((error: unknown) => {
    if (isChangedMeanwhile(getFailure(error))) known.current = before;
    throw error;
  });
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
