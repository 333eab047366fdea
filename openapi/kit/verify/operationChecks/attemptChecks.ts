import { languages, type Language } from "../../contract/language.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  CheckSkipped,
  expectRefusal,
  expectResponse,
  fetchBody,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { generatePassword, type TestAccount } from "../personas.ts";
import { createComparator } from "../../../../src/i18n/format.ts";
import type { OperationRequest } from "../contractClient.ts";
import { effects, readStored } from "../effects.ts";
import { createUniqueName, randomHex } from "../random.ts";
import { listUsedObligations } from "../requests.ts";
import {
  createShortestKey,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
  type JsonBody,
} from "./checkHelpers.ts";

const signIn = (context: VerifyContext, username: string, password: string): Promise<JsonBody> =>
  fetchBody(context, "signIn", { body: { username, password } });

const expectNoSignIn = (context: VerifyContext, username: string, password: string): Promise<void> =>
  expectRefusal(context, getOperation(context, "signIn"), { body: { username, password }, lang: "en" }, 401);

type OpenSession = { token: string; refreshToken: string };

/** Signs in, and returns both tokens of the session. */
async function openSession(context: VerifyContext, username: string, password: string): Promise<OpenSession> {
  const { secrets } = context.personas;
  const { token, refreshToken } = await signIn(context, username, password);
  return {
    token: secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
    refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", String(refreshToken)),
  };
}

/** Throws `ContractViolation` when one of the tokens of a session is still valid. */
async function expectEnded(context: VerifyContext, { token, refreshToken }: OpenSession): Promise<void> {
  await expectRefusal(context, getOperation(context, "readUser"), { token, lang: "en" }, 401);
  await expectRefusal(context, getOperation(context, "renewSession"), { query: { refreshToken }, lang: "en" }, 401);
}

const addPassword = (context: VerifyContext): string =>
  context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());

/** Returns codes that differ from the right one in one place: its beginning, its end, its length. */
const listSimilarCodes = (code: string): readonly string[] => {
  const change = (character: string | undefined): string => (character === "1" ? "2" : "1");
  return [
    `${change(code[0])}${code.slice(1)}`,
    `${code.slice(0, -1)}${change(code.at(-1))}`,
    `${code.slice(0, -2)}${change(code.at(-2))}${change(code.at(-1))}`,
    code.slice(0, -1),
    `${code}0`,
  ];
};

const signInChecks: readonly ContractCheck[] = [
  defineCheck("sends the code again to an address that is not confirmed", async (context) => {
    const { username, password } = await context.personas.registerAccount(context);
    const before = await context.personas.countMails(username);
    await expectResponse(context, getOperation(context, "signIn"), { body: { username, password } }, 409);
    const after = await context.personas.countMails(username);
    assertContract(after > before, "another e-mail with a code", `${after} e-mails, as before`);
    const code = await context.personas.readMailedCode(username);
    await fetchBody(context, "activateAccount", { path: { code } });
    await signIn(context, username, password);
  }),
  defineCheck("does not tell with a wrong password that an address is not confirmed", async (context) => {
    const { username } = await context.personas.registerAccount(context);
    await expectNoSignIn(context, username, generatePassword());
  }),
  defineCheck("opens another session each time", async (context) => {
    const { username, password } = await context.personas.freshAccount(context);
    const [first, second] = [await signIn(context, username, password), await signIn(context, username, password)];
    assertSeparate(context, first, second);
    await fetchBody(context, "renewSession", { query: { refreshToken: String(second["refreshToken"]) } });
    // A server without it cannot end a session.
    await context.client.send(getOperation(context, "signOut"), { body: { refreshToken: first["refreshToken"] } });
    const third = await signIn(context, username, password);
    const token = context.personas.secrets.add("CONTRACT_TOKEN", String(third["token"]));
    await context.client.send(getOperation(context, "signOut"), { body: { refreshToken: second["refreshToken"] } });
    await fetchBody(context, "readUser", { token });
  }),
];

function assertSeparate({ personas: { secrets } }: VerifyContext, first: JsonBody, second: JsonBody): void {
  for (const session of [first, second])
    for (const [name, field] of [
      ["CONTRACT_TOKEN", "token"],
      ["CONTRACT_REFRESH_TOKEN", "refreshToken"],
    ] as const)
      secrets.add(name, String(session[field]));
  for (const field of ["token", "refreshToken"])
    assertContract(first[field] !== second[field], `another ${field} for another session`, "the same one");
}

const identityChecks: readonly ContractCheck[] = [
  defineCheck("opens another session each time", async (context) => {
    const [first, second] = [
      await context.personas.openNewSession(context),
      await context.personas.openNewSession(context),
    ];
    assertSeparate(context, first, second);
    await fetchBody(context, "renewSession", { query: { refreshToken: second.refreshToken } });
    await fetchBody(context, "readUser", { token: first.token });
  }),
];

