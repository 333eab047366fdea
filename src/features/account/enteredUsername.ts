import { loadDraft, saveDraft } from "../../forms/drafts/draftStorage.ts";

/** Returns the e-mail address that a visitor has entered in a form of this tab and not sent yet. */
export function readEnteredUsername(form: string): string | undefined {
  const { username } = (loadDraft(form, "") ?? {}) as { username?: string };
  return username;
}

/** Fills an e-mail address into a form that opens next. Without one, the form keeps what was entered there. */
export function prefillUsername(form: string, username: string | undefined): void {
  if (username !== undefined && username !== "") saveDraft(form, "", { username });
}
