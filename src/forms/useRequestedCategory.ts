import { useEffect, useEffectEvent, useState } from "react";
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
  const hasOnlyFiles = (): boolean =>
    loadDraft(name, owner) === undefined && readAttachmentDraft(name, owner).length > 0;
  const [requested] = useState(() => {
    const category = new URLSearchParams(search).get("category");
    if (category === null || getFieldSchema(definition.schema, ["category"]).enum?.includes(category) !== true)
      return undefined;
    const values = { category } as object as Partial<Values>;
    const draft = loadDraft(name, owner);
    if (isRecord(draft) || hasOnlyFiles()) {
      // Nobody can be notified while React renders: `DraftSync` saves what is marked.
      replaceDraft(name, owner, { ...(isRecord(draft) && draft), ...values });
      updateDraftState(name, owner, { changedAt: new Date().toISOString(), isUnsaved: true });
    }
    return values;
  });
  const keepWithFiles = useEffectEvent((change: "changed" | "discarded"): void => {
    if (change === "changed" && requested !== undefined && hasOnlyFiles()) replaceDraft(name, owner, requested);
  });
  useEffect(() => subscribeToDraft(name, (change) => keepWithFiles(change)), [name]);
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has("category")) return;
    params.delete("category");
    const query = params.toString();
    navigate(query === "" ? path : `${path}?${query}`, { replace: true });
  }, [search, path, navigate]);
  return requested;
}