const renewalChecks: readonly ContractCheck[] = [
  defineCheck("returns another pair, and the old access token is no longer valid", async (context) => {
    const { token, refreshToken } = await context.personas.openNewSession(context);
    const renewed = await fetchBody(context, "renewSession", { query: { refreshToken } });
    assertSeparate(context, { token, refreshToken }, { ...renewed, token: renewed["accessToken"] });
    await expectRefusal(context, getOperation(context, "readUser"), { token, lang: "en" }, 401);
    await fetchBody(context, "readUser", { token: String(renewed["accessToken"]) });
  }),
];

const activationChecks: readonly ContractCheck[] = [
  defineCheck("leaves the account as it was after a wrong code", async (context) => {
    const { username, password } = await context.personas.registerAccount(context);
    const code = await context.personas.readMailedCode(username);
    for (const wrong of listSimilarCodes(code)) {
      context.personas.secrets.add("CONTRACT_CODE", wrong);
      await expectRefusal(
        context,
        getOperation(context, "activateAccount"),
        { path: { code: wrong }, lang: "en" },
        422,
      );
    }
    await fetchBody(context, "activateAccount", { path: { code } });
    await signIn(context, username, password);
  }),
];

const resetChecks: readonly ContractCheck[] = [
  defineCheck("leaves the password as it was after a wrong code, and accepts only the whole code", async (context) => {
    const { username, password } = await context.personas.freshAccount(context);
    await fetchBody(context, "requestPasswordReset", { query: { username } });
    const code = await context.personas.readMailedCode(username);
    const next = addPassword(context);
    const body = { newPassword: next, repeatedPassword: next };
    for (const wrong of listSimilarCodes(code)) {
      const query = { verificationCode: context.personas.secrets.add("CONTRACT_CODE", wrong) };
      await expectRefusal(context, getOperation(context, "resetPassword"), { query, body, lang: "en" }, 422);
    }
    await signIn(context, username, password);
    await expectNoSignIn(context, username, next);
    await fetchBody(context, "resetPassword", { query: { verificationCode: code }, body });
  }),
  defineCheck("lets the user of an address that was not confirmed sign in after the reset", async (context) => {
    const { username } = await context.personas.registerAccount(context);
    const before = await context.personas.countMails(username);
    await fetchBody(context, "requestPasswordReset", { query: { username } });
    const after = await context.personas.countMails(username);
    assertContract(after > before, "an e-mail with a code for the account", `${after} e-mails, as before`);
    const query = { verificationCode: await context.personas.readMailedCode(username) };
    const newPassword = addPassword(context);
    await fetchBody(context, "resetPassword", { query, body: { newPassword, repeatedPassword: newPassword } });
    await signIn(context, username, newPassword);
  }),
  defineCheck("accepts only the latest code of several, each for its own account", async (context) => {
    const request = async (username: string): Promise<string> => {
      await fetchBody(context, "requestPasswordReset", { query: { username } });
      return context.personas.readMailedCode(username);
    };
    const reset = (verificationCode: string): OperationRequest => {
      const newPassword = addPassword(context);
      return { query: { verificationCode }, body: { newPassword, repeatedPassword: newPassword }, lang: "en" };
    };
    const [first, second] = [
      await context.personas.freshAccount(context),
      await context.personas.freshAccount(context),
    ];
    const earlier = await request(first.username);
    const latest = await request(first.username);
    // A server may send the same code again.
    if (earlier !== latest) await expectRefusal(context, getOperation(context, "resetPassword"), reset(earlier), 422);
    await fetchBody(context, "resetPassword", reset(await request(second.username)));
    await fetchBody(context, "resetPassword", reset(latest));
  }),
  defineCheck("ends the sessions of the account, and of no other", async (context) => {
    const [account, other] = [
      await context.personas.freshAccount(context),
      await context.personas.freshAccount(context),
    ];
    const { username, token, password } = account;
    const session = await openSession(context, username, password);
    await fetchBody(context, "requestPasswordReset", { query: { username } });
    const query = { verificationCode: await context.personas.readMailedCode(username) };
    const newPassword = addPassword(context);
    await fetchBody(context, "resetPassword", { query, body: { newPassword, repeatedPassword: newPassword } });
    await expectRefusal(context, getOperation(context, "readUser"), { token, lang: "en" }, 401);
    await expectEnded(context, session);
    await fetchBody(context, "readUser", { token: other.token });
  }),
];

