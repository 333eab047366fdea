import { personas, unverifiedCode } from "../../../mocks/store/personas.ts";
import type { Service } from "../testBackend.ts";
import { wornOut, type Case } from "./operationCase.ts";

const { foreign, unverified } = personas;
const strong = "Ədalətli#Qiymət7";
const registration = { name: "Signe", surname: "Hallberg", fatherName: "Nils", username: "signe@hallberg.example", password: strong, repeatedPassword: strong, phoneNumber: "+4681234567" };
const possessorOf = async ({ call }: Service): Promise<number> => {
  const { body } = await call("registerPossessor", { body: { name: "Hallberg AB", address: "Storgatan 1, Lund" } });
  return (body as { id: number }).id;
};
const lastCode = ({ world }: Service): string => world.outbox.at(-1)?.code ?? "none";
const resetCode = async (service: Service): Promise<string> => {
  await service.call("requestPasswordReset", { query: { username: foreign.signIn.email } });
  return lastCode(service);
};

/** Every answer to the calls about people, and to those that find and list what is published. */
export const accounts = {
  signIn: [
    { name: "right password", status: 200, sent: { body: { username: foreign.signIn.email, password: foreign.signIn.password } } },
    { name: "wrong password", status: 401, sent: { body: { username: foreign.signIn.email, password: "not-this-one" } } },
    { name: "unknown address", status: 401, sent: { body: { username: "nobody@nowhere.example", password: "not-this-one" } } },
    { name: "address not confirmed", status: 409, sent: { body: { username: unverified.signIn.email, password: unverified.signIn.password } } },
    { name: "short password", status: 422, sent: { body: { username: foreign.signIn.email, password: "1234" } } },
    { name: "no JSON", status: 400, sent: { raw: "{username" } },
    { name: "no body", status: 400 },
    { name: "too many wrong passwords", status: 429, sent: wornOut("signIn", { body: { username: foreign.signIn.email, password: "not-this-one" } }) },
  ],
  chooseAccount: [
    { name: "an organisation", status: 200, as: "representative", sent: { query: { certNumber: "AZ-2026-000482" } } },
    { name: "as a citizen", status: 200, as: "representative" },
    { name: "nobody signed in", status: 401 },
    { name: "somebody else's organisation", status: 403, as: "citizen", sent: { query: { certNumber: "AZ-2026-000482" } } },
    { name: "an unknown certificate", status: 404, as: "representative", sent: { query: { certNumber: "AZ-0" } } },
    { name: "an empty certificate", status: 400, as: "representative", sent: { query: { certNumber: "" } } },
  ],
  signInWithIdentity: [
    { name: "a fresh code", status: 200, sent: { query: { code: "citizen-0f3a77c1", redirect: "https://portal.example/asan-login" } } },
    { name: "a wrong code", status: 401, sent: { query: { code: "wrong", redirect: "https://portal.example/asan-login" } } },
    { name: "a code for somebody with a password", status: 401, sent: { query: { code: "foreign-0f3a77c1", redirect: "https://portal.example/asan-login" } } },
    { name: "no code", status: 400, sent: { query: { redirect: "https://portal.example/asan-login" } } },
    { name: "a return address that is none", status: 400, sent: { query: { code: "citizen-0f3a77c1", redirect: "javascript:alert(1)" } } },
  ],
  renewSession: [
    { name: "a good refresh token", status: 200, sent: async ({ signIn }) => ({ query: { refreshToken: (await signIn("citizen")).refreshToken } }) },
    { name: "an unknown one", status: 401, sent: { query: { refreshToken: "refresh-of-nobody" } } },
    { name: "one that is never renewed", status: 401, sent: async ({ signIn }) => ({ query: { refreshToken: (await signIn("expired")).refreshToken } }) },
    { name: "none", status: 400 },
  ],
  handOverSession: [
    { name: "with privileges", status: 200, as: "privileged" },
    { name: "without", status: 200, as: "citizen" },
    { name: "nobody signed in", status: 401 },
  ],
  registerUser: [
    { name: "all in order", status: 200, sent: async (service) => ({ body: { ...registration, possessorIds: [await possessorOf(service)] } }) },
    { name: "an address that is taken", status: 422, sent: { body: { ...registration, username: foreign.signIn.email, possessorIds: [7001] } } },
    { name: "somebody else's possessor", status: 422, sent: { body: { ...registration, possessorIds: [7001] } } },
    { name: "no possessor", status: 422, sent: { body: { ...registration, possessorIds: [] } } },
    { name: "a password with the name in it", status: 422, sent: async (service) => ({ body: { ...registration, password: "Hallberg#2026", repeatedPassword: "Hallberg#2026", possessorIds: [await possessorOf(service)] } }) },
    { name: "no JSON", status: 400, sent: { raw: "[" } },
  ],
  activateAccount: [
    { name: "the right code", status: 200, sent: { path: { code: unverifiedCode } } },
    { name: "a wrong code", status: 422, sent: { path: { code: "000000" } } },
    { name: "an old code", status: 422, sent: ({ world }) => (world.advance(25 * 60 * 60), { path: { code: unverifiedCode } }) },
    { name: "a code with a space", status: 400, sent: { path: { code: "48 29" } } },
    { name: "too many wrong codes", status: 429, sent: wornOut("activateAccount", { path: { code: "000000" } }, undefined, 10) },
  ],
  readUser: [
    { name: "signed in", status: 200, as: "director" },
    { name: "nobody signed in", status: 401 },
  ],
  changePassword: [
    { name: "all in order", status: 200, as: "foreign", sent: { body: { oldPassword: foreign.signIn.password, newPassword: strong, repeatedPassword: strong } } },
    { name: "a wrong password", status: 422, as: "foreign", sent: { body: { oldPassword: "not-this-one", newPassword: strong, repeatedPassword: strong } } },
    { name: "a password used before", status: 422, as: "foreign", sent: { body: { oldPassword: foreign.signIn.password, newPassword: "Köksal+Yadro-2025", repeatedPassword: "Köksal+Yadro-2025" } } },
    { name: "a weak password", status: 422, as: "foreign", sent: { body: { oldPassword: foreign.signIn.password, newPassword: "short", repeatedPassword: "short" } } },
    { name: "somebody without a password", status: 403, as: "citizen", sent: { body: { oldPassword: "x", newPassword: strong, repeatedPassword: strong } } },
    { name: "nobody signed in", status: 401 },
    { name: "no body", status: 400, as: "foreign" },
    { name: "too many wrong passwords", status: 429, as: "foreign", sent: wornOut("changePassword", { body: { oldPassword: "not-this-one", newPassword: strong, repeatedPassword: strong } }, "foreign") },
  ],
  updateUser: [
    { name: "all in order", status: 200, as: "foreign", sent: { body: { name: "Emma", surname: "Lind", fatherName: "Karl", email: foreign.signIn.email, phoneNumber: "+46855501421", possessorIds: [7001] } } },
    { name: "an address that is taken", status: 422, as: "foreign", sent: { body: { name: "Emma", surname: "Lind", fatherName: "Karl", email: unverified.signIn.email, phoneNumber: "+46855501421" } } },
    { name: "somebody else's possessor", status: 422, as: "foreign", sent: { body: { name: "Emma", surname: "Lind", fatherName: "Karl", email: foreign.signIn.email, phoneNumber: "+46855501421", possessorIds: [7002] } } },
    { name: "nothing filled in", status: 422, as: "foreign", sent: { body: {} } },
    { name: "somebody of the state identity", status: 403, as: "citizen", sent: { body: { name: "A", surname: "B", fatherName: "C", email: "a@b.example", phoneNumber: "+1" } } },
    { name: "nobody signed in", status: 401 },
    { name: "no body", status: 400, as: "foreign" },
  ],
  updateContacts: [
    { name: "all in order", status: 200, as: "citizen", sent: { body: { email: "aysel@poct.example", phoneNumber: "+994125550199", note: "Salam" } } },
    { name: "a wrong phone number", status: 422, as: "citizen", sent: { body: { email: "aysel@poct.example", phoneNumber: "12" } } },
    { name: "a foreign user", status: 403, as: "foreign", sent: { body: { email: "aysel@poct.example", phoneNumber: "+994125550199" } } },
    { name: "nobody signed in", status: 401 },
    { name: "no body", status: 400, as: "citizen" },
  ],
  checkNewPassword: [
    { name: "a good one", status: 200, sent: { query: { pass: strong, name: "Emma", surname: "Lindqvist" } } },
    { name: "one with the name in it", status: 200, sent: { query: { pass: "eMMa+2026-xyz", name: "Emma", surname: "Lindqvist" } } },
    { name: "a weak one", status: 200, sent: { query: { pass: "qwerty", name: "Emma", surname: "Lindqvist" } } },
    { name: "no name", status: 400, sent: { query: { pass: strong, surname: "Lindqvist" } } },
  ],
  checkOwnPassword: [
    { name: "a good one", status: 200, as: "foreign", sent: { query: { pass: strong } } },
    { name: "one used before", status: 200, as: "foreign", sent: { query: { pass: foreign.signIn.password } } },
    { name: "nobody signed in", status: 401, sent: { query: { pass: strong } } },
    { name: "none", status: 400, as: "foreign" },
  ],
  requestPasswordReset: [
    { name: "a known address", status: 200, sent: { query: { username: foreign.signIn.email } } },
    { name: "an unknown address", status: 200, sent: { query: { username: "nobody@nowhere.example" } } },
    { name: "no address", status: 400, sent: { query: { username: "nobody" } } },
    { name: "asked too often", status: 429, sent: wornOut("requestPasswordReset", { query: { username: "nobody@nowhere.example" } }) },
  ],
  chooseLanguage: [
    { name: "a language", status: 200, as: "citizen", sent: { body: { isoCode: "en" } } },
    { name: "a language that is not spoken", status: 422, as: "citizen", sent: { body: { isoCode: "tr" } } },
    { name: "nobody signed in", status: 401, sent: { body: { isoCode: "en" } } },
    { name: "no body", status: 400, as: "citizen" },
  ],
  resetPassword: [
    { name: "with a new password", status: 200, sent: async (service) => ({ query: { verificationCode: await resetCode(service) }, body: { newPassword: strong, repeatedPassword: strong } }) },
    { name: "without one", status: 200, sent: async (service) => ({ query: { verificationCode: await resetCode(service) } }) },
    { name: "a wrong code", status: 422, sent: { query: { verificationCode: "000000" } } },
    { name: "an old code", status: 422, sent: async (service) => { const code = await resetCode(service); service.world.advance(16 * 60); return { query: { verificationCode: code } }; } },
    { name: "a password used before", status: 422, sent: async (service) => ({ query: { verificationCode: await resetCode(service) }, body: { newPassword: foreign.signIn.password, repeatedPassword: foreign.signIn.password } }) },
    { name: "no code", status: 400 },
    { name: "too many wrong codes", status: 429, sent: wornOut("resetPassword", { query: { verificationCode: "000000" } }, undefined, 10) },
  ],
  lookUpTaxpayer: [
    { name: "a known number", status: 200, sent: { query: { tpn: "1700000011" } } },
    { name: "asked by somebody signed in", status: 200, as: "citizen", sent: { query: { tpn: "1700000052" } } },
    { name: "an unknown number", status: 404, sent: { query: { tpn: "9999999999" } } },
    { name: "no number", status: 400, sent: { query: { tpn: "17000" } } },
    { name: "a token that has run out", status: 401, sent: { query: { tpn: "1700000011" }, token: "access-of-nobody" } },
  ],
  registerPossessor: [
    { name: "all in order", status: 200, sent: { body: { name: "Hallberg AB", address: "Storgatan 1, Lund", description: "Cheese" } } },
    { name: "too short", status: 422, sent: { body: { name: "AB", address: "Lund" } } },
    { name: "no body", status: 400 },
  ],
  readPossessor: [
    { name: "a known number", status: 200, sent: { path: { id: 7001 } } },
    { name: "an unknown number", status: 404, sent: { path: { id: 1 } } },
    { name: "no number", status: 400, sent: { path: { id: "x" } } },
  ],
  updatePossessor: [
    { name: "one's own", status: 200, as: "foreign", sent: { path: { id: 7001 }, body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" } } },
    { name: "somebody else's", status: 403, as: "foreign", sent: { path: { id: 7002 }, body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" } } },
    { name: "an unknown number", status: 404, as: "foreign", sent: { path: { id: 1 }, body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" } } },
    { name: "too short", status: 422, as: "foreign", sent: { path: { id: 7001 }, body: { name: "No", address: "Lund" } } },
    { name: "nobody signed in", status: 401, sent: { path: { id: 7001 } } },
    { name: "no body", status: 400, as: "foreign", sent: { path: { id: 7001 } } },
  ],
  readNotifications: [
    { name: "some", status: 200, as: "representative" },
    { name: "none", status: 200, as: "admin" },
    { name: "nobody signed in", status: 401 },
  ],
  countNotifications: [
    { name: "signed in", status: 200, as: "director" },
    { name: "nobody signed in", status: 401 },
  ],
  markNotificationsRead: [
    { name: "signed in", status: 200, as: "director" },
    { name: "nobody signed in", status: 401 },
  ],
  searchPortal: [
    { name: "something found", status: 200, sent: { query: { word: "2026" } } },
    { name: "nothing found", status: 200, sent: { query: { word: "xyzzy" } } },
    { name: "no word", status: 400, sent: { query: { word: "" } } },
    { name: "a page that is no number", status: 400, sent: { query: { word: "a", page: "two" } } },
    { name: "too much at once", status: 400, sent: { query: { word: "a", perPage: 101 } } },
  ],
  listServices: [
    { name: "all", status: 200 },
    { name: "of one kind", status: 200, sent: { query: { type: "INFORMATIVE", competitionQualityType: "2" } } },
    { name: "an unknown kind", status: 400, sent: { query: { type: "OTHER" } } },
  ],
  listPosts: [
    { name: "all", status: 200, sent: { query: { perPage: 100 } } },
    { name: "of one place", status: 200, sent: { query: { place: "bulletin" } } },
    { name: "an unknown place", status: 400, sent: { query: { place: "elsewhere" } } },
  ],
  readPost: [
    { name: "a post", status: 200, sent: { path: { id: "301" } } },
    { name: "an unknown post", status: 404, sent: { path: { id: "withdrawn" } } },
    { name: "an impossible id", status: 400, sent: { path: { id: "a b" } } },
  ],
  listExchangeRates: [
    { name: "the latest", status: 200 },
    { name: "of a day", status: 200, sent: { query: { date: "2025-05-15" } } },
    { name: "before the first", status: 200, sent: { query: { date: "1999-01-01" } } },
    { name: "no day", status: 400, sent: { query: { date: "yesterday" } } },
  ],
} satisfies Record<string, Case[]>;
