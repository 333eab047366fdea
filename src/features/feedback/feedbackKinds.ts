import { form as competitionForm } from "../../generated/forms/competitionFeedback.js";
import { form as consumerForm } from "../../generated/forms/consumerFeedback.js";
import type { FeedbackDraft } from "../../generated/queries/model/feedbackDraft.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";

/** What both kinds of feedback ask for. */
type FeedbackValues = Pick<FeedbackDraft, "category" | "subject" | "description">;

/** The two kinds of feedback: the form of each and the address of its page. */
export const feedbackKinds = {
  CONSUMER_RIGHTS: { form: consumerForm as FormDefinition<FeedbackValues>, page: "consumerRights" },
  COMPETITION_VIOLATION: { form: competitionForm as FormDefinition<FeedbackValues>, page: "competitionViolation" },
} as const;

/** A kind of feedback, by the contract's word for it. */
export type FeedbackKind = keyof typeof feedbackKinds;