const resetRequestChecks: readonly ContractCheck[] = [
  defineCheck("leaves the password as it was until the code is entered", async (context) => {
    const { username, password, token } = await context.personas.freshAccount(context);
    await fetchBody(context, "requestPasswordReset", { query: { username } });
    await signIn(context, username, password);
    await fetchBody(context, "readUser", { token });
  }),
];

/** Bodies of a change of password that the server has to refuse, by reason. */
const listRefusedChanges = (
  context: VerifyContext,
  { password }: TestAccount,
): readonly { next: string; body: JsonBody }[] => {
  const [first, second, third] = [addPassword(context), addPassword(context), addPassword(context)];
  const weak = context.personas.secrets.add("CONTRACT_NEW_PASSWORD", `aaaaaaa${randomHex().slice(0, 8)}`);
  return [
    { next: first, body: { oldPassword: password, newPassword: first, repeatedPassword: addPassword(context) } },
    { next: second, body: { oldPassword: "not-this-one", newPassword: second, repeatedPassword: second } },
    { next: third, body: { oldPassword: password, newPassword: third } },
    { next: weak, body: { oldPassword: password, newPassword: weak, repeatedPassword: weak } },
  ];
};

const changeChecks: readonly ContractCheck[] = [
  defineCheck("leaves the password as it was when it refuses a change", async (context) => {
    const account = await context.personas.freshAccount(context);
    const { username, password, token } = account;
    const session = await signIn(context, username, password);
    const otherToken = context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(session["token"]));
    for (const { next, body } of listRefusedChanges(context, account)) {
      await expectRefusal(context, getOperation(context, "changePassword"), { token, body, lang: "en" }, 422, 400);
      await expectNoSignIn(context, username, next);
      // Only a change ends the other sessions.
      await fetchBody(context, "readUser", { token: otherToken });
    }
    await signIn(context, username, password);
  }),
  defineCheck("refuses an earlier password, and one with the given name, as a check of it says", async (context) => {
    const { password, token } = await context.personas.freshAccount(context);
    const { name, surname } = await fetchBody(context, "readUser", { token });
    const next = addPassword(context);
    const change = (oldPassword: string, newPassword: string): OperationRequest => ({
      token,
      body: { oldPassword, newPassword, repeatedPassword: newPassword },
      lang: "en",
    });
    await fetchBody(context, "changePassword", change(password, next));
    for (const pass of [password, `2026#Aa${String(name)}x`, `2026#Aa${String(surname)}x`]) {
      context.personas.secrets.add("CONTRACT_NEW_PASSWORD", pass);
      const checked = await fetchBody(context, "checkOwnPassword", { token, query: { pass } });
      assertContract(checked["valid"] !== true, "valid: false for an earlier password, or one with a name", checked);
      await expectRefusal(context, getOperation(context, "changePassword"), change(next, pass), 422, 400);
    }
  }),
  defineCheck("does not take an earlier password for the current one", async (context) => {
    const { password, token } = await context.personas.freshAccount(context);
    const change = (oldPassword: string, newPassword: string): OperationRequest => ({
      token,
      body: { oldPassword, newPassword, repeatedPassword: newPassword },
      lang: "en",
    });
    await fetchBody(context, "changePassword", change(password, addPassword(context)));
    const repeated = change(password, addPassword(context));
    await expectRefusal(context, getOperation(context, "changePassword"), repeated, 422, 400);
  }),
  defineCheck("ends the other sessions of the user, and of nobody else", async (context) => {
    const [account, other] = [
      await context.personas.freshAccount(context),
      await context.personas.freshAccount(context),
    ];
    const { username, password } = account;
    const [session, ended] = [
      await openSession(context, username, password),
      await openSession(context, username, password),
    ];
    const newPassword = addPassword(context);
    const body = { oldPassword: password, newPassword, repeatedPassword: newPassword };
    await fetchBody(context, "changePassword", { token: session.token, body });
    await expectEnded(context, ended);
    for (const kept of [session.token, other.token]) await fetchBody(context, "readUser", { token: kept });
    await fetchBody(context, "renewSession", { query: { refreshToken: session.refreshToken } });
  }),
];

const updateUserChecks: readonly ContractCheck[] = [
  defineCheck("makes a new e-mail address the username", async (context) => {
    const { username, password, token } = await context.personas.freshAccount(context);
    const { body } = await createValidRequestFor(context, "updateUser");
    const email = `contract-${createUniqueName()}@portal.example`;
    await fetchBody(context, "updateUser", { token, body: { ...(body as JsonBody), email } });
    const { email: kept } = await fetchBody(context, "readUser", { token });
    if (kept !== email) throw new CheckSkipped("the server keeps the address until it is confirmed");
    await signIn(context, email, password);
    await expectNoSignIn(context, username, password);
  }),
];

