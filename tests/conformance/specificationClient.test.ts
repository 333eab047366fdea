import { beforeEach, expect, it } from "vitest";
import { getFailure, type Failure } from "../../src/api/failure.ts";
import { isOperationMissing } from "../../src/api/isOperationMissing.ts";
import { parsePossessor } from "../../src/api/parsers/parsePossessor.ts";
import { parseSession } from "../../src/api/parsers/parseSession.ts";
import { requestOperation } from "../../src/api/request.ts";
import { applyAccountChoice } from "../../src/auth/applyAccountChoice.ts";
import { setAuthEventListener } from "../../src/auth/authorization.ts";
import { reloadUser, signInWith } from "../../src/auth/session.ts";
import { sessionStore } from "../../src/auth/sessionStore.ts";
import { clearTokens, getCurrentTokens } from "../../src/auth/tokenStore.ts";
import { defaultSettings, setSettings } from "../../src/config/settings.ts";
import { readFirstResults } from "../../src/features/search/readResults.ts";
import { chooseAccount, handOverSession, signIn } from "../../src/generated/queries/auth/index.ts";
import {
  countNotifications,
  markNotificationsRead,
  readNotifications,
} from "../../src/generated/queries/notification/index.ts";
import { readPossessor, updatePossessor } from "../../src/generated/queries/possessor/index.ts";
import { listServices } from "../../src/generated/queries/services/index.ts";
import {
  activateAccount,
  changePassword,
  checkNewPassword,
  checkOwnPassword,
  chooseLanguage,
  lookUpTaxpayer,
  registerUser,
  requestPasswordReset,
  resetPassword,
  updateContacts,
  updateUser,
} from "../../src/generated/queries/user/index.ts";
import { setRequestLanguage } from "../../src/i18n/language.ts";
import { setUpLocalServer } from "../api/localServer.ts";
import { accountNames, createSpecificationBackend, identityCode } from "./specificationBackend.ts";
import { commandMessage, createSpecificationEncoder } from "./specificationEncoder.ts";
import { notifications, refusals, searchedEntries } from "./specificationSamples.ts";
import { describeStyle, listStyles, type SpecificationStyle } from "./specificationStyles.ts";

/*
 * The client of the portal, from the hooks of the operations to the session, with a backend of every style. What a page makes
 * of it is in the e2e tests.
 */

let backend = createSpecificationBackend();
const server = setUpLocalServer((request, response) => backend.handle(request, response));

/** What the requests have shown about the session. */
const authEvents: string[] = [];

beforeEach(async () => {
  setSettings({ ...defaultSettings, apiBaseUrl: `${server.origin}/api` });
  setAuthEventListener((event) => void authEvents.push(event));
  await clearTokens();
  setRequestLanguage("en");
  authEvents.length = 0;
});

/** Returns the failure of a call. */
const getFailureOf = (call: Promise<unknown>): Promise<Failure | undefined> =>
  call.then(
    () => expect.fail("no failure"),
    (error: unknown) => getFailure(error),
  );

/** What the client is expected to make of the responses of a style. */
function createExpectations(style: SpecificationStyle) {
  const { id, unnamedId } = createSpecificationEncoder(style);
  const hasMessage = style.command.endsWith("with a message");
  const withoutEmpty = ({ id: unnamed }: { id?: unknown }): object =>
    unnamed === undefined || unnamed === null || unnamed === "" ? {} : { id: unnamed };
  /** The failure of a call that is refused with a status. */
  const refusal = (status: number, text: string): object => ({
    ...{
      400: { kind: "invalid", fields: [] },
      401: { kind: "unauthorized" },
      403: { kind: "forbidden" },
      404: { kind: "notFound" },
      409: { kind: "rejected", status },
    }[status],
    ...(!["without a body", "HTML"].includes(style.error) && { message: text }),
  });
  return {
    command: hasMessage ? { message: commandMessage } : {},
    passwordCheck: hasMessage ? { valid: true, reason: commandMessage } : { valid: true },
    possessor: ["object", "id"].includes(style.possessor) ? { id: id(7001) } : {},
    refusal,
    /** The failure of a call with a wrong code: a success that refuses it is read like status 400. */
    refusedCode: refusal(style.refusal === "200 with success false" ? 400 : Number(style.refusal), refusals.wrongCode),
    user: (index: number, user: object): object => ({ ...withoutEmpty(unnamedId(index)), ...user }),
    organisation: (index: number, organisation: object): object => ({ id: id(501 + index), ...organisation }),
    notifications: notifications.map((notification, index) => ({
      ...withoutEmpty(unnamedId(index + 1)),
      ...notification,
      ...{
        absent: {},
        ISO: { createdAt: `2026-03-2${index}T10:00:00.000Z` },
        milliseconds: { createdAt: new Date(1_774_000_800_000 + index).toISOString() },
      }[style.date],
    })),
    searchResults: searchedEntries.map(({ index, ...entry }) => ({ id: id(index), ...entry })),
    tokens: { token: expect.any(String) as string, refreshToken: expect.any(String) as string },
  };
}

