import { randomInt, randomUUID } from "node:crypto";
import { bodyOf, OutOfReach, type Ground } from "./check.ts";
import { createSecrets, type Secrets } from "./secretRegistry.ts";

/** An e-mail as the mailbox gives it. */
type Mail = { to: string; code?: string };

/** Where the people of a run come from. Everything is optional; what is missing puts checks out of reach. */
export type Sources = {
  /** The access token of somebody who signed in with the state identity. */
  token?: string | undefined;
  /** Codes of the state identity: a new one each time it is called. */
  identityCode?: (() => string | undefined) | undefined;
  /** E-mail address and password of a foreign organisation. */
  username?: string | undefined;
  password?: string | undefined;
  /** An address that answers the e-mails that the server sent, as a JSON list of `{to, code}`, the newest last. */
  mailbox?: string | undefined;
  /** Makes the server tell the state-identity person something now. */
  push?: (() => Promise<void>) | undefined;
};

/** An account with a password. `own` when this run registered it, so that it may be changed at will. */
export type Account = { own: boolean; username: string; password: string; possessorId: number | undefined; token: string };

/** The people who ask. */
export type People = {
  secrets: Secrets;
  sources: Sources;
  /** A token of somebody with a state identity. */
  citizen: (ground: Ground) => Promise<string>;
  /** An account with a password: a new one where that may be made, the given one otherwise. */
  account: (ground: Ground) => Promise<Account>;
  /** An account that nothing else uses, for what ends sessions or spends a password. */
  freshAccount: (ground: Ground) => Promise<Account>;
  /** Registers a new account that has not been confirmed. */
  register: (ground: Ground) => Promise<Omit<Account, "token">>;
  /** The newest code that was sent to an address. */
  codeFor: (username: string) => Promise<string>;
  /** A new pair of tokens that nothing else uses. */
  session: (ground: Ground) => Promise<{ token: string; refreshToken: string }>;
};

/** Where the state identity sends people back to; a test's stand-in for the portal's address. */
const redirect = process.env["CONTRACT_REDIRECT"] ?? "http://localhost/asan-login";

/** A password that keeps the rule and that nobody has used. */
export const strongPassword = (): string => `Ədalət#${randomUUID()}`;

/** The people of one run. */
export function createPeople(sources: Sources): People {
  const secrets = createSecrets();
  for (const [name, value] of [["CONTRACT_TOKEN", sources.token], ["CONTRACT_USERNAME", sources.username], ["CONTRACT_PASSWORD", sources.password]] as const) if (value !== undefined) secrets.learn(name, value);
  let citizen: Promise<string> | undefined;
  let account: Promise<Account> | undefined;

  const byCode = async (ground: Ground): Promise<{ token: string; refreshToken: string } | undefined> => {
    const code = sources.identityCode?.();
    if (code === undefined) return undefined;
    return learned(await bodyOf(ground, "signInWithIdentity", { query: { code: secrets.learn("CONTRACT_IDENTITY_CODE", code), redirect } }), "CONTRACT_TOKEN");
  };
  const byPassword = async (ground: Ground, username: string, password: string, name = "CONTRACT_ACCOUNT_TOKEN"): Promise<{ token: string; refreshToken: string }> => learned(await bodyOf(ground, "signIn", { body: { username, password } }), name);
  const learned = (body: Readonly<Record<string, unknown>>, name: string): { token: string; refreshToken: string } => ({ token: secrets.learn(name, String(body["token"])), refreshToken: secrets.learn("CONTRACT_REFRESH_TOKEN", String(body["refreshToken"])) });

  const people: People = {
    secrets,
    sources,
    citizen: (ground) => (citizen ??= signedIn(ground)),
    account: (ground) => (account ??= opened(ground)),
    freshAccount: async (ground) => {
      const made = await people.register(ground);
      await bodyOf(ground, "activateAccount", { path: { code: await people.codeFor(made.username) } });
      return { ...made, token: (await byPassword(ground, made.username, made.password)).token };
    },
    register: async (ground) => {
      if (!ground.writes) throw new OutOfReach("registers an account; allow it with --allow-writes");
      const [username, password] = [`contract-${randomUUID()}@portal.example`, secrets.learn("CONTRACT_ACCOUNT_PASSWORD", strongPassword())];
      const possessor = await bodyOf(ground, "registerPossessor", { body: { name: "Contract Verification", address: "Example street 1, Baku" } });
      const possessorId = Number(possessor["id"]);
      await bodyOf(ground, "registerUser", { body: { name: "Nils", surname: "Hallberg", fatherName: "Karl", username, password, repeatedPassword: password, phoneNumber: `+4681${randomInt(100_000, 999_999)}`, possessorIds: [possessorId] } });
      return { own: true, username, password, possessorId };
    },
    codeFor: async (username) => {
      if (sources.mailbox === undefined) throw new OutOfReach("needs a code that is sent by e-mail; say with --mailbox where e-mails can be read");
      const mails = (await fetch(sources.mailbox).then((response) => response.json(), () => [])) as Mail[];
      const code = mails.findLast((mail) => mail.to === username && mail.code !== undefined)?.code;
      if (code === undefined) throw new OutOfReach("no code came by e-mail");
      return secrets.learn("CONTRACT_CODE", code);
    },
    session: async (ground) => {
      const identity = await byCode(ground);
      if (identity !== undefined) return identity;
      const { username, password } = await people.account(ground);
      return byPassword(ground, username, password);
    },
  };

  async function signedIn(ground: Ground): Promise<string> {
    const token = sources.token ?? (await byCode(ground))?.token;
    if (token === undefined) throw new OutOfReach("needs somebody with a state identity; set CONTRACT_TOKEN or CONTRACT_IDENTITY_CODE");
    return token;
  }

  async function opened(ground: Ground): Promise<Account> {
    if (ground.writes && sources.mailbox !== undefined) return people.freshAccount(ground);
    const { username, password } = sources;
    if (username === undefined || password === undefined) throw new OutOfReach("needs an account with a password; set CONTRACT_USERNAME and CONTRACT_PASSWORD, or --allow-writes and --mailbox");
    const { token } = await byPassword(ground, username, password);
    const user = await bodyOf<{ possessorIds?: number[] }>(ground, "readUser", { token });
    return { own: false, username, password, possessorId: user.possessorIds?.[0], token };
  }
  return people;
}

/** The address that the state identity sends people back to. */
export const returnAddress = redirect;