const possessorChecks: readonly ContractCheck[] = [
  defineCheck("gives each organisation its own id, also one with the same name", async (context) => {
    const { body } = await createValidRequestFor(context, "registerPossessor");
    const register = async (): Promise<unknown> => (await fetchBody(context, "registerPossessor", { body }))["id"];
    const [first, second] = [await register(), await register()];
    assertContract(first === undefined || first !== second, `another id than ${String(first)}`, second);
  }),
  defineCheck("keeps the description for the users of the organisation", async (context) => {
    const description = `Sells benches. ${createUniqueName()}`;
    const { body } = await createValidRequestFor(context, "registerPossessor");
    const { id } = await fetchBody<{ id?: string | number }>(context, "registerPossessor", {
      body: { ...(body as JsonBody), description },
    });
    if (id === undefined) throw new CheckSkipped("the server returned no id");
    const registration = await createValidRequestFor(context, "registerUser");
    const person = registration.body as JsonBody;
    await fetchBody(context, "registerUser", { body: { ...person, possessorIds: [id] } });
    const code = await context.personas.readMailedCode(String(person["username"]));
    await fetchBody(context, "activateAccount", { path: { code } });
    const { token } = await signIn(context, String(person["username"]), String(person["password"]));
    const read = await fetchBody(context, "readPossessor", {
      path: { id },
      token: context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
    });
    assertContract(read["description"] === description, `the description "${description}"`, read);
  }),
];

/** Names that a person may have. Somebody without a father's name enters a dash. */
const personNames: Readonly<Record<string, JsonBody>> = {
  "without a father's name": { fatherName: "-" },
  "with names in other scripts": { name: "გიორგი", surname: "李", fatherName: "نور" },
};

/** Returns the check that an account of a person with these names is registered, and has them. */
const createRegistrationCheck = (person: string, names: JsonBody): ContractCheck =>
  defineCheck(`keeps what was sent, for the user who signs in: ${person}`, async (context) => {
    const { body } = await createValidRequestFor(context, "registerUser");
    const sent: JsonBody = { ...(body as JsonBody), ...names };
    await fetchBody(context, "registerUser", { body: sent });
    const code = await context.personas.readMailedCode(String(sent["username"]));
    await fetchBody(context, "activateAccount", { path: { code } });
    const { token } = await signIn(context, String(sent["username"]), String(sent["password"]));
    const user = await fetchBody(context, "readUser", {
      token: context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
    });
    for (const [name, read] of [
      ["name", "name"],
      ["surname", "surname"],
      ["fatherName", "fatherName"],
      ["phoneNumber", "phoneNumber"],
      ["username", "email"],
      ["possessorIds", "possessorIds"],
    ] as const)
      if (user[read] !== undefined)
        assertContract(
          JSON.stringify(user[read]).replaceAll('"', "") === JSON.stringify(sent[name]).replaceAll('"', ""),
          `${read} ${JSON.stringify(sent[name])}`,
          user[read],
        );
  });

const registrationChecks: readonly ContractCheck[] = [
  ...Object.entries(personNames).map(([person, names]) => createRegistrationCheck(person, names)),
  defineCheck("refuses an organisation that is not registered", async (context) => {
    const { body } = await createValidRequestFor(context, "registerUser");
    const { possessorIds } = body as { possessorIds: readonly unknown[] };
    // A server that returns no id of an organisation has none to ask for.
    for (const ids of [[2_000_000_000], [...possessorIds, 2_000_000_000], ...(possessorIds.length > 0 ? [[]] : [])]) {
      const sent = { ...(body as JsonBody), possessorIds: ids };
      await expectRefusal(context, getOperation(context, "registerUser"), { body: sent, lang: "en" }, 422, 404);
    }
  }),
  defineCheck("creates one account for an address, also of two requests at the same time", async (context) => {
    const operation = getOperation(context, "registerUser");
    const [first, second] = [
      (await createValidRequestFor(context, "registerUser")).body as JsonBody,
      (await createValidRequestFor(context, "registerUser")).body as JsonBody,
    ];
    const responses = await Promise.all(
      [first, second].map((person) =>
        context.client.send(operation, { body: { ...person, username: first["username"] }, lang: "en" }),
      ),
    );
    const count = responses.filter(({ status }) => status < 300).length;
    assertContract(count === 1, "one of two registrations with one address", `${count}`, responses[1]?.curl);
  }),
  defineCheck("refuses the address of an account that is confirmed, and leaves it as it was", async (context) => {
    const { username, password } = await context.personas.freshAccount(context);
    const { body } = await createValidRequestFor(context, "registerUser");
    const sent = { ...(body as JsonBody), username };
    await expectRefusal(context, getOperation(context, "registerUser"), { body: sent, lang: "en" }, 422);
    await signIn(context, username, password);
  }),
];

