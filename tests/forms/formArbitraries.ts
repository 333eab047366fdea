import * as fc from "fast-check";
import { getFormFixture, type TestFormValues, type AccountFormName } from "./accountForms.ts";
import { createAnyText } from "../support/anyText.ts";

/** Generates texts of exactly `length` code points, including symbols and emoji. */
const createText = (length: number): fc.Arbitrary<string> => createAnyText({ minLength: length, maxLength: length });
const boundaryTexts = (...lengths: readonly number[]): fc.Arbitrary<string> =>
  fc.constantFrom(...lengths).chain((length) =>
    fc.oneof(
      createText(length),
      fc.constantFrom("a", "Ə", "😀", " ", "ı", "\u0307").map((character) => character.repeat(length)),
    ),
  );
const blankTexts = fc.constantFrom("", " ", "\t\n", "\u00A0\u2003", "\u200B", "\uFEFF");

const personName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("Aysel", "O’Neill", "Nguyễn Văn", "李", "Мария-Луиза", "Ş", "👩‍🚀", " Ә ") },
  { weight: 2, arbitrary: boundaryTexts(1, 2, 99, 100, 101) },
  blankTexts,
);
const note = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("", "Bir qeyd.", "Line one\nline two") },
  boundaryTexts(1999, 2000, 2001),
);
const possessorName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("Nor", "Nordvik Foods AB", "ООО", "日本酒", "😀😀😀") },
  { weight: 2, arbitrary: boundaryTexts(2, 3, 4, 299, 300, 301) },
  blankTexts,
  fc.constantFrom("  a", "   "),
);
const address = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("Bakı 1 A", "1234567", "Hamngatan 18, 111 47 Stockholm") },
  { weight: 2, arbitrary: boundaryTexts(6, 7, 8, 499, 500, 501) },
  blankTexts,
);

const digits = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength });
const phoneNumber = fc.oneof(
  { weight: 6, arbitrary: digits(1, 24).map((number) => `+${number}`) },
  fc.constantFrom("", "+", "+٤٩٣٠", "++49", "+49 30", "004930", "+4930a", "+49\n", "＋49"),
  fc.constantFrom(24, 25).chain((length) => digits(length, length).map((number) => `+${number}`)),
);

const email = fc.oneof(
  { weight: 6, arbitrary: fc.emailAddress() },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "a@b.c",
      "A.B+c@D-e.example",
      "a@b",
      "a@@b.example",
      "a b@c.example",
      "@b.example",
      "a@",
      "ə@poçt.example",
      "a@b..example",
      ".a@b.example",
      "a@-b.example",
      " a@b.example",
      "a@b.example\n",
      "'@b.example",
      "a@b_c.example",
    ),
  },
  fc.constantFrom(241, 242, 243).map((length) => `${"a".repeat(length)}@b.example.az`),
  blankTexts,
);

const characterPools = ["ABÇŞƏİ", "abçşəı", "0123456789", "!?-#_😀€ "] as const;
/** Passwords with independently generated character kinds, length and variety. */
const newPassword = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        kinds: fc.subarray([0, 1, 2, 3] as const, { minLength: 3 }),
        variety: fc.constantFrom(1, 2, 4),
        length: fc.constantFrom(9, 10, 11, 16, 255, 256, 257),
        shift: fc.nat(5),
      })
      .map(({ kinds, variety, length, shift }) => {
        const characters = kinds.flatMap((kind) =>
          [...(characterPools[kind] ?? "")].slice(shift % 3, (shift % 3) + variety),
        );
        return Array.from({ length }, (_, index) => characters[(index + shift) % characters.length]).join("");
      }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "Aa1#Aa1#Aa1#",
      "Aa1#bAa1#b",
      "I\u0307stanbul2026",
      "ǅungla#2026x",
      "ŞƏFFAF#BAZAR1",
      "şəffaf#bazar1",
      "Şəffaf#Bazar",
      "Şəffaf2Bazar",
      "Şəffaf Bazar 2",
      "Şəffaf#Bazar٣",
      "Aa1#😀😀😀😀😀",
      "Aa1#😀😀😀😀😀😀",
      "\u0000Aa1#bcdefg",
    ),
  },
  createText(10),
  blankTexts,
);
const oldPassword = fc.oneof(
  fc.constantFrom("Şəffaf-Bazar-2026", " ", "\u0000", "x"),
  boundaryTexts(0, 1, 255, 256, 257),
);
const signInPassword = fc.oneof(
  fc.constantFrom("12345", "1234", "     ", "😀😀😀", "😀😀😀😀😀"),
  boundaryTexts(0, 4, 5, 6, 255, 256, 257),
);
const code = fc.oneof(
  { weight: 4, arbitrary: digits(6, 6) },
  { weight: 2, arbitrary: boundaryTexts(1, 63, 64, 65) },
  blankTexts,
  fc.constantFrom("48 29", "a/b", "%2F", "?x=1", "#", "ə😀", "..."),
);
const pin = fc.oneof(
  { weight: 3, arbitrary: fc.constant("5XK2M9A") },
  fc.constantFrom("5XK2M9", "5XK2M9AA", "5xk2m9a", "5XK2M9I", "5XK2M9O", "5XK2M9Ə", " 5XK2M9"),
);

