import {
  ContractViolation,
  expectRefusal,
  fetchBody,
  getOperation,
  skipWhenRateLimited,
  type ContractCheck,
  type VerifyContext,
} from "../../check.ts";
import type { OperationRequest } from "../../run/contractClient.ts";
import { createValidRequestFor } from "../checkHelpers.ts";
import { generatePassword, type TestAccount } from "../../personas.ts";
import { createPasswords } from "./boundaryPasswords.ts";

/** The statuses for a password that a rule forbids. */
const rejectionStatuses = [400, 422];

/** More characters than some algorithms read of a password, and fewer than the contract allows. */
export const longPasswordLength = 200;

/** A name of three letters, as many people have one. */
export const shortName = "Əli";

/** A person whose names have the same small and capital letters in every language. */
export const person = { name: "Sandor", surname: "Holmberg" };

/** The surname of the accounts that a run registers. */
export const registeredSurname = "Hallberg";

/** Returns strong passwords that contain a name: as it is, in small letters and in capital ones. */
export const listPasswordsWithName = (name: string): readonly string[] =>
  [name, name.toLowerCase(), name.toUpperCase()].flatMap((part) => [`${part}#2026Aa`, `2026#Aa${part}x`]);

/** A password that breaks several rules. */
export const weakPassword = "qwerty";

/** Adds a new password to what is masked in the report. Returns it. */
export const addPassword = ({ personas }: VerifyContext, password = generatePassword()): string =>
  personas.secrets.add("CONTRACT_NEW_PASSWORD", password);

/** Returns the request of `changePassword`. */
export const createChangeRequest = (
  { token }: { token: string },
  oldPassword: string,
  newPassword: string,
): OperationRequest => ({
  token,
  body: { oldPassword, newPassword, repeatedPassword: newPassword },
  lang: "en",
});

/** Replaces the password of an account by another one, and resolves to it. */
export type PasswordReplacement = (context: VerifyContext, account: TestAccount) => Promise<string>;

/** Changes the password in the session of the account. */
export const changePassword: PasswordReplacement = async (context, account) => {
  const newPassword = addPassword(context);
  await fetchBody(context, "changePassword", createChangeRequest(account, account.password, newPassword));
  return newPassword;
};

/** Resets the password with a code from an e-mail. */
export const resetPassword: PasswordReplacement = async (context, { username }) => {
  await fetchBody(context, "requestPasswordReset", { query: { username } });
  const query = { verificationCode: await context.personas.readMailedCode(username) };
  const newPassword = addPassword(context);
  await fetchBody(context, "resetPassword", { query, body: { newPassword, repeatedPassword: newPassword } });
  return newPassword;
};

/** Changes the password of an account several times. Resolves to its passwords, the first one first. */
export async function changeSeveralTimes(
  context: VerifyContext,
  { token, password }: { token: string; password: string },
): Promise<readonly string[]> {
  const passwords = [password];
  while (passwords.length < 4) {
    const next = addPassword(context);
    await fetchBody(context, "changePassword", createChangeRequest({ token }, passwords.at(-1) ?? "", next));
    passwords.push(next);
  }
  return passwords;
}

/** Returns a strong password of this length. */
export const createLongPassword = (length: number): string => `Kq7#${"wvxzjyht".repeat(length)}`.slice(0, length);

/** Sends an operation with each password that just breaks a rule. Throws `ContractViolation` for one that is accepted. */
export async function assertRejectsWeakPasswords(
  context: VerifyContext,
  id: string,
  createRequest: (password: string) => OperationRequest,
): Promise<void> {
  for (const { rule, password } of createPasswords(context).rejected)
    await assertRejected(context, id, createRequest(password), `a password with ${rule}`);
}

/** Sends a request that sets a password. Throws `ContractViolation` unless it is refused. */
export async function assertRejected(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
  what: string,
): Promise<void> {
  const { status, text, curl } = await context.client.send(getOperation(context, id), { lang: "en", ...request });
  skipWhenRateLimited(status);
  if (!rejectionStatuses.includes(status))
    throw new ContractViolation(
      `${rejectionStatuses.join(" or ")} for ${what}`,
      `${status} ${text.slice(0, 200)}`,
      curl,
    );
}

/** Returns the password with one letter in the other case. */
const swapOneCase = (password: string): string =>
  password.replace(/\p{L}/u, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Returns the check that both entries of a new password are compared exactly. */
export const createRepetitionCheck = (id: string): ContractCheck => ({
  name: "compares both entries of the new password exactly",
  run: async (context) => {
    const request = await createValidRequestFor(context, id);
    const body = request.body as Readonly<Record<string, unknown>>;
    const repeatedPassword = swapOneCase(String(body["repeatedPassword"]));
    await assertRejected(context, id, { ...request, body: { ...body, repeatedPassword } }, "two different entries");
  },
});

/** Sets a password of an account that no other check uses. Resolves to its address; to `undefined` when the server refuses the password. */
export type SetPassword = (context: VerifyContext, password: string) => Promise<string | undefined>;

/** Returns the check that a password is kept as it was entered, with spaces, markup and every letter, to its end. */
export const createKeptPasswordCheck = (setPassword: SetPassword): ContractCheck => ({
  name: "keeps a password as it was entered, to its end",
  run: async (context) => {
    const [spaced, marked, long] = [generatePassword(), generatePassword(), generatePassword()];
    for (const { entered, changed } of [
      { entered: ` ${spaced} `, changed: spaced },
      { entered: `${marked}&<b>"'%41\\`, changed: `${marked}&amp;&lt;b&gt;"'%41\\` },
      {
        entered: `${long}${"ə".repeat(longPasswordLength)}a`,
        changed: `${long}${"ə".repeat(longPasswordLength)}b`,
      },
    ]) {
      for (const password of [entered, changed]) context.personas.secrets.add("CONTRACT_NEW_PASSWORD", password);
      const username = await setPassword(context, entered);
      if (username === undefined) continue;
      await fetchBody(context, "signIn", { body: { username, password: entered } });
      const request = { body: { username, password: changed }, lang: "en" } as const;
      await expectRefusal(context, getOperation(context, "signIn"), request, 401);
    }
  },
});
