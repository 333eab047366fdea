import { expect, it } from "vitest";
import { mutationOutcomes, type MutationOutcome } from "../../src/api/mutationOutcomes.ts";

const reported = [
  ["signIn", "logged_in_successfully"],
  ["registerUser", "code_sent_to_email"],
  ["requestPasswordReset", "password_code_sent_to_email"],
  ["resetPassword", "password_changed_successfylly"],
  ["changePassword", "password_changed_successfylly"],
  ["activateAccount", "toast.accountVerified"],
  ["updateUser", "toast.informationUpdated"],
  ["updateContacts", "toast.informationUpdated"],
  ["sendEvaluation", "toast.finished"],
  ["sendRemark", "toast.finished"],
  ["submitReport", "toast.finished"],
  ["sendFeedback", "toast.finished"],
  ["requestCallback", "toast.finished"],
  ["chooseAccount", "toast.finished"],
  ["sendAppeal", "appeal.sent"],
  ["correctAppeal", "correction.sent"],
  ["withdrawAppeal", "appeal.withdrawn.done"],
  ["sendAppealMessage", "messages.sent"],
] as const;

/** Returns the names of the mutations that have a value of their outcome, sorted. */
const findMutationsWith = (key: keyof MutationOutcome): string[] =>
  Object.entries(mutationOutcomes)
    .flatMap(([operation, outcome]) => (key in outcome ? [operation] : []))
    .toSorted();

it.each(reported)("the success of %s is reported with the text of %s", (operation, messageId) => {
  expect(mutationOutcomes[operation]?.messageId).toBe(messageId);
});

it("the success of no other mutation is reported", () => {
  expect(findMutationsWith("messageId")).toEqual(reported.map(([operation]) => operation).toSorted());
});

it("a sent code is reported for eight seconds", () => {
  expect(mutationOutcomes.registerUser?.durationMs).toBe(8000);
  expect(mutationOutcomes.requestPasswordReset?.durationMs).toBe(8000);
  expect(findMutationsWith("durationMs")).toEqual(["registerUser", "requestPasswordReset"]);
});
