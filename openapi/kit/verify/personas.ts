import { readExpiry } from "./jsonWebToken.ts";
import type { VerifyContext } from "./check.ts";
import { fetchBody } from "./fetchBody.ts";
import { CheckSkipped, ContractViolation, OperationAbsent, unlessSkipped } from "./outcomes.ts";
import { createMailbox, readMails, type Mailbox } from "./mailbox.ts";
import { createUniqueName, randomHex, randomInteger } from "./random.ts";
import { createSecretRegistry, type SecretRegistry } from "./run/secretRegistry.ts";

/** The credentials and control endpoints of a run. All are optional; checks without the required ones are skipped. */
export type PersonaSources = {
  /** The access token of a user with a state identity. */
  token?: string | undefined;
  /** Returns a new code of the state identity for each call. */
  nextIdentityCode?: (() => string | undefined) | undefined;
  /** The access token of a second user with a state identity, who must not see the data of the first. */
  otherToken?: string | undefined;
  /** Returns a new code of the second user's state identity for each call. */
  nextOtherIdentityCode?: (() => string | undefined) | undefined;
  /** The access token of a user who represents an organisation of the first user too. */
  colleagueToken?: string | undefined;
  /** Returns a new code of this colleague's state identity for each call. */
  nextColleagueIdentityCode?: (() => string | undefined) | undefined;
  /** The access token of a user with the role ADMIN. */
  administratorToken?: string | undefined;
  /** Returns a new code of the administrator's state identity for each call. */
  nextAdministratorIdentityCode?: (() => string | undefined) | undefined;
  /** The e-mail address of a foreign organisation's account. */
  username?: string | undefined;
  password?: string | undefined;
  /** A URL that returns the sent e-mails as a JSON array of `{to, code}`, the newest last. */
  mailboxUrl?: string | undefined;
  /** Lets an access token expire. */
  expireToken?: ((token: string) => Promise<void>) | undefined;
  /** Lets the clock of the server advance. */
  advanceClock?: ((seconds: number) => Promise<void>) | undefined;
  /** Sets the reported state of the service. */
  setServiceState?: ((state: "OK" | "DEGRADED" | "DOWN") => Promise<void>) | undefined;
  /** Completes or cancels the payment on the page with this URL. Resolves to whether it was open, and the server has such a page. */
  endPayment?: ((pageUrl: string, outcome: "paid" | "cancelled") => Promise<boolean>) | undefined;
  /** The privileges of the user with a state identity in the other portal, where they are known. */
  privileges?: readonly string[] | undefined;
  /** Makes the server push a notification to the user with a state identity. */
  triggerPush?: (() => Promise<void>) | undefined;
  /** Makes the server push a notification to the user with this e-mail address. */
  pushTo?: ((username: string) => Promise<void>) | undefined;
};

/** An account with a password. `isOwn` when this run registered it, so that checks may change it. */
export type TestAccount = {
  isOwn: boolean;
  username: string;
  password: string;
  possessorId: string | number | undefined;
  token: string;
};

/** The accounts and sessions that the checks use. */
export type Personas = {
  secrets: SecretRegistry;
  sources: PersonaSources;
  /** Returns a token of a user with a state identity. */
  citizen: (context: VerifyContext) => Promise<string>;
  /** Returns a token of another user with a state identity, who shares no organisation with the first. */
  otherCitizen: (context: VerifyContext) => Promise<string>;
  /** Returns a token of another representative of the first user's organisation. It chooses its account for each use. */
  colleague: (context: VerifyContext) => Promise<string>;
  /** Returns a token of a user with the role ADMIN. */
  administrator: (context: VerifyContext) => Promise<string>;
  /** Returns an account with a password: a registered one when writes are allowed, otherwise the configured one. */
  account: (context: VerifyContext) => Promise<TestAccount>;
  /** Registers an account that no other check uses, for checks that end sessions or change the password. */
  freshAccount: (context: VerifyContext) => Promise<TestAccount>;
  /** Registers an account without confirming its e-mail address. */
  registerAccount: (context: VerifyContext) => Promise<Omit<TestAccount, "token">>;
  /** Returns the code of a new e-mail to an address. */
  readMailedCode: Mailbox["readCode"];
  /** Returns the number of e-mails to an address. */
  countMails: Mailbox["count"];
  /** Returns the number of e-mails to an address when it is more than before, which may take a moment. */
  awaitMoreMails: Mailbox["awaitMore"];
  /** Receives the access token that has replaced one of these. */
  replaceToken: (token: string, next: string) => void;
  /**
   * Opens the session again whose access token has ended. Resolves to false when it is none of these. Throws `CheckSkipped`
   * when the session cannot be opened again, as that of a given token.
   */
  renewToken: (context: VerifyContext, token: string) => Promise<boolean>;
  /** Creates a session that no other check uses. */
  openNewSession: (context: VerifyContext) => Promise<{ token: string; refreshToken: string }>;
};

