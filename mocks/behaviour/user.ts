import type { components } from "../../src/generated/contract.d.ts";
import { accountByEmail, foreigner } from "../world/accounts.ts";
import { codeTriesAllowed, countTry, secondsLocked, triesAllowed, clearTries } from "../world/attempts.ts";
import { issueCode, judgeCode, spendCode } from "../world/codes.ts";
import { taxpayers } from "../world/content/taxpayers.ts";
import { say } from "../world/language.ts";
import { sendMail } from "../world/mails.ts";
import { messages } from "../world/messages.ts";
import { isPassword, objectionOf, objectionTo } from "../world/passwords.ts";
import { endSessions, type Visitor } from "../world/sessions.ts";
import type { World } from "../world/world.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** The signed-in person, as the portal is told. */
function userOf({ account, session }: Visitor): components["schemas"]["User"] {
  const { id, name, surname, fatherName, foreign, authority, language, organisations, pin, email, phoneNumber, possessorIds, note } = account;
  return {
    id,
    name,
    surname,
    fatherName,
    foreign,
    roles: [{ authority }],
    language: { isoCode: language },
    manufacturers: organisations.map((organisation) => ({ ...organisation, selected: organisation.selectedCertNumber === session.actsAs })),
    email,
    phoneNumber,
    possessorIds,
    ...(pin !== undefined && { pin }),
    ...(note !== undefined && { note }),
  };
}

/** Whether somebody registering may name these possessors: they exist and nobody has them yet. */
const areFree = (world: World, ids: readonly number[], owner?: number): boolean =>
  ids.every((id) => world.state.possessors.some((one) => one.id === id) && !world.state.accounts.some((account) => account.id !== owner && account.possessorIds.includes(id)));

/** A temporary password that keeps the contract's rule. */
const temporaryPassword = (world: World): string => `Kod-${world.chance.code()}-Yeni${world.chance.code()}`;

/** An account: getting one, proving it, reading and changing it. */
export const user = {
  registerUser: ({ world, lang, body, example }) => {
    const { name, surname, fatherName, username, password, phoneNumber, possessorIds } = body;
    if (accountByEmail(world.state.accounts, username) !== undefined) return { status: 422 };
    if (possessorIds.length === 0 || !areFree(world, possessorIds)) return { status: 422, fields: { possessorIds: messages.possessorsMissing } };
    const objection = objectionTo(password, { names: [name, surname] });
    if (objection !== undefined) return { status: 422, fields: { password: objection } };
    const account = foreigner({ id: world.nextId(), name, surname, fatherName, email: username, phoneNumber, possessorIds, passwords: [password], language: lang, emailVerified: false });
    world.state.accounts.push(account);
    sendMail(world, "activation", { to: username, code: issueCode(world, "activation", account), lang });
    return ok(example);
  },

  activateAccount: ({ world, path: { code }, example }) => {
    const wait = secondsLocked(world, "activation", codeTriesAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const verdict = judgeCode(world, "activation", code);
    if (verdict.state === "expired") return { status: 422, code: "CODE_EXPIRED", message: messages.codeExpired };
    if (verdict.state === "wrong") {
      countTry(world, "activation");
      return { status: 422 };
    }
    verdict.account.emailVerified = true;
    spendCode(world, code);
    return ok(example);
  },

  readUser: ({ visitor }) => ok(userOf(visitor)),

  changePassword: ({ world, visitor: { account, session }, body: { oldPassword, newPassword }, example }) => {
    if (!account.foreign) return { status: 403 };
    const tried = `password ${account.id}`;
    const wait = secondsLocked(world, tried, triesAllowed);
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

  updateUser: ({ world, visitor: { account }, body, example }) => {
    if (!account.foreign) return { status: 403 };
    const { name, surname, fatherName, email, phoneNumber, pin, possessorIds, note } = body;
    const holder = accountByEmail(world.state.accounts, email);
    if (holder !== undefined && holder.id !== account.id) return { status: 422, fields: { email: messages.emailTaken } };
    if (possessorIds !== undefined && !areFree(world, possessorIds, account.id)) return { status: 422, fields: { possessorIds: messages.possessorsMissing } };
    Object.assign(account, { name, surname, fatherName, email, phoneNumber }, pin !== undefined && { pin }, possessorIds && { possessorIds }, note !== undefined && { note });
    return ok(example);
  },

  updateContacts: ({ visitor: { account }, body: { email, phoneNumber, note }, example }) => {
    if (account.foreign) return { status: 403 };
    Object.assign(account, { email, phoneNumber }, note !== undefined && { note });
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

  chooseLanguage: ({ visitor: { account }, body: { isoCode } }) => {
    account.language = isoCode;
    return ok({ isoCode });
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

  lookUpTaxpayer: ({ query: { tpn } }) => {
    const taxpayer = taxpayers.find((one) => one.tpn === tpn);
    return taxpayer === undefined ? { status: 404, message: messages.taxpayerUnknown } : ok(taxpayer);
  },
} satisfies Behaviour;
