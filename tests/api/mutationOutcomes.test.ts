import { expect, it } from "vitest";
import { mutationOutcomes } from "../../src/api/mutationOutcomes.ts";

it.each([
  ["signIn", "logged_in_successfully"],
  ["registerUser", "code_sent_to_email"],
  ["requestPasswordReset", "password_code_sent_to_email"],
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
] as const)("the success of %s is reported with the text of %s", (operation, messageId) => {
  expect(mutationOutcomes[operation]?.messageId).toBe(messageId);
});

it("a sent code is reported for eight seconds", () => {
  expect(mutationOutcomes.registerUser?.durationMs).toBe(8000);
});
