import { az, base, en, Faker, ru, type LocaleDefinition } from "@faker-js/faker";
import type { ServiceForm } from "../src/generated/contract.d.ts";
import phrases from "./generated/phrases.json" with { type: "json" };
import type { PictureName } from "./sampleData/pictures.ts";
import type { Language } from "./store/localizedText.ts";

/** What the generated factories of responses use: the language of texts, and the seed and the time of all values. */
export type FakeDataOptions = {
  lang: Language;
  seed: number;
  /** The time, in milliseconds, that past and future dates refer to. */
  now: number;
  /** The number of entries of each list with the name `items`; by default a random one. */
  itemCount?: number;
};

type Range = { min: number; max: number };

const definitions: Readonly<Partial<Record<Language, LocaleDefinition>>> = { az, ru, en };
const fakers = new Map<Language, Faker>();
const getFaker = (lang: Language): Faker => {
  const existing = fakers.get(lang) ?? new Faker({ locale: [definitions[lang] ?? az, en, base] });
  fakers.set(lang, existing);
  return existing;
};

let language: Language = "az";
let itemCount: number | undefined;

/** The faker of the current language, which the generated factories import. */
export let faker: Faker = getFaker(language);

/** Sets the options of all later values. Equal options give equal values. */
export function setFakeData(options: FakeDataOptions): void {
  ({ lang: language, itemCount } = options);
  faker = getFaker(language);
  faker.seed(options.seed);
  faker.setDefaultRefDate(options.now);
}

/** Returns the current language. */
export const fakeLanguage = (): Language => language;

/** One of this many texts is as long as the contract allows, but not longer than a screen. */
const longTextInterval = 12;
const maxTextLength = 1200;

/** Returns phrases in the current language, with a total length in the range. */
export function fakeText({ min, max }: Range): string {
  const usualLength = max <= 100 ? max / 2 : max <= 500 ? 60 : max <= 10_000 ? 240 : maxTextLength;
  const isLong = faker.number.int({ min: 1, max: longTextInterval }) === 1;
  const length = Math.max(min, Math.min(isLong ? maxTextLength : faker.number.int({ min: 3, max: usualLength }), max));
  let text = faker.helpers.arrayElement(phrases[language]);
  while (text.length < length)
    text = `${text.replace(/[.?!:]?$/, ".")} ${faker.helpers.arrayElement(phrases[language])}`;
  return cutText(text, { min, max: length });
}

/** Cuts a text after its last whole word that fits. */
function cutText(text: string, { min, max }: Range): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1).replace(/[\s\p{P}]+\S*$/u, "");
  return cut.length > max || cut.length < min ? text.slice(0, max).trimEnd().padEnd(min, ".") : cut;
}

/** Returns the number of entries of a list. */
export const fakeLength = ({ min, max }: Range): number => faker.number.int({ min, max: Math.min(max, 6) });

/** Returns the number of entries of a page of a list. */
export const fakeItemCount = (range: Range): number => Math.min(itemCount ?? fakeLength(range), range.max);

/** Returns an identifier such as `QX-204417`. */
export const fakeNumber = (): string =>
  `${faker.string.alpha({ length: 2, casing: "upper" })}-${faker.string.numeric(6)}`;

/** Returns the address of another site. */
export const fakeUrl = (): string => `https://${faker.string.alpha({ length: 8, casing: "lower" })}.example`;

/** Returns the address of a picture that every mock backend serves. */
export const fakePictureUrl = (): string =>
  `/api/pictures/${faker.helpers.arrayElement<PictureName>(["certificate", "scales", "chart", "bread", "basket", "book"])}.svg`;

/** Returns the schema of a service's form with a field of each kind. */
export const fakeFormSchema = (): ServiceForm["schema"] => {
  const title = (): string => fakeText({ min: 3, max: 80 });
  return {
    type: "object",
    required: ["text"],
    properties: {
      text: { type: "string", title: title(), description: fakeText({ min: 3, max: 200 }), maxLength: 500 },
      choice: { type: "string", title: title(), enum: [title(), title(), title()] },
      date: { type: "string", title: title(), format: "date" },
      count: { type: "integer", title: title(), minimum: 0, maximum: 1000 },
      isConfirmed: { type: "boolean", title: title() },
    },
  };
};
