import type { operations } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";

/** What the portal says about a call when the server's answer says nothing itself. */
export type Outcome = {
  /** Said when the call succeeded and the answer has no message of its own. */
  says?: MessageId;
  /** How long the message stays, in milliseconds; 6000 when absent. */
  stays?: number;
  /** A failure is shown by whoever made the call (a form beside its fields), not as a toast. */
  failsInPlace?: true;
};

/** The outcome of each call that changes something, by operationId. */
export const outcomes: Readonly<Partial<Record<keyof operations, Outcome>>> = {
  signIn: { says: "logged_in_successfully", failsInPlace: true },
  activateAccount: { says: "toast.accountVerified", failsInPlace: true },
  registerPossessor: { failsInPlace: true },
  registerUser: { says: "code_sent_to_email", stays: 8000, failsInPlace: true },
  requestPasswordReset: { says: "password_code_sent_to_email", stays: 8000, failsInPlace: true },
  resetPassword: { says: "password_changed_successfylly", failsInPlace: true },
  changePassword: { says: "password_changed_successfylly", failsInPlace: true },
  updateUser: { says: "toast.informationUpdated", failsInPlace: true },
  updateContacts: { says: "toast.informationUpdated", failsInPlace: true },
  updatePossessor: { failsInPlace: true },
  submitReport: { failsInPlace: true },
  sendFeedback: { failsInPlace: true },
  requestCallback: { failsInPlace: true },
  sendEvaluation: { failsInPlace: true },
  sendRemark: { failsInPlace: true },
  sendAppeal: { says: "appeal.sent", failsInPlace: true },
  withdrawAppeal: { says: "appeal.withdrawn.done" },
  chooseAccount: { failsInPlace: true },
};
