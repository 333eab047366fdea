import type { Answers, FormName } from "./accountForms.ts";

/**
 * One sentence of the specification about a field: with what in it, otherwise all right, which rule is broken. Without `breaks`
 * the value is right.
 */
export type Expectation = { form: FormName; field: string; says: string; given: unknown; breaks?: string; also?: Answers };

const inForms = (names: readonly FormName[], field: string, cases: readonly Omit<Expectation, "form" | "field">[]): Expectation[] => names.flatMap((form) => cases.map((one) => ({ form, field, ...one })));

const notEmpty = [
  { says: "one letter is enough", given: "Ə" },
  { says: "it may not be missing", given: undefined, breaks: "required" },
  { says: "spaces are nothing", given: "  ", breaks: "pattern" },
];
const email = [
  { says: "an e-mail address is right", given: "a.b+c@d-e.example" },
  { says: "it may not be missing", given: undefined, breaks: "required" },
  { says: "a word is no address", given: "emma.lindqvist", breaks: "format email" },
  { says: "a name of a machine is no address", given: "emma@nordvik", breaks: "format email" },
];
const phone = [
  { says: "25 signs with the plus are right", given: `+${"1".repeat(24)}` },
  { says: "one digit is enough", given: "+1" },
  { says: "26 signs are too many", given: `+${"1".repeat(25)}`, breaks: "maxLength 25" },
  { says: "a plus alone is no number", given: "+", breaks: "pattern" },
  { says: "a number without plus is none", given: "46855501420", breaks: "pattern" },
  { says: "spaces do not belong to it", given: "+46 855501420", breaks: "pattern" },
  { says: "it may not be missing", given: undefined, breaks: "required" },
];
const possessorName = [
  { says: "three letters are enough", given: "Nor" },
  { says: "two letters are too few", given: "No", breaks: "minLength 3" },
  { says: "it may not be missing", given: undefined, breaks: "required" },
];
const address = [
  { says: "seven signs are enough", given: "Bakı 1A" },
  { says: "six signs are too few", given: "Bakı 1", breaks: "minLength 7" },
  { says: "it may not be missing", given: undefined, breaks: "required" },
];
const optional = [
  { says: "it may be left out", given: undefined },
  { says: "it may be empty", given: "" },
];
const newPassword = [
  { says: "ten signs of every kind are right", given: "Aa1#bcdefg" },
  { says: "letters of every alphabet count", given: "Şəffaf-Bazar-2026" },
  { says: "five different signs are enough", given: "Aa1#bAa1#b" },
  { says: "a space between is allowed", given: "Şəffaf Bazar-2026" },
  { says: "nine signs are too few", given: "Aa1#bcdef", breaks: "minLength 10" },
  { says: "it needs an upper-case letter", given: "şəffaf-bazar-2026", breaks: "pattern upperCase" },
  { says: "it needs a lower-case letter", given: "ŞƏFFAF-BAZAR-2026", breaks: "pattern lowerCase" },
  { says: "it needs a digit", given: "Şəffaf-Bazar-MMXX", breaks: "pattern digit" },
  { says: "it needs a special character", given: "ŞəffafBazar2026", breaks: "pattern special" },
  { says: "a space is no special character", given: "Şəffaf Bazar 2026", breaks: "pattern special" },
  { says: "four different signs are too few", given: "Aa1#Aa1#Aa1#", breaks: "x-minDistinct 5" },
  { says: "it may not be missing", given: undefined, breaks: "required" },
];
const withRepetition = (name: string): Omit<Expectation, "form" | "field">[] => newPassword.map((one) => ({ ...one, also: { [name]: one.given, repeatedPassword: one.given ?? "" } }));
const repeated = (other: string): Omit<Expectation, "form" | "field">[] => [
  { says: "another ending is not the same", given: "Ədalətli#Qiymət8", breaks: `x-equalTo ${other}` },
  { says: "a space more is not the same", given: "Ədalətli#Qiymət7 ", breaks: `x-equalTo ${other}` },
  { says: "it may not be missing", given: undefined, breaks: "required" },
];
const code = [
  { says: "six digits are a code", given: "482913" },
  { says: "it may not be missing", given: undefined, breaks: "required" },
  { says: "a space does not belong to it", given: "482 913", breaks: "pattern" },
];

/** The rules of the account forms as the specification says them. */
export const expectations: readonly Expectation[] = [
  ...inForms(["signIn"], "username", email),
  ...inForms(["signIn"], "password", [
    { says: "five signs are enough", given: "12345" },
    { says: "four signs are too few", given: "1234", breaks: "minLength 5" },
    { says: "it may not be missing", given: undefined, breaks: "required" },
  ]),
  ...["name", "surname", "fatherName"].flatMap((field) => inForms(["registration", "personalInfo"], field, notEmpty)),
  ...inForms(["registration", "forgotPassword"], "username", email),
  ...inForms(["personalInfo", "contacts"], "email", email),
  ...inForms(["registration", "personalInfo", "contacts"], "phoneNumber", phone),
  ...inForms(["registration", "personalInfo"], "possessor/name", possessorName),
  ...inForms(["registration", "personalInfo"], "possessor/address", address),
  ...inForms(["registration", "personalInfo"], "possessor/description", optional),
  ...inForms(["contacts"], "note", optional),
  ...inForms(["registration"], "password", withRepetition("password")),
  ...inForms(["passwordReset", "passwordChange"], "newPassword", withRepetition("newPassword")),
  ...inForms(["registration"], "repeatedPassword", repeated("password")),
  ...inForms(["passwordReset", "passwordChange"], "repeatedPassword", repeated("newPassword")),
  ...inForms(["passwordChange"], "oldPassword", [
    { says: "one sign is enough", given: "x" },
    { says: "it may not be missing", given: undefined, breaks: "required" },
  ]),
  ...inForms(["verification", "passwordReset"], "code", code),
  ...inForms(["personalInfo"], "pin", [
    { says: "it may be left out", given: undefined },
    { says: "seven signs without I and O are right", given: "5XK2M9A" },
    { says: "small letters do not belong to it", given: "5xk2m9a", breaks: "pattern" },
  ]),
];
