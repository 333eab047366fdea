import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import {
  chooseAccount,
  createPresentChoice,
  readAccounts,
  readCertNumbers,
  requireCertNumbers,
} from "../accountChoice.ts";
import { generatePassword, identityRedirectUri, takeIdentityCode } from "../personas.ts";
import { createUniqueName } from "../random.ts";
import { restore } from "../restore.ts";
import { readIsoCode, readUserLanguage } from "../userLanguage.ts";
import {
  createRefusalCheck,
  createStatusCheck,
  createUnknownEmail,
  createValidRequestFor,
  defineCheck,
  defineSpecifiedCheck,
  expectNoSignIn,
  getCitizenAuth,
  signIn,
} from "./checkHelpers.ts";
import { attemptChecks } from "./signInAttemptChecks.ts";
import { handedOverChecks, signOutChecks } from "./signOutChecks.ts";

type IssuedTokens = { accessToken?: string; refreshToken?: string };

/**
 * Chooses an account like `chooseAccount`. Throws
 * `ContractViolation` when the user details do not name the chosen account, and only it, as selected.
 */
async function chooseAndRead(context: VerifyContext, token: string, certNumber?: string): Promise<string> {
  const next = await chooseAccount(context, token, certNumber);
  const accounts = await readAccounts(context, next);
  assertContract(
    accounts.every(
      ({ selected = false, selectedCertNumber }) =>
        selected === (certNumber !== undefined && selectedCertNumber === certNumber),
    ),
    certNumber === undefined ? "no organisation selected" : `only ${certNumber} selected`,
    accounts,
  );
  return next;
}

const handOverChecks: readonly ContractCheck[] = [
  defineCheck("leaves the first session open, and gives the same person in the second", async (context) => {
    const { token, refreshToken } = await context.personas.openNewSession(context);
    const readName = async (bearer: string): Promise<string> => {
      const { name, surname } = await fetchBody(context, "readUser", { token: bearer });
      return `${String(name)} ${String(surname)}`;
    };
    const name = await readName(token);
    const second = await fetchBody<{ token: string; refreshToken: string }>(context, "handOverSession", { token });
    const { secrets } = context.personas;
    secrets.add("CONTRACT_REFRESH_TOKEN", second.refreshToken);
    assertContract(second.token !== token, "another access token for the second session", "the same one");
    for (const bearer of [secrets.add("CONTRACT_TOKEN", second.token), token]) {
      const found = await readName(bearer);
      assertContract(found === name, name, found);
    }
    const renewed = await fetchBody<{ accessToken: string }>(context, "renewSession", {
      query: { refreshToken: second.refreshToken },
    });
    for (const bearer of [secrets.add("CONTRACT_TOKEN", renewed.accessToken), token]) {
      const found = await readName(bearer);
      assertContract(found === name, `${name}, also after the second session was renewed`, found);
    }
    await fetchBody(context, "renewSession", { query: { refreshToken } });
  }),
];

/** Returns redirect URIs that only look like a registered one. */
export function listSimilarRedirects(registered: string): readonly string[] {
  const { protocol, host, hostname, pathname } = new URL(registered);
  return [
    `${protocol}//${host}${pathname}-copy`,
    `${protocol}//${host}${pathname}/../elsewhere`,
    `${protocol}//${host}/elsewhere${pathname}`,
    `${protocol}//${hostname}@other.example/elsewhere`,
    `ftp://${host}${pathname}`,
  ];
}

const redirectChecks: readonly ContractCheck[] = [
  defineCheck("refuses a redirect URI that only looks like the registered one", async (context) => {
    for (const redirect of listSimilarRedirects(identityRedirectUri)) {
      const query = { code: takeIdentityCode(context), redirect };
      await expectRefusal(context, getOperation(context, "signInWithIdentity"), { query, lang: "en" }, 400, 401);
    }
  }),
];

