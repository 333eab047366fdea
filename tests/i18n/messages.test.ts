import { createIntl, createIntlCache } from "react-intl";
import { beforeAll, describe, expect, it } from "vitest";
import { languages, type Language } from "../../src/i18n/language.ts";
import { loadMessages, type Messages } from "../../src/i18n/messages.ts";

/** One part of a compiled message: text, a placeholder, or a choice with messages of its own. */
type MessageElement = {
  type: number;
  value?: string;
  options?: Readonly<Record<string, { value: MessageElement[] }>>;
  children?: MessageElement[];
};

const languageCodes = languages.map(({ code }) => code);
const compiledMessages = {} as Record<Language, Messages>;
beforeAll(async () => {
  for (const code of languageCodes) compiledMessages[code] = await loadMessages(code);
});

const isText = ({ type }: MessageElement): boolean => type === 0;
const isPound = ({ type }: MessageElement): boolean => type === 7;

/** The names of a message's placeholders, those inside its choices too, sorted. */
function placeholders(parts: readonly MessageElement[]): string[] {
  const names = parts.flatMap((part) => [
    ...(isText(part) || isPound(part) ? [] : [part.value ?? ""]),
    ...Object.values(part.options ?? {}).flatMap(({ value }) => placeholders(value)),
    ...placeholders(part.children ?? []),
  ]);
  return [...new Set(names)].toSorted();
}

const getElements = (language: Language, id: string): MessageElement[] =>
  (compiledMessages[language][id] ?? []) as unknown as MessageElement[];

/** A message as a person reads it; what it complains about is thrown. */
function formatMessage(language: Language, id: string, values: Readonly<Record<string, string | number>> = {}): string {
  const intl = createIntl(
    {
      locale: language,
      messages: compiledMessages[language],
      onError: (error) => {
        throw error;
      },
    },
    createIntlCache(),
  );
  return intl.formatMessage({ id }, values);
}

describe.each(languageCodes)("the words of %s", (language) => {
  it("have the same placeholders as those of every language", () => {
    const named = (code: Language): object =>
      Object.fromEntries(Object.keys(compiledMessages.az).map((id) => [id, placeholders(getElements(code, id))]));
    expect(named(language)).toEqual(named("az"));
  });

  it("can all be said", () => {
    for (const id of Object.keys(compiledMessages[language])) {
      for (const count of [0, 1, 2, 5, 21, 1000]) {
        const said = formatMessage(
          language,
          id,
          Object.fromEntries(placeholders(getElements(language, id)).map((name) => [name, count])),
        );
        expect(said, id).not.toBe("");
        expect(said, id).not.toContain("{");
        expect(said, `${id} has spaces too many`).toBe(said.trim().replaceAll(/ {2,}/g, " "));
      }
    }
  });

  it("say a value as it is, whatever stands in it", () => {
    const evil = "{count, plural, other {#}} <b>'{x}'</b> \u202E";
    for (const id of Object.keys(compiledMessages[language])) {
      const names = placeholders(getElements(language, id));
      if (names.length === 0 || getElements(language, id).some(({ options }) => options !== undefined)) continue;
      expect(formatMessage(language, id, Object.fromEntries(names.map((name) => [name, evil])))).toContain(evil);
    }
  });
});

describe("counted things", () => {
  it.each([
    [0, "0 непрочитанных"],
    [1, "1 непрочитанное"],
    [2, "2 непрочитанных"],
    [5, "5 непрочитанных"],
    [21, "21 непрочитанное"],
  ])("in Russian: %i", (count, begins) => {
    expect(formatMessage("ru", "notifications.count", { count })).toMatch(new RegExp(`^${begins}`));
  });

  it.each([
    [0, "Сразу"],
    [1, "1\u00A0рабочий день"],
    [2, "2\u00A0рабочих дня"],
    [5, "5\u00A0рабочих дней"],
    [21, "21\u00A0рабочий день"],
  ])("in Russian, days: %i", (days, text) => {
    expect(formatMessage("ru", "service.term", { days })).toBe(text);
  });

  it("in English and Azerbaijani", () => {
    expect(formatMessage("en", "notifications.count", { count: 1 })).toBe("1 unread notification");
    expect(formatMessage("en", "notifications.count", { count: 21 })).toBe("21 unread notifications");
    expect(formatMessage("az", "service.term", { days: 21 })).toContain("21");
  });
});
