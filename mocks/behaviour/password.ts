import { findAccountByEmail } from "../store/accounts.ts";
import { clearAttempts, maxCodeAttempts, recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { issueVerificationCode, checkVerificationCode, consumeVerificationCode } from "../store/verificationCodes.ts";
import { translate } from "../store/localizedText.ts";
import { sendMail } from "../store/mails.ts";
import { messages } from "../store/messages.ts";
import { isCurrentPassword, validateAccountPassword, validatePassword } from "../store/passwords.ts";
import { endSessions } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** A temporary password that keeps the contract's rule. */
const createTemporaryPassword = (store: MockStore): string => `Kod-${store.random.code()}-Yeni${store.random.code()}`;

/** Passwords: judging one, changing it, replacing a forgotten one. */
export const passwordHandlers = {
  changePassword: ({ store, principal: { account, session }, body: { oldPassword, newPassword }, example }) => {
    if (!account.foreign) return { status: 403 };
    const tried = `password ${account.id}`;
    const wait = getRetryAfterSeconds(store, tried);
    if (wait > 0) return { status: 429, retryAfterSeconds: wait };
    if (!isCurrentPassword(account, oldPassword)) {
      recordAttempt(store, tried);
      return { status: 422 };
    }
    const objection = validateAccountPassword(account, newPassword);
    if (objection !== undefined) return { status: 422, fields: { newPassword: objection } };
    clearAttempts(store, tried);
    account.passwords.push(newPassword);
    // Whoever else is signed in with the old password is signed out.
    endSessions(store, (other) => other.accountId === account.id && other.id !== session.id);
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

  // An address without an account is answered, counted and locked like one that has one.
  requestPasswordReset: ({ store, lang, query: { username }, example }) => {
    const tried = `reset ${username.toLowerCase()}`;
    const wait = getRetryAfterSeconds(store, tried);
    if (wait > 0) return { status: 429, retryAfterSeconds: wait };
    recordAttempt(store, tried);
    const account = findAccountByEmail(store.state.accounts, username);
    if (account !== undefined)
      sendMail(store, "reset", { to: account.email, code: issueVerificationCode(store, "reset", account), lang });
    return ok(example);
  },

  // Without a body the service thinks a password up and sends it by e-mail.
  resetPassword: ({ store, lang, query: { verificationCode }, body, example }) => {
    const wait = getRetryAfterSeconds(store, "reset code", maxCodeAttempts);
    if (wait > 0) return { status: 429, retryAfterSeconds: wait };
    const verdict = checkVerificationCode(store, "reset", verificationCode);
    if (verdict.state === "expired") return { status: 422, code: "CODE_EXPIRED", message: messages.codeExpired };
    if (verdict.state === "wrong") {
      recordAttempt(store, "reset code");
      return { status: 422 };
    }
    const { account } = verdict;
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
    // The code came by e-mail, so the address is confirmed as well.
    account.emailVerified = true;
    consumeVerificationCode(store, verificationCode);
    endSessions(store, ({ accountId }) => accountId === account.id);
    clearAttempts(store, `sign-in ${account.email.toLowerCase()}`);
    if (body !== undefined) return ok(example);
    sendMail(store, "temporaryPassword", { to: account.email, code: password, lang });
    return ok({ message: translate(messages.temporaryPasswordSent, lang) });
  },
} satisfies Behaviour;
