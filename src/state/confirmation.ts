import { proxy } from "valtio";

/** What the confirmation dialog asks; labels that are absent are the usual ones of the language. */
export type Question = { message?: string | undefined; acceptLabel?: string | undefined; rejectLabel?: string | undefined };

const store = proxy<{ open: Question | undefined }>({ open: undefined });

/** The question that waits for an answer: `useSnapshot(confirmationStore).open`. */
export const confirmationStore: { readonly open: Question | undefined } = store;

let settle: (accepted: boolean) => void = () => undefined;

/** Asks the visitor and waits for the answer. A new question takes the place of one that waits, which counts as rejected. */
export function confirm(question: Question): Promise<boolean> {
  settle(false);
  store.open = question;
  return new Promise((resolve) => {
    settle = resolve;
  });
}

/** Gives the visitor's answer, once; the dialog closes. */
export function answerConfirmation(accepted: boolean): void {
  store.open = undefined;
  settle(accepted);
  settle = () => undefined;
}