const choiceChecks: readonly ContractCheck[] = [
  defineCheck("leaves the chosen account when it refuses another one", async (context) => {
    const { token: first } = await context.personas.openNewSession(context);
    const { manufacturers } = await fetchBody<{ manufacturers: readonly { selectedCertNumber?: string }[] }>(
      context,
      "readUser",
      { token: first },
    );
    const certNumber = manufacturers.find((found) => found.selectedCertNumber !== undefined)?.selectedCertNumber;
    if (certNumber === undefined) throw new CheckSkipped("the user represents no organisation");
    const choice = await fetchBody<{ token?: string }>(context, "chooseAccount", {
      token: first,
      query: { certNumber },
    });
    const token = choice.token === undefined ? first : context.personas.secrets.add("CONTRACT_TOKEN", choice.token);
    const read = async (): Promise<string> =>
      JSON.stringify((await fetchBody(context, "readUser", { token }))["manufacturers"]);
    const before = await read();
    const query = { certNumber: `UNKNOWN-${createUniqueName()}`.slice(0, 64) };
    await expectRefusal(context, getOperation(context, "chooseAccount"), { token, query, lang: "en" }, 403, 404, 422);
    const after = await read();
    assertContract(after === before, before, after);
  }),
];

const separateChoiceChecks: readonly ContractCheck[] = [
  defineCheck("keeps the choice for the session, and for no other one", async (context) => {
    const [first, second] = [
      await context.personas.openNewSession(context),
      await context.personas.openNewSession(context),
    ];
    const read = async (token: string): Promise<string> =>
      JSON.stringify((await fetchBody(context, "readUser", { token }))["manufacturers"]);
    const { manufacturers } = await fetchBody<{
      manufacturers: readonly { selectedCertNumber?: string; selected?: boolean }[];
    }>(context, "readUser", { token: first.token });
    const other = manufacturers.find((found) => found.selectedCertNumber !== undefined && found.selected !== true);
    if (other?.selectedCertNumber === undefined) throw new CheckSkipped("the user has no other organisation");
    const before = await read(second.token);
    const choice = await fetchBody<{ token?: string }>(context, "chooseAccount", {
      token: first.token,
      query: { certNumber: other.selectedCertNumber },
    });
    const token =
      choice.token === undefined ? first.token : context.personas.secrets.add("CONTRACT_TOKEN", choice.token);
    const [chosen, again, later] = [await read(token), await read(token), await read(token)];
    assertContract(chosen === again && again === later, chosen, later);
    const after = await read(second.token);
    assertContract(after === before, `the accounts of another session as before: ${before}`, after);
  }),
];

const purposeCheck = (id: "activateAccount" | "resetPassword"): ContractCheck =>
  defineCheck("refuses a code that was sent for another purpose", async (context) => {
    const operation = getOperation(context, id);
    if (id === "activateAccount") {
      const { username } = await context.personas.freshAccount(context);
      await fetchBody(context, "requestPasswordReset", { query: { username } });
      const code = await context.personas.readMailedCode(username);
      return expectRefusal(context, operation, { path: { code }, lang: "en" }, 422);
    }
    const { username } = await context.personas.registerAccount(context);
    const next = addPassword(context);
    const query = { verificationCode: await context.personas.readMailedCode(username) };
    return expectRefusal(
      context,
      operation,
      { query, body: { newPassword: next, repeatedPassword: next }, lang: "en" },
      422,
    );
  });

const tokenChecks: readonly ContractCheck[] = [
  defineCheck("refuses an expired token", async (context) => {
    const { expireToken } = context.personas.sources;
    if (expireToken === undefined) throw new CheckSkipped("this server gives no way to let a token expire");
    const { token } = await context.personas.openNewSession(context);
    await expireToken(token);
    await expectRefusal(context, getOperation(context, "handOverSession"), { token, lang: "en" }, 401);
  }),
];

/** Names that are sorted otherwise by their code units: capital and small letters, and letters of the alphabet. */
const namesToSort = ["zəfəran", "Ərik", "İnək", "xurma", "ılğım", "çay"];

