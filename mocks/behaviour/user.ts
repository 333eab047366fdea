import type { User } from "../../src/generated/contract.d.ts";
import { findAccountByEmail, createForeignAccount } from "../store/accounts.ts";
import { getClientKey, maxCodeAttempts, recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { issueVerificationCode, checkVerificationCode, consumeVerificationCode } from "../store/verificationCodes.ts";
import { taxpayers } from "../sampleData/taxpayers.ts";
import { sendMail } from "../store/mails.ts";
import { messages } from "../store/messages.ts";
import { validatePassword } from "../store/passwords.ts";
import type { Principal } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** Returns the representation of the signed-in user. */
function toUser({ account, session }: Principal): User {
  const {
    id,
    name,
    surname,
    fatherName,
    foreign,
    authority,
    language,
    organisations,
    pin,
    email,
    phoneNumber,
    possessorIds,
    note,
  } = account;
  return {
    id,
    name,
    surname,
    fatherName,
    foreign,
    roles: [{ authority }],
    language: { isoCode: language },
    manufacturers: organisations.map((organisation) => ({
      ...organisation,
      selected: organisation.selectedCertNumber === session.certNumber,
    })),
    email,
    phoneNumber,
    possessorIds,
    ...(pin !== undefined && { pin }),
    ...(note !== undefined && { note }),
  };
}

/** Returns true if all possessors exist and no other account has registered them. */
const arePossessorsAvailable = (store: MockStore, ids: readonly number[], owner?: number): boolean =>
  ids.every(
    (id) =>
      store.state.possessors.some((possessor) => possessor.id === id) &&
      !store.state.accounts.some((account) => account.id !== owner && account.possessorIds.includes(id)),
  );

/** Handlers of registration, activation and user profiles. */
export const userHandlers = {
  registerUser: ({ store, lang, body, example }) => {
    const { name, surname, fatherName, username, password, phoneNumber } = body;
    const possessorIds = body.possessorIds.map(Number);
    if (findAccountByEmail(store.state.accounts, username) !== undefined) return { status: 422 };
    if (possessorIds.length === 0 || !arePossessorsAvailable(store, possessorIds))
      return { status: 422, fields: { possessorIds: messages.possessorsMissing } };
    const objection = validatePassword(password, { names: [name, surname] });
    if (objection !== undefined) return { status: 422, fields: { password: objection } };
    const account = createForeignAccount({
      id: store.nextId(),
      name,
      surname,
      fatherName,
      email: username,
      phoneNumber,
      possessorIds,
      passwords: [password],
      language: lang,
      emailVerified: false,
    });
    store.state.accounts.push(account);
    sendMail(store, "activation", { to: username, code: issueVerificationCode(store, "activation", account), lang });
    return ok(example);
  },

  activateAccount: ({ store, clientAddress, pathParams: { code }, example }) => {
    const rateLimitKey = getClientKey("activation", clientAddress);
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxCodeAttempts);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const codeCheck = checkVerificationCode(store, "activation", code);
    if (codeCheck.state === "expired") return { status: 422, code: "CODE_EXPIRED", message: messages.codeExpired };
    if (codeCheck.state === "unknown") {
      recordAttempt(store, rateLimitKey);
      return { status: 422 };
    }
    codeCheck.account.emailVerified = true;
    consumeVerificationCode(store, code);
    return ok(example);
  },

  readUser: ({ principal }) => ok(toUser(principal)),

  updateUser: ({ store, principal: { account }, body, example }) => {
    if (!account.foreign) return { status: 403 };
    const { name, surname, fatherName, email, phoneNumber, pin, note } = body;
    const possessorIds = body.possessorIds?.map(Number);
    const holder = findAccountByEmail(store.state.accounts, email);
    if (holder !== undefined && holder.id !== account.id)
      return { status: 422, fields: { email: messages.emailTaken } };
    if (possessorIds !== undefined && !arePossessorsAvailable(store, possessorIds, account.id))
      return { status: 422, fields: { possessorIds: messages.possessorsMissing } };
    // A note that the request leaves out is removed: the contract allows a server both.
    Object.assign(
      account,
      { name, surname, fatherName, email, phoneNumber, note },
      pin !== undefined && { pin },
      possessorIds && { possessorIds },
    );
    return ok(example);
  },

  updateContacts: ({ principal: { account }, body: { email, phoneNumber, note }, example }) => {
    if (account.foreign) return { status: 403 };
    Object.assign(account, { email, phoneNumber }, note !== undefined && { note });
    return ok(example);
  },

  chooseLanguage: ({ principal: { account }, body: { isoCode } }) => {
    account.language = isoCode;
    return ok({ isoCode });
  },

  lookUpTaxpayer: ({ query: { tpn } }) => {
    const taxpayer = taxpayers.find((taxpayer) => taxpayer.tpn === tpn);
    return taxpayer === undefined ? { status: 404, message: messages.taxpayerUnknown } : ok(taxpayer);
  },
} satisfies Behaviour;
