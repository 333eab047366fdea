import { paths } from "../../src/config/paths.ts";
import { findAccountByEmail } from "../store/accounts.ts";
import { clearAttempts, getClientKey, recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { reuseOrIssueVerificationCode, redeemIdentityCode } from "../store/verificationCodes.ts";
import { sendMail } from "../store/mails.ts";
import { messages } from "../store/messages.ts";
import { isCurrentPassword } from "../store/passwords.ts";
import { createSession, endSessions, refreshSession } from "../store/sessions.ts";
import type { SessionRecord } from "../store/state.ts";
import { ok, type Behaviour } from "./behaviour.ts";

const toTokenPair = ({ accessToken, refreshToken }: SessionRecord): { token: string; refreshToken: string } => ({
  token: accessToken,
  refreshToken,
});

/** Returns whether an address is the return URL of the sign-in, of a portal on any host. */
const isReturnUrl = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === paths.identityReturn;
};

/** Handlers of sign-in, token refresh and account choice. */
export const authHandlers = {
  signIn: ({ store, lang, clientAddress, body: { username, password }, example }) => {
    const rateLimitKey = getClientKey("sign-in", clientAddress, username);
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const account = findAccountByEmail(store.state.accounts, username);
    if (account === undefined || !isCurrentPassword(account, password)) {
      recordAttempt(store, rateLimitKey);
      return { status: 401 };
    }
    clearAttempts(store, rateLimitKey);
    if (!account.emailVerified) {
      // Each sign-in attempt sends the activation code again.
      sendMail(store, "activation", {
        to: account.email,
        code: reuseOrIssueVerificationCode(store, "activation", account),
        lang,
      });
      return { status: 409 };
    }
    return ok({ ...example, ...toTokenPair(createSession(store, account)) });
  },

  signInWithIdentity: ({ store, query: { code, redirect, messengerToken }, example }) => {
    if (!isReturnUrl(redirect)) return { status: 400 };
    const account = redeemIdentityCode(store, code);
    if (account === undefined) return { status: 401, message: messages.identityCodeRefused };
    return ok({
      ...example,
      ...toTokenPair(createSession(store, account)),
      asanToken: store.random.token("identity"),
      messengerToken: messengerToken ?? store.random.token("messenger"),
      messengerRefreshToken: store.random.token("messenger-refresh"),
    });
  },

  renewSession: ({ store, query }) => {
    const issuedTokens = refreshSession(store, query.refreshToken);
    return issuedTokens === undefined ? { status: 401 } : ok(issuedTokens);
  },

  signOut: ({ store, body: { refreshToken }, example }) => {
    const ended = store.state.sessions.find(
      (session) =>
        session.refreshToken === refreshToken || session.usedRefreshTokens.some(({ token }) => token === refreshToken),
    );
    endSessions(store, ({ signInId }) => signInId === ended?.signInId);
    return ok(example);
  },

  // The old token pair stays valid until it expires or the user signs out, since requests in flight still carry it.
  chooseAccount: ({ store, principal: { session, account }, query: { certNumber }, example }) => {
    const isTheirs = ({ selectedCertNumber }: { selectedCertNumber: string }): boolean =>
      selectedCertNumber === certNumber;
    if (certNumber !== undefined && !account.organisations.some(isTheirs)) {
      return { status: store.state.accounts.some(({ organisations }) => organisations.some(isTheirs)) ? 403 : 404 };
    }
    return ok({
      ...example,
      ...toTokenPair(
        createSession(store, account, {
          certNumber,
          signedInAt: session.signedInAt,
          replaces: session,
        }),
      ),
    });
  },

  handOverSession: ({ store, principal: { session, account } }) =>
    ok({
      ...toTokenPair(
        createSession(store, account, {
          certNumber: session.certNumber,
          signedInAt: session.signedInAt,
        }),
      ),
      privileges: account.privileges,
    }),
} satisfies Behaviour;
