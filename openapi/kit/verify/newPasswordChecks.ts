import type { ByOperation } from "../contract/operationId.ts";
import { languages } from "../contract/language.ts";
import {
  assertContract,
  CheckSkipped,
  ContractViolation,
  expectRefusal,
  fetchBody,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "./check.ts";
import type { OperationRequest } from "./contractClient.ts";
import { assertCode } from "./operationChecks/checkHelpers.ts";
import { generatePassword } from "./personas.ts";
import { createValidRequest } from "./requests.ts";

/** A person whose names have the same small and capital letters in every language. */
const person = { name: "Sandor", surname: "Holmberg" };

/** The surname of the accounts that a run registers. */
const registeredSurname = "Hallberg";

/** Returns strong passwords that contain a name: as it is, in small letters and in capital ones. */
const listPasswordsWithName = (name: string): readonly string[] =>
  [name, name.toLowerCase(), name.toUpperCase()].flatMap((part) => [`${part}#2026Aa`, `2026#Aa${part}x`]);

/** A password that breaks several rules. */
const weakPassword = "qwerty";

const addPassword = ({ personas }: VerifyContext, password = generatePassword()): string =>
  personas.secrets.add("CONTRACT_NEW_PASSWORD", password);

/** Returns a strong password of this length. */
const createLongPassword = (length: number): string => `Kq7#${"wvxzjyht".repeat(length)}`.slice(0, length);

type Answer = { valid?: boolean; reason?: string };

const askFor = (context: VerifyContext, id: string, request: OperationRequest): Promise<Answer> =>
  fetchBody<Answer>(context, id, { lang: "en", ...request });

async function assertNotAccepted(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
  what: string,
): Promise<void> {
  const { valid } = await askFor(context, id, request);
  assertContract(valid === false, `valid: false for ${what}`, `valid: ${String(valid)}`);
}

/** Throws `ContractViolation` when a request that sets a password is not refused. */
async function assertRejected(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
  what: string,
): Promise<void> {
  const { status, text, curl } = await context.client.send(getOperation(context, id), { lang: "en", ...request });
  if (status === 429) throw new CheckSkipped("rate limited; wait and try again");
  if (status !== 400 && status !== 422)
    throw new ContractViolation(`400 or 422 for ${what}`, `${status} ${text.slice(0, 200)}`, curl);
}

/** Checks that the reasons for a password that is not accepted are in the requested language. */
async function assertReasons(context: VerifyContext, id: string, requests: readonly OperationRequest[]): Promise<void> {
  for (const request of requests) {
    const reasons: string[] = [];
    for (const lang of languages) {
      const { reason } = await askFor(context, id, { ...request, lang });
      if (reason === undefined) continue;
      assertContract(!reasons.includes(reason), `another reason in ${lang} than in the other languages`, reason);
      reasons.push(reason);
    }
  }
}

const createChange = (token: string, oldPassword: string, newPassword: string): OperationRequest => ({
  token,
  body: { oldPassword, newPassword, repeatedPassword: newPassword },
});

/** Changes the password of an account several times. Resolves to its passwords, the first one first. */
async function changeSeveralTimes(
  context: VerifyContext,
  { token, password }: { token: string; password: string },
): Promise<readonly string[]> {
  const passwords = [password];
  while (passwords.length < 4) {
    const next = addPassword(context);
    await fetchBody(context, "changePassword", createChange(token, passwords.at(-1) ?? "", next));
    passwords.push(next);
  }
  return passwords;
}

/** Returns the check that a long password is accepted: twice as long as many servers allow, and the longest one. */
const createLongPasswordCheck = (id: "checkNewPassword" | "checkOwnPassword"): ContractCheck => ({
  name: "accepts a password of the greatest length",
  run: async (context) => {
    const operation = getOperation(context, id);
    const maxLength = operation.parameters.find(({ name }) => name === "pass")?.schema["maxLength"];
    if (typeof maxLength !== "number") return;
    const request = await createValidRequest(context, operation);
    for (const length of [maxLength / 2, maxLength]) {
      const query = { ...request.query, pass: createLongPassword(length) };
      const { valid } = await askFor(context, id, { ...request, query });
      assertContract(valid !== false, `valid: true for a strong password of ${length} characters`, "valid: false");
    }
  },
});

/** Checks of names, earlier passwords and reasons, by operationId. */
export const newPasswordChecks = {
  checkNewPassword: [
    {
      name: "rejects a password that contains a name in capital or small letters",
      run: async (context) => {
        for (const pass of [person.name, person.surname].flatMap(listPasswordsWithName))
          await assertNotAccepted(context, "checkNewPassword", { query: { ...person, pass } }, "a name in a password");
      },
    },
    {
      name: "gives each reason in the requested language",
      run: (context) =>
        assertReasons(
          context,
          "checkNewPassword",
          [weakPassword, `${person.surname}#2026Aa`].map((pass) => ({ query: { ...person, pass } })),
        ),
    },
    createLongPasswordCheck("checkNewPassword"),
  ],
  checkOwnPassword: [
    {
      name: "knows the present name of the user and each earlier password, and gives the reasons in each language",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const { token } = account;
        const ask = (pass: string): OperationRequest => ({ token, query: { pass } });
        const passwords = await changeSeveralTimes(context, account);
        for (const pass of passwords)
          await assertNotAccepted(context, "checkOwnPassword", ask(pass), "an earlier password");
        const { body } = await createValidRequest(context, getOperation(context, "updateUser"));
        const sent = { ...(body as object), email: account.username, surname: person.surname };
        await fetchBody(context, "updateUser", { token, body: sent });
        const { surname } = await fetchBody(context, "readUser", { token });
        const withName = `${String(surname)}#2026Aa`;
        if (surname === person.surname)
          for (const pass of listPasswordsWithName(person.surname))
            await assertNotAccepted(context, "checkOwnPassword", ask(pass), "a password with the new surname");
        await assertReasons(context, "checkOwnPassword", [weakPassword, withName, account.password].map(ask));
      },
    },
    createLongPasswordCheck("checkOwnPassword"),
  ],
  changePassword: [
    {
      name: "rejects a surname in capital or small letters, and each of several earlier passwords",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const passwords = await changeSeveralTimes(context, account);
        const { surname } = await fetchBody(context, "readUser", { token: account.token });
        const forms = [String(surname).toLowerCase(), String(surname).toUpperCase()];
        for (const next of [...forms.map((form) => `2026#Aa${form}x`), ...passwords.slice(0, -1)]) {
          const request = createChange(account.token, passwords.at(-1) ?? "", addPassword(context, next));
          await assertRejected(context, "changePassword", request, "a password with the surname, or an earlier one");
        }
      },
    },
  ],
  registerUser: [
    {
      name: "rejects a password that contains a name in capital or small letters",
      run: async (context) => {
        const { body } = await createValidRequest(context, getOperation(context, "registerUser"));
        for (const name of [person.name, person.surname])
          for (const part of [name.toLowerCase(), name.toUpperCase()]) {
            const password = addPassword(context, `2026#Aa${part}x`);
            const sent = { ...(body as object), ...person, password, repeatedPassword: password };
            await assertRejected(context, "registerUser", { body: sent }, `a password with ${part}`);
          }
      },
    },
    {
      name: "lets a user sign in with a password of the greatest length",
      run: async (context) => {
        const { body } = await createValidRequest(context, getOperation(context, "registerUser"));
        const { username } = body as { username: string };
        const pointer = "#/components/schemas/NewPassword";
        const password = addPassword(context, createLongPassword(256));
        if (context.validator.valueErrors(pointer, password).length > 0) return;
        await fetchBody(context, "registerUser", {
          body: { ...(body as object), password, repeatedPassword: password },
        });
        await fetchBody(context, "activateAccount", {
          path: { code: await context.personas.readMailedCode(username) },
        });
        await fetchBody(context, "signIn", { body: { username, password } });
      },
    },
  ],
  resetPassword: [
    {
      name: "keeps the code while a new password is refused",
      run: async (context) => {
        const operation = getOperation(context, "resetPassword");
        const request = await createValidRequest(context, operation);
        for (const refused of [weakPassword, `2026#Aa${registeredSurname.toUpperCase()}x`]) {
          const newPassword = addPassword(context, refused);
          const response = await context.client.send(operation, {
            ...request,
            body: { newPassword, repeatedPassword: newPassword },
            lang: "en",
          });
          if (response.status === 429) throw new CheckSkipped("rate limited; wait and try again");
          // What should have been refused is another finding.
          if (response.status < 400) return;
          // A body that breaks its schema may have the code of every other 422 of this call.
          if (response.status === 422 && refused !== weakPassword) assertCode(response, "NOT_ACCEPTED");
        }
        const { status, curl } = await context.client.send(operation, { ...request, lang: "en" });
        if (status >= 400 && status !== 429)
          context.notes.add("a code is no longer valid after a new password was refused", curl);
      },
    },
    {
      name: "takes a request without a body",
      run: async (context) => {
        const operation = getOperation(context, "resetPassword");
        const { username, password, token } = await context.personas.freshAccount(context);
        await fetchBody(context, "requestPasswordReset", { query: { username } });
        const query = { verificationCode: await context.personas.readMailedCode(username) };
        const { status, curl } = await context.client.send(operation, { query, lang: "en" });
        if (status === 429) throw new CheckSkipped("rate limited; wait and try again");
        if (status >= 400) return context.notes.add("a request without a body is refused", curl);
        const signIn = { body: { username, password }, lang: "en" } as const;
        await expectRefusal(context, getOperation(context, "signIn"), signIn, 401);
        await expectRefusal(context, getOperation(context, "readUser"), { token, lang: "en" }, 401);
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
