import { useState } from "react";
import type { User } from "../../auth/sessionStore.ts";
import { createFormValidator } from "../../forms/createFormValidator.ts";
import { loadDraft } from "../../forms/drafts.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { findIssues } from "../../forms/validationIssues.ts";
import { getPrefilledValues } from "./getPrefilledValues.ts";

/** The answers to the form of an appeal. */
type AppealAnswers<Answers> = {
  prefilledValues: Partial<Answers>;
  /** The values of the draft, of the submitted form, or the prefilled ones. */
  answers: Answers;
  /** Whether the answers are valid. */
  isComplete: boolean;
  setSubmittedValues: (values: Answers) => void;
};

/** Holds the answers to the form of an appeal for all its steps. `initial` are values that are chosen already. */
export function useAppealAnswers<Answers>(
  definition: FormDefinition<Answers>,
  user: User,
  owner: string,
  initial?: Partial<Answers>,
): AppealAnswers<Answers> {
  const [prefilledValues] = useState(() => ({
    ...(getPrefilledValues(user, definition) as Partial<Answers>),
    ...initial,
  }));
  const [submittedValues, setSubmittedValues] = useState<Answers>();
  const answers = (loadDraft(definition.name, owner) ?? submittedValues ?? prefilledValues) as Answers;
  const isComplete = findIssues(definition, createFormValidator(definition), answers).length === 0;
  return { prefilledValues, answers, isComplete, setSubmittedValues };
}
