import { findAccountByEmail } from "../store/accounts.ts";
import {
  clearAttempts,
  getClientKey,
  maxCodeAttempts,
  recordAttempt,
  getRetryAfterSeconds,
} from "../store/rateLimit.ts";
import { issueVerificationCode, checkVerificationCode, consumeVerificationCode } from "../store/verificationCodes.ts";
import { translate } from "../store/localizedText.ts";
import { sendMail } from "../store/mails.ts";
import { messages } from "../store/messages.ts";
import { isCurrentPassword, validateAccountPassword, validatePassword } from "../store/passwords.ts";
import { endSessions } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** Returns a temporary password that matches the contract's password pattern. */
const createTemporaryPassword = (store: MockStore): string => `Kod-${store.random.code()}-Yeni${store.random.code()}`;

/** Handlers that validate, change and reset passwords. */
export const passwordHandlers = {
  changePassword: ({ store, principal: { account, session }, body: { oldPassword, newPassword }, example }) => {
    if (!account.foreign) return { status: 403 };
    const rateLimitKey = `password ${account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    if (!isCurrentPassword(account, oldPassword)) {
      recordAttempt(store, rateLimitKey);
      return { status: 422 };
    }
    const objection = validateAccountPassword(account, newPassword);
    if (objection !== undefined) return { status: 422, fields: { newPassword: objection } };
    clearAttempts(store, rateLimitKey);
    account.passwords.push(newPassword);
    // Signs out all other sessions, since they were started with the old password.
    endSessions(store, (otherSession) => otherSession.accountId === account.id && otherSession.id !== session.id);
    return ok(example);
  },

  checkNewPassword: ({ lang, query: { pass, name, surname } }) => {
    const objection = validatePassword(pass, { names: [name, surname] });
    return ok(objection === undefined ? { valid: true } : { valid: false, reason: translate(objection, lang) });
  },

  checkOwnPassword: ({ lang, principal: { account }, query: { pass } }) => {
    const objection = validateAccountPassword(account, pass);
    return ok(objection === undefined ? { valid: true } : { valid: false, reason: translate(objection, lang) });
  },

  // An unknown e-mail address gets the same response, count and lock as a known one, so that accounts cannot be
  // enumerated.
  requestPasswordReset: ({ store, lang, clientAddress, query: { username }, example }) => {
    const rateLimitKey = getClientKey("reset", clientAddress, username);
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    recordAttempt(store, rateLimitKey);
    const account = findAccountByEmail(store.state.accounts, username);
    if (account !== undefined)
      sendMail(store, "reset", { to: account.email, code: issueVerificationCode(store, "reset", account), lang });
    return ok(example);
  },

  // A request without a body makes the service create a password and send it by e-mail.
  resetPassword: ({ store, lang, clientAddress, query: { verificationCode }, body, example }) => {
    const rateLimitKey = getClientKey("reset code", clientAddress);
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxCodeAttempts);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const codeCheck = checkVerificationCode(store, "reset", verificationCode);
    if (codeCheck.state === "expired") return { status: 422, code: "CODE_EXPIRED", message: messages.codeExpired };
    if (codeCheck.state === "unknown") {
      recordAttempt(store, rateLimitKey);
      return { status: 422 };
    }
    const { account } = codeCheck;
    const objection = body && validateAccountPassword(account, body.newPassword);
    if (objection !== undefined)
      return {
        status: 422,
        code: "NOT_ACCEPTED",
        message: messages.passwordNotReset,
        fields: { newPassword: objection },
      };
    const password = body?.newPassword ?? createTemporaryPassword(store);
    account.passwords.push(password);
    // The user received the code by e-mail, so the e-mail address is verified too.
    account.emailVerified = true;
    consumeVerificationCode(store, verificationCode);
    endSessions(store, ({ accountId }) => accountId === account.id);
    clearAttempts(store, getClientKey("sign-in", clientAddress, account.email));
    if (body !== undefined) return ok(example);
    sendMail(store, "temporaryPassword", { to: account.email, code: password, lang });
    return ok({ message: translate(messages.temporaryPasswordSent, lang) });
  },
} satisfies Behaviour;
