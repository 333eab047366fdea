import { bodyOf, expectAnswer, insist, named, OutOfReach, type Check } from "../check.ts";
import { returnAddress, strongPassword } from "../personas.ts";
import { check, citizen, expects, good, nobody, type Body } from "./checkHelpers.ts";

/** What the calls about people promise in words. */
export const accounts: Readonly<Record<string, readonly Check[]>> = {
  signIn: [
    expects("401 to a wrong password", "signIn", [401], async (ground) => ({ body: { ...((await good(ground, "signIn")).body as Body), password: "not-this-one" } })),
    expects("401 to an address that nobody has", "signIn", [401], () => ({ body: { username: nobody(), password: "not-this-one" } })),
    expects("409 before the address is confirmed", "signIn", [409], async (ground) => {
      const { username, password } = await ground.people.register(ground);
      return { body: { username, password } };
    }),
    check("429 after many wrong passwords", async (ground) => {
      if (!ground.writes) throw new OutOfReach("locks an address for a while; allow it with --allow-writes");
      const body = { username: nobody(), password: "not-this-one" };
      for (let count = 0; count < 20; count += 1) if ((await expectAnswer(ground, named(ground, "signIn"), { body, lang: "en" }, 401, 429)).status === 429) return;
      insist(false, "429 after 20 wrong passwords", "401");
    }),
    check("a token that is good for asking", async (ground) => {
      const { token } = await bodyOf(ground, "signIn", await good(ground, "signIn"));
      await bodyOf(ground, "readUser", { token: ground.people.secrets.learn("CONTRACT_ACCOUNT_TOKEN", String(token)) });
    }),
  ],
  signInWithIdentity: [
    expects("401 to a code that nobody was given", "signInWithIdentity", [401], () => ({ query: { code: "a-code-of-nobody", redirect: returnAddress } })),
    check("a code that works once", async (ground) => {
      const sent = await good(ground, "signInWithIdentity");
      const { token } = await bodyOf(ground, "signInWithIdentity", sent);
      await bodyOf(ground, "readUser", { token: ground.people.secrets.learn("CONTRACT_TOKEN", String(token)) });
      await expectAnswer(ground, named(ground, "signInWithIdentity"), sent, 401);
    }),
  ],
  renewSession: [
    expects("401 to a refresh token that nobody was given", "renewSession", [401], () => ({ query: { refreshToken: "a-refresh-token-of-nobody" } })),
    check("a refresh token that works once, and a new token that is good for asking", async (ground) => {
      const sent = await good(ground, "renewSession");
      const { accessToken } = await bodyOf(ground, "renewSession", sent);
      await bodyOf(ground, "readUser", { token: ground.people.secrets.learn("CONTRACT_TOKEN", String(accessToken)) });
      await expectAnswer(ground, named(ground, "renewSession"), sent, 401);
    }),
  ],
  handOverSession: [
    check("a second token that is good for asking", async (ground) => {
      const { token } = await bodyOf(ground, "handOverSession", await citizen(ground));
      await bodyOf(ground, "readUser", { token: ground.people.secrets.learn("CONTRACT_TOKEN", String(token)) });
    }),
  ],
  chooseAccount: [
    expects("a refusal of a certificate that the person does not have", "chooseAccount", [403, 404, 422], async (ground) => ({ ...(await citizen(ground)), query: { certNumber: "NOBODY-HAS-THIS" } })),
    check("the chosen account, selected in the person's details", async (ground) => {
      const sent = await good(ground, "chooseAccount");
      const { certNumber } = sent.query ?? {};
      if (certNumber === undefined) throw new OutOfReach("the person represents no organisation");
      const { token = sent.token } = await bodyOf<{ token?: string }>(ground, "chooseAccount", sent);
      const { manufacturers } = await bodyOf<{ manufacturers: { selectedCertNumber: string; selected: boolean }[] }>(ground, "readUser", { token: token && ground.people.secrets.learn("CONTRACT_TOKEN", token) });
      insist(manufacturers.every((one) => one.selected === (one.selectedCertNumber === certNumber)), `${certNumber} alone selected`, manufacturers);
    }),
  ],
  registerUser: [expects("422 to an address that has an account", "registerUser", [422], async (ground) => {
    const { username } = await ground.people.register(ground);
    return { body: { ...((await good(ground, "registerUser")).body as Body), username } };
  })],
  activateAccount: [expects("422 to a code that nobody was sent", "activateAccount", [422], () => ({ path: { code: "000000" } }))],
  readUser: [
    check("the language that the person chose", async (ground) => {
      if (!ground.writes) throw new OutOfReach("changes the person's language; allow it with --allow-writes");
      const { token } = await citizen(ground);
      const before = await bodyOf<{ language: { isoCode: string } }>(ground, "readUser", { token });
      for (const isoCode of ["en", before.language.isoCode]) {
        await bodyOf(ground, "chooseLanguage", { token, body: { isoCode } });
        const { language } = await bodyOf<{ language: { isoCode: string } }>(ground, "readUser", { token });
        insist(language.isoCode === isoCode, isoCode, language);
      }
    }),
  ],
  changePassword: [
    expects("422 to a wrong password", "changePassword", [422], async (ground) => {
      const sent = await good(ground, "changePassword");
      return { ...sent, body: { ...(sent.body as Body), oldPassword: "not-this-one" } };
    }),
  ],
  updateContacts: [
    check("the contacts that were changed", async (ground) => {
      const sent = await good(ground, "updateContacts");
      await bodyOf(ground, "updateContacts", { ...sent, body: { ...(sent.body as Body), note: "Contract verification" } });
      const { note } = await bodyOf(ground, "readUser", { token: sent.token });
      insist(note === undefined || note === "Contract verification", "the note that was sent, if it is told at all", note);
    }),
  ],
  checkNewPassword: [
    check("a weak password told apart from a strong one", async (ground) => {
      const ask = (pass: string): Promise<Body> => bodyOf(ground, "checkNewPassword", { query: { pass, name: "Emma", surname: "Lindqvist" }, lang: "en" });
      const [strong, weak] = [await ask(strongPassword()), await ask("qwerty")];
      insist(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
  ],
  checkOwnPassword: [
    check("a weak password told apart from a strong one", async (ground) => {
      const { token } = await ground.people.account(ground);
      const ask = (pass: string): Promise<Body> => bodyOf(ground, "checkOwnPassword", { token, query: { pass }, lang: "en" });
      const [strong, weak] = [await ask(strongPassword()), await ask("qwerty")];
      insist(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
  ],
  requestPasswordReset: [expects("the same answer to an address that nobody has", "requestPasswordReset", [200], () => ({ query: { username: nobody() } }))],
  resetPassword: [expects("422 to a code that nobody was sent", "resetPassword", [422], () => ({ query: { verificationCode: "000000" } }))],
  lookUpTaxpayer: [expects("404 to a number that nobody has", "lookUpTaxpayer", [404], () => ({ query: { tpn: "9999999999" } }))],
  updatePossessor: [
    check("the details that were changed", async (ground) => {
      const sent = await good(ground, "updatePossessor");
      await bodyOf(ground, "updatePossessor", sent);
      const { description } = await bodyOf(ground, "readPossessor", { path: sent.path ?? {} });
      insist(description === "Changed", "what was sent", description);
    }),
  ],
};