const documentChecks: readonly ContractCheck[] = [
  defineCheck("sorts by name, capital and small letters alike, and by time", async (context) => {
    if (!context.allowWrites) throw new CheckSkipped("uploads files; allow it with --allow-writes");
    const request = await createValidRequestFor(context, "uploadDocument");
    const word = createUniqueName();
    const created: JsonBody[] = [];
    for (const name of namesToSort)
      created.push(
        await fetchBody(context, "uploadDocument", { ...request, form: { ...request.form, name: `${name} ${word}` } }),
      );
    const sortNames = (lang: Language): readonly string[] => {
      const compare = createComparator(lang);
      return namesToSort.toSorted((a, b) => compare(a.toLocaleLowerCase(lang), b.toLocaleLowerCase(lang)));
    };
    const times = new Set(created.map(({ createdAt }) => createdAt));
    const orders = [
      ...languages.map((lang) => ({ field: "name", lang, ascending: sortNames(lang) })),
      // Of files of the same time, any one may be first.
      ...(times.size === namesToSort.length
        ? [{ field: "createdAt", lang: "az" as const, ascending: namesToSort }]
        : []),
    ];
    for (const { field, lang, ascending } of orders)
      for (const sort of [`${field}.asc`, `${field}.desc`]) {
        const { items } = await fetchBody<{ items: readonly { name: string }[] }>(context, "listDocuments", {
          ...(request.token !== undefined && { token: request.token }),
          query: { word, sort, perPage: 100 },
          lang,
        });
        const names = items.map(({ name }) => name.replace(` ${word}`, ""));
        const order = sort.endsWith(".asc") ? ascending : ascending.toReversed();
        assertContract(
          JSON.stringify(names) === JSON.stringify(order),
          `${order.join(", ")} in ${lang}`,
          names.join(", "),
        );
      }
  }),
];

const ownPasswordChecks: readonly ContractCheck[] = [
  defineCheck("does not accept a password with the name of the user", async (context) => {
    const { token } = await context.personas.freshAccount(context);
    const { name, surname } = await fetchBody(context, "readUser", { token });
    for (const pass of [name, surname, String(surname).toLowerCase()].flatMap((part) => [
      `${String(part)}#2026Aa`,
      `2026#Aa${String(part)}x`,
    ])) {
      const { body, status, text, curl } = await context.client.send(getOperation(context, "checkOwnPassword"), {
        token,
        query: { pass },
        lang: "en",
      });
      const isAccepted = status < 300 && (body as JsonBody | undefined)?.["valid"] !== false;
      assertContract(!isAccepted, "valid: false for a password with a name of the user", `${status} ${text}`, curl);
    }
  }),
];

const notificationChecks: readonly ContractCheck[] = [
  defineCheck("leaves the notifications unread", async (context) => {
    const { token } = await getCitizenAuth(context);
    await context.personas.sources.triggerPush?.();
    const before = await fetchBody<number>(context, "countNotifications", { token });
    await fetchBody(context, "readNotifications", { token });
    const after = await fetchBody<number>(context, "countNotifications", { token });
    assertContract(after >= before, `at least ${before} unread after the list was read`, String(after));
  }),
  defineCheck("takes a page without a size for all notifications", async (context) => {
    const { token } = await getCitizenAuth(context);
    const count = async (query: Readonly<Record<string, number>>): Promise<number> =>
      (await fetchBody<readonly unknown[]>(context, "readNotifications", { token, query })).length;
    const [all, second] = [await count({}), await count({ page: 2 })];
    assertContract(second >= all, `all ${all} notifications`, `${second} notifications`);
  }),
  defineCheck("divides the notifications into pages in their order", async (context) => {
    const { token } = await getCitizenAuth(context);
    const readIds = async (query: Readonly<Record<string, number>>): Promise<readonly string[]> =>
      (await fetchBody<readonly JsonBody[]>(context, "readNotifications", { token, query })).map(({ id }) =>
        String(id),
      );
    const all = await readIds({});
    const [first, second] = [await readIds({ page: 1, perPage: 2 }), await readIds({ page: 2, perPage: 2 })];
    if (first.length > 2) throw new CheckSkipped("the server returns all notifications");
    if ((await readIds({})).join() !== all.join()) throw new CheckSkipped("a notification has arrived meanwhile");
    const expected = all.slice(0, 4).join(", ");
    assertContract([...first, ...second].join(", ") === expected, expected, [...first, ...second].join(", "));
    const later = await readIds({ page: all.length + 1, perPage: 2 });
    assertContract(later.length === 0, "an empty page after the last one", later);
  }),
  defineCheck("refuses an invalid page, where it returns pages", async (context) => {
    const { token } = await getCitizenAuth(context);
    const read = (query: Readonly<Record<string, number>>) =>
      fetchBody<readonly unknown[]>(context, "readNotifications", { token, query });
    if ((await read({})).length < 2 || (await read({ perPage: 1 })).length !== 1)
      throw new CheckSkipped("the server returns all notifications");
    for (const query of [{ perPage: 0 }, { perPage: -1 }, { perPage: 101 }, { page: 0, perPage: 1 }])
      await expectRefusal(context, getOperation(context, "readNotifications"), { token, query, lang: "en" }, 400, 422);
  }),
];

