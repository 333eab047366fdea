import { useState } from "react";
import type { User } from "../../auth/sessionStore.ts";
import { createFormValidator } from "../../forms/createFormValidator.ts";
import { cleanValues } from "../../forms/cleanValues.ts";
import { adoptFilledIn } from "../../forms/drafts/adoptFilledIn.ts";
import { loadDraft } from "../../forms/drafts/draftStorage.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { adoptUnchanged } from "../../forms/formValues.ts";
import { findIssues } from "../../forms/validationIssues.ts";
import { getOrganisationValues, getPersonValues } from "./getPrefilledValues.ts";

/** The answers to the form of an appeal. */
type AppealAnswers<Answers> = {
  prefilledValues: Partial<Answers>;
  /** The values of the draft, of the submitted form, or the prefilled ones, as they are sent. */
  answers: Answers;
  /** Whether the answers are valid. */
  isComplete: boolean;
  /** Keeps what was submitted for the later steps; `undefined` forgets it. */
  setSubmittedValues: (values: Answers | undefined) => void;
};

/**
 * Holds the answers to the form of an appeal for all its steps. `initial` are values that are chosen already. After a change of
 * account, the data of the organisation are those of the next one, unless the person has typed others.
 */
export function useAppealAnswers<Answers>(
  definition: FormDefinition<Answers>,
  user: User,
  owner: string,
  initial?: Partial<Answers>,
): AppealAnswers<Answers> {
  const organisationValues = getOrganisationValues(user, definition);
  const [personValues] = useState(() => ({ ...getPersonValues(user, definition), ...initial }));
  const prefilledValues = { ...organisationValues, ...personValues } as Partial<Answers>;
  const [submitted, setSubmitted] = useState<{ values: Answers; organisationValues: typeof organisationValues }>();
  const submittedValues =
    submitted && adoptUnchanged(submitted.values, submitted.organisationValues, organisationValues);
  // Before the form reads its draft.
  if (organisationValues !== undefined) adoptFilledIn(definition.name, owner, organisationValues);
  const entered = loadDraft(definition.name, owner) ?? submittedValues ?? prefilledValues;
  const answers = cleanValues(definition, entered as Answers);
  const isComplete = findIssues(definition, createFormValidator(definition), answers).length === 0;
  return {
    prefilledValues,
    answers,
    isComplete,
    setSubmittedValues: (values) => setSubmitted(values && { values, organisationValues }),
  };
}
