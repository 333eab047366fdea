import { useEffect } from "react";
import { useBrowserLocation, type BrowserLocationHook } from "wouter/use-browser-location";
import { requestConfirmation, type ConfirmationOptions } from "./confirmation.ts";

/** What would be lost by leaving now, and what to ask first. */
type UnsavedChanges = { confirmation: ConfirmationOptions; discard: () => void };

let currentUnsavedChanges: UnsavedChanges | undefined;

/** While `dirty`, leaving by a link or closing the dialog asks first; who leaves all the same discards what was typed. */
export function useUnsavedChanges(isDirty: boolean, confirmation: ConfirmationOptions, discard: () => void): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const mine: UnsavedChanges = { confirmation, discard };
    currentUnsavedChanges = mine;
    return () => {
      if (currentUnsavedChanges === mine) currentUnsavedChanges = undefined;
    };
  });
}

/** Whether something would be lost by opening the page anew. */
export const hasUnsavedChanges = (): boolean => currentUnsavedChanges !== undefined;

/** Whether the visitor may leave: at once when nothing is unsaved, else as they answer. */
export async function confirmLeave(): Promise<boolean> {
  const leaving = currentUnsavedChanges;
  if (leaving === undefined) return true;
  const accepted = await requestConfirmation(leaving.confirmation);
  if (accepted) {
    leaving.discard();
    currentUnsavedChanges = undefined;
  }
  return accepted;
}

/** The browser's location for the router, which asks before it leaves a page with something unsaved. */
export const useGuardedLocation: BrowserLocationHook = (...options) => {
  const [path, navigate] = useBrowserLocation(...options);
  const guarded: typeof navigate = (to, ...rest) => {
    const staysHere = new URL(to, location.href).pathname === location.pathname;
    if (currentUnsavedChanges === undefined || staysHere) navigate(to, ...rest);
    else void confirmLeave().then((may) => may && navigate(to, ...rest));
  };
  return [path, guarded];
};
