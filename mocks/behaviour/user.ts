import type { components } from "../../src/generated/contract.d.ts";
import { accountByEmail, foreigner } from "../store/accounts.ts";
import { codeTriesAllowed, countTry, secondsLocked } from "../store/rateLimit.ts";
import { issueCode, judgeCode, spendCode } from "../store/verificationCodes.ts";
import { taxpayers } from "../sampleData/taxpayers.ts";
import { sendMail } from "../store/mails.ts";
import { messages } from "../store/messages.ts";
import { objectionTo } from "../store/passwords.ts";
import type { Visitor } from "../store/sessions.ts";
import type { World } from "../store/mockStore.ts";
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

  chooseLanguage: ({ visitor: { account }, body: { isoCode } }) => {
    account.language = isoCode;
    return ok({ isoCode });
  },

  lookUpTaxpayer: ({ query: { tpn } }) => {
    const taxpayer = taxpayers.find((one) => one.tpn === tpn);
    return taxpayer === undefined ? { status: 404, message: messages.taxpayerUnknown } : ok(taxpayer);
  },
} satisfies Behaviour;
