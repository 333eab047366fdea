import { useState } from "react";
import { adoptUnchanged, createEmptyValues } from "./formValues.ts";
import { areValuesEqual } from "./areValuesEqual.ts";
import { cleanValues } from "./cleanValues.ts";
import type { FormDefinition } from "./formDefinition.ts";
import { discardDraft, loadDraft, loadDraftBase, saveDraft } from "./drafts/draftStorage.ts";
import { omitSensitiveFields } from "./omitSensitiveFields.ts";

type FormValuesState = {
  values: unknown;
  /** How often the user has changed the values. */
  changeCount: number;
  /** The values differ from the initial ones. */
  isDirty: boolean;
  /** The values come from a draft. */
  isRestored: boolean;
  setValues: (next: unknown) => void;
  /** Discards the draft and restores the initial values. */
  reset: () => void;
};

/** `isAccepted` returns whether the backend has accepted these values. `showsStoredData`: see `FormProps`. */
type FormValuesOptions<Values> = {
  initial: Partial<Values> | undefined;
  showsStoredData: boolean;
  owner: string;
  isAccepted: (values: unknown) => boolean;
};

/** Holds the values of a form and stores them as a draft until they are submitted. */
export function useFormValues<Values>(
  definition: FormDefinition<Values>,
  { initial, showsStoredData, owner, isAccepted }: FormValuesOptions<Values>,
): FormValuesState {
  const { schema, draftName: name = definition.name } = definition;
  const initialValues: unknown = initial ?? createEmptyValues(definition);
  const [saved, setSaved] = useState(initialValues);
  const [values, setValues] = useState<unknown>(() => {
    const draft = loadDraft(name, owner);
    const base = showsStoredData ? loadDraftBase(name, owner) : undefined;
    // The server may have newer values of the fields that the user has not changed.
    return draft !== undefined && base !== undefined
      ? adoptUnchanged(draft, base, initialValues)
      : (draft ?? initialValues);
  });
  const [changeCount, setChangeCount] = useState(0);
  const [isRestored, setIsRestored] = useState(() => !areValuesEqual(values, initialValues));

  // The initial values changed, mostly because the form saved them. A form without unsaved changes adopts them, any other
  // form those of the fields that the user has not changed.
  if (!areValuesEqual(initialValues, saved)) {
    const hasNoChanges = areValuesEqual(values, saved) || areValuesEqual(values, initialValues) || isAccepted(values);
    setSaved(initialValues);
    setValues(hasNoChanges ? initialValues : adoptUnchanged(values, saved, initialValues));
    if (hasNoChanges) setIsRestored(false);
  }

  const change = (next: unknown): void => {
    setChangeCount((count) => count + 1);
    setValues(next);
    const draft = omitSensitiveFields(schema, next);
    const base = omitSensitiveFields(schema, saved);
    if (areValuesEqual(draft, base)) discardDraft(name);
    else saveDraft(name, owner, draft, showsStoredData ? base : undefined);
  };
  const reset = (): void => {
    discardDraft(name);
    setChangeCount((count) => count + 1);
    setValues(saved);
    setIsRestored(false);
  };
  return {
    values,
    changeCount,
    // What is sent counts: a space at the end of a text is no change.
    isDirty: !areValuesEqual(cleanValues<unknown>(definition, values), cleanValues<unknown>(definition, saved)),
    isRestored,
    setValues: change,
    reset,
  };
}
