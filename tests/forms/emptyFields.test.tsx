import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFormValidator } from "../../src/forms/createFormValidator.ts";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { useFormMessages } from "../../src/forms/formMessages.ts";
import { findIssues } from "../../src/forms/validationIssues.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import type { Language } from "../../src/i18n/language.ts";
import { loadMessages } from "../../src/i18n/messages.ts";

const modules = import.meta.glob<{ form: FormDefinition<unknown> }>("../../src/generated/forms/*.js", { eager: true });
const forms = Object.values(modules).map(({ form }) => form);

/** Sentences that say only that a value is wrong, or that fit any field. */
const generalSentences: Readonly<Record<Language, RegExp>> = {
  az: /düzgün (daxil|yazıl)|^Bu (sahəni|xananı)/i,
  ru: /неверно|неправильно|^Заполните (это )?поле/i,
  en: /not entered correctly|^Fill in this field/i,
};

/** Returns the sentence of each field that is required and empty. */
async function readSentences(form: FormDefinition<unknown>, language: Language): Promise<Map<string, string>> {
  const sentences = new Map<string, string>();
  function Probe(): null {
    const { issue } = useFormMessages(form);
    for (const found of findIssues(form, createFormValidator(form), {}))
      if (found.keyword === "required") sentences.set(found.field, issue(found, "").text);
    return null;
  }
  renderToStaticMarkup(
    <IntlProvider language={language} messages={await loadMessages(language)}>
      <Probe />
    </IntlProvider>,
  );
  return sentences;
}

describe.each(languageCodes)("an empty field in %s", (language) => {
  it.each(forms.map((form) => [form.name, form] as const))(
    "of the form %s has its own sentence",
    async (_name, form) => {
      const sentences = await readSentences(form, language);
      expect([...sentences.values()].filter((sentence) => generalSentences[language].test(sentence))).toEqual([]);
      expect(new Set(sentences.values()).size).toBe(sentences.size);
    },
  );
});
