import { describe, expect, it } from "vitest";
import az from "../../locales/az.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };

/** The texts that the specification gives in Azerbaijani. */
const azerbaijaniTexts = [
  ["failure.unknown", "Naməlum xəta baş verdi!"],
  ["search.failed", "Axtarış zamanı xəta baş verdi"],
  ["confirm.message", "Əminsiniz?"],
  ["confirm.accept", "Bəli"],
  ["confirm.reject", "Xeyr"],
] as const satisfies readonly [keyof typeof az, string][];

/** The texts that the specification gives in English. */
const englishTexts = [
  ["failure.invalid", "Invalid parameters"],
  ["session.notSignedIn", "You are not logged in as a user"],
  ["session.ended", "Your session has ended"],
  ["identity.cancelled", "Cancelled ASAN login"],
  ["message.codeIncorrect", "Code has been entered incorrectly"],
  ["search.nothing", "No options found for your search"],
  ["empty.information", "No information"],
  ["empty.notifications", "No notifications"],
  ["empty.appeals", "No appeals"],
  ["empty.documents", "No documents"],
  ["toast.accountVerified", "Account verified successfully"],
  ["toast.informationUpdated", "Information updated successfully"],
  ["toast.finished", "Successfully finished"],
  ["confirm.message", "Are you sure?"],
  ["confirm.accept", "Yes"],
  ["confirm.reject", "No"],
  ["status.CERTIFICATE_ISSUED", "Certificate issued"],
  ["status.REFUSED", "Refused"],
  ["status.IN_PROCESS", "Under review"],
  ["status.WAITING", "Waiting"],
  ["status.PROGRESS", "In execution"],
  ["status.SEND_FOR_SIGN", "Sent for signature"],
  ["answer.YES", "Yes"],
  ["answer.NO", "No"],
  ["answer.PARTIALLY", "Partially"],
] as const satisfies readonly [keyof typeof en, string][];

describe("a text of the specification", () => {
  it.each(azerbaijaniTexts)("in Azerbaijani is the text of %s: %s", (id, text) => expect(az[id]).toBe(text));

  it.each(englishTexts)("in English is the text of %s: %s", (id, text) => expect(en[id]).toBe(text));

  it.each(["name", "surname", "fatherName", "email", "phoneNumber", "address"] as const)(
    "says that %s was not entered correctly",
    (field) => expect(en[`invalid.${field}`]).toContain("not entered correctly"),
  );

  it("says that a password was not entered correctly, and the rule", () =>
    expect(en.password_is_not_match_standarts).toMatch(/^The password was not entered correctly: .*10 characters/));

  it("says that a description cannot be empty", () =>
    expect(en["invalid.description"]).toMatch(/description cannot be empty/));
});
