import { describe, expect, it } from "vitest";
import az from "../../locales/az.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };
import { azerbaijaniTexts, englishTexts } from "./specifiedTexts.ts";

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
