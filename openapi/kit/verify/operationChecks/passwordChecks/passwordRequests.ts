import { getOperation, type ContractCheck, type VerifyContext } from "../../check.ts";
import { expectRefusal } from "../../expectations.ts";
import { fetchBody } from "../../fetchBody.ts";
import { ContractViolation, skipWhenRateLimited } from "../../outcomes.ts";
import { describeResponse, isAccepted, isRefusal } from "../../responses/judgeResponse.ts";
import type { ContractOperation } from "../../../contract/operations.ts";
import type { OperationRequest, OperationResponse } from "../../run/contractClient.ts";
import { createValidRequestFor } from "../checkHelpers.ts";
import { generatePassword, type TestAccount } from "../../personas.ts";
import { rejectionStatuses } from "../../inputs/errorCases.ts";
import { readSpecifiedBody } from "../../responses/specifiedResponses.ts";
import { createPasswords } from "./boundaryPasswords.ts";

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

/** An account whose password is changed several times. */
export type ChangingAccount = {
  username: string;
  getToken: () => string;
  getPassword: () => string;
  /** Changes the password. After a success, signs in with it: a server may end the session in which it was changed. */
  change: (password: string) => Promise<OperationResponse>;
};

/** Prepares an account that no other check uses. */
export async function createChangingAccount(context: VerifyContext): Promise<ChangingAccount> {
  const operation = getOperation(context, "changePassword");
  const account = await context.personas.freshAccount(context);
  const { username } = account;
  let { token, password } = account;
  return {
    username,
    getToken: () => token,
    getPassword: () => password,
    change: async (next) => {
      const response = await context.client.send(operation, createChangeRequest({ token }, password, next));
      if (!isAccepted(operation, response)) return response;
      password = next;
      const session = await fetchBody(context, "signIn", { body: { username, password } });
      token = context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(session["token"]));
      return response;
    },
  };
}

/** Changes the password of an account several times. Resolves to its passwords, the first one first. */
export async function changeSeveralTimes(
  context: VerifyContext,
  { getPassword, change }: ChangingAccount,
): Promise<readonly string[]> {
  const passwords = [getPassword()];
  const operation = getOperation(context, "changePassword");
  while (passwords.length < 4) {
    assertPasswordAccepted(operation, await change(addPassword(context)), "all that the rules ask for");
    passwords.push(getPassword());
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

/** Returns whether a response says that a password would be accepted, as the portal reads it. */
export const readVerdict = (operation: ContractOperation, { status, body }: OperationResponse): boolean =>
  status < 300 && (readSpecifiedBody(operation, body) as { valid?: boolean }).valid !== false;

/** Sends a request that sets a password. Throws `ContractViolation` unless it is refused with 400 or 422. */
export async function assertRejected(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
  what: string,
): Promise<void> {
  const response = await context.client.send(getOperation(context, id), { lang: "en", ...request });
  skipWhenRateLimited(response.status);
  if (!rejectionStatuses.includes(response.status))
    throw new ContractViolation(
      `${rejectionStatuses.join(" or ")} for ${what}`,
      describeResponse(response),
      response.curl,
    );
}

/** Throws `ContractViolation` unless a response accepts the password of its request, which meets the rules. */
export function assertPasswordAccepted(operation: ContractOperation, response: OperationResponse, rule: string): void {
  skipWhenRateLimited(response.status);
  if (!isAccepted(operation, response))
    throw new ContractViolation(`a password with ${rule} to be accepted`, describeResponse(response), response.curl);
}

/**
 * Returns whether a response accepts the password of its request. Throws `ContractViolation` when it neither accepts it nor says
 * that it does not.
 */
export function judgePassword(operation: ContractOperation, response: OperationResponse): boolean {
  const { status, curl } = response;
  if (isAccepted(operation, response)) return true;
  skipWhenRateLimited(status);
  if (isRefusal(operation, response) && (status < 300 || [...rejectionStatuses, 409].includes(status))) return false;
  throw new ContractViolation(
    "an unusual password to be accepted, or a refusal of it",
    describeResponse(response),
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
    const repeatedPassword = addPassword(context, swapOneCase(String(body["repeatedPassword"])));
    await assertRejected(context, id, { ...request, body: { ...body, repeatedPassword } }, "two different entries");
  },
});

/** A password, and one that would open the account too if the server changed or cut it. */
type UnusualPassword = { entered: string; changed: string };

/** Sets a password of an account that no other check uses. Resolves to its address; to `undefined` when the server refuses the password. */
export type SetPassword = (password: UnusualPassword) => Promise<string | undefined>;

/**
 * Returns passwords with spaces, markup and more bytes than some algorithms read, each with one that would open the account too if
 * the server changed or cut it. Adds all of them to what is masked in the report.
 */
function createUnusualPasswords(context: VerifyContext): readonly UnusualPassword[] {
  const [spaced, marked] = [generatePassword(), generatePassword()];
  const long = `${generatePassword()}${"ə".repeat(longPasswordLength)}`;
  return [
    { entered: ` ${spaced} `, changed: spaced },
    { entered: `${marked}&<b>"'%41\\`, changed: `${marked}&amp;&lt;b&gt;"'%41\\` },
    { entered: `${long}a`, changed: `${long}b` },
  ].map(({ entered, changed }) => ({
    entered: addPassword(context, entered),
    changed: addPassword(context, changed),
  }));
}

/** Returns the check that a password is kept as it was entered, with spaces, markup and every letter, to its end. */
export const createKeptPasswordCheck = (
  prepare: (context: VerifyContext) => SetPassword | Promise<SetPassword>,
): ContractCheck => ({
  name: "keeps a password as it was entered, to its end",
  isSpecified: true,
  run: async (context) => {
    const setPassword = await prepare(context);
    for (const { entered, changed } of createUnusualPasswords(context)) {
      const username = await setPassword({ entered, changed });
      // A server may refuse it. It must not change it silently.
      if (username === undefined) continue;
      await fetchBody(context, "signIn", { body: { username, password: entered } });
      const request = { body: { username, password: changed }, lang: "en" } as const;
      await expectRefusal(context, getOperation(context, "signIn"), request, 401);
    }
  },
});
