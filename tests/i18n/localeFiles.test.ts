import { beforeAll, describe, expect, it } from "vitest";
import { foreignLetters, portalRules, tooLong, untranslated } from "../../codegen/messageReview.ts";
import { formPlaces, missing, missingLabels, readWords, type FormPlaces, type Language, type Words } from "../../codegen/messageFiles.ts";
import { readSources, unused, type Sources } from "../../codegen/messageUsage.ts";

let words: Words;
let forms: FormPlaces[];
let sources: Sources;
beforeAll(async () => {
  [words, forms, sources] = await Promise.all([readWords(), formPlaces(), readSources()]);
});

/** The words with one of them said otherwise, in one language or in all. */
function otherwise(id: string, text: string, only?: Language): Words {
  const change = (language: Language): Words[Language] => (only === undefined || only === language ? { ...words[language], [id]: text } : words[language]);
  return { az: change("az"), ru: change("ru"), en: change("en") };
}

describe("the words of the portal", () => {
  it("are there in every language, for every field of every form", () => {
    expect([...missing(words), ...missingLabels(words, forms)]).toEqual([]);
    const empty = otherwise("home.title", " ", "ru");
    expect(missing(empty)).toEqual(['locales/ru.json: "home.title" is missing. Add its text in this language.']);
    expect(missingLabels(words, [{ form: "signIn", fields: ["possessor/name"], groups: [] }])).toContain('locales/az.json: "form.signIn.possessor.name.label" is missing. The field "possessor/name" of forms/signIn/layout.json needs it.');
  });

  it("are each said somewhere", () => {
    expect(unused(words, sources, forms, portalRules)).toEqual([]);
  });

  it.each(["home.weather", "list.appeals.weather", "form.signIn.nickname.label", "form.registration.group.pets", "status.LOST", "standIn.weather"])("that nothing says are found: %s", (id) => {
    expect(unused(otherwise(id, "x", "en"), sources, forms, portalRules)).toEqual([`locales/en.json: "${id}" is said nowhere. Delete it, or say it.`]);
    expect(unused(otherwise(id, "x", "en"), sources, forms, { agreed: [...portalRules.agreed, id] })).toEqual([]);
  });

  it("agreed with the service are still nowhere else", () => {
    for (const id of portalRules.agreed) expect(unused(words, sources, forms, { agreed: portalRules.agreed.filter((other) => other !== id) }), `"${id}" is said now: it need not be listed`).toHaveLength(3);
  });

  it("have room where they stand", () => {
    expect(tooLong(words, portalRules)).toEqual([]);
    expect(tooLong(otherwise("search.submit", "Поискать на портале", "ru"), portalRules)).toEqual([expect.stringContaining('locales/ru.json: "search.submit" has 19 characters, "search.submit" has room for 8.')]);
    const next = otherwise("status.WAITING.next", words.az["status.WAITING.next"] ?? "", "en");
    expect(tooLong(next, portalRules), "the more exact place holds").toEqual([]);
    expect(tooLong(otherwise("action.close", "{count, plural, one {# x} other {twenty-one characters}}", "en"), portalRules)).toEqual([expect.stringContaining("has 21 characters")]);
  });

  it("are translated", () => {
    expect(untranslated(words, portalRules)).toEqual([]);
    expect(untranslated(otherwise("home.title", "Nə axtarırsınız?", "en"), portalRules)).toEqual([expect.stringContaining('locales/en.json: "home.title" is the same as in locales/az.json.')]);
    expect(untranslated(otherwise("home.title", "{day}: {from}–{to}"), portalRules), "a text without words has nothing to translate").toEqual([]);
  });

  it("have the letters of their own language", () => {
    expect(foreignLetters(words)).toEqual([]);
    expect(foreignLetters(otherwise("home.title", "Kim axtarır? Кто?", "az"))).toEqual([expect.stringContaining('has the letter "К" of another language')]);
  });
});
