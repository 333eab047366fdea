import { useEffect } from "react";
import type { ConfirmationOptions } from "./confirmation.ts";
import { registerUnsavedChanges } from "./unsavedChanges.ts";
import { useUnloadWarning } from "./useUnloadWarning.ts";

/** While `isDirty`, navigation, closing the dialog and closing the page require a confirmation, which discards the changes. */
export function useUnsavedChanges(isDirty: boolean, confirmation: ConfirmationOptions, discard: () => void): void {
  useUnloadWarning(isDirty);
  useEffect(() => (isDirty ? registerUnsavedChanges({ confirmation, discard }) : undefined));
}
