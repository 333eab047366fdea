import { form as competitionForm } from "../../generated/forms/competitionFeedback.js";
import { form as consumerForm } from "../../generated/forms/consumerFeedback.js";
import type { FeedbackDraft } from "../../generated/contract.d.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";

/** The form values of both kinds of feedback. */
type FeedbackValues = Pick<FeedbackDraft, "category" | "subject" | "description">;

/** Form and page of each kind of feedback. */
export const feedbackKinds = {
  CONSUMER_RIGHTS: { form: consumerForm as FormDefinition<FeedbackValues>, page: "consumerRights" },
  COMPETITION_VIOLATION: { form: competitionForm as FormDefinition<FeedbackValues>, page: "competitionViolation" },
} as const;

/** A kind of feedback in the contract. */
export type FeedbackKind = keyof typeof feedbackKinds;