/** Generates the value, and sometimes `undefined` or a value of another type. */
const mostlyValid = (value: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: value },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(null, 7, true, ["x"], {}) },
  );
const repetitionKinds = fc.constantFrom("same", "shorter", "longer", "decomposed", "absent");

/** Returns values with the field at a path replaced, or removed for `undefined`. */
export function setField(values: TestFormValues, field: string, value: unknown): TestFormValues {
  const [first = "", ...rest] = field.split("/");
  const inner = rest.length === 0 ? value : setField((values[first] ?? {}) as TestFormValues, rest.join("/"), value);
  return Object.fromEntries(Object.entries({ ...values, [first]: inner }).filter(([, entry]) => entry !== undefined));
}

/** Returns the repeated password: equal, slightly different or absent. */
function repeatPassword(password: unknown, kind: string): unknown {
  if (kind === "absent") return undefined;
  if (typeof password !== "string") return password;
  return kind === "shorter"
    ? password.slice(0, -1)
    : kind === "longer"
      ? `${password} `
      : kind === "decomposed"
        ? password.normalize("NFD")
        : password;
}

/**
 * Generates valid values with one or two fields, sometimes all, replaced by generated ones, and sometimes with an unknown field.
 * `password` is the name of the field that the form asks for twice.
 */
function nearlyValid(
  form: AccountFormName,
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  password?: string,
): fc.Arbitrary<TestFormValues> {
  const names = Object.keys(fields);
  const changedFields = fc.oneof({ weight: 6, arbitrary: fc.subarray(names, { maxLength: 2 }) }, fc.subarray(names));
  const repetition = fc.oneof({ weight: 3, arbitrary: fc.constant("same") }, repetitionKinds);
  return fc
    .record({ generated: fc.record(fields), changedFields, repetition, extra: fc.nat(9) })
    .map(({ generated, changedFields: changed, repetition: kind, extra }) => {
      const values = changed.reduce(
        (current, name) => setField(current, name, generated[name]),
        getFormFixture(form).validValues,
      );
      const repeated =
        password === undefined ? values : setField(values, "repeatedPassword", repeatPassword(values[password], kind));
      return extra === 0 ? { ...repeated, faxNumber: "+1" } : repeated;
    });
}

const person = {
  name: mostlyValid(personName),
  surname: mostlyValid(personName),
  fatherName: mostlyValid(personName),
  phoneNumber: mostlyValid(phoneNumber),
};
const possessor = {
  "possessor/name": mostlyValid(possessorName),
  "possessor/address": mostlyValid(address),
  "possessor/description": mostlyValid(note),
};

/** Generates valid and nearly valid values for each form. Values that become URL parameters are always strings. */
export const formArbitraries: Readonly<Record<AccountFormName, fc.Arbitrary<TestFormValues>>> = {
  signIn: nearlyValid("signIn", { username: mostlyValid(email), password: mostlyValid(signInPassword) }),
  registration: nearlyValid(
    "registration",
    { ...person, ...possessor, username: mostlyValid(email), password: mostlyValid(newPassword) },
    "password",
  ),
  verification: fc.record({ code }),
  forgotPassword: fc.record({ username: email }),
  passwordReset: nearlyValid("passwordReset", { code, newPassword: mostlyValid(newPassword) }, "newPassword"),
  passwordChange: nearlyValid("passwordChange", { oldPassword: mostlyValid(oldPassword), newPassword }, "newPassword"),
  personalInfo: nearlyValid("personalInfo", {
    ...person,
    ...possessor,
    email: mostlyValid(email),
    pin: mostlyValid(pin),
  }),
  contacts: nearlyValid("contacts", {
    email: mostlyValid(email),
    phoneNumber: mostlyValid(phoneNumber),
    note: mostlyValid(note),
  }),
};