/** Returns the token of an administrator; `undefined` when the run has none. */
export const findAdministrator = (context: VerifyContext): Promise<string | undefined> =>
  unlessSkipped(context.personas.administrator(context));

/** Returns a code of the state identity that no check has used. Throws `CheckSkipped` when there is none. */
export function takeIdentityCode({ personas: { secrets, sources } }: VerifyContext): string {
  const code = sources.nextIdentityCode?.();
  if (code === undefined)
    throw new CheckSkipped("requires a code of the state identity that no check has used; set CONTRACT_IDENTITY_CODE");
  return secrets.add("CONTRACT_IDENTITY_CODE", code);
}

/** The redirect URI of the state identity sign-in. */
export const identityRedirectUri = process.env["CONTRACT_REDIRECT"] || "http://localhost/asan-login";

/** How far the clocks of the server and of this machine may be apart. */
const clockToleranceMs = 10_000;

/** What tells a user from others, in the response of `readUser`. */
type User = {
  id?: string | number;
  pin?: string;
  name?: string;
  surname?: string;
  manufacturers?: readonly { voen?: string; selected?: boolean }[];
};

/** Returns a text that differs for two persons. */
export const identifyPerson = ({ id, pin, name, surname }: User): string => JSON.stringify([id, pin, name, surname]);

/** Returns what tells the person of a token from others, and the organisation that they act for; `undefined` when it cannot be read. */
async function readIdentity(
  context: VerifyContext,
  token: string,
): Promise<{ person: string; organisation: string | undefined } | undefined> {
  const user = await fetchBody<User>(context, "readUser", { token }).catch(ignoreFinding);
  if (user === undefined) return undefined;
  return {
    person: identifyPerson(user),
    organisation: user.manufacturers?.find(({ selected }) => selected === true)?.voen,
  };
}

/** Returns nothing for what a call of its own finds, or cannot judge. Throws every other error. */
function ignoreFinding(error: unknown): undefined {
  if (error instanceof ContractViolation || error instanceof OperationAbsent || error instanceof CheckSkipped)
    return undefined;
  throw error;
}

/** Returns a new password that meets the password rules, also of a server that knows only the letters of ASCII. */
export const generatePassword = (): string => `Ədalət#K7${randomHex().slice(0, 16)}`;

/** How often an account is registered when no e-mail with its code is received. */
const maxAccountAttempts = 3;

