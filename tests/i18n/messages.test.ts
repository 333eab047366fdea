import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTranslator } from "../../src/i18n/IntlProvider.tsx";
import type { MessageId } from "../../src/generated/messages/ids.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { loadMessages, type Messages } from "../../src/i18n/messages.ts";

/** An element of a compiled message: text, a placeholder, or a plural or select with nested messages. */
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

/** Returns the sorted names of the placeholders of a message, also of nested messages. */
function placeholders(elements: readonly MessageElement[]): string[] {
  const names = elements.flatMap((element) => [
    ...(isText(element) || isPound(element) ? [] : [element.value ?? ""]),
    ...Object.values(element.options ?? {}).flatMap(({ value }) => placeholders(value)),
    ...placeholders(element.children ?? []),
  ]);
  return [...new Set(names)].toSorted();
}

const getElements = (language: Language, id: string): MessageElement[] => compiledMessages[language][id] ?? [];

// The translator reports a message that it cannot format.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((error: unknown) => {
    throw error;
  });
});

/** Formats a message as the portal does. Throws every error that it reports. */
function formatMessage(language: Language, id: string, values: Readonly<Record<string, string | number>> = {}): string {
  return createTranslator(language, compiledMessages[language])(id as MessageId, values);
}

describe.each(languageCodes)("the messages in %s", (language) => {
  it("have the same placeholders as in every language", () => {
    const placeholdersById = (code: Language): object =>
      Object.fromEntries(Object.keys(compiledMessages.az).map((id) => [id, placeholders(getElements(code, id))]));
    expect(placeholdersById(language)).toEqual(placeholdersById("az"));
  });

  it("can be formatted", () => {
    for (const id of Object.keys(compiledMessages[language])) {
      for (const count of [0, 1, 2, 5, 21, 1000]) {
        const text = formatMessage(
          language,
          id,
          Object.fromEntries(placeholders(getElements(language, id)).map((name) => [name, count])),
        );
        expect(text, id).not.toBe("");
        expect(text, id).not.toContain("{");
        expect(text, `${id} has superfluous spaces`).toBe(text.trim().replaceAll(/ {2,}/g, " "));
      }
    }
  });

  it("insert values without parsing them", () => {
    const hostileValue = "{count, plural, other {#}} <b>'{x}'</b>";
    for (const id of Object.keys(compiledMessages[language])) {
      const names = placeholders(getElements(language, id));
      if (names.length === 0 || getElements(language, id).some(({ options }) => options !== undefined)) continue;
      expect(formatMessage(language, id, Object.fromEntries(names.map((name) => [name, hostileValue])))).toContain(
        hostileValue,
      );
    }
  });
});

describe("plurals", () => {
  it.each([
    [0, "0 непрочитанных"],
    [1, "1 непрочитанное"],
    [2, "2 непрочитанных"],
    [5, "5 непрочитанных"],
    [21, "21 непрочитанное"],
  ])("of notifications in Russian: %i", (count, beginning) => {
    expect(formatMessage("ru", "notifications.count", { count, number: String(count) })).toMatch(
      new RegExp(`^${beginning}`),
    );
  });

  it.each([
    [0, "Сразу"],
    [1, "1\u00A0рабочий день"],
    [2, "2\u00A0рабочих дня"],
    [5, "5\u00A0рабочих дней"],
    [21, "21\u00A0рабочий день"],
  ])("of days in Russian: %i", (days, text) => {
    expect(formatMessage("ru", "service.term", { days })).toBe(text);
  });

  it("in English and Azerbaijani", () => {
    expect(formatMessage("en", "notifications.count", { count: 1, number: "1" })).toBe("1 unread notification");
    expect(formatMessage("en", "notifications.count", { count: 21, number: "21" })).toBe("21 unread notifications");
    expect(formatMessage("az", "service.term", { days: 21 })).toContain("21");
  });
});
