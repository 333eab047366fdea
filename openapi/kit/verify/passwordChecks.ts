import type { ByOperation } from "../contract/operationId.ts";
import { isFields } from "../../../src/api/readers/fields.ts";
import { flattenSchema } from "../contract/operations.ts";
import { languages } from "../contract/language.ts";
import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";
import {
  assertContract,
  CheckSkipped,
  ContractViolation,
  expectRefusal,
  expectResponse,
  fetchBody,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "./check.ts";
import type { OperationRequest, OperationResponse } from "./contractClient.ts";
import { newPasswordChecks } from "./newPasswordChecks.ts";
import { createUniqueName, randomHex } from "./random.ts";
import { createValidRequest } from "./requests.ts";
import { generatePassword, type TestAccount } from "./personas.ts";

/** The statuses for a password that a rule forbids. */
const rejectionStatuses = [400, 422];

/** More characters than some algorithms read of a password, and fewer than the contract allows. */
const longPasswordLength = 200;

/** How often a code is requested for each of two addresses: limits after more attempts are not compared. */
const maxComparedAttempts = 7;

/** Passwords at the boundaries of the contract's rules: those that just meet a rule, and those that just break it. */
export type BoundaryPasswords = {
  accepted: readonly { rule: string; password: string }[];
  rejected: readonly { rule: string; password: string }[];
};

/**
 * Returns passwords at the boundaries of the rules of a schema: its length, its `x-minDistinct` and each `x-rule`. A
 * candidate counts as accepted or rejected by the schema itself, so that the rules are stated only there.
 */
export function createBoundaryPasswords(
  document: OpenApiDocument,
  unresolved: SchemaObject,
  isValid: (password: string) => boolean,
): BoundaryPasswords {
  const schema = flattenSchema(document, unresolved);
  const [minLength, maxLength, minDistinct] = [schema["minLength"], schema["maxLength"], schema["x-minDistinct"]].map(
    (bound) => (typeof bound === "number" ? bound : undefined),
  );
  // Each needed kind of character, and as many different ones as a rule may ask for.
  const base = `Aa1#${randomHex().slice(0, 8)}`;
  const ofLength = (length: number): string =>
    (base + "xyzw".repeat(Math.ceil(length / 4))).slice(0, Math.max(0, length));
  const withDistinct = (count: number): string => `Aa1#${"bcdefgh".slice(0, Math.max(0, count - 4))}`.padEnd(12, "1");
  const candidates = [
    ...(minLength === undefined
      ? []
      : [-1, 0, 1].map((step) => ({ rule: `${minLength + step} characters`, password: ofLength(minLength + step) }))),
    // Characters of two and of four bytes.
    ...(minLength === undefined
      ? []
      : ["ə", "Ж", "😀"].map((letter) => ({
          rule: `${minLength - 1} characters, some of them of several bytes`,
          password: [...ofLength(4), ..."bcdefghijkl".slice(0, minLength - 6), letter].join(""),
        }))),
    ...(maxLength === undefined
      ? []
      : [-1, 0, 1].map((step) => ({ rule: `${maxLength + step} characters`, password: ofLength(maxLength + step) }))),
    ...(minDistinct === undefined
      ? []
      : [-1, 0].map((step) => ({
          rule: `${minDistinct + step} different characters`,
          password: withDistinct(minDistinct + step),
        }))),
    {
      rule: "different characters by their case only",
      password: "aA1#b1111111",
    },
    { rule: "no upper-case letter", password: `${base.toLowerCase()}xyzw` },
    { rule: "no lower-case letter", password: `${base.toUpperCase()}XYZW` },
    { rule: "no digit", password: "Aa#bcdefghij" },
    { rule: "no special character", password: `${base.replace("#", "")}xyzw` },
    { rule: "an upper-case letter of another alphabet", password: "Щa1#bcdefghij" },
    { rule: "a space as its only special character", password: "Aa1 bcdefghij" },
    { rule: "a space in the middle", password: `${base.slice(0, 5)} ${base.slice(5)}xyz` },
    { rule: "a lower-case letter of another alphabet", password: "Aщ1#BCDEFGHIJ" },
    // Regular expressions take it for a letter.
    { rule: "an underscore as its only special character", password: `Aa1_${base.slice(4)}xyzw` },
    { rule: "a special character outside ASCII", password: `Aa1₼${base.slice(4)}xyzw` },
    { rule: "a combining mark as its only special character", password: "Aa1bcdefghij\u0301" },
  ];
  return {
    accepted: candidates.filter(({ password }) => isValid(password)),
    rejected: candidates.filter(({ password }) => !isValid(password)),
  };
}

const newPasswordPointer = "#/components/schemas/NewPassword";

const createPasswords = (context: VerifyContext): BoundaryPasswords =>
  createBoundaryPasswords(
    context.document,
    { $ref: newPasswordPointer },
    (password) => context.validator.valueErrors(newPasswordPointer, password).length === 0,
  );

const createChangeRequest = ({ token }: TestAccount, oldPassword: string, newPassword: string): OperationRequest => ({
  token,
  body: { oldPassword, newPassword, repeatedPassword: newPassword },
  lang: "en",
});

/** Throws `ContractViolation` when two responses tell a known address from an unknown one. */
function assertEqualResponses(known: OperationResponse, unknown: OperationResponse, curl: string): void {
  const describe = ({ status, headers, body }: OperationResponse): string =>
    JSON.stringify([status, headers.get("content-type"), withoutIds(body)]);
  const [first, second] = [describe(known), describe(unknown)];
  if (first !== second)
    throw new ContractViolation(
      `the same response for an address with an account and one without: ${first.slice(0, 200)}`,
      second.slice(0, 200),
      curl,
    );
}

/** Returns a body without what may differ between two equal responses: the id of the request and its time. */
const withoutIds = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !(body instanceof Uint8Array)
    ? Object.fromEntries(
        Object.entries(body).filter(
          ([name]) => !/^(instance|path|timestamp|traceId|requestId|correlationId)$/i.test(name),
        ),
      )
    : body;

/** A strong password with the surname of the accounts that a run registers. */
const passwordWithSurname = "Hallberg#2026Aa";

/** A name of three letters, as many people have one. */
const shortName = "Əli";

const createUnknownAddress = (): string => `nobody-${createUniqueName()}@portal.example`;

/** Sends an operation with each password that just breaks a rule. Throws `ContractViolation` for one that is accepted. */
async function assertRejectsWeakPasswords(
  context: VerifyContext,
  id: string,
  createRequest: (password: string) => OperationRequest,
): Promise<void> {
  for (const { rule, password } of createPasswords(context).rejected)
    await assertRejected(context, id, createRequest(password), `a password with ${rule}`);
}

async function assertRejected(
  context: VerifyContext,
  id: string,
  request: OperationRequest,
  what: string,
): Promise<void> {
  const { status, text, curl } = await context.client.send(getOperation(context, id), { lang: "en", ...request });
  if (status === 429) throw new CheckSkipped("rate limited; wait and try again");
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
const createRepetitionCheck = (
  id: string,
  createRequest: (context: VerifyContext) => Promise<OperationRequest>,
): ContractCheck => ({
  name: "compares both entries of the new password exactly",
  run: async (context) => {
    const request = await createRequest(context);
    const body = request.body as Readonly<Record<string, unknown>>;
    const repeatedPassword = swapOneCase(String(body["repeatedPassword"]));
    await assertRejected(context, id, { ...request, body: { ...body, repeatedPassword } }, "two different entries");
  },
});

const createValidRequestFor =
  (id: string) =>
  (context: VerifyContext): Promise<OperationRequest> =>
    createValidRequest(context, getOperation(context, id));

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
        const { status, body, curl } = await context.client.send(getOperation(context, id), { lang: "en", ...request });
        if (status === 429) throw new CheckSkipped("rate limited; wait and try again");
        // A parameter that breaks its schema may be refused as such.
        const isAccepted = status < 300 && !(isFields(body) && body["valid"] === false);
        if (isAccepted !== expected)
          throw new ContractViolation(
            `valid: ${String(expected)} for a password with ${rule}`,
            `${status} ${JSON.stringify(body)}`,
            curl,
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
    const isAccepted = async (pass: string): Promise<boolean> => {
      const request = { query: { pass, ...person }, ...(token !== undefined && { token }), lang: "en" } as const;
      const { status, body } = await context.client.send(getOperation(context, id), request);
      if (status === 429) throw new CheckSkipped("rate limited; wait and try again");
      return status < 300 && !(isFields(body) && body["valid"] === false);
    };
    const letters = `Kq7#${randomHex()}wvxz`;
    // A server may refuse such spaces. It must not remove them.
    if (!(await isAccepted(`${letters} `))) return;
    const [short, enough] = [letters.slice(0, minLength - 2), letters.slice(0, minLength - 1)];
    assertContract(!(await isAccepted(`${short} `)), `valid: false for ${minLength - 1} characters`, "valid: true");
    assertContract(
      await isAccepted(`${enough} `),
      `valid: true for ${minLength} characters, the last of them a space`,
      "valid: false",
    );
  },
});

