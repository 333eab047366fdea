import type { RJSFSchema } from "@rjsf/utils";
import { tabStore } from "../../config/storage.ts";

/**
 * The unsubmitted values of a form, as stored. `owner` is the id of the user, or "" for a visitor. The names are a format: a
 * tab that reloads for a new release reads the draft that the old release stored.
 */
type Draft = { owner: string; answers: unknown };

/** Returns the draft of a form in this tab, or `undefined`. Discards the draft of another user. */
export function loadDraft(form: string, owner: string): unknown {
  try {
    const draft = JSON.parse(tabStore.get(`draft:${form}`) ?? "null") as Draft | null;
    if (draft?.owner === owner) return draft.answers;
  } catch {
    // An unreadable draft is discarded as well.
  }
  tabStore.set(`draft:${form}`, null);
  return undefined;
}

/** Stores a draft in the tab storage, which survives a reload and a sign-in. `values` must not contain sensitive fields. */
export function saveDraft(form: string, owner: string, values: unknown): void {
  replaceDraft(form, owner, values);
  notifyListeners(form, "changed");
}

/** Replaces the values of a draft, which the person has not changed: nobody is notified. */
export const replaceDraft = (form: string, owner: string, values: unknown): void =>
  tabStore.set(`draft:${form}`, JSON.stringify({ owner, answers: values } satisfies Draft));

/** Removes the draft of a form. */
export function discardDraft(form: string): void {
  tabStore.set(`draft:${form}`, null);
  notifyListeners(form, "discarded");
}

type DraftListener = (change: "changed" | "discarded") => void;
const listeners = new Map<string, Set<DraftListener>>();

/** Calls `listener` after each change of a form's draft in this tab. Returns a function that stops it. */
export function subscribeToDraft(form: string, listener: DraftListener): () => void {
  const ofForm = listeners.get(form) ?? new Set();
  listeners.set(form, ofForm.add(listener));
  return () => ofForm.delete(listener);
}

/** Tells the listeners that something which belongs to the draft has changed: its values, files or step. */
export function notifyListeners(form: string, change: "changed" | "discarded"): void {
  for (const listener of listeners.get(form) ?? []) listener(change);
}

/** Returns the values without the fields that the contract marks as `x-sensitive`, such as passwords and codes. */
export function omitSensitiveFields(schema: RJSFSchema, values: unknown): unknown {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return values;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, RJSFSchema & { "x-sensitive"?: boolean }>>;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const property = properties[name];
      return property === undefined || property["x-sensitive"] === true
        ? []
        : [[name, omitSensitiveFields(property, value)]];
    }),
  );
}
