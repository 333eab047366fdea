import type { operations } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";

/** How the portal reports the result of a mutation. */
export type MutationOutcome = {
  /** Shown after a success when the response has no message. */
  messageId?: MessageId;
  /** How long the toast stays, in milliseconds; 6000 by default. */
  durationMs?: number;
  /** The component that sent the mutation shows its failure, so no toast does, unless the component was unmounted meanwhile. */
  hasInlineError?: true;
  /** The component shows a 403 too: the operation takes no token, so that no permission is missing (decision 6). */
  hasInlineForbidden?: true;
};

/** Failures of an operation without a token, which its form shows. */
const withoutToken = { hasInlineError: true, hasInlineForbidden: true } as const;

/**
 * The outcome of each mutation, by operationId. Without a message are the mutations that are a step of another action, such as
 * `registerPossessor`, that run by themselves, such as `keepDraft` and `markNotificationsRead`, and that lead to another page
 * or language.
 */
export const mutationOutcomes: Readonly<Partial<Record<keyof operations, MutationOutcome>>> = {
  signIn: { messageId: "logged_in_successfully", ...withoutToken },
  activateAccount: { messageId: "toast.accountVerified", ...withoutToken },
  registerPossessor: withoutToken,
  registerUser: { messageId: "code_sent_to_email", durationMs: 8000, ...withoutToken },
  requestPasswordReset: { messageId: "password_code_sent_to_email", durationMs: 8000, ...withoutToken },
  resetPassword: { messageId: "password_changed_successfylly", ...withoutToken },
  changePassword: { messageId: "password_changed_successfylly", hasInlineError: true },
  updateUser: { messageId: "toast.informationUpdated", hasInlineError: true },
  updateContacts: { messageId: "toast.informationUpdated", hasInlineError: true },
  updatePossessor: { hasInlineError: true },
  submitReport: { messageId: "toast.finished", hasInlineError: true },
  sendFeedback: { messageId: "toast.finished", hasInlineError: true },
  requestCallback: { messageId: "toast.finished", hasInlineError: true },
  sendEvaluation: { messageId: "toast.finished", hasInlineError: true },
  sendRemark: { messageId: "toast.finished", ...withoutToken },
  sendAppeal: { messageId: "appeal.sent", hasInlineError: true },
  correctAppeal: { messageId: "correction.sent", hasInlineError: true },
  withdrawAppeal: { messageId: "appeal.withdrawn.done" },
  sendAppealMessage: { messageId: "messages.sent", hasInlineError: true },
  chooseAccount: { messageId: "toast.finished", hasInlineError: true },
};
