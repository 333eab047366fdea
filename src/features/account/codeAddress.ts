import { tabStore } from "../../config/storage.ts";
import { getDraftKey } from "../../forms/drafts/draftStorage.ts";

/** A form that asks for a code from an e-mail. */
type CodeForm = "verification" | "passwordReset";

/** Returns the address to which a code was sent when this tab was reloaded in the step that asks for it. */
export const readCodeAddress = (form: CodeForm): string | undefined =>
  tabStore.get(getDraftKey(form, "/sentTo")) ?? undefined;

/** Keeps the address to which a code was sent, so that a reload leads to the same step; `undefined` removes it. */
export const storeCodeAddress = (form: CodeForm, address: string | undefined): void =>
  tabStore.set(getDraftKey(form, "/sentTo"), address ?? null);
