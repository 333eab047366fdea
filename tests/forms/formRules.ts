import type { TestFormValues, AccountFormName } from "./accountForms.ts";

/**
 * One sentence of the specification about a field: with what in it, otherwise all right, which rule is broken. Without `breaks`
 * the value is right.
 */
export type RuleCase = {
  form: AccountFormName;
  field: string;
  title: string;
  value: unknown;
  violatedRule?: string;
  otherValues?: TestFormValues;
};

const casesForForms = (
  names: readonly AccountFormName[],
  field: string,
  cases: readonly Omit<RuleCase, "form" | "field">[],
): RuleCase[] => names.flatMap((form) => cases.map((one) => ({ form, field, ...one })));

const nonBlankCases = [
  { title: "one letter is enough", value: "Ə" },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
  { title: "spaces are nothing", value: "  ", violatedRule: "pattern" },
];
const emailCases = [
  { title: "an e-mail address is right", value: "a.b+c@d-e.example" },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
  { title: "a word is no address", value: "emma.lindqvist", violatedRule: "format email" },
  { title: "a name of a machine is no address", value: "emma@nordvik", violatedRule: "format email" },
];
const phoneCases = [
  { title: "25 signs with the plus are right", value: `+${"1".repeat(24)}` },
  { title: "one digit is enough", value: "+1" },
  { title: "26 signs are too many", value: `+${"1".repeat(25)}`, violatedRule: "maxLength 25" },
  { title: "a plus alone is no number", value: "+", violatedRule: "pattern" },
  { title: "a number without plus is none", value: "46855501420", violatedRule: "pattern" },
  { title: "spaces do not belong to it", value: "+46 855501420", violatedRule: "pattern" },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
];
const possessorNameCases = [
  { title: "three letters are enough", value: "Nor" },
  { title: "two letters are too few", value: "No", violatedRule: "minLength 3" },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
];
const addressCases = [
  { title: "seven signs are enough", value: "Bakı 1A" },
  { title: "six signs are too few", value: "Bakı 1", violatedRule: "minLength 7" },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
];
const optionalCases = [
  { title: "it may be left out", value: undefined },
  { title: "it may be empty", value: "" },
];
const newPasswordCases = [
  { title: "ten signs of every kind are right", value: "Aa1#bcdefg" },
  { title: "letters of every alphabet count", value: "Şəffaf-Bazar-2026" },
  { title: "five different signs are enough", value: "Aa1#bAa1#b" },
  { title: "a space between is allowed", value: "Şəffaf Bazar-2026" },
  { title: "nine signs are too few", value: "Aa1#bcdef", violatedRule: "minLength 10" },
  { title: "it needs an upper-case letter", value: "şəffaf-bazar-2026", violatedRule: "pattern upperCase" },
  { title: "it needs a lower-case letter", value: "ŞƏFFAF-BAZAR-2026", violatedRule: "pattern lowerCase" },
  { title: "it needs a digit", value: "Şəffaf-Bazar-MMXX", violatedRule: "pattern digit" },
  { title: "it needs a special character", value: "ŞəffafBazar2026", violatedRule: "pattern special" },
  { title: "a space is no special character", value: "Şəffaf Bazar 2026", violatedRule: "pattern special" },
  { title: "four different signs are too few", value: "Aa1#Aa1#Aa1#", violatedRule: "x-minDistinct 5" },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
];
const withRepeatedPassword = (name: string): Omit<RuleCase, "form" | "field">[] =>
  newPasswordCases.map((one) => ({ ...one, otherValues: { [name]: one.value, repeatedPassword: one.value ?? "" } }));
const repeatedPasswordCases = (other: string): Omit<RuleCase, "form" | "field">[] => [
  { title: "another ending is not the same", value: "Ədalətli#Qiymət8", violatedRule: `x-equalTo ${other}` },
  { title: "a space more is not the same", value: "Ədalətli#Qiymət7 ", violatedRule: `x-equalTo ${other}` },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
];
const codeCases = [
  { title: "six digits are a code", value: "482913" },
  { title: "it may not be missing", value: undefined, violatedRule: "required" },
  { title: "a space does not belong to it", value: "482 913", violatedRule: "pattern" },
];

/** The rules of the account forms as the specification says them. */
export const ruleCases: readonly RuleCase[] = [
  ...casesForForms(["signIn"], "username", emailCases),
  ...casesForForms(["signIn"], "password", [
    { title: "five signs are enough", value: "12345" },
    { title: "four signs are too few", value: "1234", violatedRule: "minLength 5" },
    { title: "it may not be missing", value: undefined, violatedRule: "required" },
  ]),
  ...["name", "surname", "fatherName"].flatMap((field) =>
    casesForForms(["registration", "personalInfo"], field, nonBlankCases),
  ),
  ...casesForForms(["registration", "forgotPassword"], "username", emailCases),
  ...casesForForms(["personalInfo", "contacts"], "email", emailCases),
  ...casesForForms(["registration", "personalInfo", "contacts"], "phoneNumber", phoneCases),
  ...casesForForms(["registration", "personalInfo"], "possessor/name", possessorNameCases),
  ...casesForForms(["registration", "personalInfo"], "possessor/address", addressCases),
  ...casesForForms(["registration", "personalInfo"], "possessor/description", optionalCases),
  ...casesForForms(["contacts"], "note", optionalCases),
  ...casesForForms(["registration"], "password", withRepeatedPassword("password")),
  ...casesForForms(["passwordReset", "passwordChange"], "newPassword", withRepeatedPassword("newPassword")),
  ...casesForForms(["registration"], "repeatedPassword", repeatedPasswordCases("password")),
  ...casesForForms(["passwordReset", "passwordChange"], "repeatedPassword", repeatedPasswordCases("newPassword")),
  ...casesForForms(["passwordChange"], "oldPassword", [
    { title: "one sign is enough", value: "x" },
    { title: "it may not be missing", value: undefined, violatedRule: "required" },
  ]),
  ...casesForForms(["verification", "passwordReset"], "code", codeCases),
  ...casesForForms(["personalInfo"], "pin", [
    { title: "it may be left out", value: undefined },
    { title: "seven signs without I and O are right", value: "5XK2M9A" },
    { title: "small letters do not belong to it", value: "5xk2m9a", violatedRule: "pattern" },
  ]),
];
