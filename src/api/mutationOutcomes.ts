import type { operations } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";

/** What the portal says about a call when the server's answer says nothing itself. */
export type MutationOutcome = {
  /** Said when the call succeeded and the answer has no message of its own. */
  messageId?: MessageId;
  /** How long the message stays, in milliseconds; 6000 when absent. */
  durationMs?: number;
  /** A failure is shown by whoever made the call (a form beside its fields), not as a toast. */
  hasInlineError?: true;
};

/** The outcome of each call that changes something, by operationId. */
export const mutationOutcomes: Readonly<Partial<Record<keyof operations, MutationOutcome>>> = {
  signIn: { messageId: "logged_in_successfully", hasInlineError: true },
  activateAccount: { messageId: "toast.accountVerified", hasInlineError: true },
  registerPossessor: { hasInlineError: true },
  registerUser: { messageId: "code_sent_to_email", durationMs: 8000, hasInlineError: true },
  requestPasswordReset: { messageId: "password_code_sent_to_email", durationMs: 8000, hasInlineError: true },
  resetPassword: { messageId: "password_changed_successfylly", hasInlineError: true },
  changePassword: { messageId: "password_changed_successfylly", hasInlineError: true },
  updateUser: { messageId: "toast.informationUpdated", hasInlineError: true },
  updateContacts: { messageId: "toast.informationUpdated", hasInlineError: true },
  updatePossessor: { hasInlineError: true },
  submitReport: { hasInlineError: true },
  sendFeedback: { hasInlineError: true },
  requestCallback: { hasInlineError: true },
  sendEvaluation: { hasInlineError: true },
  sendRemark: { hasInlineError: true },
  sendAppeal: { messageId: "appeal.sent", hasInlineError: true },
  withdrawAppeal: { messageId: "appeal.withdrawn.done" },
  chooseAccount: { hasInlineError: true },
};