/** Sets a password of an account that no other check uses. Resolves to its address; to `undefined` when the server refuses the password. */
type SetPassword = (context: VerifyContext, password: string) => Promise<string | undefined>;

const registerWith: SetPassword = async (context, password) => {
  const { body } = await createValidRequestFor("registerUser")(context);
  const sent = { ...(body as { username: string }), password, repeatedPassword: password };
  const { status } = await context.client.send(getOperation(context, "registerUser"), { body: sent, lang: "en" });
  if (status >= 300) return undefined;
  const code = await context.personas.readMailedCode(sent.username);
  await fetchBody(context, "activateAccount", { path: { code } });
  return sent.username;
};

const resetTo: SetPassword = async (context, password) => {
  const { username, password: before } = await context.personas.freshAccount(context);
  await fetchBody(context, "requestPasswordReset", { query: { username } });
  const query = { verificationCode: await context.personas.readMailedCode(username) };
  const body = { newPassword: password, repeatedPassword: password };
  const { status } = await context.client.send(getOperation(context, "resetPassword"), { query, body, lang: "en" });
  if (status >= 300) return undefined;
  const old = await context.client.send(getOperation(context, "signIn"), { body: { username, password: before } });
  // The specification names no place for the new password: see "accepts a code once".
  return old.status < 300 ? undefined : username;
};

