import { accountByEmail } from "../store/accounts.ts";
import { clearTries, countTry, secondsLocked } from "../store/rateLimit.ts";
import { goodCode, redeemIdentityCode } from "../store/verificationCodes.ts";
import { sendMail } from "../store/mails.ts";
import { messages } from "../store/messages.ts";
import { isPassword } from "../store/passwords.ts";
import { openSession, renewSession } from "../store/sessions.ts";
import type { Session } from "../store/state.ts";
import { ok, type Behaviour } from "./behaviour.ts";

const tokensOf = ({ access, refresh }: Session): { token: string; refreshToken: string } => ({ token: access, refreshToken: refresh });

const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? "");

/** Signing in, renewing a session, choosing whom to act for. */
export const auth = {
  signIn: ({ world, lang, body: { username, password }, example }) => {
    const tried = `sign-in ${username.toLowerCase()}`;
    const wait = secondsLocked(world, tried);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const account = accountByEmail(world.state.accounts, username);
    if (account === undefined || !isPassword(account, password)) {
      countTry(world, tried);
      return { status: 401 };
    }
    clearTries(world, tried);
    if (!account.emailVerified) {
      // Whoever waits for the code asks for it again by signing in.
      sendMail(world, "activation", { to: account.email, code: goodCode(world, "activation", account), lang });
      return { status: 409 };
    }
    return ok({ ...example, ...tokensOf(openSession(world, account)) });
  },

  signInWithIdentity: ({ world, query: { code, redirect, messengerToken }, example }) => {
    if (!isWebAddress(redirect)) return { status: 400 };
    const account = redeemIdentityCode(world, code);
    if (account === undefined) return { status: 401, message: messages.identityCodeRefused };
    return ok({
      ...example,
      ...tokensOf(openSession(world, account)),
      asanToken: world.chance.token("identity"),
      messengerToken: messengerToken ?? world.chance.token("messenger"),
      messengerRefreshToken: world.chance.token("messenger-refresh"),
    });
  },

  renewSession: ({ world, query }) => {
    const session = renewSession(world, query.refreshToken);
    return session === undefined ? { status: 401 } : ok({ accessToken: session.access, refreshToken: session.refresh });
  },

  // The old pair stays good until it runs out: calls that are under way still carry it.
  chooseAccount: ({ world, visitor: { session, account }, query: { certNumber }, example }) => {
    const isTheirs = ({ selectedCertNumber }: { selectedCertNumber: string }): boolean => selectedCertNumber === certNumber;
    if (certNumber !== undefined && !account.organisations.some(isTheirs)) {
      return { status: world.state.accounts.some(({ organisations }) => organisations.some(isTheirs)) ? 403 : 404 };
    }
    return ok({ ...example, ...tokensOf(openSession(world, account, { actsAs: certNumber, greetings: session.greetings, since: session.since })) });
  },

  handOverSession: ({ world, visitor: { session, account } }) =>
    ok({ ...tokensOf(openSession(world, account, { actsAs: session.actsAs, greetings: session.greetings, since: session.since })), privileges: account.privileges }),
} satisfies Behaviour;
