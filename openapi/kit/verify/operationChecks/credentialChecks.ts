import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, skipWhenRateLimited } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { hourSeconds, runEarlier } from "../serverClock.ts";
import {
  addPassword,
  changePassword,
  readVerdict,
  resetPassword,
  type PasswordReplacement,
} from "./passwordChecks/passwordRequests.ts";
import { generatePassword, type TestAccount } from "../personas.ts";
import { createUniqueName, randomHex } from "../random.ts";
import {
  createRefusalCheck,
  createStatusCheck,
  createUnknownEmail,
  createValidRequestFor,
  defineCheck,
  defineSpecifiedCheck,
  expectEnded,
  expectNoSignIn,
  signIn,
  unusualAddresses,
  type SessionTokens,
} from "./checkHelpers.ts";

const addressChecks: readonly ContractCheck[] = [
  defineCheck("accepts addresses with a plus, points and capital letters", async (context) => {
    for (const username of unusualAddresses(`a${createUniqueName()}`))
      await expectResponse(context, getOperation(context, "requestPasswordReset"), { query: { username } }, 200);
  }),
];

/** Signs in, and returns both tokens of the session. */
async function openSession(context: VerifyContext, username: string, password: string): Promise<SessionTokens> {
  const { secrets } = context.personas;
  const { token, refreshToken } = await signIn(context, username, password);
  return {
    token: secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
    refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", String(refreshToken)),
  };
}

/** How long ago the sessions began that have not been used since, in hours: their access tokens may have expired. */
const idleHours = 2;

/** Returns the check that a new password also ends a session that has not been used for some time. */
const createIdleSessionCheck = (setPassword: PasswordReplacement): ContractCheck =>
  defineCheck("ends a session that has not been used for some time too", async (context) => {
    const account = await context.personas.freshAccount(context);
    const { username, password } = account;
    const [idle, used] = await runEarlier(context, idleHours * hourSeconds, async () => [
      await openSession(context, username, password),
      await openSession(context, username, password),
    ]);
    // Where a session ends by itself within this time, nothing is known.
    const renewed = await context.client.send(getOperation(context, "renewSession"), {
      query: { refreshToken: used?.refreshToken },
    });
    if (renewed.status !== 200 || idle === undefined) throw new CheckSkipped("a session ends when it is not used");
    await setPassword(context, account);
    await expectEnded(context, idle);
  });

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

const ownCodeCheck = defineCheck("activates the account of the code, and no other one", async (context) => {
  const register = async (): Promise<{ username: string; password: string; code: string }> => {
    const { username, password } = await context.personas.registerAccount(context);
    return { username, password, code: await context.personas.readMailedCode(username) };
  };
  const [first, second] = [await register(), await register()];
  await fetchBody(context, "activateAccount", { path: { code: first.code } });
  await signIn(context, first.username, first.password);
  const body = { username: second.username, password: second.password };
  await expectRefusal(context, getOperation(context, "signIn"), { body, lang: "en" }, 409);
  await fetchBody(context, "activateAccount", {
    path: { code: await context.personas.readMailedCode(second.username) },
  });
  await signIn(context, second.username, second.password);
});

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
    const before = await context.personas.awaitMoreMails(username, 0);
    await fetchBody(context, "requestPasswordReset", { query: { username } });
    const after = await context.personas.awaitMoreMails(username, before);
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
    const { username, password, token } = account;
    const [session, ended] = [
      await openSession(context, username, password),
      await openSession(context, username, password),
    ];
    const newPassword = addPassword(context);
    const body = { oldPassword: password, newPassword, repeatedPassword: newPassword };
    await fetchBody(context, "changePassword", { token: session.token, body });
    await expectEnded(context, ended);
    // Also one that was opened before.
    await expectRefusal(context, getOperation(context, "readUser"), { token, lang: "en" }, 401);
    for (const kept of [session.token, other.token]) await fetchBody(context, "readUser", { token: kept });
    await signIn(context, other.username, other.password);
    await fetchBody(context, "renewSession", { query: { refreshToken: session.refreshToken } });
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

const ownPasswordChecks: readonly ContractCheck[] = [
  defineCheck("does not accept a password with the name of the user", async (context) => {
    const { token } = await context.personas.freshAccount(context);
    const { name, surname } = await fetchBody(context, "readUser", { token });
    for (const pass of [name, surname, String(surname).toLowerCase()].flatMap((part) => [
      `${String(part)}#2026Aa`,
      `2026#Aa${String(part)}x`,
    ])) {
      const operation = getOperation(context, "checkOwnPassword");
      const response = await context.client.send(operation, { token, query: { pass }, lang: "en" });
      skipWhenRateLimited(response.status);
      assertHolds(!readVerdict(operation, response), "valid: false for a password with a name of the user", response);
    }
  }),
];

/** Checks of codes and passwords, by operationId. */
export const credentialChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  activateAccount: [
    createRefusalCheck("refuses an unknown code", "activateAccount", [422], () => ({
      path: { code: "000000" },
    })),
    ...activationChecks,
    ownCodeCheck,
    purposeCheck("activateAccount"),
  ],
  resetPassword: [
    createRefusalCheck("refuses an unknown code", "resetPassword", [422], ({ personas }) => {
      const newPassword = personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
      return { query: { verificationCode: "000000" }, body: { newPassword, repeatedPassword: newPassword } };
    }),
    ...resetChecks,
    createIdleSessionCheck(resetPassword),
    purposeCheck("resetPassword"),
  ],
  requestPasswordReset: [
    createStatusCheck("returns 200 for an unknown address", "requestPasswordReset", [200], () => ({
      query: { username: createUnknownEmail() },
    })),
    ...addressChecks,
    ...resetRequestChecks,
  ],
  changePassword: [
    createRefusalCheck("refuses a wrong current password", "changePassword", [422], async (context) => {
      const request = await createValidRequestFor(context, "changePassword");
      return { ...request, body: { ...(request.body as JsonBody), oldPassword: "not-this-one" } };
    }),
    defineSpecifiedCheck("replaces the password", async (context) => {
      const { username, password, token } = await context.personas.freshAccount(context);
      const next = context.personas.secrets.add("CONTRACT_NEW_PASSWORD", generatePassword());
      await fetchBody(context, "changePassword", {
        token,
        body: { oldPassword: password, newPassword: next, repeatedPassword: next },
      });
      await signIn(context, username, next);
      await expectRefusal(context, getOperation(context, "signIn"), { body: { username, password } }, 401);
    }),
    ...changeChecks,
    createIdleSessionCheck(changePassword),
  ],
  checkNewPassword: [
    defineCheck("accepts a strong password and rejects a weak one", async (context) => {
      const checkPassword = (pass: string): Promise<JsonBody> =>
        fetchBody(context, "checkNewPassword", { query: { pass, name: "Emma", surname: "Lindqvist" }, lang: "en" });
      const [strong, weak] = [await checkPassword(generatePassword()), await checkPassword("qwerty")];
      assertContract(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
  ],
  checkOwnPassword: [
    defineCheck("accepts a strong password and rejects a weak one", async (context) => {
      const { token } = await context.personas.account(context);
      const checkPassword = (pass: string): Promise<JsonBody> =>
        fetchBody(context, "checkOwnPassword", { token, query: { pass }, lang: "en" });
      const [strong, weak] = [await checkPassword(generatePassword()), await checkPassword("qwerty")];
      assertContract(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
    ...ownPasswordChecks,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
