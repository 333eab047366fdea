import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { loadDraft, saveDraft } from "./drafts/draftStorage.ts";
import type { FormDefinition } from "./formDefinition.ts";
import { getFieldSchema } from "./formMessages.ts";

/**
 * Returns the category that the address asks for (`?category=CHEATING`) as initial value of a form, or `undefined` when the
 * form does not have it. A draft adopts the category. The address loses it, so that a reload does not undo a later choice.
 */
export function useRequestedCategory<Values extends { category: string }>(
  definition: FormDefinition<Values>,
  owner: string,
): Pick<Values, "category"> | undefined {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [requested] = useState(() => {
    const category = new URLSearchParams(search).get("category");
    if (category === null || getFieldSchema(definition.schema, ["category"]).enum?.includes(category) !== true)
      return undefined;
    const draft = loadDraft(definition.name, owner);
    if (typeof draft === "object" && draft !== null) saveDraft(definition.name, owner, { ...draft, category });
    return { category };
  });
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has("category")) return;
    params.delete("category");
    const query = params.toString();
    navigate(query === "" ? path : `${path}?${query}`, { replace: true });
  }, [search, path, navigate]);
  return requested;
}
