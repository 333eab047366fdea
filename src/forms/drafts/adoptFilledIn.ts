import { loadDraft, readDraftState, replaceDraft, updateDraftState, type DraftContent } from "./draftStorage.ts";
import { adoptUnchanged } from "../formValues.ts";
import { areValuesEqual } from "../areValuesEqual.ts";

/** Replaces what was filled in for another account in the draft of a form, unless the person has changed it. */
export function adoptFilledIn(form: string, owner: string, filledIn: NonNullable<DraftContent["filledIn"]>): void {
  const { filledIn: before } = readDraftState(form, owner);
  if (before === undefined || areValuesEqual(before, filledIn)) return;
  const answers = loadDraft(form, owner);
  if (answers !== undefined) replaceDraft(form, owner, adoptUnchanged(answers, before, filledIn));
  updateDraftState(form, owner, { filledIn });
}
