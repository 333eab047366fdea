import { createContext, use, useEffect } from "react";
import type { ConfirmationOptions } from "./confirmation.ts";
import { registerUnsavedChanges } from "./unsavedChanges.ts";
import { useUnloadWarning } from "./useUnloadWarning.ts";

/** Whether a form is in a dialog, which closes without leaving the page behind it. */
export const IsInDialogContext = createContext(false);

/**
 * While `isDirty`, navigation and closing the page require a confirmation, which discards the changes; in a dialog, closing it
 * does too.
 */
export function useUnsavedChanges(isDirty: boolean, confirmation: ConfirmationOptions, discard: () => void): void {
  const isInDialog = use(IsInDialogContext);
  useUnloadWarning(isDirty);
  useEffect(() => (isDirty ? registerUnsavedChanges({ confirmation, discard, isInDialog }) : undefined));
}