const signInChecks: readonly ContractCheck[] = [
  defineCheck("sends the code again to an address that is not confirmed", async (context) => {
    const { username, password } = await context.personas.registerAccount(context);
    const before = await context.personas.awaitMoreMails(username, 0);
    await expectResponse(context, getOperation(context, "signIn"), { body: { username, password } }, 409);
    const after = await context.personas.awaitMoreMails(username, before);
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
  // The old access token may be valid until it expires.
  defineCheck("returns another pair, with a valid access token", async (context) => {
    const { token, refreshToken } = await context.personas.openNewSession(context);
    const renewed = await fetchBody(context, "renewSession", { query: { refreshToken } });
    assertSeparate(context, { token, refreshToken }, { ...renewed, token: renewed["accessToken"] });
    await fetchBody(context, "readUser", { token: String(renewed["accessToken"]) });
  }),
];

const tokenChecks: readonly ContractCheck[] = [
  defineCheck("refuses an expired token", async (context) => {
    const { expireToken } = context.personas.sources;
    if (expireToken === undefined) throw new CheckSkipped("this server gives no way to let a token expire");
    const { token } = await context.personas.openNewSession(context);
    await expireToken(token);
    await expectRefusal(context, getOperation(context, "handOverSession"), { token, lang: "en" }, 401);
  }),
];

const choiceChecks: readonly ContractCheck[] = [
  defineCheck("leaves the chosen account when it refuses another one", async (context) => {
    const { token: first } = await context.personas.openNewSession(context);
    const [certNumber] = await requireCertNumbers(context, first);
    const token = await chooseAccount(context, first, certNumber);
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
    const accounts = await readAccounts(context, first.token);
    const other = accounts.find((found) => found.selectedCertNumber !== undefined && found.selected !== true);
    if (other?.selectedCertNumber === undefined) throw new CheckSkipped("the user has no other organisation");
    const before = await read(second.token);
    const token = await chooseAccount(context, first.token, other.selectedCertNumber);
    const [chosen, again, later] = [await read(token), await read(token), await read(token)];
    assertContract(chosen === again && again === later, chosen, later);
    const after = await read(second.token);
    assertContract(after === before, `the accounts of another session as before: ${before}`, after);
  }),
];

/** Checks of how a session begins, is renewed and ends, and for whom the user acts, by operationId. */
export const sessionChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  signIn: [
    createRefusalCheck("refuses a wrong password", "signIn", [401], async (context) => ({
      body: { ...((await createValidRequestFor(context, "signIn")).body as JsonBody), password: "not-this-one" },
    })),
    createRefusalCheck("refuses an unknown e-mail address", "signIn", [401], () => ({
      body: { username: createUnknownEmail(), password: "not-this-one" },
    })),
    createStatusCheck("returns 409 before the e-mail address is confirmed", "signIn", [409], async (context) => {
      const { username, password } = await context.personas.registerAccount(context);
      return { body: { username, password } };
    }),
    defineCheck("returns 429 after many wrong passwords", async (context) => {
      if (!context.allowWrites) throw new CheckSkipped("locks an address temporarily; allow it with --allow-writes");
      const body = { username: createUnknownEmail(), password: "not-this-one" };
      for (let count = 0; count < 20; count += 1)
        if (
          (await expectResponse(context, getOperation(context, "signIn"), { body, lang: "en" }, 401, 429)).status ===
          429
        )
          return;
      assertContract(false, "429 after 20 wrong passwords", "401");
    }),
    defineSpecifiedCheck("returns a valid token", async (context) => {
      const { token } = await fetchBody(context, "signIn", await createValidRequestFor(context, "signIn"));
      await fetchBody(context, "readUser", {
        token: context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
      });
    }),
    ...signInChecks,
    ...attemptChecks,
  ],
  signInWithIdentity: [
    createRefusalCheck("refuses an unknown code", "signInWithIdentity", [401], () => ({
      query: { code: "unknown-code", redirect: identityRedirectUri },
    })),
    defineSpecifiedCheck("returns a valid token", async (context) => {
      const request = await createValidRequestFor(context, "signInWithIdentity");
      const { token } = await fetchBody(context, "signInWithIdentity", request);
      await fetchBody(context, "readUser", { token: context.personas.secrets.add("CONTRACT_TOKEN", String(token)) });
    }),
    defineCheck("accepts a code once", async (context) => {
      const request = await createValidRequestFor(context, "signInWithIdentity");
      await fetchBody(context, "signInWithIdentity", request);
      await expectResponse(context, getOperation(context, "signInWithIdentity"), request, 401);
    }),
    defineCheck("accepts a code once, also when another one has been used since", async (context) => {
      const request = await createValidRequestFor(context, "signInWithIdentity");
      await fetchBody(context, "signInWithIdentity", request);
      await fetchBody(context, "signInWithIdentity", await createValidRequestFor(context, "signInWithIdentity"));
      await expectResponse(context, getOperation(context, "signInWithIdentity"), request, 401);
    }),
    defineCheck("accepts a code once of several requests at the same time", async (context) => {
      const request = await createValidRequestFor(context, "signInWithIdentity");
      const operation = getOperation(context, "signInWithIdentity");
      const responses = await Promise.all([1, 2, 3].map(() => context.client.send(operation, request)));
      const count = responses.filter(({ status }) => status === 200).length;
      assertContract(count <= 1, "one session for one code", `${count} sessions`, responses[0]?.curl);
    }),
    ...redirectChecks,
    ...identityChecks,
  ],
  renewSession: [
    createRefusalCheck("refuses an unknown refresh token", "renewSession", [401], () => ({
      query: { refreshToken: "unknown-refresh-token" },
    })),
    defineSpecifiedCheck("returns a valid token", async (context) => {
      const request = await createValidRequestFor(context, "renewSession");
      const { accessToken } = await fetchBody(context, "renewSession", request);
      await fetchBody(context, "readUser", {
        token: context.personas.secrets.add("CONTRACT_TOKEN", String(accessToken)),
      });
    }),
    defineCheck("returns the same pair when a refresh token is sent again within 30 seconds", async (context) => {
      const request = await createValidRequestFor(context, "renewSession");
      const first = await fetchBody<IssuedTokens>(context, "renewSession", request);
      // Several tabs may send it.
      for (let repetition = 0; repetition < 2; repetition += 1) {
        const again = await fetchBody<IssuedTokens>(context, "renewSession", request);
        assertContract(
          first.accessToken === again.accessToken && first.refreshToken === again.refreshToken,
          "the same pair",
          "another pair",
        );
      }
    }),
    ...renewalChecks,
  ],
  signOut: [
    defineCheck("makes the tokens of the session invalid", async (context) => {
      const { token, refreshToken } = await context.personas.openNewSession(context);
      await fetchBody(context, "signOut", { body: { refreshToken } });
      await expectResponse(context, getOperation(context, "readUser"), { token }, 401);
      await expectResponse(context, getOperation(context, "renewSession"), { query: { refreshToken } }, 401);
    }),
    ...signOutChecks,
  ],
  handOverSession: [
    defineSpecifiedCheck("returns a second valid token", async (context) => {
      const { token } = await fetchBody(context, "handOverSession", await getCitizenAuth(context));
      await fetchBody(context, "readUser", { token: context.personas.secrets.add("CONTRACT_TOKEN", String(token)) });
    }),
    defineCheck("grants no privileges to an account that was just registered", async (context) => {
      const { token } = await context.personas.freshAccount(context);
      const { privileges } = await fetchBody<{ privileges: unknown[] }>(context, "handOverSession", { token });
      assertContract(privileges.length === 0, "no privileges", privileges);
    }),
    ...handOverChecks,
    ...handedOverChecks,
    ...tokenChecks,
  ],
  chooseAccount: [
    defineCheck("refuses an unknown certificate", async (context) => {
      const request = { ...(await getCitizenAuth(context)), query: { certNumber: "UNKNOWN" }, lang: "ru" } as const;
      await expectRefusal(context, getOperation(context, "chooseAccount"), request, 404);
    }),
    defineCheck("lets a user without organisations act as themselves", async (context) => {
      const other = await unlessSkipped(context.personas.otherCitizen(context));
      const { token: account } = await context.personas.account(context);
      const tokens: string[] = [];
      for (const token of [account, ...(other === undefined ? [] : [other])])
        if ((await readCertNumbers(context, token)).length === 0) tokens.push(token);
      if (tokens.length === 0) throw new CheckSkipped("each user represents an organisation");
      for (const token of tokens) await chooseAndRead(context, token);
    }),
    defineSpecifiedCheck("marks the chosen account as selected in the user details", async (context) => {
      const first = await unlessSkipped(context.personas.openNewSession(context));
      // Without another code, only an account may have a new session.
      const isNew = first !== undefined && (await readCertNumbers(context, first.token)).length > 0;
      const present = await createPresentChoice(context, isNew ? first.token : await context.personas.citizen(context));
      let { token } = present;
      try {
        for (const certNumber of await requireCertNumbers(context, token))
          token = await chooseAndRead(context, token, certNumber);
      } finally {
        // A server may keep the choice for the user, and not for the session.
        if (!isNew) token = await context.personas.citizen(context);
        await restore(context, getOperation(context, "chooseAccount"), { ...present, token });
      }
    }),
    defineCheck("lets the representative of an organisation act as a citizen again", async (context) => {
      const { token: first } = await context.personas.openNewSession(context);
      const [certNumber] = await requireCertNumbers(context, first);
      const token = await chooseAndRead(context, first, certNumber);
      await chooseAndRead(context, token);
    }),
    defineCheck("keeps the language of the user for each account", async (context) => {
      if (!context.allowWrites) throw new CheckSkipped("changes the user's language; allow it with --allow-writes");
      const { token: first } = await context.personas.openNewSession(context);
      const [account] = await readAccounts(context, first);
      if (account === undefined) throw new CheckSkipped("the user represents no organisation");
      let token = await chooseAndRead(context, first, account.selectedCertNumber);
      const before = await readUserLanguage(context, token);
      const isoCode = before === "ru" ? "en" : "ru";
      try {
        await fetchBody(context, "chooseLanguage", { token, body: { isoCode } });
        token = await chooseAndRead(context, token);
        const after = await readIsoCode(context, token);
        assertContract(after === isoCode, `the language ${isoCode} also for the citizen`, after);
      } finally {
        // A choice of account may have replaced the token with which the language was read.
        await restore(context, getOperation(context, "chooseLanguage"), { token, body: { isoCode: before } });
      }
    }),
    defineCheck("keeps the chosen account when the session is renewed", async (context) => {
      const certNumbers = await requireCertNumbers(context, (await context.personas.openNewSession(context)).token);
      const { secrets } = context.personas;
      // Each one: a server may forget the choice and select the one of the last session again.
      for (const certNumber of [...certNumbers, undefined]) {
        const session = await context.personas.openNewSession(context);
        const choice = await fetchBody<IssuedTokens>(context, "chooseAccount", {
          token: session.token,
          query: certNumber === undefined ? {} : { certNumber },
        });
        let refreshToken = choice.refreshToken ?? session.refreshToken;
        // A second time: the first renewal may pass on less than it got.
        for (const renewal of ["first", "second"]) {
          const query = { refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", refreshToken) };
          const issued = await fetchBody<IssuedTokens>(context, "renewSession", { query });
          if (issued.accessToken === undefined) throw new CheckSkipped("the server returned no new access token");
          const renewed = await readAccounts(context, secrets.add("CONTRACT_TOKEN", issued.accessToken));
          const selected = renewed.find((account) => account.selected === true)?.selectedCertNumber;
          assertContract(
            selected === certNumber,
            `${certNumber ?? "no organisation"} selected after the ${renewal} renewal, as before`,
            renewed,
          );
          refreshToken = issued.refreshToken ?? refreshToken;
        }
      }
    }),
    ...choiceChecks,
    ...separateChoiceChecks,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