/** Expects that an empty text of a response is left out. */
const expectNoEmptyTexts = (value: unknown): void => expect(JSON.stringify(value)).not.toContain('""');

/** Calls what registers an organisation and its representative, and what replaces a forgotten password. */
async function checkRegistration(style: SpecificationStyle): Promise<void> {
  const expected = createExpectations(style);
  const [username, password, newPassword] = ["new@nordvik.example", "Şəffaf-Bazar-2026", "Ədalətli#Qiymət7"];
  const [name, surname] = ["Astrid", "Berg"];
  const possessor = await requestOperation("POST", "/possessors/public", {
    data: { name: "Nordvik AB", address: "Hamngatan 18" },
    successStatus: 200,
    prepareBody: parsePossessor,
  });
  expect(possessor).toEqual(expected.possessor);
  const possessorIds = possessor.id === undefined ? [] : [possessor.id];
  const person = { name, surname, fatherName: "Olof", phoneNumber: "+46855501421", possessorIds };
  expect(await registerUser({ ...person, username, password, repeatedPassword: password })).toEqual(expected.command);
  expect(await checkNewPassword({ pass: password, name, surname })).toEqual(expected.passwordCheck);
  expect(await getFailureOf(signIn({ username, password }))).toEqual(expected.refusal(401, refusals.wrongPassword));
  expect(await getFailureOf(activateAccount("000000"))).toEqual(expected.refusedCode);
  expect(await activateAccount(backend.mails.at(-1)?.code ?? "")).toEqual(expected.command);
  expect(await signIn({ username, password })).toEqual(expected.tokens);

  const values = { newPassword, repeatedPassword: newPassword };
  expect(await requestPasswordReset({ username })).toEqual(expected.command);
  expect(await getFailureOf(resetPassword({ verificationCode: "000000" }, values))).toEqual(expected.refusedCode);
  const { code = "" } = backend.mails.at(-1) ?? {};
  expect(await resetPassword({ verificationCode: code }, values)).toEqual(expected.command);
  expect(await signIn({ username, password: newPassword })).toEqual(expected.tokens);
}

/** Renews the session of a foreign user, and calls what such a user can do. */
async function checkForeignAccount(style: SpecificationStyle): Promise<void> {
  const expected = createExpectations(style);
  const account = backend.accounts[0] ?? expect.fail("no account");
  await signInWith({ access: "expired", refresh: backend.createToken(accountNames.foreign) });
  expect(authEvents).toEqual(["refreshed"]);
  const user = expected.user(1, { name: "Emma", surname: "Lindqvist", foreign: true, roles: [{ authority: "USER" }] });
  expect(sessionStore.current).toMatchObject({ state: "signedIn", user: { ...user, manufacturers: [] } });
  expectNoEmptyTexts(sessionStore.current);

  const newPassword = "Ədalətli#Qiymət7";
  const values = { newPassword, repeatedPassword: newPassword };
  expect(await getFailureOf(changePassword({ oldPassword: "wrong", ...values }))).toEqual(
    expected.refusal(400, refusals.wrongOldPassword),
  );
  expect(await checkOwnPassword({ pass: newPassword })).toEqual(expected.passwordCheck);
  expect(await changePassword({ oldPassword: account.password, ...values })).toEqual(expected.command);
  const person = { name: "Emilia", surname: "Lindqvist", fatherName: "Olof" };
  const contacts = { email: accountNames.foreign, phoneNumber: "+46855501421" };
  expect(await updateUser({ ...person, ...contacts })).toEqual(expected.command);
  const possessor = await readPossessor("7001");
  expect(possessor).toMatchObject({ name: "Nordvik AB", address: "Hamngatan 18" });
  expectNoEmptyTexts(possessor);
  expect(await updatePossessor("7001", { name: "Nordvik AB", address: "Hamngatan 18" })).toMatchObject(
    expected.command,
  );
  expect((await handOverSession()).privileges).toEqual([]);

  setRequestLanguage("ru");
  await chooseLanguage({ isoCode: "ru" });
  await reloadUser();
  // Without the language of a user, that of the device counts.
  const isoCode = style.language === "absent" ? "az" : "ru";
  expect(sessionStore.current).toMatchObject({ user: { name: "Emilia", language: { isoCode } } });
}

