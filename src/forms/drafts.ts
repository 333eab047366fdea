import type { RJSFSchema } from "@rjsf/utils";
import { tabStore } from "../config/storage.ts";

/** What was typed into a form and not sent yet, and whose it is: the user's id, or "" for a visitor. */
type Draft = { owner: string; answers: unknown };

/** The unsent answers of a form, when the same person left some in this tab. Those of anybody else are forgotten. */
export function loadDraft(form: string, owner: string): unknown {
  try {
    const draft = JSON.parse(tabStore.get(`draft:${form}`) ?? "null") as Draft | null;
    if (draft?.owner === owner) return draft.answers;
  } catch {
    // What is no draft is thrown away as well.
  }
  discardDraft(form);
  return undefined;
}

/** Keeps unsent answers in this tab: through a reload, a sign-in and a failed call. They must hold no secrets. */
export const saveDraft = (form: string, owner: string, values: unknown): void =>
  tabStore.set(`draft:${form}`, JSON.stringify({ owner, answers: values } satisfies Draft));

/** Forgets the unsent answers of a form: they were sent, or are no longer wanted. */
export const discardDraft = (form: string): void => tabStore.set(`draft:${form}`, null);

/** The answers without the fields that the contract marks as sensitive: passwords and codes are never kept. */
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
