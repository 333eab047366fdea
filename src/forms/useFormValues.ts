import { useState } from "react";
import { emptyValues, areValuesEqual } from "./formValues.ts";
import type { FormDefinition } from "./formDefinition.ts";
import { discardDraft, saveDraft, loadDraft, omitSensitiveFields } from "./drafts.ts";

/** What stands in a form, and how it got there. */
export type FormValuesState = {
  values: unknown;
  /** Something stands there that was not sent. */
  isDirty: boolean;
  /** It was typed before, at an earlier visit of this form. */
  isRestored: boolean;
  setValues: (next: unknown) => void;
  /** Back to what stood there at first. */
  reset: () => void;
};

/** What the answers of a form begin with, whose they are, and whether those that stand there were sent and taken. */
type FormValuesOptions<Answers> = {
  initial: Partial<Answers> | undefined;
  owner: string;
  isAccepted: (answers: unknown) => boolean;
};

/** The answers of a form while they are filled in, kept in this tab until they are sent. */
export function useFormValues<Answers>(
  definition: FormDefinition<Answers>,
  { initial, owner, isAccepted }: FormValuesOptions<Answers>,
): FormValuesState {
  const { name, schema } = definition;
  const known: unknown = initial ?? emptyValues(definition);
  const [clean, setClean] = useState(known);
  const [answers, setAnswers] = useState<unknown>(() => loadDraft(name, owner) ?? known);
  const [restored, setRestored] = useState(() => !areValuesEqual(answers, known));

  // What the service knows has changed, mostly because it was saved here: who has nothing unsent goes on from there.
  if (
    !areValuesEqual(known, clean) &&
    (areValuesEqual(answers, clean) || areValuesEqual(answers, known) || isAccepted(answers))
  ) {
    setClean(known);
    setAnswers(known);
    setRestored(false);
  }

  const change = (next: unknown): void => {
    setAnswers(next);
    const unsent = omitSensitiveFields(schema, next);
    if (areValuesEqual(unsent, omitSensitiveFields(schema, clean))) discardDraft(name);
    else saveDraft(name, owner, unsent);
  };
  const startOver = (): void => {
    discardDraft(name);
    setAnswers(clean);
    setRestored(false);
  };
  return {
    values: answers,
    isDirty: !areValuesEqual(answers, clean),
    isRestored: restored,
    setValues: change,
    reset: startOver,
  };
}
