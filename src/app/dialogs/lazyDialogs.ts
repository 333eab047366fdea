import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withAllMessages } from "../../components/loading/withAllMessages.tsx";

/** The dialogs for sign-in, registration and passwords. */
export const SignInDialogs = lazyWithRetry(withAllMessages(() => import("./SignInDialogs.tsx")));

/** The dialog in which a user chooses for whom they act. */
export const AccountChoiceDialog = lazyWithRetry(withAllMessages(() => import("./AccountChoiceDialog.tsx")));

/** Loads the chunk of the dialog that `?dialog=` names. Never rejects: the dialog reports a chunk that cannot be loaded. */
export const preloadDialog = (name: string): Promise<void> =>
  name === "change-account" ? AccountChoiceDialog.preload() : SignInDialogs.preload();
