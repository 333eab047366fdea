import type { TestFormValues, AccountFormName } from "./accountForms.ts";

/** A rule of the specification for one field: a value in otherwise valid values, and the rule that it violates, if any. */
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
): RuleCase[] => names.flatMap((form) => cases.map((fieldCase) => ({ form, field, ...fieldCase })));

const nonBlankCases = [
  { title: "one letter is accepted", value: "Ə" },
  { title: "a dash is accepted, of somebody without such a name", value: "-" },
  { title: "it is required", value: undefined, violatedRule: "required" },
  { title: "spaces only are rejected", value: "  ", violatedRule: "pattern" },
];
const emailCases = [
  { title: "an e-mail address is accepted", value: "a.b+c@d-e.example" },
  { title: "it is required", value: undefined, violatedRule: "required" },
  { title: "a word is rejected", value: "emma.lindqvist", violatedRule: "format email" },
  { title: "a host without a domain is rejected", value: "emma@nordvik", violatedRule: "format email" },
];
const phoneCases = [
  { title: "25 characters including the plus are accepted", value: `+${"1".repeat(24)}` },
  { title: "one digit is accepted", value: "+1" },
  { title: "26 characters are too long", value: `+${"1".repeat(25)}`, violatedRule: "maxLength 25" },
  { title: "a plus without digits is rejected", value: "+", violatedRule: "pattern" },
  { title: "a number without a plus is rejected", value: "46855501420", violatedRule: "pattern" },
  { title: "spaces are rejected", value: "+46 855501420", violatedRule: "pattern" },
  { title: "it is required", value: undefined, violatedRule: "required" },
];
const possessorNameCases = [
  { title: "three letters are accepted", value: "Nor" },
  { title: "two letters are too short", value: "No", violatedRule: "minLength 3" },
  { title: "it is required", value: undefined, violatedRule: "required" },
];
const addressCases = [
  { title: "seven characters are accepted", value: "Bakı 1A" },
  { title: "six characters are too short", value: "Bakı 1", violatedRule: "minLength 7" },
  { title: "it is required", value: undefined, violatedRule: "required" },
];
const optionalCases = [
  { title: "it is optional", value: undefined },
  { title: "it can be empty", value: "" },
];
const newPasswordCases = [
  { title: "ten characters of every kind are accepted", value: "Aa1#bcdefg" },
  { title: "letters of every alphabet count", value: "Şəffaf-Bazar-2026" },
  { title: "five different characters are accepted", value: "Aa1#bAa1#b" },
  { title: "a space is allowed", value: "Şəffaf Bazar-2026" },
  { title: "nine characters are too short", value: "Aa1#bcdef", violatedRule: "minLength 10" },
  { title: "it requires an upper-case letter", value: "şəffaf-bazar-2026", violatedRule: "pattern upperCase" },
  { title: "it requires a lower-case letter", value: "ŞƏFFAF-BAZAR-2026", violatedRule: "pattern lowerCase" },
  { title: "it requires a digit", value: "Şəffaf-Bazar-MMXX", violatedRule: "pattern digit" },
  { title: "it requires a special character", value: "ŞəffafBazar2026", violatedRule: "pattern special" },
  {
    title: "a space does not count as a special character",
    value: "Şəffaf Bazar 2026",
    violatedRule: "pattern special",
  },
  { title: "four different characters are not enough", value: "Aa1#Aa1#Aa1#", violatedRule: "x-minDistinct 5" },
  { title: "it is required", value: undefined, violatedRule: "required" },
];
const withRepeatedPassword = (name: string): Omit<RuleCase, "form" | "field">[] =>
  newPasswordCases.map((passwordCase) => ({
    ...passwordCase,
    otherValues: { [name]: passwordCase.value, repeatedPassword: passwordCase.value ?? "" },
  }));
const repeatedPasswordCases = (passwordField: string): Omit<RuleCase, "form" | "field">[] => [
  { title: "a different ending is rejected", value: "Ədalətli#Qiymət8", violatedRule: `x-equalTo ${passwordField}` },
  { title: "an additional space is rejected", value: "Ədalətli#Qiymət7 ", violatedRule: `x-equalTo ${passwordField}` },
  { title: "it is required", value: undefined, violatedRule: "required" },
];
const codeCases = [
  { title: "six digits are accepted", value: "482913" },
  { title: "it is required", value: undefined, violatedRule: "required" },
  { title: "a space is rejected", value: "482 913", violatedRule: "pattern" },
];

/** The rules of the specification for the account forms. */
export const ruleCases: readonly RuleCase[] = [
  ...casesForForms(["signIn"], "username", emailCases),
  ...casesForForms(["signIn"], "password", [
    { title: "five characters are accepted", value: "12345" },
    { title: "four characters are too short", value: "1234", violatedRule: "minLength 5" },
    { title: "it is required", value: undefined, violatedRule: "required" },
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
    { title: "one character is accepted", value: "x" },
    { title: "it is required", value: undefined, violatedRule: "required" },
  ]),
  ...casesForForms(["verification", "passwordReset"], "code", codeCases),
  ...casesForForms(["personalInfo"], "pin", [
    { title: "it is optional", value: undefined },
    { title: "seven characters without I and O are accepted", value: "5XK2M9A" },
    { title: "lower-case letters are rejected", value: "5xk2m9a", violatedRule: "pattern" },
  ]),
];
