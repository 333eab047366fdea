import { describe, expect, it } from "vitest";
import { form as callbackForm } from "../../src/generated/forms/callback.js";
import { createFormValidator } from "../../src/forms/createFormValidator.ts";
import { splitFieldPath, type FormDefinition } from "../../src/forms/formDefinition.ts";
import { createEmptyValues } from "../../src/forms/formValues.ts";
import { getFieldSchema, type FormMessages } from "../../src/forms/formMessages.ts";
import { findIssues } from "../../src/forms/validationIssues.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import type { Language } from "../../src/i18n/language.ts";
import { readFormMessages } from "./readFormMessages.tsx";

const modules = import.meta.glob<{ form: FormDefinition<unknown> }>("../../src/generated/forms/*.js", { eager: true });
const forms = Object.values(modules).map(({ form }) => form);

/** Sentences that say only that a value is wrong, or that fit any field. */
const generalSentences: Readonly<Partial<Record<Language, RegExp>>> = {
  az: /düzgün (daxil|yazıl)|xanasını doldurun/i,
  ru: /неверно|неправильно|^Заполните поле/i,
  en: /not entered correctly|^Fill in/i,
};

/** Returns the sentence of each field that is required and empty. */
async function readSentences(form: FormDefinition<unknown>, language: Language): Promise<Map<string, string>> {
  const sentences = new Map<string, string>();
  await readFormMessages(form, language, ({ issue }) => {
    for (const found of findIssues(form, createFormValidator(form), createEmptyValues(form)))
      if (found.keyword === "required") sentences.set(found.field, issue(found, "").text);
  });
  return sentences;
}

/** The parameters of a violated rule, as the validator passes them to its sentence. */
const params = { limit: 10, format: "email" };

/** Returns the sentences of wrong values by rule, for one field of the schema. The rules of a new password share a list. */
function readWrongValueSentences(form: FormDefinition<unknown>, field: string, { issue }: FormMessages): string[] {
  const schema = getFieldSchema(form.schema, splitFieldPath(field)) as Readonly<Record<string, unknown>>;
  const keywords = ["minLength", "maxLength", "pattern", "format"].filter(
    (keyword) => keyword in schema && !(keyword === "minLength" && schema[keyword] === 1) && schema[keyword] !== "\\S",
  );
  return keywords.map((keyword) => issue({ field, keyword, params }, "x").text);
}

describe.each(languageCodes)("an empty field in %s", (language) => {
  it.each(forms.map((form) => [form.name, form] as const))(
    "of the form %s has its own sentence",
    async (_name, form) => {
      const sentences = await readSentences(form, language);
      expect([...sentences.values()].filter((sentence) => generalSentences[language]?.test(sentence))).toEqual([]);
      expect(new Set(sentences.values()).size).toBe(sentences.size);
    },
  );

  it.each(forms.map((form) => [form.name, form] as const))(
    "of the form %s has another sentence than a wrong value, and the same one for spaces only",
    async (_name, form) => {
      const sentences = await readSentences(form, language);
      await readFormMessages(form, language, (messages) => {
        for (const [field, sentence] of sentences) {
          const wrong = readWrongValueSentences(form, field, messages);
          expect(new Set([sentence, ...wrong]).size, `the sentences of ${field}`).toBe(wrong.length + 1);
          expect(messages.issue({ field, keyword: "pattern", params }, "  ").text).toBe(sentence);
        }
      });
    },
  );

  it("has the same sentence when the page gives another field its options", async () => {
    const withOptions = { ...callbackForm, labels: { slot: { label: "Slot", options: {} } } };
    const sentences = await readSentences(callbackForm, language);
    expect(sentences.size).toBe(3);
    expect(await readSentences(withOptions, language)).toEqual(sentences);
  });
});
