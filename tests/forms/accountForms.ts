import type { OperationId } from "../../mocks/generated/requests.js";
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

/** What somebody filled in. */
export type Answers = Readonly<Record<string, unknown>>;

/** A call as a form makes it: what goes where, and in which part of the form its body was asked for. */
export type FormCall = { id: OperationId; body?: unknown; query?: Answers; path?: Answers; part?: string };

/** A form, who fills it in, answers that keep every rule, and the calls that sending it makes. */
export type TestedForm = { definition: FormDefinition<unknown>; as?: PersonaId; valid: Answers; calls: (answers: Answers) => readonly FormCall[] };

const strong = "Ədalətli#Qiymət7";
const organisation = { name: "Nordvik Foods AB", address: "Hamngatan 18, 111 47 Stockholm", description: "Exports dairy products." };
const person = { name: "Emma", surname: "Lindqvist", fatherName: "Karl", phoneNumber: "+46855501420" };

/** The account forms, by name. */
export const forms = {
  signIn: { definition: signIn, valid: { username: "emma.lindqvist@nordvik.example", password: "Şəffaf-Bazar-2026" }, calls: (body) => [{ id: "signIn", body }] },
  registration: {
    definition: registration,
    valid: { ...person, username: "new@nordvik.example", password: strong, repeatedPassword: strong, possessor: organisation },
    calls: ({ possessor, ...user }) => [
      { id: "registerPossessor", body: possessor, part: "possessor" },
      { id: "registerUser", body: { ...user, possessorIds: [7003] } },
      { id: "checkNewPassword", query: { pass: user["password"], name: user["name"], surname: user["surname"] } },
    ],
  },
  verification: { definition: verification, valid: { code: "482913" }, calls: ({ code }) => [{ id: "activateAccount", path: { code } }] },
  forgotPassword: { definition: forgotPassword, valid: { username: "emma.lindqvist@nordvik.example" }, calls: ({ username }) => [{ id: "requestPasswordReset", query: { username } }] },
  passwordReset: {
    definition: passwordReset,
    valid: { code: "730518", newPassword: strong, repeatedPassword: strong },
    calls: ({ code, ...body }) => [{ id: "resetPassword", query: { verificationCode: code }, body }],
  },
  passwordChange: {
    definition: passwordChange,
    as: "foreign",
    valid: { oldPassword: "Şəffaf-Bazar-2026", newPassword: strong, repeatedPassword: strong },
    calls: (body) => [
      { id: "checkOwnPassword", query: { pass: body["newPassword"] } },
      { id: "changePassword", body },
    ],
  },
  personalInfo: {
    definition: personalInfo,
    as: "foreign",
    valid: { ...person, pin: "5XK2M9A", email: "emma.lindqvist@nordvik.example", possessor: organisation },
    calls: ({ possessor, ...user }) => [
      { id: "updatePossessor", path: { id: 7001 }, body: possessor, part: "possessor" },
      { id: "updateUser", body: { ...user, possessorIds: [7001] } },
    ],
  },
  contacts: { definition: contacts, as: "citizen", valid: { email: "aysel@poct.example", phoneNumber: "+994125550142", note: "Axşam zəng edin." }, calls: (body) => [{ id: "updateContacts", body }] },
} satisfies Record<string, TestedForm>;

/** An account form's name. */
export type FormName = keyof typeof forms;

/** A form by its name, as any form is seen. */
export const formOf = (name: FormName): TestedForm => forms[name];

/** In which field of a form a parameter of a call was asked for, where they are called otherwise. */
export const fieldOfParameter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkNewPassword: { pass: "password" },
  checkOwnPassword: { pass: "newPassword" },
  resetPassword: { verificationCode: "code" },
};