/** Signs a representative in with the state identity, chooses an account and calls what such a user can do. */
async function checkRepresentative(style: SpecificationStyle): Promise<void> {
  const expected = createExpectations(style);
  const exchangeCode = (code: string): Promise<{ token: string; refreshToken: string }> =>
    requestOperation("POST", "/public/auth/v2/login/asan", {
      params: { code, redirect: "https://portal.test/asan-login" },
      prepareBody: parseSession,
    });
  expect(await getFailureOf(exchangeCode("another-code"))).toEqual(expected.refusal(401, refusals.wrongCode));
  const session = await exchangeCode(identityCode);
  expect(session).toEqual(expected.tokens);
  await signInWith({ access: session.token, refresh: session.refreshToken });
  const [first, second] = [
    { name: "Şirvan Taxıl", voen: "1700000010", positionName: "Direktor", selectedCertNumber: "AZ-0" },
    { name: "Xəzər Süd", voen: "1700000011", selectedCertNumber: "AZ-1" },
  ];
  const listOrganisations = (selected?: object): object[] =>
    [first, second].map((organisation, index) =>
      expected.organisation(index, { ...organisation, selected: organisation === selected }),
    );
  const user = expected.user(2, { name: "Kamran", surname: "Əliyev", foreign: false });
  expect(sessionStore.current).toMatchObject({
    state: "choosingAccount",
    user: { ...user, roles: [{ authority: "ASAN_USER" }], manufacturers: listOrganisations() },
  });
  expectNoEmptyTexts(sessionStore.current);

  if (style.citizenChoice === "refused with 400")
    expect(await getFailureOf(chooseAccount({}))).toEqual(expected.refusal(400, refusals.noCertNumber));
  const { token, refreshToken, ...rest } = await chooseAccount({ certNumber: "AZ-1" });
  const sendsTokens = style.accountChoice === "tokens";
  expect({ token, refreshToken }).toEqual(sendsTokens ? expected.tokens : {});
  expect(rest).toEqual(sendsTokens ? {} : expected.command);
  const tokens = token === undefined ? undefined : { access: token, refresh: refreshToken };
  expect(await applyAccountChoice({ certNumber: "AZ-1", tokens })).toBeUndefined();
  expect(getCurrentTokens()?.access).toBe(token ?? session.token);
  expect(sessionStore.current).toMatchObject({
    state: "signedIn",
    user: { manufacturers: listOrganisations(second) },
  });

  expect(await handOverSession()).toEqual({ ...expected.tokens, privileges: ["QUALITY"] });
  const contacts = { email: "kamran@taxil.example", phoneNumber: "+994501234567" };
  expect(await updateContacts(contacts)).toEqual(expected.command);
  expect(await lookUpTaxpayer({ tpn: "1700000010" })).toEqual({ tpn: "1700000010", name: "Şirvan Taxıl" });
}

/** Calls what every signed-in user can do, and ends the session. */
async function checkNotificationsAndSearch(style: SpecificationStyle): Promise<void> {
  const expected = createExpectations(style);
  expect(await countNotifications()).toBe(2);
  expect(await readNotifications()).toEqual(expected.notifications);
  await markNotificationsRead();
  expect(await countNotifications()).toBe(0);
  const { items } = await readFirstResults({ word: "sertifikat", lang: "en" }, new AbortController().signal);
  expect(items).toEqual(expected.searchResults);
  expect(isOperationMissing(await getFailureOf(listServices()))).toBe(true);
  backend.endSessions();
  expect((await getFailureOf(countNotifications()))?.kind).toBe("unauthorized");
  expect(authEvents.at(-1)).toBe("ended");
}

it.each(listStyles().map((style) => [describeStyle(style), style] as const))(
  "understands the 24 calls of a backend that keeps only the specification (%s)",
  async (_name, style) => {
    backend = createSpecificationBackend(style, "/api");
    await checkRegistration(style);
    await checkForeignAccount(style);
    await clearTokens();
    await checkRepresentative(style);
    await checkNotificationsAndSearch(style);
    const calls = backend.requests.map((line) => line.replace(/(activation|possessors|public)\/\d+$/, "$1/:parameter"));
    // And one that it does not have.
    expect(new Set(calls).size).toBe(24 + 1);
    expect(backend.requestsWithoutLanguage).toEqual([]);
  },
);
