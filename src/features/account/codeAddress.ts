import { tabStore } from "../../config/storage.ts";

/** A form that asks for a code from an e-mail. */
type CodeForm = "verification" | "passwordReset";

const getKey = (form: CodeForm) => `draft:${form}/sentTo` as const;

/** Returns the address to which a code was sent when this tab was reloaded in the step that asks for it. */
export const readCodeAddress = (form: CodeForm): string | undefined => tabStore.get(getKey(form)) ?? undefined;

/** Keeps the address to which a code was sent, so that a reload leads to the same step; `undefined` removes it. */
export const storeCodeAddress = (form: CodeForm, address: string | undefined): void =>
  tabStore.set(getKey(form), address ?? null);
