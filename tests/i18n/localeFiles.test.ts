import type { RJSFSchema } from "@rjsf/utils";
import { beforeAll, describe, expect, it } from "vitest";
import {
  findMissingFacts,
  findMissingLabels,
  findMissingOptions,
  readAlphabets,
  readFormFields,
  readLocaleFile,
  readMessages,
} from "../../codegen/messageFiles.ts";
import type { AlphabetByLanguage, FormFields, MessagesByLanguage } from "../../codegen/messageFiles.ts";
import {
  findForeignLetters,
  findMessageErrors,
  findTooLong,
  findUntranslated,
  messageRules,
} from "../../codegen/messageReview.ts";
import { findUnused, readUsageSources, type UsageSources } from "../../codegen/messageUsage.ts";
import { verifyMessages } from "../../codegen/verifyMessages.ts";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { languageCodes, type Language } from "../../src/generated/languages.ts";

let messages: MessagesByLanguage;
let alphabets: AlphabetByLanguage;
let forms: FormFields[];
let sources: UsageSources;
beforeAll(async () => {
  [messages, alphabets, forms, sources] = await Promise.all([
    readMessages(),
    readAlphabets(),
    readFormFields(),
    readUsageSources(),
  ]);
});

/** Returns the messages with one text replaced, in one language or in all. */
function withMessage(id: string, text: string, onlyLanguage?: Language): MessagesByLanguage {
  return Object.fromEntries(
    languageCodes.map((language) => [
      language,
      onlyLanguage === undefined || onlyLanguage === language
        ? { ...messages[language], [id]: text }
        : messages[language],
    ]),
  ) as MessagesByLanguage;
}

