import { proxy } from "valtio";

/** What the confirmation dialog asks; labels that are absent are the usual ones of the language. */
export type ConfirmationOptions = {
  message?: string | undefined;
  acceptLabel?: string | undefined;
  rejectLabel?: string | undefined;
};

const mutableConfirmationStore = proxy<{ open: ConfirmationOptions | undefined }>({ open: undefined });

/** The question that waits for an answer: `useSnapshot(confirmationStore).open`. */
export const confirmationStore: { readonly open: ConfirmationOptions | undefined } = mutableConfirmationStore;

let resolvePending: (accepted: boolean) => void = () => undefined;

/** Asks the visitor and waits for the answer. A new question takes the place of one that waits, which counts as rejected. */
export function requestConfirmation(options: ConfirmationOptions): Promise<boolean> {
  resolvePending(false);
  mutableConfirmationStore.open = options;
  return new Promise((resolve) => {
    resolvePending = resolve;
  });
}

/** Gives the visitor's answer, once; the dialog closes. */
export function resolveConfirmation(accepted: boolean): void {
  mutableConfirmationStore.open = undefined;
  resolvePending(accepted);
  resolvePending = () => undefined;
}
