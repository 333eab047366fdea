import { accountByEmail } from "../store/accounts.ts";
import { clearTries, codeTriesAllowed, countTry, secondsLocked } from "../store/rateLimit.ts";
import { issueCode, judgeCode, spendCode } from "../store/verificationCodes.ts";
import { say } from "../store/localizedText.ts";
import { sendMail } from "../store/mails.ts";
import { messages } from "../store/messages.ts";
import { isPassword, objectionOf, objectionTo } from "../store/passwords.ts";
import { endSessions } from "../store/sessions.ts";
import type { World } from "../store/mockStore.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** A temporary password that keeps the contract's rule. */
const temporaryPassword = (world: World): string => `Kod-${world.chance.code()}-Yeni${world.chance.code()}`;

/** Passwords: judging one, changing it, replacing a forgotten one. */
export const password = {
  changePassword: ({ world, visitor: { account, session }, body: { oldPassword, newPassword }, example }) => {
    if (!account.foreign) return { status: 403 };
    const tried = `password ${account.id}`;
    const wait = secondsLocked(world, tried);
    if (wait > 0) return { status: 429, retryAfter: wait };
    if (!isPassword(account, oldPassword)) {
      countTry(world, tried);
      return { status: 422 };
    }
    const objection = objectionOf(account, newPassword);
    if (objection !== undefined) return { status: 422, fields: { newPassword: objection } };
    clearTries(world, tried);
    account.passwords.push(newPassword);
    // Whoever else is signed in with the old password is signed out.
    endSessions(world, (other) => other.accountId === account.id && other.id !== session.id);
    return ok(example);
  },

  checkNewPassword: ({ lang, query: { pass, name, surname } }) => {
    const objection = objectionTo(pass, { names: [name, surname] });
    return ok(objection === undefined ? { valid: true } : { valid: false, reason: say(objection, lang) });
  },

  checkOwnPassword: ({ lang, visitor: { account }, query: { pass } }) => {
    const objection = objectionOf(account, pass);
    return ok(objection === undefined ? { valid: true } : { valid: false, reason: say(objection, lang) });
  },

  // An address without an account is answered, counted and locked like one that has one.
  requestPasswordReset: ({ world, lang, query: { username }, example }) => {
    const tried = `reset ${username.toLowerCase()}`;
    const wait = secondsLocked(world, tried);
    if (wait > 0) return { status: 429, retryAfter: wait };
    countTry(world, tried);
    const account = accountByEmail(world.state.accounts, username);
    if (account !== undefined) sendMail(world, "reset", { to: account.email, code: issueCode(world, "reset", account), lang });
    return ok(example);
  },

  // Without a body the service thinks a password up and sends it by e-mail.
  resetPassword: ({ world, lang, query: { verificationCode }, body, example }) => {
    const wait = secondsLocked(world, "reset code", codeTriesAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const verdict = judgeCode(world, "reset", verificationCode);
    if (verdict.state === "expired") return { status: 422, code: "CODE_EXPIRED", message: messages.codeExpired };
    if (verdict.state === "wrong") {
      countTry(world, "reset code");
      return { status: 422 };
    }
    const { account } = verdict;
    const objection = body && objectionOf(account, body.newPassword);
    if (objection !== undefined) return { status: 422, code: "NOT_ACCEPTED", message: messages.passwordNotReset, fields: { newPassword: objection } };
    const password = body?.newPassword ?? temporaryPassword(world);
    account.passwords.push(password);
    // The code came by e-mail, so the address is confirmed as well.
    account.emailVerified = true;
    spendCode(world, verificationCode);
    endSessions(world, ({ accountId }) => accountId === account.id);
    clearTries(world, `sign-in ${account.email.toLowerCase()}`);
    if (body !== undefined) return ok(example);
    sendMail(world, "temporaryPassword", { to: account.email, code: password, lang });
    return ok({ message: say(messages.temporaryPasswordSent, lang) });
  },
} satisfies Behaviour;