/** Returns the check that a password is kept as it was entered, with spaces, markup and every letter, to its end. */
const createKeptPasswordCheck = (setPassword: SetPassword): ContractCheck => ({
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

/** The longest password that is sent in a query. */
const maxCheckedLength = 64;

/** Checks of passwords, by operationId. */
export const passwordChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  signIn: [
    {
      name: "takes a password of the minimum length at sign-in for a wrong one",
      isSpecified: true,
      run: async (context) => {
        const operation = getOperation(context, "signIn");
        const { properties = {} } = flattenSchema(context.document, operation.requestBody?.schema ?? {});
        const { minLength } = flattenSchema(context.document, properties["password"] ?? {});
        if (typeof minLength !== "number") return;
        const body = { username: createUnknownAddress(), password: "k".repeat(minLength) };
        await expectRefusal(context, operation, { body, lang: "en" }, 401);
      },
    },
    {
      name: "does not tell a wrong password from an unknown address",
      run: async (context) => {
        const { username } = await context.personas.account(context);
        for (const lang of languages) {
          const send = (name: string): Promise<OperationResponse> =>
            context.client.send(getOperation(context, "signIn"), {
              body: { username: name, password: generatePassword() },
              lang,
            });
          const [known, unknown] = [await send(username), await send(createUnknownAddress())];
          if (known.status === 429 || unknown.status === 429)
            throw new CheckSkipped("rate limited; wait and try again");
          assertEqualResponses(known, unknown, unknown.curl);
        }
        // A wrong password must not keep the owner out.
        await fetchBody(context, "signIn", await signInRequest(context));
      },
    },
    {
      name: "compares the whole password, with its case and spaces",
      isSpecified: true,
      run: async (context) => {
        const { username, password } = await context.personas.account(context);
        for (const wrong of [password.toLowerCase(), ` ${password}`, `${password} `, password.slice(0, -1)])
          if (wrong !== password)
            await expectRefusal(
              context,
              getOperation(context, "signIn"),
              { body: { username, password: wrong }, lang: "en" },
              401,
            );
        await fetchBody(context, "signIn", await signInRequest(context));
      },
    },
    {
      name: "compares a long password to its end",
      isSpecified: true,
      run: async (context) => {
        const { personas } = context;
        const account = await personas.freshAccount(context);
        const { username } = account;
        const start = `${generatePassword()}${"ə".repeat(longPasswordLength)}`;
        const [password, similar] = ["a", "b"].map((end) => personas.secrets.add("CONTRACT_NEW_PASSWORD", start + end));
        await fetchBody(context, "changePassword", createChangeRequest(account, account.password, String(password)));
        const body = { username, password: similar };
        await expectRefusal(context, getOperation(context, "signIn"), { body, lang: "en" }, 401);
        await fetchBody(context, "signIn", { body: { username, password } });
      },
    },
    {
      name: "refuses the password of another account",
      isSpecified: true,
      run: async (context) => {
        const { username } = await context.personas.account(context);
        const { password } = await context.personas.registerAccount(context);
        await expectRefusal(
          context,
          getOperation(context, "signIn"),
          { body: { username, password }, lang: "en" },
          401,
        );
        await fetchBody(context, "signIn", await signInRequest(context));
      },
    },
  ],
  requestPasswordReset: [
    {
      name: "does not tell whether an address has an account",
      run: async (context) => {
        const { username } = await context.personas.freshAccount(context);
        const { username: unconfirmed } = await context.personas.registerAccount(context);
        const citizen = await context.personas.citizen(context).catch(() => undefined);
        const { email } =
          citizen === undefined ? {} : await fetchBody<{ email?: string }>(context, "readUser", { token: citizen });
        for (const lang of languages) {
          const send = (name: string): Promise<OperationResponse> =>
            context.client.send(getOperation(context, "requestPasswordReset"), { query: { username: name }, lang });
          const unknown = await send(createUnknownAddress());
          for (const name of [username, unconfirmed, ...(email === undefined ? [] : [email])])
            assertEqualResponses(await send(name), unknown, unknown.curl);
        }
      },
    },
    {
      name: "limits the attempts for an address without an account like those for one with it",
      run: async (context) => {
        const { username } = await context.personas.freshAccount(context);
        const operation = getOperation(context, "requestPasswordReset");
        const names = [username, createUnknownAddress()];
        for (let attempt = 0; attempt < maxComparedAttempts; attempt += 1) {
          const responses: OperationResponse[] = [];
          for (const name of names)
            responses.push(await context.client.send(operation, { query: { username: name }, lang: "en" }));
          const [known, unknown] = responses;
          if (known?.status !== 429 && unknown?.status !== 429) continue;
          // A limit for all addresses may begin between the two.
          const { status } = await context.client.send(operation, { query: { username }, lang: "en" });
          assertContract(
            unknown?.status === status,
            `${status} for both after ${attempt + 1} requests`,
            `${unknown?.status} for an address without an account`,
            unknown?.curl,
          );
          return;
        }
      },
    },
  ],
  changePassword: [
    {
      name: "rejects each password that just breaks a rule",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        await assertRejectsWeakPasswords(context, "changePassword", (password) =>
          createChangeRequest(account, account.password, password),
        );
      },
    },
    createRepetitionCheck("changePassword", createValidRequestFor("changePassword")),
    ...newPasswordChecks.changePassword,
    {
      name: "rejects the present password, and one with the surname",
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        for (const password of [account.password, passwordWithSurname])
          await assertRejected(
            context,
            "changePassword",
            createChangeRequest(account, account.password, password),
            password === passwordWithSurname ? "a password with the surname" : "the present password",
          );
      },
    },
    {
      name: "accepts each password that just meets the rules, and keeps it unchanged",
      isSpecified: true,
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        let current = account.password;
        for (const { rule, password } of createPasswords(context).accepted) {
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", password);
          const response = await context.client.send(
            getOperation(context, "changePassword"),
            createChangeRequest(account, current, password),
          );
          if (response.status === 429) throw new CheckSkipped("rate limited; wait and try again");
          if (response.status >= 300)
            throw new ContractViolation(
              `200 for a password with ${rule}`,
              `${response.status} ${response.text.slice(0, 200)}`,
              response.curl,
            );
          current = password;
        }
        await fetchBody(context, "signIn", { body: { username: account.username, password: current } });
      },
    },
    {
      name: "keeps a password as it was entered, with spaces, quotes and markup",
      isSpecified: true,
      run: async (context) => {
        const account = await context.personas.freshAccount(context);
        const { username } = account;
        let current = account.password;
        const [spaced, marked] = [generatePassword(), generatePassword()];
        for (const { entered, changed } of [
          { entered: ` ${spaced} `, changed: spaced },
          { entered: `${marked}&<b>"'%41\\`, changed: `${marked}&amp;&lt;b&gt;"'%41\\` },
        ]) {
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", entered);
          const { status } = await context.client.send(
            getOperation(context, "changePassword"),
            createChangeRequest(account, current, entered),
          );
          // A server may refuse it. It must not change it silently.
          if (status >= 300) continue;
          await fetchBody(context, "signIn", { body: { username, password: entered } });
          const request = { body: { username, password: changed }, lang: "en" } as const;
          await expectRefusal(context, getOperation(context, "signIn"), request, 401);
          current = entered;
        }
      },
    },
  ],
  registerUser: [
    {
      name: "rejects a password with the given name or the surname",
      run: async (context) => {
        const { body } = await createValidRequestFor("registerUser")(context);
        for (const [part, name] of [
          ["Annelie", "Annelie"],
          ["Hallberg", "Annelie"],
          [shortName, shortName],
        ] as const)
          for (const password of [`${part}#2026Aa`, `2026#Aa${part}x`]) {
            const sent = { ...(body as object), name, password, repeatedPassword: password };
            await assertRejected(context, "registerUser", { body: sent }, `a password with the name ${part}`);
          }
      },
    },
    {
      name: "rejects each password that just breaks a rule",
      run: async (context) => {
        const request = await createValidRequestFor("registerUser")(context);
        await assertRejectsWeakPasswords(context, "registerUser", (password) => ({
          body: { ...(request.body as object), password, repeatedPassword: password },
        }));
      },
    },
    {
      name: "accepts each password that just meets the rules",
      isSpecified: true,
      run: async (context) => {
        for (const { rule, password } of createPasswords(context).accepted) {
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", password);
          const { body } = await createValidRequestFor("registerUser")(context);
          const request = { body: { ...(body as object), password, repeatedPassword: password }, lang: "en" } as const;
          const { status, text, curl } = await context.client.send(getOperation(context, "registerUser"), request);
          if (status === 429) throw new CheckSkipped("rate limited; wait and try again");
          if (status >= 300)
            throw new ContractViolation(`200 for a password with ${rule}`, `${status} ${text.slice(0, 200)}`, curl);
        }
      },
    },
    createRepetitionCheck("registerUser", createValidRequestFor("registerUser")),
    createKeptPasswordCheck(registerWith),
    ...newPasswordChecks.registerUser,
  ],
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
          for (const part of [name, surname, name.toLowerCase()])
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
    ...newPasswordChecks.checkNewPassword,
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
    createPasswordCheckRule("checkOwnPassword", undefined),
    createSpaceCheck("checkOwnPassword", undefined),
    ...newPasswordChecks.checkOwnPassword,
  ],
  resetPassword: [
    createRepetitionCheck("resetPassword", createValidRequestFor("resetPassword")),
    createKeptPasswordCheck(resetTo),
    ...newPasswordChecks.resetPassword,
    {
      name: "rejects each password that just breaks a rule",
      run: async (context) => {
        const { query } = await createValidRequestFor("resetPassword")(context);
        await assertRejectsWeakPasswords(context, "resetPassword", (password) => ({
          query: query ?? {},
          body: { newPassword: password, repeatedPassword: password },
        }));
      },
    },
    {
      name: "accepts a code once, and the new password replaces the old one",
      run: async (context) => {
        const { username, password } = await context.personas.freshAccount(context);
        await fetchBody(context, "requestPasswordReset", { query: { username } });
        const verificationCode = await context.personas.readMailedCode(username);
        const [next, another] = [0, 1].map(() =>
          context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword()),
        ) as [string, string];
        const createRequest = (newPassword: string): OperationRequest => ({
          query: { verificationCode },
          body: { newPassword, repeatedPassword: newPassword },
          lang: "en",
        });
        await expectResponse(context, getOperation(context, "resetPassword"), createRequest(next), 200);
        const { token } = await fetchBody<{ token?: string }>(context, "signIn", {
          body: { username, password: next },
        }).catch(async (error: unknown) => {
          if (!(error instanceof ContractViolation)) throw error;
          const request = { body: { username, password } };
          const { status } = await context.client.send(getOperation(context, "signIn"), request);
          // The specification names no place for the new password: a server may send one by e-mail. It must not keep the old one.
          if (status < 300) throw error;
          throw new CheckSkipped("the server does not take the new password from the body");
        });
        assertContract(token !== undefined, "a token for the new password", "no token");
        await expectRefusal(
          context,
          getOperation(context, "signIn"),
          { body: { username, password }, lang: "en" },
          401,
        );
        await expectRefusal(context, getOperation(context, "resetPassword"), createRequest(another), 422);
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;

const signInRequest = async (context: VerifyContext): Promise<OperationRequest> => {
  const { username, password } = await context.personas.account(context);
  return { body: { username, password } };
};