describe("messages of all languages", () => {
  it("have the same ids and arguments, and labels for every field and group of every form, and break no other rule", async () => {
    expect(await findMessageErrors(messages, { alphabets, forms, sources })).toEqual([]);
  });

  it.each([
    ["not ICU", "home.title", "{name", "is not an ICU message"],
    ["unused", "home.weather", "x", "is used nowhere"],
    ["too long", "action.close", "twenty-one characters", "has 21 characters"],
    ["not translated", "home.title", "Nə axtarırsınız?", "is the same as in"],
    ["in foreign letters", "home.title", "Kto? Кто?", "of another language"],
  ])("are rejected when one is %s", async (_title, id, text, error) => {
    const lines = await findMessageErrors(withMessage(id, text), { alphabets, forms, sources });
    expect(lines).toContainEqual(expect.stringContaining(error));
  });

  it.each([
    ["session.savedDraftsKept", "page.appeals.title"],
    ["accessibility.contact.text", "remark.question"],
  ])("quote in %s what %s says", (id, quoted) => {
    for (const language of languageCodes) expect(messages[language][id]).toContain(messages[language][quoted]);
  });

  it("end no sentence in Russian with a date: it ends with a full stop itself", () => {
    expect(Object.entries(messages.ru).filter(([, text]) => /\{dates?\}\./.test(text))).toEqual([]);
  });

  it("format counts that may exceed 999 by the portal's rules: browsers have no number formats for Azerbaijani", () => {
    const smallCounts =
      /^(appeal\.due|complaintGuide\.timeText|draft\.files|evaluation\.questions|failure\.tooMany\w*|notifications\.missed|payment\.\w+Count|search\.count|service\.term|session\.endsIn|size\.bytes|toasts\.more)$/;
    const formattedByBrowser = Object.entries(messages.az).filter(([, text]) => /#|\{\w+, number/.test(text));
    expect(formattedByBrowser.map(([id]) => id).filter((id) => !smallCounts.test(id))).toEqual([]);
  });

  it.each([
    ["a blank text", "ru", " ", 'locales/ru.json: "home.title" is missing. Add its text in this language.'],
    [
      "another argument",
      "ru",
      "{name}",
      /^locales\/ru\.json: "home\.title" has other arguments than in locales\/az\.json/,
    ],
    ["a text that is not ICU", "en", "{name", /^locales\/en\.json: "home\.title" is not an ICU message .*\{name$/],
    [
      "a text that is not ICU in the first language",
      "az",
      "{name",
      /^locales\/az\.json: "home\.title" is not an ICU message/,
    ],
  ] as const)("are rejected with %s", async (_title, language, text, error) => {
    const lines = await verifyMessages(withMessage("home.title", text, language));
    expect(lines).toEqual([typeof error === "string" ? error : expect.stringMatching(error)]);
  });

  it("are rejected with a plural that only the first language lacks", async () => {
    const plural = "{n, plural, one {# file} other {# files}}";
    const withPlural = withMessage("home.title", plural);
    expect(await verifyMessages({ ...withPlural, az: withMessage("home.title", "{n} fayl").az })).toEqual([
      'locales/az.json: "home.title" has {n} without a plural, which another language has. Write {n, plural, other {…}}.',
    ]);
  });

  it("are rejected with an id that one language has and others lack", async () => {
    for (const only of ["en", "az"] as const)
      expect(await verifyMessages(withMessage("home.weather", "x", only))).toEqual(
        languageCodes
          .filter((language) => language !== only)
          .map((language) => `locales/${language}.json: "home.weather" is missing. Add its text in this language.`),
      );
  });

  it.each([
    [{ fields: ["possessor/name"], groups: [] }, "form.signIn.possessor.name.label", 'field "possessor/name"'],
    [{ fields: [], groups: ["pets"] }, "form.signIn.group.pets", 'group "pets"'],
  ])("are rejected without the label of a field or group: %j", (form, id, user) => {
    expect(findMissingLabels(messages, [{ form: "signIn", ...form }])).toContain(
      `locales/az.json: "${id}" is missing. The ${user} of forms/signIn/layout.json needs it.`,
    );
  });

  it("are rejected without the text of a value of a select", () => {
    const options = [{ form: "complaint", options: { category: ["CHEATING", "WARRANTY"] } }];
    expect(findMissingOptions(messages, options)).toEqual(
      languageCodes.map(
        (language) =>
          `locales/${language}.json: "form.complaint.category.option.WARRANTY" is missing. The value WARRANTY of the field "category" of forms/complaint/schema.json needs it.`,
      ),
    );
  });
});

describe("unused messages", () => {
  it.each([
    "home.weather",
    "list.appeals.weather",
    "form.signIn.nickname.label",
    "form.signIn.password.minlength",
    "form.registration.group.pets",
    "form.complaint.category.option.WARRANTY",
    "status.LOST",
    "stub.weather",
  ])("are found: %s", (id) => {
    expect(findUnused(withMessage(id, "x", "en"), sources, forms)).toEqual([
      `locales/en.json: "${id}" is used nowhere. Delete it, or use it.`,
    ]);
  });
});

type FieldRule = { field: string; rule: string; limit: unknown };

/** Returns the rules of each field of a schema that a value can break. */
function listRules({ properties = {} }: RJSFSchema, prefix = ""): FieldRule[] {
  const annotations = ["allOf", "x-rule", "x-sensitive", "x-proposed"];
  return Object.entries(properties as Record<string, RJSFSchema>).flatMap(([name, schema]) => {
    const field = `${prefix}${name}`;
    if (schema.properties !== undefined) return listRules(schema, `${field}/`);
    const rules = Object.entries(schema).filter(([rule]) => !annotations.includes(rule));
    return [["required", true], ...rules].map(([rule, limit]) => ({ field, rule: String(rule), limit }));
  });
}

describe("the message of a rule of a field", () => {
  const definitions = import.meta.glob<{ form: FormDefinition<unknown> }>("../../src/generated/forms/*.js", {
    eager: true,
  });
  const rules = Object.values(definitions).flatMap(({ form: { name, schema, layout } }) =>
    listRules(schema).map(({ field, ...rule }) => ({
      id: `form.${name}.${field.replaceAll("/", ".")}.${rule.rule}`,
      error: layout.fields[field]?.error,
      ...rule,
    })),
  );

  it("is used, because the form shows it when a value breaks the rule", () => {
    expect(rules.map(({ id }) => id)).toContain("form.registration.repeatedPassword.x-equalTo");
    const ofRules = Object.fromEntries(rules.map(({ id }) => [id, "x"]));
    expect(findUnused({ ...messages, en: { ...messages.en, ...ofRules } }, sources, forms)).toEqual([]);
  });

  it.each(["const", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"])("may be of the rule %s", (rule) => {
    expect(findUnused(withMessage(`form.signIn.password.${rule}`, "x", "en"), sources, forms)).toEqual([]);
  });

  it("says what is wrong: that of the rule, the `error` of the layout, or that of all such rules", () => {
    const { az } = messages;
    const isSaid = ({ id, error, rule, limit }: (typeof rules)[number]): boolean =>
      id in az ||
      error !== undefined ||
      (az[`invalid.${rule}`] ?? az["invalid.other"]) !== az["invalid.other"] ||
      // A blank field counts as an empty one.
      limit === String.raw`\S`;
    expect(rules.filter((rule) => !isSaid(rule)).map(({ id }) => id)).toEqual([]);
  });
});

describe("texts", () => {
  it("are not longer than their rule allows", () => {
    expect(findTooLong(withMessage("search.submit", "Поискать на портале", "ru"), messageRules)).toEqual([
      expect.stringContaining('locales/ru.json: "search.submit" has 19 characters; "search.submit" allows 8.'),
    ]);
    const next = withMessage("status.WAITING.next", messages.az["status.WAITING.next"] ?? "", "en");
    expect(findTooLong(next, messageRules), "the longest pattern applies").toEqual([]);
    expect(
      findTooLong(
        withMessage("action.close", "{count, plural, one {# x} other {twenty-one characters}}", "en"),
        messageRules,
      ),
    ).toEqual([expect.stringContaining("has 21 characters")]);
  });

  it("are translated", () => {
    expect(findUntranslated(withMessage("home.title", "Nə axtarırsınız?", "en"), messageRules)).toEqual([
      expect.stringContaining('locales/en.json: "home.title" is the same as in locales/az.json.'),
    ]);
    expect(
      findUntranslated(withMessage("home.title", "{day}: {from}–{to}"), messageRules),
      "a text without letters has nothing to translate",
    ).toEqual([]);
  });

  it("have the letters of their own language", () => {
    for (const [language, text, letter] of [
      ["az", "Kim axtarır? Кто?", "к"],
      ["ru", "Кто axtarır?", "ı"],
      ["en", "Who? Kişi?", "ş"],
    ] as const)
      expect(findForeignLetters(withMessage("home.title", text, language), alphabets)).toEqual([
        expect.stringContaining(`has the letter "${letter}" of another language`),
      ]);
  });
});

it("the messages keep each phone number on one line", () => {
  const texts = languageCodes.flatMap((language) => Object.values(messages[language]));
  expect(texts.filter((text) => /\+994[\d\u00A0]* \d/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes("+994\u00A050\u00A0123")).length).toBeGreaterThan(0);
});

it("the messages in Azerbaijani say “bu gün” only for today: as “this day” it would be read as today", () => {
  const isOtherDay = (id: string): boolean => !/today/i.test(messages.en[id] ?? "");
  const ids = Object.entries(messages.az).flatMap(([id, text]) => (/bu gün/i.test(text) ? [id] : []));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter(isOtherDay)).toEqual([]);
});

describe("the names of the languages", () => {
  it("are those of the CLDR in the text of each language, unless its locale file has another", () => {
    expect(languageCodes.slice(0, 3).map((code) => messages.az[`language.in.${code}`])).toEqual([
      "azərbaycan dilində",
      "rus dilində",
      "ingilis dilində",
    ]);
    expect(messages.az["language.name.ru"]).toBe("Rus dili");
    expect(messages.ru["language.in.az"]).toBe("на азербайджанском");
    expect(messages.ru["language.name.en"]).toBe("Английский");
    expect(messages.en["language.in.az"]).toBe("in Azerbaijani");
    expect(messages.en["language.name.ru"]).toBe("Russian");
  });

  it("need the alphabet and two texts of each locale file", async () => {
    const file = await readLocaleFile("en");
    expect(findMissingFacts(file)).toEqual([]);
    expect(
      findMissingFacts({ ...file, "language.alphabet": " ", "language.in.other": "", "language.name.other": "x" }),
    ).toEqual([
      expect.stringMatching(/^"language\.alphabet" is missing\./),
      expect.stringMatching(/^"language\.in\.other" is missing or has no \{language\}\./),
      expect.stringMatching(/^"language\.name\.other" is missing or has no \{language\}\./),
    ]);
  });
});
