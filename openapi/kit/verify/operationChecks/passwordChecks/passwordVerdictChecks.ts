import { languages } from "../../../contract/language.ts";
import type { ByOperation } from "../../../contract/operationId.ts";
import { flattenSchema } from "../../../contract/operations.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../../check.ts";
import { fetchBody, fetchUnlessRefused } from "../../fetchBody.ts";
import { assertContract, CheckSkipped, skipWhenRateLimited } from "../../outcomes.ts";
import { assertHolds } from "../../responses/judgeResponse.ts";
import type { OperationRequest } from "../../run/contractClient.ts";
import { createValidRequestFor } from "../checkHelpers.ts";
import { generatePassword } from "../../personas.ts";
import { createUniqueName, randomHex } from "../../random.ts";
import { createPasswords, newPasswordPointer } from "./boundaryPasswords.ts";
import {
  addPassword,
  assertRejected,
  changeSeveralTimes,
  createChangingAccount,
  createChangeRequest,
  createLongPassword,
  listPasswordsWithName,
  person,
  readVerdict,
  resetPassword,
  shortName,
  weakPassword,
} from "./passwordRequests.ts";

/** Asks whether a password is accepted. */
const isPasswordAccepted = async (context: VerifyContext, id: string, request: OperationRequest): Promise<boolean> =>
  (await fetchBody<{ valid?: boolean }>(context, id, { lang: "en", ...request })).valid !== false;

/** Returns the check that a password check knows every rule of the contract. */
const createPasswordCheckRule = (id: string, person: { name: string; surname: string } | undefined): ContractCheck => ({
  name: "answers by the rules of the contract",
  run: async (context) => {
    const token = person === undefined ? (await context.personas.account(context)).token : undefined;
    const { accepted, rejected } = createPasswords(context);
    const isWithin = ({ password }: { password: string }): boolean => password.length <= maxCheckedLength;
    for (const [expected, passwords] of [
      [true, [...accepted, ...listPasswordsOfQueries()]],
      [false, rejected],
    ] as const)
      for (const { rule, password } of passwords.filter(isWithin)) {
        const request = { query: { pass: password, ...person }, ...(token !== undefined && { token }) };
        const operation = getOperation(context, id);
        const response = await context.client.send(operation, { lang: "en", ...request });
        skipWhenRateLimited(response.status);
        // A parameter that breaks its schema may be refused as such.
        assertHolds(
          readVerdict(operation, response) === expected,
          `valid: ${String(expected)} for a password with ${rule}`,
          response,
        );
      }
  },
});

/** Returns passwords whose only special character means something in a query, so that one that is decoded twice breaks a rule. */
const listPasswordsOfQueries = (): readonly { rule: string; password: string }[] =>
  ["+", "%", "&", "#"].map((special) => ({
    rule: `${special} as its only special character`,
    password: `Kmqz${createUniqueName().replaceAll(/[^a-z0-9]/gi, "")}7Wv${special}`.slice(-maxCheckedLength),
  }));

/** Returns the check that a space at the end of a password counts, where one is accepted at all. */
const createSpaceCheck = (id: string, person: { name: string; surname: string } | undefined): ContractCheck => ({
  name: "counts a space at the end of a password",
  run: async (context) => {
    const { minLength } = flattenSchema(context.document, { $ref: newPasswordPointer });
    if (typeof minLength !== "number") return;
    const token = person === undefined ? (await context.personas.account(context)).token : undefined;
    const operation = getOperation(context, id);
    const isValid = async (pass: string): Promise<boolean> => {
      const request = { query: { pass, ...person }, ...(token !== undefined && { token }), lang: "en" } as const;
      const response = await context.client.send(operation, request);
      skipWhenRateLimited(response.status);
      return readVerdict(operation, response);
    };
    const letters = `Kq7#${randomHex()}wvxz`;
    // A server may refuse such spaces. It must not remove them.
    if (!(await isValid(`${letters} `))) return;
    const [short, enough] = [letters.slice(0, minLength - 2), letters.slice(0, minLength - 1)];
    assertContract(!(await isValid(`${short} `)), `valid: false for ${minLength - 1} characters`, "valid: true");
    assertContract(
      await isValid(`${enough} `),
      `valid: true for ${minLength} characters, the last of them a space`,
      "valid: false",
    );
  },
});

/** The longest password that is sent in a query. */
const maxCheckedLength = 64;

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

