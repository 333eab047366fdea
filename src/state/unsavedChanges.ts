import { useEffect } from "react";
import { useBrowserLocation, type BrowserLocationHook } from "wouter/use-browser-location";
import { confirm, type Question } from "./confirmation.ts";

/** What would be lost by leaving now, and what to ask first. */
type Unsaved = { question: Question; forget: () => void };

let unsaved: Unsaved | undefined;

/** While `dirty`, leaving by a link or closing the dialog asks first; who leaves all the same discards what was typed. */
export function useUnsaved(dirty: boolean, question: Question, forget: () => void): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const mine: Unsaved = { question, forget };
    unsaved = mine;
    return () => {
      if (unsaved === mine) unsaved = undefined;
    };
  });
}

/** Whether something would be lost by opening the page anew. */
export const hasUnsaved = (): boolean => unsaved !== undefined;

/** Whether the visitor may leave: at once when nothing is unsaved, else as they answer. */
export async function mayLeave(): Promise<boolean> {
  const leaving = unsaved;
  if (leaving === undefined) return true;
  const accepted = await confirm(leaving.question);
  if (accepted) {
    leaving.forget();
    unsaved = undefined;
  }
  return accepted;
}

/** The browser's location for the router, which asks before it leaves a page with something unsaved. */
export const useGuardedLocation: BrowserLocationHook = (...options) => {
  const [path, navigate] = useBrowserLocation(...options);
  const guarded: typeof navigate = (to, ...rest) => {
    const staysHere = new URL(to, location.href).pathname === location.pathname;
    if (unsaved === undefined || staysHere) navigate(to, ...rest);
    else void mayLeave().then((may) => may && navigate(to, ...rest));
  };
  return [path, guarded];
};
