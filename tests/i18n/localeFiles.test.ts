import { beforeAll, describe, expect, it } from "vitest";
import { findForeignLetters, messageRules, findTooLong, findUntranslated } from "../../codegen/messageReview.ts";
import {
  readFormFields,
  findMissing,
  findMissingLabels,
  readMessages,
  type FormFields,
  type Language,
  type MessagesByLanguage,
} from "../../codegen/messageFiles.ts";
import { readUsageSources, findUnused, type UsageSources } from "../../codegen/messageUsage.ts";

let messages: MessagesByLanguage;
let forms: FormFields[];
let sources: UsageSources;
beforeAll(async () => {
  [messages, forms, sources] = await Promise.all([readMessages(), readFormFields(), readUsageSources()]);
});

/** The words with one of them said otherwise, in one language or in all. */
function withMessage(id: string, text: string, onlyLanguage?: Language): MessagesByLanguage {
  const change = (language: Language): MessagesByLanguage[Language] =>
    onlyLanguage === undefined || onlyLanguage === language
      ? { ...messages[language], [id]: text }
      : messages[language];
  return { az: change("az"), ru: change("ru"), en: change("en") };
}

describe("the words of the portal", () => {
  it("are there in every language, for every field of every form", () => {
    expect([...findMissing(messages), ...findMissingLabels(messages, forms)]).toEqual([]);
    const empty = withMessage("home.title", " ", "ru");
    expect(findMissing(empty)).toEqual(['locales/ru.json: "home.title" is missing. Add its text in this language.']);
    expect(findMissingLabels(messages, [{ form: "signIn", fields: ["possessor/name"], groups: [] }])).toContain(
      'locales/az.json: "form.signIn.possessor.name.label" is missing. The field "possessor/name" of forms/signIn/layout.json needs it.',
    );
  });

  it("are each said somewhere", () => {
    expect(findUnused(messages, sources, forms, messageRules)).toEqual([]);
  });

  it.each([
    "home.weather",
    "list.appeals.weather",
    "form.signIn.nickname.label",
    "form.registration.group.pets",
    "status.LOST",
    "standIn.weather",
  ])("that nothing says are found: %s", (id) => {
    expect(findUnused(withMessage(id, "x", "en"), sources, forms, messageRules)).toEqual([
      `locales/en.json: "${id}" is said nowhere. Delete it, or say it.`,
    ]);
    expect(
      findUnused(withMessage(id, "x", "en"), sources, forms, { reservedIds: [...messageRules.reservedIds, id] }),
    ).toEqual([]);
  });

  it("agreed with the service are still nowhere else", () => {
    for (const id of messageRules.reservedIds)
      expect(
        findUnused(messages, sources, forms, { reservedIds: messageRules.reservedIds.filter((other) => other !== id) }),
        `"${id}" is said now: it need not be listed`,
      ).toHaveLength(3);
  });

  it("have room where they stand", () => {
    expect(findTooLong(messages, messageRules)).toEqual([]);
    expect(findTooLong(withMessage("search.submit", "Поискать на портале", "ru"), messageRules)).toEqual([
      expect.stringContaining('locales/ru.json: "search.submit" has 19 characters, "search.submit" has room for 8.'),
    ]);
    const next = withMessage("status.WAITING.next", messages.az["status.WAITING.next"] ?? "", "en");
    expect(findTooLong(next, messageRules), "the more exact place holds").toEqual([]);
    expect(
      findTooLong(
        withMessage("action.close", "{count, plural, one {# x} other {twenty-one characters}}", "en"),
        messageRules,
      ),
    ).toEqual([expect.stringContaining("has 21 characters")]);
  });

  it("are translated", () => {
    expect(findUntranslated(messages, messageRules)).toEqual([]);
    expect(findUntranslated(withMessage("home.title", "Nə axtarırsınız?", "en"), messageRules)).toEqual([
      expect.stringContaining('locales/en.json: "home.title" is the same as in locales/az.json.'),
    ]);
    expect(
      findUntranslated(withMessage("home.title", "{day}: {from}–{to}"), messageRules),
      "a text without words has nothing to translate",
    ).toEqual([]);
  });

  it("have the letters of their own language", () => {
    expect(findForeignLetters(messages)).toEqual([]);
    expect(findForeignLetters(withMessage("home.title", "Kim axtarır? Кто?", "az"))).toEqual([
      expect.stringContaining('has the letter "К" of another language'),
    ]);
  });
});