/** Returns the check that the time of the last save is that of the last one, where the clock of the server can be advanced. */
const createLastTimeCheck = (id: "keepDraft" | "submitReport", field: string): ContractCheck =>
  defineCheck(`names and stores the time of the last request in ${field}`, async (context) => {
    const { advanceClock } = context.personas.sources;
    if (advanceClock === undefined) throw new CheckSkipped("the clock of this server cannot be advanced");
    const request = await createValidRequestFor(context, id);
    const first = await fetchBody(context, id, request);
    await advanceClock(90);
    const second = await fetchBody(context, id, request);
    const stored = await readStored(context, effects[id] ?? {}, request, second);
    const before = String(first[field]);
    for (const found of [second, ...(stored === undefined ? [] : [stored])]) {
      const after = String(found[field]);
      assertContract(Date.parse(after) - Date.parse(before) >= 60_000, `a time 90 seconds after ${before}`, after);
    }
  });

const paymentChecks: readonly ContractCheck[] = [
  defineCheck("leaves the amount to pay until it is paid", async (context) => {
    const { token } = await getCitizenAuth(context);
    const readIds = async (id: string): Promise<readonly string[]> =>
      (await fetchBody<{ items: readonly JsonBody[] }>(context, id, { token, query: { perPage: 100 } })).items.map(
        (item) => String(item["id"]),
      );
    // Earlier checks may have started the payment of each of them.
    const used = listUsedObligations(context);
    const [next] = await readIds("listObligations");
    if (next !== undefined) await fetchBody(context, "startPayment", { token, path: { id: next } });
    const ids = [...(await readIds("listObligations")), ...(await readIds("listPaidPayments"))];
    for (const id of [...used, ...(next === undefined ? [] : [next])])
      assertContract(ids.includes(id), `${id} among the amounts to pay`, ids);
  }),
  defineCheck("processes a repeated Idempotency-Key once", async (context) => {
    const { token } = await getCitizenAuth(context);
    const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listObligations", {
      token,
      query: { perPage: 100 },
    });
    const [first, second] = items.map((item) => String(item["id"]));
    if (first === undefined) throw new CheckSkipped("the user has nothing to pay");
    const headers = { "Idempotency-Key": createShortestKey(context, "startPayment") };
    const start = (id: string, lang: "az" | "en"): Promise<JsonBody> =>
      fetchBody(context, "startPayment", { token, path: { id }, headers, lang });
    const [one, again] = [await start(first, "az"), await start(first, "az")];
    assertContract(JSON.stringify(one) === JSON.stringify(again), "the first response", again);
    if (second === undefined) throw new CheckSkipped("the user has only one amount to pay");
    const other = { token, path: { id: second }, headers, lang: "en" } as const;
    await expectRefusal(context, getOperation(context, "startPayment"), other, 422);
  }),
];

