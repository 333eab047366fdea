import type { RJSFSchema } from "@rjsf/utils";
import { tabStore } from "../storage.ts";

/** What was typed into a form and not sent yet, and whose it is: the user's id, or "" for a visitor. */
type Draft = { owner: string; answers: unknown };

/** The unsent answers of a form, when the same person left some in this tab. */
export function readDraft(form: string, owner: string): unknown {
  try {
    const draft = JSON.parse(tabStore.get(`draft:${form}`) ?? "null") as Draft | null;
    return draft?.owner === owner ? draft.answers : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps unsent answers in this tab: through a reload, a sign-in and a failed call. Passwords and codes are left out. */
export function keepDraft(form: string, owner: string, schema: RJSFSchema, answers: unknown): void {
  const draft: Draft = { owner, answers: withoutSecrets(schema, answers) };
  tabStore.set(`draft:${form}`, JSON.stringify(draft));
}

/** Forgets the unsent answers of a form: they were sent, or are no longer wanted. */
export const discardDraft = (form: string): void => tabStore.set(`draft:${form}`, null);

/** The answers without the fields that the contract marks as sensitive. */
function withoutSecrets(schema: RJSFSchema, answers: unknown): unknown {
  if (typeof answers !== "object" || answers === null || Array.isArray(answers)) return answers;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, RJSFSchema & { "x-sensitive"?: boolean }>>;
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const property = properties[name];
      return property === undefined || property["x-sensitive"] === true ? [] : [[name, withoutSecrets(property, value)]];
    }),
  );
}
