import { proxy } from "valtio";
import type { Language } from "../i18n/language.ts";

/** The texts of the confirmation dialog. Absent texts have defaults. */
export type ConfirmationOptions = {
  message?: string | undefined;
  /** A part of the message that may be in another language than the page, and this language. */
  name?: string | undefined;
  lang?: Language | undefined;
  acceptLabel?: string | undefined;
  rejectLabel?: string | undefined;
};

const mutableConfirmationStore = proxy<{ open: ConfirmationOptions | undefined }>({ open: undefined });

/** The open confirmation: `useSnapshot(confirmationStore).open`. */
export const confirmationStore: { readonly open: ConfirmationOptions | undefined } = mutableConfirmationStore;

let resolvePending: (accepted: boolean) => void = () => undefined;

/**
 * Opens the confirmation dialog. Resolves with whether the visitor accepts. A new confirmation rejects the open one, and so does
 * the signal.
 */
export function requestConfirmation(options: ConfirmationOptions, signal?: AbortSignal): Promise<boolean> {
  resolvePending(false);
  mutableConfirmationStore.open = options;
  return new Promise((resolve) => {
    resolvePending = resolve;
    signal?.addEventListener("abort", () => {
      if (resolvePending === resolve) resolveConfirmation(false);
    });
  });
}

/** Closes the confirmation dialog with the choice of the visitor. */
export function resolveConfirmation(accepted: boolean): void {
  mutableConfirmationStore.open = undefined;
  resolvePending(accepted);
  resolvePending = () => undefined;
}
