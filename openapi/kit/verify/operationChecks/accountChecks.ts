import { fetchBody, expectResponse, assertContract, getOperation, CheckSkipped, type ContractCheck } from "../check.ts";
import { identityRedirectUri, generatePassword } from "../personas.ts";
import { defineCheck, citizenAuth, statusCheck, validRequestFor, unknownEmail, type JsonBody } from "./checkHelpers.ts";

/** What the calls about people promise in words. */
export const accountChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  signIn: [
    statusCheck("401 to a wrong password", "signIn", [401], async (ground) => ({
      body: { ...((await validRequestFor(ground, "signIn")).body as JsonBody), password: "not-this-one" },
    })),
    statusCheck("401 to an address that nobody has", "signIn", [401], () => ({
      body: { username: unknownEmail(), password: "not-this-one" },
    })),
    statusCheck("409 before the address is confirmed", "signIn", [409], async (ground) => {
      const { username, password } = await ground.personas.registerAccount(ground);
      return { body: { username, password } };
    }),
    defineCheck("429 after many wrong passwords", async (ground) => {
      if (!ground.allowWrites) throw new CheckSkipped("locks an address for a while; allow it with --allow-writes");
      const body = { username: unknownEmail(), password: "not-this-one" };
      for (let count = 0; count < 20; count += 1)
        if (
          (await expectResponse(ground, getOperation(ground, "signIn"), { body, lang: "en" }, 401, 429)).status === 429
        )
          return;
      assertContract(false, "429 after 20 wrong passwords", "401");
    }),
    defineCheck("a token that is good for asking", async (ground) => {
      const { token } = await fetchBody(ground, "signIn", await validRequestFor(ground, "signIn"));
      await fetchBody(ground, "readUser", {
        token: ground.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(token)),
      });
    }),
  ],
  signInWithIdentity: [
    statusCheck("401 to a code that nobody was given", "signInWithIdentity", [401], () => ({
      query: { code: "a-code-of-nobody", redirect: identityRedirectUri },
    })),
    defineCheck("a code that works once", async (ground) => {
      const sent = await validRequestFor(ground, "signInWithIdentity");
      const { token } = await fetchBody(ground, "signInWithIdentity", sent);
      await fetchBody(ground, "readUser", { token: ground.personas.secrets.add("CONTRACT_TOKEN", String(token)) });
      await expectResponse(ground, getOperation(ground, "signInWithIdentity"), sent, 401);
    }),
  ],
  renewSession: [
    statusCheck("401 to a refresh token that nobody was given", "renewSession", [401], () => ({
      query: { refreshToken: "a-refresh-token-of-nobody" },
    })),
    defineCheck("a refresh token that works once, and a new token that is good for asking", async (ground) => {
      const sent = await validRequestFor(ground, "renewSession");
      const { accessToken } = await fetchBody(ground, "renewSession", sent);
      await fetchBody(ground, "readUser", {
        token: ground.personas.secrets.add("CONTRACT_TOKEN", String(accessToken)),
      });
      await expectResponse(ground, getOperation(ground, "renewSession"), sent, 401);
    }),
  ],
  handOverSession: [
    defineCheck("a second token that is good for asking", async (ground) => {
      const { token } = await fetchBody(ground, "handOverSession", await citizenAuth(ground));
      await fetchBody(ground, "readUser", { token: ground.personas.secrets.add("CONTRACT_TOKEN", String(token)) });
    }),
  ],
  chooseAccount: [
    statusCheck(
      "a refusal of a certificate that the person does not have",
      "chooseAccount",
      [403, 404, 422],
      async (ground) => ({ ...(await citizenAuth(ground)), query: { certNumber: "NOBODY-HAS-THIS" } }),
    ),
    defineCheck("the chosen account, selected in the person's details", async (ground) => {
      const sent = await validRequestFor(ground, "chooseAccount");
      const { certNumber } = sent.query ?? {};
      if (certNumber === undefined) throw new CheckSkipped("the person represents no organisation");
      const { token = sent.token } = await fetchBody<{ token?: string }>(ground, "chooseAccount", sent);
      const { manufacturers } = await fetchBody<{ manufacturers: { selectedCertNumber: string; selected: boolean }[] }>(
        ground,
        "readUser",
        { token: token && ground.personas.secrets.add("CONTRACT_TOKEN", token) },
      );
      assertContract(
        manufacturers.every((one) => one.selected === (one.selectedCertNumber === certNumber)),
        `${certNumber} alone selected`,
        manufacturers,
      );
    }),
  ],
  registerUser: [
    statusCheck("422 to an address that has an account", "registerUser", [422], async (ground) => {
      const { username } = await ground.personas.registerAccount(ground);
      return { body: { ...((await validRequestFor(ground, "registerUser")).body as JsonBody), username } };
    }),
  ],
  activateAccount: [
    statusCheck("422 to a code that nobody was sent", "activateAccount", [422], () => ({ path: { code: "000000" } })),
  ],
  readUser: [
    defineCheck("the language that the person chose", async (ground) => {
      if (!ground.allowWrites) throw new CheckSkipped("changes the person's language; allow it with --allow-writes");
      const { token } = await citizenAuth(ground);
      const before = await fetchBody<{ language: { isoCode: string } }>(ground, "readUser", { token });
      for (const isoCode of ["en", before.language.isoCode]) {
        await fetchBody(ground, "chooseLanguage", { token, body: { isoCode } });
        const { language } = await fetchBody<{ language: { isoCode: string } }>(ground, "readUser", { token });
        assertContract(language.isoCode === isoCode, isoCode, language);
      }
    }),
  ],
  changePassword: [
    statusCheck("422 to a wrong password", "changePassword", [422], async (ground) => {
      const sent = await validRequestFor(ground, "changePassword");
      return { ...sent, body: { ...(sent.body as JsonBody), oldPassword: "not-this-one" } };
    }),
  ],
  updateContacts: [
    defineCheck("the contacts that were changed", async (ground) => {
      const sent = await validRequestFor(ground, "updateContacts");
      await fetchBody(ground, "updateContacts", {
        ...sent,
        body: { ...(sent.body as JsonBody), note: "Contract verification" },
      });
      const { note } = await fetchBody(ground, "readUser", { token: sent.token });
      assertContract(
        note === undefined || note === "Contract verification",
        "the note that was sent, if it is told at all",
        note,
      );
    }),
  ],
  checkNewPassword: [
    defineCheck("a weak password told apart from a strong one", async (ground) => {
      const ask = (pass: string): Promise<JsonBody> =>
        fetchBody(ground, "checkNewPassword", { query: { pass, name: "Emma", surname: "Lindqvist" }, lang: "en" });
      const [strong, weak] = [await ask(generatePassword()), await ask("qwerty")];
      assertContract(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
  ],
  checkOwnPassword: [
    defineCheck("a weak password told apart from a strong one", async (ground) => {
      const { token } = await ground.personas.account(ground);
      const ask = (pass: string): Promise<JsonBody> =>
        fetchBody(ground, "checkOwnPassword", { token, query: { pass }, lang: "en" });
      const [strong, weak] = [await ask(generatePassword()), await ask("qwerty")];
      assertContract(strong["valid"] === true && weak["valid"] === false, "valid: true, then false", [strong, weak]);
    }),
  ],
  requestPasswordReset: [
    statusCheck("the same answer to an address that nobody has", "requestPasswordReset", [200], () => ({
      query: { username: unknownEmail() },
    })),
  ],
  resetPassword: [
    statusCheck("422 to a code that nobody was sent", "resetPassword", [422], () => ({
      query: { verificationCode: "000000" },
    })),
  ],
  lookUpTaxpayer: [
    statusCheck("404 to a number that nobody has", "lookUpTaxpayer", [404], () => ({ query: { tpn: "9999999999" } })),
  ],
  updatePossessor: [
    defineCheck("the details that were changed", async (ground) => {
      const sent = await validRequestFor(ground, "updatePossessor");
      await fetchBody(ground, "updatePossessor", sent);
      const { description } = await fetchBody(ground, "readPossessor", { path: sent.path ?? {} });
      assertContract(description === "Changed", "what was sent", description);
    }),
  ],
};
