import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { getFieldSchema, joinLabel, type FieldErrorMessage } from "../../src/forms/formMessages.ts";
import { form as registration } from "../../src/generated/forms/registration.js";
import type { Language } from "../../src/i18n/language.ts";
import { readFormMessages } from "./readFormMessages.tsx";

/** A form whose texts come from the backend. */
const serviceForm: FormDefinition<unknown> = {
  name: "service-101",
  schema: {
    type: "object",
    properties: { goods: { type: "string" }, country: { enum: ["az", "constructor"] }, note: { type: "string" } },
  },
  layout: { fields: { goods: { widget: "text" }, country: { widget: "select" }, note: { widget: "textarea" } } },
  validators: registration.validators,
  labels: {
    goods: { label: "Goods", hint: "As on the invoice" },
    country: { label: "Country", options: { az: "Azerbaijan" } },
  },
};

/** Returns the message of an issue. */
async function readIssue(
  form: FormDefinition<unknown>,
  field: string,
  keyword: string,
  value = "x",
  params: Readonly<Record<string, string | number>> = {},
  language: Language = "en",
): Promise<FieldErrorMessage | undefined> {
  let message: FieldErrorMessage | undefined;
  await readFormMessages(form, language, ({ issue }) => {
    message = issue({ field, keyword, params }, value);
  });
  return message;
}

describe("the message of an issue", () => {
  it.each([
    ["registration", "name", "required", "", {}, "Enter your given name", true],
    ["registration", "name", "pattern", "  ", {}, "Enter your given name", true],
    ["registration", "name", "minLength", " ", {}, "Enter your given name", true],
    ["registration", "name", "pattern", "7", {}, "The given name was not entered correctly", true],
    ["registration", "name", "maxLength", "😀x", { limit: 1 }, "Enter 1 character at most; now there are 2", false],
    ["registration", "possessor/name", "required", "", {}, "Enter the name of the organisation", true],
    ["service", "goods", "required", "", {}, "Fill in “Goods”", true],
    ["service", "country", "required", "", {}, "Choose an option for “Country”", true],
    ["service", "goods", "minLength", "x", { limit: 3 }, "Enter at least 3 characters", false],
    ["service", "goods", "type", "x", { type: "integer" }, "Enter a whole number", false],
    ["service", "goods", "x-other", "x", {}, "Not entered correctly. Check and correct it", false],
    ["service", "unknown", "required", "", {}, "Fill in “unknown”", true],
    ["service", "unknown", "enum", "x", {}, "Choose one of the options", false],
  ] as const)(
    "of the form %s, field %s, is that of the rule %s for %j",
    async (form, field, keyword, value, params, text, includesLabel) => {
      const definition = form === "service" ? serviceForm : registration;
      expect(await readIssue(definition, field, keyword, value, params)).toEqual({ text, includesLabel });
    },
  );

  it.each([
    ["az", "minimum", 0.1, "0,1 və ya daha böyük ədəd yazın"],
    ["ru", "minimum", 0.1, "Введите число не меньше 0,1"],
    ["en", "minimum", -2.25, "Enter -2.25 or more"],
    ["az", "maximum", 1_000_000, "1.000.000 və ya daha kiçik ədəd yazın"],
    ["ru", "maximum", 1_000_000, "Введите число не больше 1\u00A0000\u00A0000"],
    ["en", "maximum", 1_000_000, "Enter 1,000,000 or less"],
  ] as const)("in %s has the %s %d as numbers are written in it", async (language, keyword, limit, text) => {
    expect((await readIssue(serviceForm, "goods", keyword, "x", { limit }, language))?.text).toBe(text);
  });

  it.each([
    ["registration", registration, "username"],
    ["service", serviceForm, "goods"],
  ] as const)("of an e-mail address in the form %s names a letter that no address has", async (_name, form, field) => {
    const format = { format: "email" };
    expect(await readIssue(form, field, "format", "ilqarı@mail.az", format)).toEqual({
      text: "An e-mail address cannot contain “ı”. Use the letters a to z and digits, such as name@company.com",
      includesLabel: true,
    });
    expect((await readIssue(form, field, "format", "ilqar@mail", format))?.text).not.toContain("contain");
    expect((await readIssue(form, field, "format", "ə", { format: "date" }))?.text).not.toContain("contain");
  });

  it.each([
    ["31.04.2026", "There is no such date: check the day and the month"],
    ["29/2/2026 ", "There is no such date: check the day and the month"],
    ["2026-04-31", "There is no such date: check the day and the month"],
    ["24.11.26", "Enter a date like 24.11.2026"],
    ["tomorrow", "Enter a date like 24.11.2026"],
  ])("of the date %j says what is wrong with it", async (typed, text) => {
    const message = await readIssue(serviceForm, "goods", "format", typed, { format: "date" });
    expect(message).toEqual({ text, includesLabel: false });
  });

  it("lists what a new password still needs, and asks for one where there is none", async () => {
    expect(await readIssue(registration, "password", "minLength", "abc")).toEqual({
      text: expect.stringMatching(/^The password was not entered correctly\. It still needs: .*upper-case/) as string,
      includesLabel: true,
    });
    const { text } = (await readIssue(registration, "password", "minLength", "abc"))!;
    expect(text).toContain("a digit");
    expect(text).not.toContain("lower-case");
    expect((await readIssue(registration, "password", "required", ""))?.text).not.toContain("still needs");
    expect((await readIssue(registration, "repeatedPassword", "x-equalTo", "abc"))?.text).not.toContain("still needs");
  });
});

it("the texts of a service's form are those of the backend, else the names of its fields and values", async () => {
  await readFormMessages(serviceForm, "en", ({ label, hint, option, group }) => {
    expect([label("goods"), label("note")]).toEqual(["Goods", "note"]);
    expect([hint("goods"), hint("country"), hint("note")]).toEqual(["As on the invoice", undefined, undefined]);
    expect([option("country", "az"), option("country", "constructor"), option("note", "a")]).toEqual([
      "Azerbaijan",
      "constructor",
      "a",
    ]);
    expect(group("other")).toBe("other");
  });
});

it("the texts of the registration are those of its messages", async () => {
  await readFormMessages(registration, "en", ({ label, group }) => {
    expect(label("possessor/name")).not.toBe("possessor/name");
    expect(group("person")).not.toBe("person");
  });
});

it("a label with a question mark takes no colon", () => {
  expect(joinLabel("Where?", "Choose one")).toBe("Where? Choose one");
  expect(joinLabel("Country", "Choose one")).toBe("Country: Choose one");
});

it("an unknown field has an empty schema", () => {
  expect(getFieldSchema(serviceForm.schema, ["note"])).toEqual({ type: "string" });
  expect(getFieldSchema(serviceForm.schema, ["note", "inner"])).toEqual({});
  expect(getFieldSchema(serviceForm.schema, [])).toEqual({});
});
