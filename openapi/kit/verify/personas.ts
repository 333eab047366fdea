import { randomInt, randomUUID } from "node:crypto";
import { fetchBody, CheckSkipped, type VerifyContext } from "./check.ts";
import { createSecretRegistry, type SecretRegistry } from "./secretRegistry.ts";

/** An e-mail as the mailbox gives it. */
type MailboxMessage = { to: string; code?: string };

/** Where the people of a run come from. Everything is optional; what is missing puts checks out of reach. */
export type PersonaSources = {
  /** The access token of somebody who signed in with the state identity. */
  token?: string | undefined;
  /** Codes of the state identity: a new one each time it is called. */
  nextIdentityCode?: (() => string | undefined) | undefined;
  /** E-mail address and password of a foreign organisation. */
  username?: string | undefined;
  password?: string | undefined;
  /** An address that answers the e-mails that the server sent, as a JSON list of `{to, code}`, the newest last. */
  mailboxUrl?: string | undefined;
  /** Makes the server tell the state-identity person something now. */
  triggerPush?: (() => Promise<void>) | undefined;
};

/** An account with a password. `own` when this run registered it, so that it may be changed at will. */
export type TestAccount = {
  isOwn: boolean;
  username: string;
  password: string;
  possessorId: number | undefined;
  token: string;
};

/** The people who ask. */
export type Personas = {
  secrets: SecretRegistry;
  sources: PersonaSources;
  /** A token of somebody with a state identity. */
  citizen: (ground: VerifyContext) => Promise<string>;
  /** An account with a password: a new one where that may be made, the given one otherwise. */
  account: (ground: VerifyContext) => Promise<TestAccount>;
  /** An account that nothing else uses, for what ends sessions or spends a password. */
  freshAccount: (ground: VerifyContext) => Promise<TestAccount>;
  /** Registers a new account that has not been confirmed. */
  registerAccount: (ground: VerifyContext) => Promise<Omit<TestAccount, "token">>;
  /** The newest code that was sent to an address. */
  readMailedCode: (username: string) => Promise<string>;
  /** A new pair of tokens that nothing else uses. */
  openNewSession: (ground: VerifyContext) => Promise<{ token: string; refreshToken: string }>;
};

/** Where the state identity sends people back to; a test's stand-in for the portal's address. */
const redirectUri = process.env["CONTRACT_REDIRECT"] ?? "http://localhost/asan-login";

/** A password that keeps the rule and that nobody has used. */
export const generatePassword = (): string => `Ədalət#${randomUUID()}`;

/** The people of one run. */
export function createPersonas(sources: PersonaSources): Personas {
  const secrets = createSecretRegistry();
  for (const [name, value] of [
    ["CONTRACT_TOKEN", sources.token],
    ["CONTRACT_USERNAME", sources.username],
    ["CONTRACT_PASSWORD", sources.password],
  ] as const)
    if (value !== undefined) secrets.add(name, value);
  let citizen: Promise<string> | undefined;
  let account: Promise<TestAccount> | undefined;

  const byCode = async (ground: VerifyContext): Promise<{ token: string; refreshToken: string } | undefined> => {
    const code = sources.nextIdentityCode?.();
    if (code === undefined) return undefined;
    return learned(
      await fetchBody(ground, "signInWithIdentity", {
        query: { code: secrets.add("CONTRACT_IDENTITY_CODE", code), redirect: redirectUri },
      }),
      "CONTRACT_TOKEN",
    );
  };
  const byPassword = async (
    ground: VerifyContext,
    username: string,
    password: string,
    name = "CONTRACT_ACCOUNT_TOKEN",
  ): Promise<{ token: string; refreshToken: string }> =>
    learned(await fetchBody(ground, "signIn", { body: { username, password } }), name);
  const learned = (body: Readonly<Record<string, unknown>>, name: string): { token: string; refreshToken: string } => ({
    token: secrets.add(name, String(body["token"])),
    refreshToken: secrets.add("CONTRACT_REFRESH_TOKEN", String(body["refreshToken"])),
  });

  const people: Personas = {
    secrets,
    sources,
    citizen: (ground) => (citizen ??= signedIn(ground)),
    account: (ground) => (account ??= opened(ground)),
    freshAccount: async (ground) => {
      const made = await people.registerAccount(ground);
      await fetchBody(ground, "activateAccount", { path: { code: await people.readMailedCode(made.username) } });
      return { ...made, token: (await byPassword(ground, made.username, made.password)).token };
    },
    registerAccount: async (ground) => {
      if (!ground.allowWrites) throw new CheckSkipped("registers an account; allow it with --allow-writes");
      const [username, password] = [
        `contract-${randomUUID()}@portal.example`,
        secrets.add("CONTRACT_ACCOUNT_PASSWORD", generatePassword()),
      ];
      const possessor = await fetchBody(ground, "registerPossessor", {
        body: { name: "Contract Verification", address: "Example street 1, Baku" },
      });
      const possessorId = Number(possessor["id"]);
      await fetchBody(ground, "registerUser", {
        body: {
          name: "Nils",
          surname: "Hallberg",
          fatherName: "Karl",
          username,
          password,
          repeatedPassword: password,
          phoneNumber: `+4681${randomInt(100_000, 999_999)}`,
          possessorIds: [possessorId],
        },
      });
      return { isOwn: true, username, password, possessorId };
    },
    readMailedCode: async (username) => {
      if (sources.mailboxUrl === undefined)
        throw new CheckSkipped("needs a code that is sent by e-mail; say with --mailbox where e-mails can be read");
      const mails = (await fetch(sources.mailboxUrl).then(
        (response) => response.json(),
        () => [],
      )) as MailboxMessage[];
      const code = mails.findLast((mail) => mail.to === username && mail.code !== undefined)?.code;
      if (code === undefined) throw new CheckSkipped("no code came by e-mail");
      return secrets.add("CONTRACT_CODE", code);
    },
    openNewSession: async (ground) => {
      const identity = await byCode(ground);
      if (identity !== undefined) return identity;
      const { username, password } = await people.account(ground);
      return byPassword(ground, username, password);
    },
  };

  async function signedIn(ground: VerifyContext): Promise<string> {
    const token = sources.token ?? (await byCode(ground))?.token;
    if (token === undefined)
      throw new CheckSkipped("needs somebody with a state identity; set CONTRACT_TOKEN or CONTRACT_IDENTITY_CODE");
    return token;
  }

  async function opened(ground: VerifyContext): Promise<TestAccount> {
    if (ground.allowWrites && sources.mailboxUrl !== undefined) return people.freshAccount(ground);
    const { username, password } = sources;
    if (username === undefined || password === undefined)
      throw new CheckSkipped(
        "needs an account with a password; set CONTRACT_USERNAME and CONTRACT_PASSWORD, or --allow-writes and --mailbox",
      );
    const { token } = await byPassword(ground, username, password);
    const user = await fetchBody<{ possessorIds?: number[] }>(ground, "readUser", { token });
    return { isOwn: false, username, password, possessorId: user.possessorIds?.[0], token };
  }
  return people;
}

/** The address that the state identity sends people back to. */
export const identityRedirectUri = redirectUri;
