import { personas, unverifiedActivationCode } from "../../../mocks/store/personas.ts";
import type { TestBackend } from "../testBackend.ts";
import { exhaustRateLimit, type OperationCase } from "./operationCase.ts";

const { foreign, unverified } = personas;
const strongPassword = "Ədalətli#Qiymət7";
const registration = {
  name: "Signe",
  surname: "Hallberg",
  fatherName: "Nils",
  username: "signe@hallberg.example",
  password: strongPassword,
  repeatedPassword: strongPassword,
  phoneNumber: "+4681234567",
};
const createPossessor = async ({ call }: TestBackend): Promise<number> => {
  const { body } = await call("registerPossessor", { body: { name: "Hallberg AB", address: "Storgatan 1, Lund" } });
  return (body as { id: number }).id;
};
const getLastCode = ({ store }: TestBackend): string => store.outbox.at(-1)?.code ?? "none";
const requestResetCode = async (backend: TestBackend): Promise<string> => {
  await backend.call("requestPasswordReset", { query: { username: foreign.signIn.email } });
  return getLastCode(backend);
};

/** All responses of the operations of accounts, search and public lists. */
export const accountCases = {
  signIn: [
    {
      name: "correct password",
      status: 200,
      request: { body: { username: foreign.signIn.email, password: foreign.signIn.password } },
    },
    {
      name: "wrong password",
      status: 401,
      request: { body: { username: foreign.signIn.email, password: "not-this-one" } },
    },
    {
      name: "unknown e-mail address",
      status: 401,
      request: { body: { username: "nobody@nowhere.example", password: "not-this-one" } },
    },
    {
      name: "unverified e-mail address",
      status: 409,
      request: { body: { username: unverified.signIn.email, password: unverified.signIn.password } },
    },
    { name: "short password", status: 422, request: { body: { username: foreign.signIn.email, password: "1234" } } },
    { name: "malformed JSON", status: 400, request: { rawBody: "{username" } },
    { name: "no body", status: 400 },
    {
      name: "rate limit of passwords",
      status: 429,
      request: exhaustRateLimit("signIn", { body: { username: foreign.signIn.email, password: "not-this-one" } }),
    },
  ],
  chooseAccount: [
    {
      name: "an organisation",
      status: 200,
      persona: "representative",
      request: { query: { certNumber: "AZ-2026-000482" } },
    },
    { name: "as a citizen", status: 200, persona: "representative" },
    { name: "no access token", status: 401 },
    {
      name: "organisation of another user",
      status: 403,
      persona: "citizen",
      request: { query: { certNumber: "AZ-2026-000482" } },
    },
    {
      name: "an unknown certificate",
      status: 404,
      persona: "representative",
      request: { query: { certNumber: "AZ-0" } },
    },
    { name: "an empty certificate", status: 400, persona: "representative", request: { query: { certNumber: "" } } },
  ],
  signInWithIdentity: [
    {
      name: "valid code",
      status: 200,
      request: { query: { code: "citizen-0f3a77c1", redirect: "https://portal.example/asan-login" } },
    },
    {
      name: "wrong code",
      status: 401,
      request: { query: { code: "wrong", redirect: "https://portal.example/asan-login" } },
    },
    {
      name: "code of a persona without state identity",
      status: 401,
      request: { query: { code: "foreign-0f3a77c1", redirect: "https://portal.example/asan-login" } },
    },
    { name: "no code", status: 400, request: { query: { redirect: "https://portal.example/asan-login" } } },
    {
      name: "invalid return URL",
      status: 400,
      request: { query: { code: "citizen-0f3a77c1", redirect: "javascript:alert(1)" } },
    },
  ],
  renewSession: [
    {
      name: "valid refresh token",
      status: 200,
      request: async ({ signIn }) => ({ query: { refreshToken: (await signIn("citizen")).refreshToken } }),
    },
    { name: "unknown", status: 401, request: { query: { refreshToken: "refresh-of-nobody" } } },
    {
      name: "never refreshable",
      status: 401,
      request: async ({ signIn }) => ({ query: { refreshToken: (await signIn("expired")).refreshToken } }),
    },
    { name: "none", status: 400 },
  ],
  signOut: [
    {
      name: "valid refresh token",
      status: 200,
      request: async ({ signIn }) => ({ body: { refreshToken: (await signIn("citizen")).refreshToken } }),
    },
    { name: "unknown token", status: 200, request: { body: { refreshToken: "refresh-of-nobody" } } },
    { name: "empty token", status: 422, request: { body: { refreshToken: "" } } },
    { name: "none", status: 400 },
  ],
  handOverSession: [
    { name: "with privileges", status: 200, persona: "privileged" },
    { name: "without", status: 200, persona: "citizen" },
    { name: "no access token", status: 401 },
  ],
  registerUser: [
    {
      name: "valid request",
      status: 200,
      request: async (backend) => ({ body: { ...registration, possessorIds: [await createPossessor(backend)] } }),
    },
    {
      name: "registered e-mail address",
      status: 422,
      request: { body: { ...registration, username: foreign.signIn.email, possessorIds: [7001] } },
    },
    { name: "possessor of another user", status: 422, request: { body: { ...registration, possessorIds: [7001] } } },
    { name: "no possessor", status: 422, request: { body: { ...registration, possessorIds: [] } } },
    {
      name: "password that contains the name",
      status: 422,
      request: async (backend) => ({
        body: {
          ...registration,
          password: "Hallberg#2026",
          repeatedPassword: "Hallberg#2026",
          possessorIds: [await createPossessor(backend)],
        },
      }),
    },
    { name: "malformed JSON", status: 400, request: { rawBody: "[" } },
  ],
  activateAccount: [
    { name: "correct code", status: 200, request: { path: { code: unverifiedActivationCode } } },
    { name: "wrong code", status: 422, request: { path: { code: "000000" } } },
    {
      name: "expired code",
      status: 422,
      request: ({ store }) => (store.advanceClock(25 * 60 * 60), { path: { code: unverifiedActivationCode } }),
    },
    { name: "a code with a space", status: 400, request: { path: { code: "48 29" } } },
    {
      name: "rate limit of codes",
      status: 429,
      request: exhaustRateLimit("activateAccount", { path: { code: "000000" } }, undefined, 10),
    },
  ],
  readUser: [
    { name: "signed in", status: 200, persona: "director" },
    { name: "no access token", status: 401 },
  ],
  changePassword: [
    {
      name: "valid request",
      status: 200,
      persona: "foreign",
      request: {
        body: { oldPassword: foreign.signIn.password, newPassword: strongPassword, repeatedPassword: strongPassword },
      },
    },
    {
      name: "a wrong password",
      status: 422,
      persona: "foreign",
      request: { body: { oldPassword: "not-this-one", newPassword: strongPassword, repeatedPassword: strongPassword } },
    },
    {
      name: "a password used before",
      status: 422,
      persona: "foreign",
      request: {
        body: {
          oldPassword: foreign.signIn.password,
          newPassword: "Köksal+Yadro-2025",
          repeatedPassword: "Köksal+Yadro-2025",
        },
      },
    },
    {
      name: "a weak password",
      status: 422,
      persona: "foreign",
      request: { body: { oldPassword: foreign.signIn.password, newPassword: "short", repeatedPassword: "short" } },
    },
    {
      name: "account without a password",
      status: 403,
      persona: "citizen",
      request: { body: { oldPassword: "x", newPassword: strongPassword, repeatedPassword: strongPassword } },
    },
    { name: "no access token", status: 401 },
    { name: "no body", status: 400, persona: "foreign" },
    {
      name: "rate limit of passwords",
      status: 429,
      persona: "foreign",
      request: exhaustRateLimit(
        "changePassword",
        { body: { oldPassword: "not-this-one", newPassword: strongPassword, repeatedPassword: strongPassword } },
        "foreign",
      ),
    },
  ],
  updateUser: [
    {
      name: "valid request",
      status: 200,
      persona: "foreign",
      request: {
        body: {
          name: "Emma",
          surname: "Lind",
          fatherName: "Karl",
          email: foreign.signIn.email,
          phoneNumber: "+46855501421",
          possessorIds: [7001],
        },
      },
    },
    {
      name: "registered e-mail address",
      status: 422,
      persona: "foreign",
      request: {
        body: {
          name: "Emma",
          surname: "Lind",
          fatherName: "Karl",
          email: unverified.signIn.email,
          phoneNumber: "+46855501421",
        },
      },
    },
    {
      name: "possessor of another user",
      status: 422,
      persona: "foreign",
      request: {
        body: {
          name: "Emma",
          surname: "Lind",
          fatherName: "Karl",
          email: foreign.signIn.email,
          phoneNumber: "+46855501421",
          possessorIds: [7002],
        },
      },
    },
    { name: "empty fields", status: 422, persona: "foreign", request: { body: {} } },
    {
      name: "state identity user",
      status: 403,
      persona: "citizen",
      request: { body: { name: "A", surname: "B", fatherName: "C", email: "a@b.example", phoneNumber: "+1" } },
    },
    {
      name: "state identity user, old version",
      status: 403,
      persona: "citizen",
      request: {
        body: { name: "A", surname: "B", fatherName: "C", email: "a@b.example", phoneNumber: "+1" },
        ifMatch: 'W/"outdated"',
      },
    },
    { name: "no access token", status: 401 },
    { name: "no body", status: 400, persona: "foreign" },
  ],
  updateContacts: [
    {
      name: "valid request",
      status: 200,
      persona: "citizen",
      request: { body: { email: "aysel@poct.example", phoneNumber: "+994125550199", note: "Salam" } },
    },
    {
      name: "a wrong phone number",
      status: 422,
      persona: "citizen",
      request: { body: { email: "aysel@poct.example", phoneNumber: "12" } },
    },
    {
      name: "a foreign user",
      status: 403,
      persona: "foreign",
      request: { body: { email: "aysel@poct.example", phoneNumber: "+994125550199" } },
    },
    {
      name: "a foreign user, old version",
      status: 403,
      persona: "foreign",
      request: { body: { email: "aysel@poct.example", phoneNumber: "+994125550199" }, ifMatch: 'W/"outdated"' },
    },
    { name: "no access token", status: 401 },
    { name: "no body", status: 400, persona: "citizen" },
  ],
  checkNewPassword: [
    {
      name: "valid",
      status: 200,
      request: { query: { pass: strongPassword, name: "Emma", surname: "Lindqvist" } },
    },
    {
      name: "contains the name",
      status: 200,
      request: { query: { pass: "eMMa+2026-xyz", name: "Emma", surname: "Lindqvist" } },
    },
    { name: "weak", status: 200, request: { query: { pass: "qwerty", name: "Emma", surname: "Lindqvist" } } },
    { name: "no name", status: 400, request: { query: { pass: strongPassword, surname: "Lindqvist" } } },
  ],
  checkOwnPassword: [
    { name: "valid", status: 200, persona: "foreign", request: { query: { pass: strongPassword } } },
    { name: "used before", status: 200, persona: "foreign", request: { query: { pass: foreign.signIn.password } } },
    { name: "no access token", status: 401, request: { query: { pass: strongPassword } } },
    { name: "none", status: 400, persona: "foreign" },
  ],
  requestPasswordReset: [
    { name: "a known address", status: 200, request: { query: { username: foreign.signIn.email } } },
    { name: "an unknown address", status: 200, request: { query: { username: "nobody@nowhere.example" } } },
    { name: "no address", status: 400, request: { query: { username: "nobody" } } },
    {
      name: "rate limit",
      status: 429,
      request: exhaustRateLimit("requestPasswordReset", { query: { username: "nobody@nowhere.example" } }),
    },
  ],
  chooseLanguage: [
    { name: "a language", status: 200, persona: "citizen", request: { body: { isoCode: "en" } } },
    { name: "unsupported language", status: 422, persona: "citizen", request: { body: { isoCode: "xx" } } },
    { name: "no access token", status: 401, request: { body: { isoCode: "en" } } },
    { name: "no body", status: 400, persona: "citizen" },
  ],
  resetPassword: [
    {
      name: "with a new password",
      status: 200,
      request: async (backend) => ({
        query: { verificationCode: await requestResetCode(backend) },
        body: { newPassword: strongPassword, repeatedPassword: strongPassword },
      }),
    },
    {
      name: "without one",
      status: 200,
      request: async (backend) => ({ query: { verificationCode: await requestResetCode(backend) } }),
    },
    { name: "wrong code", status: 422, request: { query: { verificationCode: "000000" } } },
    {
      name: "expired code",
      status: 422,
      request: async (backend) => {
        const code = await requestResetCode(backend);
        backend.store.advanceClock(16 * 60);
        return { query: { verificationCode: code } };
      },
    },
    {
      name: "a password used before",
      status: 422,
      request: async (backend) => ({
        query: { verificationCode: await requestResetCode(backend) },
        body: { newPassword: foreign.signIn.password, repeatedPassword: foreign.signIn.password },
      }),
    },
    { name: "no code", status: 400 },
    {
      name: "rate limit of codes",
      status: 429,
      request: exhaustRateLimit("resetPassword", { query: { verificationCode: "000000" } }, undefined, 10),
    },
  ],
  lookUpTaxpayer: [
    { name: "a known number", status: 200, persona: "citizen", request: { query: { tpn: "1700000011" } } },
    { name: "an unknown number", status: 404, persona: "citizen", request: { query: { tpn: "9999999999" } } },
    { name: "invalid id", status: 400, persona: "citizen", request: { query: { tpn: "17000" } } },
    { name: "no access token", status: 401, request: { query: { tpn: "1700000011" } } },
    {
      name: "expired token",
      status: 401,
      request: { query: { tpn: "1700000011" }, token: "access-of-nobody" },
    },
  ],
  registerPossessor: [
    {
      name: "valid request",
      status: 200,
      request: { body: { name: "Hallberg AB", address: "Storgatan 1, Lund", description: "Cheese" } },
    },
    { name: "too short", status: 422, request: { body: { name: "AB", address: "Lund" } } },
    { name: "no body", status: 400 },
  ],
  readPossessor: [
    { name: "a known number", status: 200, request: { path: { id: 7001 } } },
    { name: "an unknown number", status: 404, request: { path: { id: 1 } } },
    { name: "an id that is no number", status: 404, request: { path: { id: "x" } } },
  ],
  updatePossessor: [
    {
      name: "of the user",
      status: 200,
      persona: "foreign",
      request: { path: { id: 7001 }, body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" } },
    },
    {
      name: "of another user",
      status: 403,
      persona: "foreign",
      request: { path: { id: 7002 }, body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" } },
    },
    {
      name: "of another user, old version",
      status: 403,
      persona: "foreign",
      request: {
        path: { id: 7002 },
        body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" },
        ifMatch: 'W/"outdated"',
      },
    },
    {
      name: "an unknown number",
      status: 404,
      persona: "foreign",
      request: { path: { id: 1 }, body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" } },
    },
    {
      name: "too short",
      status: 422,
      persona: "foreign",
      request: { path: { id: 7001 }, body: { name: "No", address: "Lund" } },
    },
    { name: "no access token", status: 401, request: { path: { id: 7001 } } },
    { name: "no body", status: 400, persona: "foreign", request: { path: { id: 7001 } } },
  ],
  readNotifications: [
    { name: "some", status: 200, persona: "representative" },
    { name: "none", status: 200, persona: "admin" },
    { name: "a page", status: 200, persona: "representative", request: { query: { page: 2, perPage: 10 } } },
    { name: "page 0", status: 400, persona: "representative", request: { query: { page: 0, perPage: 10 } } },
    { name: "too many per page", status: 400, persona: "representative", request: { query: { perPage: 101 } } },
    { name: "no access token", status: 401 },
  ],
  countNotifications: [
    { name: "signed in", status: 200, persona: "director" },
    { name: "no access token", status: 401 },
  ],
  markNotificationsRead: [
    { name: "signed in", status: 200, persona: "director" },
    { name: "no access token", status: 401 },
  ],
  readNotificationSettings: [
    { name: "the defaults", status: 200, persona: "citizen" },
    { name: "no access token", status: 401 },
  ],
  updateNotificationSettings: [
    {
      name: "one event",
      status: 200,
      persona: "citizen",
      request: { body: { items: [{ event: "PAYMENT", email: false, sms: true, push: false }] } },
    },
    {
      name: "unknown event",
      status: 422,
      persona: "citizen",
      request: { body: { items: [{ event: "WEATHER", email: true, sms: true, push: true }] } },
    },
    { name: "no access token", status: 401, request: { body: { items: [] } } },
    { name: "no body", status: 400, persona: "citizen" },
  ],
  searchPortal: [
    { name: "matches", status: 200, request: { query: { word: "2026" } } },
    { name: "no matches", status: 200, request: { query: { word: "xyzzy" } } },
    { name: "empty query", status: 400, request: { query: { word: "" } } },
    { name: "page is not a number", status: 400, request: { query: { word: "a", page: "two" } } },
    { name: "page size over the limit", status: 400, request: { query: { word: "a", perPage: 101 } } },
  ],
  listServices: [
    { name: "all", status: 200 },
    { name: "of one type", status: 200, request: { query: { type: "INFORMATIVE", competitionQualityType: "2" } } },
    { name: "unknown type", status: 400, request: { query: { type: "OTHER" } } },
  ],
  listPosts: [
    { name: "all", status: 200, request: { query: { perPage: 100 } } },
    { name: "of one section", status: 200, request: { query: { place: "bulletin" } } },
    { name: "unknown section", status: 400, request: { query: { place: "elsewhere" } } },
  ],
  readPost: [
    { name: "a post", status: 200, request: { path: { id: "301" } } },
    { name: "an unknown post", status: 404, request: { path: { id: "withdrawn" } } },
  ],
  readExchangeRateHistory: [
    { name: "of a currency", status: 200, request: { path: { id: "EUR" } } },
    { name: "of an unknown currency", status: 404, request: { path: { id: "XXX" } } },
    { name: "of a word that every object knows", status: 404, request: { path: { id: "constructor" } } },
  ],
  listExchangeRates: [
    { name: "the latest", status: 200 },
    { name: "of a day", status: 200, request: { query: { date: "2026-03-18" } } },
    { name: "before the first", status: 200, request: { query: { date: "1999-01-01" } } },
    { name: "invalid date", status: 400, request: { query: { date: "yesterday" } } },
  ],
} satisfies Record<string, OperationCase[]>;
