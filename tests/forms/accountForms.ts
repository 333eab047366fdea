import type { OperationId } from "../../mocks/generated/requestValidators.js";
import type { PersonaId } from "../../mocks/store/personas.ts";
import type { FormDefinition } from "../../src/forms/formDefinition.ts";
import { form as contacts } from "../../src/generated/forms/contacts.js";
import { form as forgotPassword } from "../../src/generated/forms/forgotPassword.js";
import { form as passwordChange } from "../../src/generated/forms/passwordChange.js";
import { form as passwordReset } from "../../src/generated/forms/passwordReset.js";
import { form as personalInfo } from "../../src/generated/forms/personalInfo.js";
import { form as registration } from "../../src/generated/forms/registration.js";
import { form as signIn } from "../../src/generated/forms/signIn.js";
import { form as verification } from "../../src/generated/forms/verification.js";

/** The values of a form. */
export type TestFormValues = Readonly<Record<string, unknown>>;

/** A request that a form sends. `fieldGroup` is the nested object of the form that contains its body. */
export type FormOperationCall = {
  operationId: OperationId;
  body?: unknown;
  query?: TestFormValues;
  path?: TestFormValues;
  fieldGroup?: string;
};

/** A form with its persona, valid values and the requests that its submission sends. */
export type FormFixture = {
  definition: FormDefinition<unknown>;
  persona?: PersonaId;
  validValues: TestFormValues;
  toOperationCalls: (values: TestFormValues) => readonly FormOperationCall[];
};

const validPassword = "Ədalətli#Qiymət7";
const organisation = {
  name: "Nordvik Foods AB",
  address: "Hamngatan 18, 111 47 Stockholm",
  description: "Exports dairy products.",
};
const person = { name: "Emma", surname: "Lindqvist", fatherName: "Karl", phoneNumber: "+46855501420" };

/** The account forms, by name. */
export const accountForms = {
  signIn: {
    definition: signIn,
    validValues: { username: "emma.lindqvist@nordvik.example", password: "Şəffaf-Bazar-2026" },
    toOperationCalls: (body) => [{ operationId: "signIn", body }],
  },
  registration: {
    definition: registration,
    validValues: {
      ...person,
      username: "new@nordvik.example",
      password: validPassword,
      repeatedPassword: validPassword,
      possessor: organisation,
    },
    toOperationCalls: ({ possessor, ...user }) => [
      { operationId: "registerPossessor", body: possessor, fieldGroup: "possessor" },
      { operationId: "registerUser", body: { ...user, possessorIds: [7003] } },
      {
        operationId: "checkNewPassword",
        query: { pass: user["password"], name: user["name"], surname: user["surname"] },
      },
    ],
  },
  verification: {
    definition: verification,
    validValues: { code: "482913" },
    toOperationCalls: ({ code }) => [{ operationId: "activateAccount", path: { code } }],
  },
  forgotPassword: {
    definition: forgotPassword,
    validValues: { username: "emma.lindqvist@nordvik.example" },
    toOperationCalls: ({ username }) => [{ operationId: "requestPasswordReset", query: { username } }],
  },
  passwordReset: {
    definition: passwordReset,
    validValues: { code: "730518", newPassword: validPassword, repeatedPassword: validPassword },
    toOperationCalls: ({ code, ...body }) => [
      { operationId: "resetPassword", query: { verificationCode: code }, body },
    ],
  },
  passwordChange: {
    definition: passwordChange,
    persona: "foreign",
    validValues: { oldPassword: "Şəffaf-Bazar-2026", newPassword: validPassword, repeatedPassword: validPassword },
    toOperationCalls: (body) => [
      { operationId: "checkOwnPassword", query: { pass: body["newPassword"] } },
      { operationId: "changePassword", body },
    ],
  },
  personalInfo: {
    definition: personalInfo,
    persona: "foreign",
    validValues: { ...person, pin: "5XK2M9A", email: "emma.lindqvist@nordvik.example", possessor: organisation },
    toOperationCalls: ({ possessor, ...user }) => [
      { operationId: "updatePossessor", path: { id: 7001 }, body: possessor, fieldGroup: "possessor" },
      { operationId: "updateUser", body: { ...user, possessorIds: [7001] } },
    ],
  },
  contacts: {
    definition: contacts,
    persona: "citizen",
    validValues: { email: "aysel@poct.example", phoneNumber: "+994125550142", note: "Axşam zəng edin." },
    toOperationCalls: (body) => [{ operationId: "updateContacts", body }],
  },
} satisfies Record<string, FormFixture>;

/** The name of an account form. */
export type AccountFormName = keyof typeof accountForms;

/** Returns the fixture of a form. */
export const getFormFixture = (name: AccountFormName): FormFixture => accountForms[name];

/** The form fields for parameters with another name, by operationId. */
export const fieldByParameter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkNewPassword: { pass: "password" },
  checkOwnPassword: { pass: "newPassword" },
  resetPassword: { verificationCode: "code" },
};
