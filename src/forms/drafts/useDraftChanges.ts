import { useEffect, useRef } from "react";
import { notifyListeners, readDeviceDraft, updateDraftState, type UploadedFile } from "./draftStorage.ts";

/** Saves the draft of a form when its uploaded files or the step of its wizard change. */
export function useDraftChanges(form: string, owner: string, files: readonly UploadedFile[], step?: string): void {
  const current = JSON.stringify([files.map(({ documentId }) => documentId), step]);
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    const isEmpty = readDeviceDraft(form, owner) === undefined;
    if (!isEmpty && step !== undefined) updateDraftState(form, owner, { step });
    notifyListeners(form, isEmpty ? "discarded" : "changed");
  }, [form, owner, current, step]);
}