/** Creates the personas of one run. Sessions and accounts are created on first use. */
export function createPersonas(sources: PersonaSources): Personas {
  const secrets = createSecretRegistry();
  for (const [name, value] of [
    ["CONTRACT_TOKEN", sources.token],
    ["CONTRACT_OTHER_TOKEN", sources.otherToken],
    ["CONTRACT_COLLEAGUE_TOKEN", sources.colleagueToken],
    ["CONTRACT_ADMIN_TOKEN", sources.administratorToken],
    ["CONTRACT_USERNAME", sources.username],
    ["CONTRACT_PASSWORD", sources.password],
  ] as const)
    if (value !== undefined) secrets.add(name, value);
  let account: Promise<TestAccount> | undefined;
  let accountAttempts = 0;
  const mailbox = createMailbox(sources.mailboxUrl);

  const signInWithCode = async (
    context: VerifyContext,
    code = sources.nextIdentityCode?.(),
    name = "CONTRACT",
  ): Promise<{ token: string; refreshToken: string } | undefined> => {
    if (code === undefined) return undefined;
    return registerTokens(
      await fetchBody(context, "signInWithIdentity", {
        query: { code: secrets.add(`${name}_IDENTITY_CODE`, code), redirect: identityRedirectUri },
      }),
      `${name}_TOKEN`,
    );
  };
  const signInWithPassword = async (
    context: VerifyContext,
    username: string,
    password: string,
    name = "CONTRACT_ACCOUNT_TOKEN",
  ): Promise<{ token: string; refreshToken: string }> =>
    registerTokens(await fetchBody(context, "signIn", { body: { username, password } }), name);
  const registerTokens = (
    body: Readonly<Record<string, unknown>>,
    name: string,
  ): { token: string; refreshToken: string } => ({
    token: secrets.add(name, String(body["token"])),
    refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", String(body["refreshToken"])),
  });

  /** The access tokens that a server has replaced, with the next ones. */
  const replacedTokens = new Map<string, string>();
  const getCurrent = (token: string, name: string): string => {
    const next = replacedTokens.get(token);
    return next === undefined ? token : getCurrent(secrets.add(name, next), name);
  };

  /** The tokens of sessions that were opened again. */
  const endedTokens = new Set<string>();

  /** The sessions of the users, and how each of them is opened again. */
  const sessions: {
    name: string;
    getToken: () => Promise<string | undefined>;
    renew: (context: VerifyContext) => Promise<boolean>;
  }[] = [];

  /** Returns a function that resolves to the token of a session, which it opens on first use. `name` is the variable of the token. */
  const keepSession = (
    name: string,
    open: (context: VerifyContext) => Promise<{ token: string; refreshToken?: string }>,
  ): ((context: VerifyContext) => Promise<string>) => {
    let session: ReturnType<typeof open> | undefined;
    sessions.push({
      name,
      getToken: async () => (session === undefined ? undefined : getCurrent((await session).token, name)),
      renew: async (context) => {
        const { refreshToken } = (await session) ?? {};
        if (refreshToken === undefined) return false;
        const renewed = await fetchBody(context, "renewSession", { query: { refreshToken } });
        session = Promise.resolve(registerTokens({ ...renewed, token: renewed["accessToken"] }, name));
        return true;
      },
    });
    return async (context) => getCurrent((await (session ??= open(context))).token, name);
  };
  sessions.push({
    name: "CONTRACT_ACCOUNT_TOKEN",
    getToken: async () =>
      account === undefined ? undefined : getCurrent((await account).token, "CONTRACT_ACCOUNT_TOKEN"),
    renew: async (context) => {
      const found = await account;
      if (found === undefined) return false;
      const { token } = await signInWithPassword(context, found.username, found.password);
      account = Promise.resolve({ ...found, token });
      return true;
    },
  });

  /**
   * Returns a function that resolves to the token of a person, by a token or a code of the run. `name` is the first part
   * of its variables.
   */
  const createPerson = (
    name: string,
    description: string,
    { token, nextCode }: { token: string | undefined; nextCode: (() => string | undefined) | undefined },
  ): ((context: VerifyContext) => Promise<string>) =>
    keepSession(`${name}_TOKEN`, async (context) => {
      if (token !== undefined) return { token };
      const code = nextCode?.();
      const session = code === undefined ? undefined : await signInWithCode(context, code, name);
      if (session === undefined)
        throw new CheckSkipped(`requires ${description}; set ${name}_TOKEN or ${name}_IDENTITY_CODE`);
      return session;
    });
  const findOtherCitizen = createPerson("CONTRACT_OTHER", "a second user with a state identity", {
    token: sources.otherToken,
    nextCode: sources.nextOtherIdentityCode,
  });
  let difference: Promise<void> | undefined;

  /** Throws `CheckSkipped` when the second user is the first one, or acts for the organisation of the first one. */
  const assertOtherPerson = async (context: VerifyContext, other: string): Promise<void> => {
    const own = await personas.citizen(context).catch(ignoreFinding);
    const first = own === undefined ? undefined : await readIdentity(context, own);
    const second = await readIdentity(context, other);
    if (first === undefined || second === undefined) return;
    if (first.person === second.person)
      throw new CheckSkipped("the second user is the first one, or the server takes one for the other: see readUser");
    if (first.organisation !== undefined && first.organisation === second.organisation)
      throw new CheckSkipped("the second user acts for the organisation of the first one; choose another user");
  };

  const personas: Personas = {
    secrets,
    sources,
    citizen: createPerson("CONTRACT", "a user with a state identity", {
      token: sources.token,
      nextCode: sources.nextIdentityCode,
    }),
    otherCitizen: async (context) => {
      const token = await findOtherCitizen(context);
      // A server that mixes up two persons is a finding of the operation that reads the person.
      if (context.operationId !== "readUser") await (difference ??= assertOtherPerson(context, token));
      return token;
    },
    colleague: createPerson("CONTRACT_COLLEAGUE", "another representative of the organisation", {
      token: sources.colleagueToken,
      nextCode: sources.nextColleagueIdentityCode,
    }),
    administrator: createPerson("CONTRACT_ADMIN", "a user with the role ADMIN", {
      token: sources.administratorToken,
      nextCode: sources.nextAdministratorIdentityCode,
    }),
    account: async (context) => {
      const found = await (account ??= getAccount(context)).catch((error: unknown) => {
        // The e-mail may have been late.
        accountAttempts += 1;
        if (error instanceof CheckSkipped && accountAttempts < maxAccountAttempts) account = undefined;
        throw error;
      });
      return { ...found, token: getCurrent(found.token, "CONTRACT_ACCOUNT_TOKEN") };
    },
    replaceToken: (token, next) => {
      replacedTokens.set(token, next);
      replacedTokens.delete(next);
    },
    renewToken: async (context, token) => {
      for (const { name, getToken, renew } of sessions) {
        if ((await getToken().catch(() => undefined)) !== token) continue;
        if (await renew(context).catch(ignoreFinding)) {
          endedTokens.add(token);
          return true;
        }
        // A token that names a later end is refused without a reason.
        if ((readExpiry(token)?.getTime() ?? 0) > Date.now() + clockToleranceMs) return false;
        throw new CheckSkipped(
          `the server no longer accepts ${name}: it has expired, or its session has ended; use a token that lasts for the run`,
        );
      }
      if (endedTokens.has(token)) throw new CheckSkipped("the session that the check began with has ended meanwhile");
      return false;
    },
    freshAccount: async (context) => {
      // Nobody is registered whose code cannot be read.
      if (context.allowWrites) await readMails(sources.mailboxUrl);
      const registered = await personas.registerAccount(context);
      await fetchBody(context, "activateAccount", {
        path: { code: await personas.readMailedCode(registered.username) },
      });
      return {
        ...registered,
        token: (await signInWithPassword(context, registered.username, registered.password)).token,
      };
    },
    registerAccount: async (context) => {
      if (!context.allowWrites) throw new CheckSkipped("registers an account; allow it with --allow-writes");
      const [username, password] = [
        `contract-${createUniqueName()}@portal.example`,
        secrets.add("CONTRACT_ACCOUNT_PASSWORD", generatePassword()),
      ];
      const { id: possessorId } = await fetchBody<{ id?: string | number }>(context, "registerPossessor", {
        body: { name: "Contract Verification", address: "Example street 1, Baku" },
      });
      await fetchBody(context, "registerUser", {
        body: {
          name: "Nils",
          surname: "Hallberg",
          fatherName: "Karl",
          username,
          password,
          repeatedPassword: password,
          phoneNumber: `+4681${randomInteger(100_000, 999_999)}`,
          possessorIds: possessorId === undefined ? [] : [possessorId],
        },
      });
      return { isOwn: true, username, password, possessorId };
    },
    countMails: mailbox.count,
    awaitMoreMails: mailbox.awaitMore,
    readMailedCode: async (username) => secrets.add("CONTRACT_CODE", await mailbox.readCode(username)),
    openNewSession: async (context) => {
      const identity = await signInWithCode(context);
      if (identity !== undefined) return identity;
      const { username, password } = await personas.account(context);
      return signInWithPassword(context, username, password);
    },
  };

  async function getAccount(context: VerifyContext): Promise<TestAccount> {
    if (context.allowWrites && sources.mailboxUrl !== undefined) return personas.freshAccount(context);
    const { username, password } = sources;
    if (username === undefined || password === undefined)
      throw new CheckSkipped(
        "requires an account with a password; set CONTRACT_USERNAME and CONTRACT_PASSWORD, or --allow-writes and --mailbox",
      );
    const { token } = await signInWithPassword(context, username, password);
    const user = await fetchBody<{ possessorIds?: (string | number)[] }>(context, "readUser", { token });
    return { isOwn: false, username, password, possessorId: user.possessorIds?.[0], token };
  }
  return personas;
}
