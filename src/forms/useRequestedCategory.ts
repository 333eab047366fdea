import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { isRecord } from "../config/isRecord.ts";
import {
  loadDraft,
  readAttachmentDraft,
  replaceDraft,
  subscribeToDraft,
  updateDraftState,
} from "./drafts/draftStorage.ts";
import type { FormDefinition } from "./formDefinition.ts";
import { getFieldSchema } from "./formMessages.ts";
import { useQueryString } from "../state/useQueryString.ts";

/**
 * Returns the category that the address asks for (`?category=CHEATING`) as initial value of a form, or `undefined` when the
 * form does not have it. A draft adopts the category, also one that has only files; one of the server only within `DraftSync`.
 * The address loses the category, so that a reload does not undo a later choice.
 */
export function useRequestedCategory<Values>(
  definition: FormDefinition<Values>,
  owner: string,
): Partial<Values> | undefined {
  const [path, navigate] = useLocation();
  const search = useQueryString();
  const { name } = definition;
  const [requested] = useState(() => {
    const category = new URLSearchParams(search).get("category");
    if (category === null || getFieldSchema(definition.schema, ["category"]).enum?.includes(category) !== true)
      return undefined;
    const values = { category } as object as Partial<Values>;
    const draft = loadDraft(name, owner);
    if (isRecord(draft) || hasOnlyFiles(name, owner)) {
      // Nobody can be notified while React renders: `DraftSync` saves what is marked.
      replaceDraft(name, owner, { ...(isRecord(draft) && draft), ...values });
      updateDraftState(name, owner, { changedAt: new Date().toISOString(), isUnsaved: true });
    }
    return values;
  });
  useEffect(() => {
    if (requested === undefined) return undefined;
    // Also while React renders: a form may complete its draft then.
    return subscribeToDraft(name, (change) => {
      if (change === "changed" && hasOnlyFiles(name, owner)) replaceDraft(name, owner, requested);
    });
  }, [name, owner, requested]);
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has("category")) return;
    params.delete("category");
    const query = params.toString();
    navigate(query === "" ? path : `${path}?${query}`, { replace: true });
  }, [search, path, navigate]);
  return requested;
}

/** Returns whether the draft of a form in this tab has files, and nothing else. */
const hasOnlyFiles = (form: string, owner: string): boolean =>
  loadDraft(form, owner) === undefined && readAttachmentDraft(form, owner).length > 0;