/** Returns the check that a long password is accepted: twice as long as many servers allow, and the longest one. */
const createLongPasswordCheck = (id: "checkNewPassword" | "checkOwnPassword"): ContractCheck => ({
  name: "accepts a password of the greatest length",
  run: async (context) => {
    const operation = getOperation(context, id);
    const maxLength = operation.parameters.find(({ name }) => name === "pass")?.schema["maxLength"];
    if (typeof maxLength !== "number") return;
    const request = await createValidRequestFor(context, id);
    for (const length of [maxLength / 2, maxLength]) {
      const query = { ...request.query, pass: createLongPassword(length) };
      const { valid } = await askFor(context, id, { ...request, query });
      assertContract(valid !== false, `valid: true for a strong password of ${length} characters`, "valid: false");
    }
  },
});

/** Checks of the calls that tell whether a password would be accepted, by operationId. */
export const passwordVerdictChecks = {
  checkNewPassword: [
    {
      name: "rejects a password that contains the name or the surname",
      run: async (context) => {
        for (const [name, surname] of [
          ["Kamilla", "Holmberg"],
          [shortName, "Rza"],
          // Their first letters have other small letters in Azerbaijani.
          ["Irina", "İlqar"],
        ] as const)
          for (const part of [name, surname, name.toLowerCase(), surname.toLocaleLowerCase("az")])
            for (const pass of [`${part}#2026Aa`, `2026#Aa${part}x`])
              assertContract(
                !(await isPasswordAccepted(context, "checkNewPassword", { query: { pass, name, surname } })),
                `valid: false for a password that contains the name ${part}`,
                "valid: true",
              );
      },
    },
    createPasswordCheckRule("checkNewPassword", { name: "Emma", surname: "Lindqvist" }),
    createSpaceCheck("checkNewPassword", { name: "Emma", surname: "Lindqvist" }),
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
      name: "rejects a password that the user has had before",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const { token, password } = account;
        const next = context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
        const assertRefused = async (pass: string, name: string): Promise<void> =>
          assertContract(
            !(await isPasswordAccepted(context, "checkOwnPassword", { token, query: { pass } })),
            `valid: false for the ${name} password`,
            "valid: true",
          );
        await assertRefused(password, "present");
        await fetchBody(context, "changePassword", createChangeRequest(account, password, next));
        await assertRefused(next, "present");
        await assertRefused(password, "earlier");
      },
    },
    {
      name: "rejects each password that the user had before a reset",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const { username, password } = account;
        const second = addPassword(context);
        await fetchBody(context, "changePassword", createChangeRequest(account, password, second));
        const third = await resetPassword(context, account);
        const session = await fetchUnlessRefused<{ token?: string }>(context, "signIn", {
          body: { username, password: third },
        });
        if (session?.token === undefined)
          throw new CheckSkipped("the server does not take the new password from the body");
        const token = context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", session.token);
        for (const pass of [password, second, third])
          await assertNotAccepted(
            context,
            "checkOwnPassword",
            { token, query: { pass } },
            "a password from before a reset",
          );
        const change = createChangeRequest({ token }, third, second);
        await assertRejected(context, "changePassword", change, "the password from before a reset");
      },
    },
    createPasswordCheckRule("checkOwnPassword", undefined),
    createSpaceCheck("checkOwnPassword", undefined),
    {
      name: "knows the present name of the user and each earlier password, and gives the reasons in each language",
      run: async (context) => {
        const account = await createChangingAccount(context);
        const passwords = await changeSeveralTimes(context, account);
        const token = account.getToken();
        const ask = (pass: string): OperationRequest => ({ token, query: { pass } });
        for (const pass of passwords)
          await assertNotAccepted(context, "checkOwnPassword", ask(pass), "an earlier password");
        const { body } = await createValidRequestFor(context, "updateUser");
        const sent = { ...(body as object), email: account.username, surname: person.surname };
        await fetchBody(context, "updateUser", { token, body: sent });
        const { surname } = await fetchBody(context, "readUser", { token });
        const withName = `${String(surname)}#2026Aa`;
        if (surname === person.surname)
          for (const pass of listPasswordsWithName(person.surname))
            await assertNotAccepted(context, "checkOwnPassword", ask(pass), "a password with the new surname");
        await assertReasons(context, "checkOwnPassword", [weakPassword, withName, account.getPassword()].map(ask));
      },
    },
    createLongPasswordCheck("checkOwnPassword"),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