const evaluationChecks: readonly ContractCheck[] = [
  defineCheck("refuses answers to other questions, and two answers to one", async (context) => {
    const { body } = await createValidRequestFor(context, "sendEvaluation");
    const { answers } = body as { answers: readonly JsonBody[] };
    for (const wrong of [
      [...answers, { questionId: 2_000_000_000, answer: "YES" }],
      [...answers, ...answers.slice(0, 1)],
    ])
      await expectRefusal(
        context,
        getOperation(context, "sendEvaluation"),
        { body: { ...(body as JsonBody), answers: wrong }, lang: "en" },
        422,
      );
  }),
  defineCheck("returns 404 for an appeal that does not exist, and counts nothing", async (context) => {
    const { token } = await getCitizenAuth(context);
    const { body } = await createValidRequestFor(context, "sendEvaluation");
    const readSummary = async (): Promise<string> =>
      JSON.stringify(await fetchBody(context, "readEvaluationSummary", { query: { perPage: 100 } }));
    const before = await readSummary();
    const sent = { ...(body as JsonBody), appealId: 2_000_000_000 };
    await expectResponse(context, getOperation(context, "sendEvaluation"), { token, body: sent, lang: "en" }, 404);
    const after = await readSummary();
    assertContract(after === before, `the summary as before: ${before.slice(0, 200)}`, after.slice(0, 200));
  }),
  defineCheck("takes a comment where the question allows it", async (context) => {
    const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listQuestionnaires", {
      query: { perPage: 100 },
    });
    for (const { id, questions } of items) {
      const found = questions as readonly JsonBody[];
      if (!found.some(({ commentAllowed }) => commentAllowed === true)) continue;
      const answers = found.map((question) => ({
        questionId: question["id"],
        answer: "PARTIALLY",
        ...(question["commentAllowed"] === true && { comment: "Sent by the contract verification." }),
      }));
      await fetchBody(context, "sendEvaluation", { body: { questionnaireId: id, answers } });
      return;
    }
  }),
  defineCheck("takes one evaluation of an appeal", async (context) => {
    const { token } = await getCitizenAuth(context);
    const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listAppeals", {
      token,
      query: { perPage: 100 },
    });
    for (const { id } of items) {
      const path = { id: String(id) };
      const { evaluationId, serviceId } = await fetchBody(context, "readAppeal", { token, path });
      if (evaluationId === undefined) continue;
      const lists = await fetchBody<{ items: readonly JsonBody[] }>(context, "listQuestionnaires", {
        query: { perPage: 100 },
      });
      const found = lists.items.find((list) => String(list["id"]) === String(evaluationId));
      assertContract(found !== undefined, `the questionnaire ${String(evaluationId)} in the list`, "none");
      assertContract(
        serviceId === undefined || String(found?.["serviceId"]) === String(serviceId),
        `the questionnaire of the service ${String(serviceId)}`,
        found,
      );
      const answers = ((found?.["questions"] ?? []) as readonly JsonBody[]).map((question) => ({
        questionId: question["id"],
        answer: "PARTIALLY",
      }));
      const body = { questionnaireId: evaluationId, appealId: id, answers };
      const countAnswers = async (): Promise<number> => {
        const summary = await fetchBody<{ items: readonly { total: number }[] }>(context, "readEvaluationSummary", {
          query: { perPage: 100 },
        });
        return summary.items.reduce((sum, { total }) => sum + total, 0);
      };
      const countBefore = await countAnswers();
      // From two windows: one of them is the second one.
      const operation = getOperation(context, "sendEvaluation");
      const responses = await Promise.all(
        [1, 2].map(() => context.client.send(operation, { token, body, lang: "en" })),
      );
      const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
      assertContract(statuses.join() === "200,409", "200 and 409 for two evaluations at the same time", statuses);
      const counted = (await countAnswers()) - countBefore;
      assertContract(counted === answers.length, `${answers.length} more answers in the summary`, counted);
      const after = await fetchBody(context, "readAppeal", { token, path });
      assertContract(
        after["evaluationId"] === undefined,
        "no evaluationId after the evaluation",
        after["evaluationId"],
      );
      const listed = await fetchBody<{ items: readonly JsonBody[] }>(context, "listAppeals", {
        token,
        query: { perPage: 100 },
      });
      for (const entry of [after, listed.items.find((item) => String(item["id"]) === String(id))])
        assertContract(entry?.["evaluated"] === true, "evaluated: true after the evaluation, in the list too", entry);
      await expectRefusal(context, getOperation(context, "sendEvaluation"), { token, body, lang: "en" }, 409);
      return;
    }
    throw new CheckSkipped("no appeal can be evaluated");
  }),
];

/** Uploads without a name are named by their file. */
const obligationChecks: readonly ContractCheck[] = [
  defineCheck("lists nothing that is paid", async (context) => {
    const request = { ...(await getCitizenAuth(context)), query: { perPage: 100 } };
    const readIds = async (id: string): Promise<readonly string[]> =>
      (await fetchBody<{ items: readonly JsonBody[] }>(context, id, request)).items.map((item) => String(item["id"]));
    const paid = await readIds("listPaidPayments");
    const both = (await readIds("listObligations")).find((id) => paid.includes(id));
    assertContract(both === undefined, "no payment that is also among the paid ones", both);
  }),
];

/** Checks that a refused attempt changes nothing, and of what an account and its sessions keep, by operationId. */
export const attemptChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  signIn: signInChecks,
  signInWithIdentity: identityChecks,
  renewSession: renewalChecks,
  handOverSession: tokenChecks,
  activateAccount: [...activationChecks, purposeCheck("activateAccount")],
  resetPassword: [...resetChecks, purposeCheck("resetPassword")],
  requestPasswordReset: resetRequestChecks,
  changePassword: changeChecks,
  updateUser: updateUserChecks,
  registerPossessor: possessorChecks,
  registerUser: registrationChecks,
  chooseAccount: [...choiceChecks, ...separateChoiceChecks],
  listDocuments: documentChecks,
  checkOwnPassword: ownPasswordChecks,
  readNotifications: notificationChecks,
  keepDraft: [createLastTimeCheck("keepDraft", "updatedAt")],
  submitReport: [createLastTimeCheck("submitReport", "submittedAt")],
  startPayment: paymentChecks,
  sendEvaluation: evaluationChecks,
  listObligations: obligationChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
