import { describe, expect, it } from "vitest";
import { personas, unverifiedActivationCode } from "../../mocks/store/personas.ts";
import { getProblemFields, expectOk, createTestBackend, expectProblem, type TestBackend } from "./testBackend.ts";

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

async function register({ call }: TestBackend, changes: object = {}) {
  const { id } = expectOk(
    await call("registerPossessor", { body: { name: "Hallberg AB", address: "Storgatan 1, Lund" } }),
  );
  return {
    possessor: id,
    answered: await call("registerUser", { body: { ...registration, possessorIds: [id], ...changes }, lang: "ru" }),
  };
}

describe("registration", () => {
  it("registers a possessor and an account, activates it and signs in", async () => {
    const backend = createTestBackend();
    const { call, store } = backend;
    const { possessor, answered: response } = await register(backend);
    expect(expectOk(response).message).toBe("Код подтверждения отправлен на вашу электронную почту.");
    const credentials = { body: { username: registration.username, password: strongPassword } };
    const mail = store.outbox.at(-1);
    expect(expectProblem(409, await call("signIn", credentials)).code).toBe("EMAIL_NOT_VERIFIED");

    expect(mail).toMatchObject({ to: registration.username, subject: "Подтвердите адрес электронной почты" });
    expect(mail?.text).toContain(mail?.code);
    expectOk(await call("activateAccount", { path: { code: mail?.code ?? "" } }));
    expectProblem(422, await call("activateAccount", { path: { code: mail?.code ?? "" } }));

    const { token } = expectOk(await call("signIn", credentials));
    expect(expectOk(await call("readUser", { token }))).toMatchObject({
      foreign: true,
      roles: [{ authority: "USER" }],
      language: { isoCode: "ru" },
      possessorIds: [possessor],
      manufacturers: [],
    });
    expect(
      expectOk(
        await call("updatePossessor", {
          token,
          path: { id: possessor ?? "" },
          body: { name: "Hallberg & Co", address: "Storgatan 2, Lund" },
        }),
      ).name,
    ).toBe("Hallberg & Co");
  });

  it("rejects a second account with the same e-mail address and a registered possessor", async () => {
    const backend = createTestBackend();
    const { possessor } = await register(backend);
    expect(getProblemFields(expectProblem(422, (await register(backend)).answered))).toEqual(["username"]);
    const { answered: response } = await register(backend, {
      username: "other@hallberg.example",
      possessorIds: [possessor],
    });
    expect(getProblemFields(expectProblem(422, response))).toEqual(["possessorIds"]);
  });

  it.each([
    ["an unknown possessor", [7999]],
    ["a known and an unknown possessor", ["new", 7999]],
    ["a possessor of somebody else", ["new", 7001]],
    ["no possessor", []],
  ])("rejects %s, and says that its registration was not found", async (_name, ids) => {
    const backend = createTestBackend();
    const { id } = expectOk(
      await backend.call("registerPossessor", { body: { name: "Hallberg AB", address: "Storgatan 1, Lund" } }),
    );
    const possessorIds = ids.map((possessor) => (possessor === "new" ? id : possessor));
    const rejected = await backend.call("registerUser", { lang: "en", body: { ...registration, possessorIds } });
    expect(expectProblem(422, rejected).fields).toEqual([
      {
        field: "possessorIds",
        message: "The organisation’s registration was not found. Send its details again.",
      },
    ]);
    expect(backend.store.outbox).toEqual([]);
  });

  it("rejects a password that contains the name", async () => {
    const password = "Hallberg#2026";
    const { answered } = await register(createTestBackend(), { password, repeatedPassword: password });
    expect(getProblemFields(expectProblem(422, answered))).toEqual(["password"]);
  });

  it.each([
    [
      "names without anything to see",
      { name: " ", surname: "\u00a0", fatherName: "" },
      ["fatherName", "name", "surname"],
    ],
    ["an address that is none", { username: "signe@" }, ["username"]],
    ["nine characters", { password: "Abcdef#12", repeatedPassword: "Abcdef#12" }, ["password"]],
    ["no upper-case letter", { password: "ədalətli#qiymət7", repeatedPassword: "ədalətli#qiymət7" }, ["password"]],
    ["no lower-case letter", { password: "ƏDALƏTLİ#QİYMƏT7", repeatedPassword: "ƏDALƏTLİ#QİYMƏT7" }, ["password"]],
    ["no digit", { password: "Ədalətli#Qiymət", repeatedPassword: "Ədalətli#Qiymət" }, ["password"]],
    ["no special character", { password: "ƏdalətliQiymət7", repeatedPassword: "ƏdalətliQiymət7" }, ["password"]],
    ["four different characters", { password: "Aa1#Aa1#Aa1#", repeatedPassword: "Aa1#Aa1#Aa1#" }, ["password"]],
    ["a repetition that differs", { repeatedPassword: `${strongPassword}!` }, ["repeatedPassword"]],
    ["a phone number without plus", { phoneNumber: "4681234567" }, ["phoneNumber"]],
    ["a phone number of 26 characters", { phoneNumber: `+${"1".repeat(25)}` }, ["phoneNumber"]],
  ])("rejects %s", async (_name, changes, fields) => {
    expect(getProblemFields(expectProblem(422, (await register(createTestBackend(), changes)).answered))).toEqual(
      fields,
    );
  });

  it("accepts the longest phone number and a long password with spaces and emoji", async () => {
    const backend = createTestBackend();
    const password = `  Ə1a ${"🙂 çox uzun şifrə ".repeat(12)}`;
    expectOk(
      (await register(backend, { phoneNumber: `+${"1".repeat(24)}`, password, repeatedPassword: password })).answered,
    );
    expectOk(await backend.call("activateAccount", { path: { code: backend.store.outbox.at(-1)?.code ?? "" } }));
    expectProblem(
      401,
      await backend.call("signIn", { body: { username: registration.username, password: password.trim() } }),
    );
    expect((await backend.call("signIn", { body: { username: registration.username, password } })).status).toBe(200);
  });
});

describe("a possessor", () => {
  it.each([
    ["two letters and six", { name: "AB", address: "Lund 1" }, ["address", "name"]],
    ["nothing", {}, ["address", "name"]],
    ["only spaces", { name: "   ", address: "       " }, ["address", "name"]],
  ])("is rejected with %s", async (_name, body, fields) => {
    expect(getProblemFields(expectProblem(422, await createTestBackend().call("registerPossessor", { body })))).toEqual(
      fields,
    );
  });

  it("keeps its description when an update omits it", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    expectOk(
      await call("updatePossessor", {
        token,
        path: { id: 7001 },
        body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" },
      }),
    );
    expect(expectOk(await call("readPossessor", { token, path: { id: 7001 } }))).toEqual({
      id: 7001,
      name: "Nordvik",
      address: "Skeppsbron 4, Stockholm",
      description: "Exports dairy products.",
    });
  });

  it("has the country and the tax number that were sent, and keeps them when an update omits them", async () => {
    const backend = createTestBackend();
    const { call } = backend;
    const details = { name: "Hallberg AB", address: "Storgatan 1, Lund", country: "Sweden", taxNumber: "SE556677" };
    const { id, ...registered } = expectOk(await call("registerPossessor", { body: details }));
    expect(registered).toEqual(details);
    expectOk(await call("registerUser", { body: { ...registration, possessorIds: [id] } }));
    expectOk(await call("activateAccount", { path: { code: backend.store.outbox.at(-1)?.code ?? "" } }));
    const { token } = expectOk(
      await call("signIn", { body: { username: registration.username, password: strongPassword } }),
    );
    const path = { id: id ?? "" };
    const moved = { name: "Hallberg AB", address: "Storgatan 2, Lund" };
    expect(expectOk(await call("updatePossessor", { token, path, body: moved }))).toEqual({ ...details, ...moved, id });
    const changed = { ...moved, country: "Norway", taxNumber: "NO123", description: "Exports fish." };
    expect(expectOk(await call("updatePossessor", { token, path, body: changed }))).toEqual({ ...changed, id });
    const { taxNumber: _taxNumber, description: _description, ...publicDetails } = changed;
    expect(expectOk(await call("readPossessor", { path }))).toEqual({ ...publicDetails, id });
  });

  it("is changed by its own users only", async () => {
    const { call, signIn } = createTestBackend();
    const body = { name: "Kornhaus", address: "Speicherstraße 8, Berlin" };
    const { token } = await signIn("foreign");
    expectProblem(403, await call("updatePossessor", { token, path: { id: 7002 }, body }));
    expectProblem(404, await call("updatePossessor", { token, path: { id: 7999 }, body }));
    expect(expectOk(await call("readPossessor", { path: { id: 7002 } })).name).toBe("Kornhaus Mühlen GmbH");
  });

  it("shows its note to its own users only, since anybody may try the numbers", async () => {
    const { call, signIn } = createTestBackend();
    const publicDetails = {
      id: 7001,
      name: "Nordvik Foods AB",
      address: "Hamngatan 18, 111 47 Stockholm, Sweden",
    };
    const { token: citizen } = await signIn("citizen");
    const { token: owner } = await signIn("foreign");
    expect(expectOk(await call("readPossessor", { path: { id: 7001 } }))).toEqual(publicDetails);
    expect(expectOk(await call("readPossessor", { token: citizen, path: { id: 7001 } }))).toEqual(publicDetails);
    expect(expectOk(await call("readPossessor", { token: owner, path: { id: 7001 } }))).toEqual({
      ...publicDetails,
      description: "Exports dairy products.",
    });
  });
});

describe("the unverified persona", () => {
  it("can sign in after activation with the e-mailed code", async () => {
    const { call } = createTestBackend();
    const credentials = { body: { username: unverified.signIn.email, password: unverified.signIn.password } };
    expectProblem(409, await call("signIn", credentials));
    expectOk(await call("activateAccount", { path: { code: unverifiedActivationCode } }));
    expect((await call("signIn", credentials)).status).toBe(200);
  });

  it("can use a code as long as its last e-mail says", async () => {
    const { call, store } = createTestBackend();
    const credentials = { body: { username: unverified.signIn.email, password: unverified.signIn.password } };
    const hour = 60 * 60;
    store.advanceClock(23 * hour);
    expectProblem(409, await call("signIn", credentials));
    expect(store.outbox.at(-1)?.code).toBe(unverifiedActivationCode);
    store.advanceClock(23 * hour);
    expectOk(await call("activateAccount", { path: { code: unverifiedActivationCode } }));
  });

  it("gets the same code again at sign-in, and a new one after it has expired", async () => {
    const { call, store } = createTestBackend();
    const credentials = {
      body: { username: unverified.signIn.email, password: unverified.signIn.password },
      lang: "en" as const,
    };
    expectProblem(409, await call("signIn", credentials));
    expect(store.outbox).toMatchObject([
      { to: unverified.signIn.email, subject: "Confirm your e-mail address", code: unverifiedActivationCode },
    ]);
    store.advanceClock(24 * 60 * 60);
    expectProblem(409, await call("signIn", credentials));
    const code = store.outbox.at(-1)?.code ?? "";
    expect(code).not.toBe(unverifiedActivationCode);
    expectOk(await call("activateAccount", { path: { code } }));
    expect((await call("signIn", credentials)).status).toBe(200);
  });
});

describe("password reset", () => {
  const ask = async (
    { call, store }: TestBackend,
    username: string,
  ): Promise<{ message: string | undefined; mails: number }> => ({
    message: expectOk(await call("requestPasswordReset", { query: { username } })).message,
    mails: store.outbox.length,
  });

  it("responds equally for each e-mail address and sends an e-mail only to accounts", async () => {
    const [known, unknown] = [
      await ask(createTestBackend(), foreign.signIn.email),
      await ask(createTestBackend(), "nobody@nowhere.example"),
    ];
    expect(known).toEqual({ message: unknown.message, mails: 1 });
    expect(unknown.mails).toBe(0);
  });

  it("accepts only the newest code, once, and ends all sessions", async () => {
    const backend = createTestBackend();
    const { call, store, signIn } = backend;
    const { token } = await signIn("foreign");
    await ask(backend, foreign.signIn.email);
    await ask(backend, foreign.signIn.email);
    const [older, newer] = store.outbox.map(({ code }) => code);
    const body = { newPassword: strongPassword, repeatedPassword: strongPassword };
    expectProblem(422, await call("resetPassword", { query: { verificationCode: older }, body }));
    expectOk(await call("resetPassword", { query: { verificationCode: newer }, body }));
    expectProblem(422, await call("resetPassword", { query: { verificationCode: newer }, body }));
    expectProblem(401, await call("readUser", { token }));
    expectProblem(
      401,
      await call("signIn", { body: { username: foreign.signIn.email, password: foreign.signIn.password } }),
    );
    expect((await call("signIn", { body: { username: foreign.signIn.email, password: strongPassword } })).status).toBe(
      200,
    );
  });

  it("e-mails a temporary password when the request has no new one", async () => {
    const backend = createTestBackend();
    await ask(backend, foreign.signIn.email);
    expectOk(await backend.call("resetPassword", { query: { verificationCode: backend.store.outbox.at(-1)?.code } }));
    expect(
      (
        await backend.call("signIn", {
          body: { username: foreign.signIn.email, password: backend.store.outbox.at(-1)?.code },
        })
      ).status,
    ).toBe(200);
  });

  it("keeps the code valid when the new password is rejected", async () => {
    const backend = createTestBackend();
    await ask(backend, foreign.signIn.email);
    const verificationCode = backend.store.outbox.at(-1)?.code;
    const withName = { newPassword: "Lindqvist#2026", repeatedPassword: "Lindqvist#2026" };
    expect(
      getProblemFields(
        expectProblem(422, await backend.call("resetPassword", { query: { verificationCode }, body: withName })),
      ),
    ).toEqual(["newPassword"]);
    expectOk(
      await backend.call("resetPassword", {
        query: { verificationCode },
        body: { newPassword: strongPassword, repeatedPassword: strongPassword },
      }),
    );
  });

  it("sends a temporary password that follows the rules, and says so in the language of the request", async () => {
    const backend = createTestBackend();
    await ask(backend, foreign.signIn.email);
    const verificationCode = backend.store.outbox.at(-1)?.code;
    const { message } = expectOk(await backend.call("resetPassword", { lang: "en", query: { verificationCode } }));
    expect(message).toBe("A temporary password has been sent to your e-mail address.");
    const { code: pass = "" } = backend.store.outbox.at(-1) ?? {};
    const query = { pass, name: "Emma", surname: "Lindqvist" };
    expect(expectOk(await backend.call("checkNewPassword", { query }))).toEqual({ valid: true });
  });

  it("uses the code up, also for another password, and sends no further e-mail for a chosen password", async () => {
    const backend = createTestBackend();
    await ask(backend, foreign.signIn.email);
    const [{ code: verificationCode } = {}] = backend.store.outbox;
    const reset = async (newPassword: string) =>
      backend.call("resetPassword", {
        query: { verificationCode },
        body: { newPassword, repeatedPassword: newPassword },
      });
    expectOk(await reset(strongPassword));
    expectProblem(422, await reset("Başqa#Şifrə-77"));
    expect(backend.store.outbox).toHaveLength(1);
    expectOk(await backend.call("signIn", { body: { username: foreign.signIn.email, password: strongPassword } }));
  });

  it("unlocks the sign-in of the account", async () => {
    const backend = createTestBackend();
    for (let tries = 0; tries < 5; tries += 1)
      await backend.call("signIn", { body: { username: foreign.signIn.email, password: "not-this-one" } });
    const credentials = { body: { username: foreign.signIn.email, password: strongPassword } };
    expectProblem(429, await backend.call("signIn", credentials));
    await ask(backend, foreign.signIn.email);
    const body = { newPassword: strongPassword, repeatedPassword: strongPassword };
    const verificationCode = backend.store.outbox.at(-1)?.code;
    expectOk(await backend.call("resetPassword", { query: { verificationCode }, body }));
    expectOk(await backend.call("signIn", credentials));
  });

  it("keeps the sessions and the codes of other accounts", async () => {
    const backend = createTestBackend();
    const { token } = await backend.signIn("citizen");
    await ask(backend, foreign.signIn.email);
    const verificationCode = backend.store.outbox.at(-1)?.code;
    expectOk(await backend.call("resetPassword", { query: { verificationCode } }));
    expectOk(await backend.call("readUser", { token }));
    expectOk(await backend.call("activateAccount", { path: { code: unverifiedActivationCode } }));
  });

  it("confirms the e-mail address of an account that was not activated", async () => {
    const backend = createTestBackend();
    await ask(backend, unverified.signIn.email);
    const body = { newPassword: strongPassword, repeatedPassword: strongPassword };
    const verificationCode = backend.store.outbox.at(-1)?.code;
    expectOk(await backend.call("resetPassword", { query: { verificationCode }, body }));
    expectOk(await backend.call("signIn", { body: { username: unverified.signIn.email, password: strongPassword } }));
  });

  it("reports an expired code as expired", async () => {
    const backend = createTestBackend();
    await ask(backend, foreign.signIn.email);
    backend.store.advanceClock(15 * 60);
    expect(
      expectProblem(
        422,
        await backend.call("resetPassword", {
          query: { verificationCode: backend.store.outbox.at(-1)?.code },
          lang: "en",
        }),
      ),
    ).toMatchObject({ code: "CODE_EXPIRED", message: "The code has expired. Ask for a new one." });
  });
});

describe("password change", () => {
  it("ends all other sessions", async () => {
    const { call, signIn } = createTestBackend();
    const [thisSession, otherSession] = [await signIn("foreign"), await signIn("foreign")];
    expectOk(
      await call("changePassword", {
        token: thisSession.token,
        body: { oldPassword: foreign.signIn.password, newPassword: strongPassword, repeatedPassword: strongPassword },
      }),
    );
    expectOk(await call("readUser", { token: thisSession.token }));
    expectProblem(401, await call("readUser", { token: otherSession.token }));
    expect(
      expectOk(
        await call("checkOwnPassword", { token: thisSession.token, query: { pass: strongPassword }, lang: "en" }),
      ),
    ).toEqual({ valid: false, reason: "You have used this password before. Choose another one." });
  });

  it("leaves the sessions of other accounts", async () => {
    const { call, signIn } = createTestBackend();
    const [{ token }, { token: citizen }] = [await signIn("foreign"), await signIn("citizen")];
    const body = {
      oldPassword: foreign.signIn.password,
      newPassword: strongPassword,
      repeatedPassword: strongPassword,
    };
    expectOk(await call("changePassword", { token, body }));
    expectOk(await call("readUser", { token: citizen }));
  });

  it("is locked after five wrong old passwords, for this account only, and counts anew after a success", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("foreign");
    expectOk(await call("activateAccount", { path: { code: unverifiedActivationCode } }));
    const { token: other } = await signIn("unverified");
    const change = async (oldPassword: string, newPassword: string, by = token) =>
      call("changePassword", { token: by, body: { oldPassword, newPassword, repeatedPassword: newPassword } });
    for (let tries = 0; tries < 4; tries += 1) expectProblem(422, await change("not-this-one", strongPassword));
    expectOk(await change(foreign.signIn.password, strongPassword));
    for (let tries = 0; tries < 5; tries += 1) expectProblem(422, await change("not-this-one", "Başqa#Şifrə-77"));
    expectProblem(429, await change(strongPassword, "Başqa#Şifrə-77"));
    expectOk(await change(unverified.signIn.password, strongPassword, other));
    store.advanceClock(60);
    expectOk(await change(strongPassword, "Başqa#Şifrə-77"));
  });

  it.each(["Lindqvist#2026", "xX1-lindqvıst-Xx", "LİNDQVİST-emma1", "1-Emma-Emma-1"])(
    "rejects a password that contains the user's name: %s",
    async (newPassword) => {
      const { call, signIn } = createTestBackend();
      const { token } = await signIn("foreign");
      const response = await call("changePassword", {
        token,
        body: { oldPassword: foreign.signIn.password, newPassword, repeatedPassword: newPassword },
      });
      expect(getProblemFields(expectProblem(422, response))).toEqual(["newPassword"]);
      expect(
        expectOk(await call("checkNewPassword", { query: { pass: newPassword, name: "Emma", surname: "Lindqvist" } }))
          .valid,
      ).toBe(false);
    },
  );
});

describe("password validation", () => {
  it.each([
    ["Ədalətli#Qiymət7", true, undefined],
    ["qwerty", false, /at least 10 characters/],
    ["Aa1#Aa1#Aa1#", false, /5 of them different/],
    ["Emma-Lindqvist-1", false, /your name/],
    ["Şəffaf-Bazar-2026", false, /used this password/],
  ] as const)("returns for %s: %s", async (pass, valid, reason) => {
    const { call, signIn } = createTestBackend();
    const verdict = expectOk(
      await call("checkOwnPassword", { token: (await signIn("foreign")).token, query: { pass }, lang: "en" }),
    );
    expect(verdict.valid).toBe(valid);
    expect(verdict.reason ?? "").toMatch(reason ?? /^$/);
  });
});

describe("a user profile", () => {
  it("changes the sent fields and keeps the others", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    const body = {
      name: "Emma",
      surname: "Lind",
      fatherName: "Karl",
      email: "emma@lind.example",
      phoneNumber: "+46855501421",
    };
    expectOk(await call("updateUser", { token, body }));
    expect(expectOk(await call("readUser", { token }))).toMatchObject({
      ...body,
      possessorIds: [7001],
    });
    expectOk(await call("signIn", { body: { username: "emma@lind.example", password: foreign.signIn.password } }));
  });

  it("has the personal number, the note and the organisations that were sent", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    expect(expectOk(await call("readUser", { token }))).not.toHaveProperty("pin");
    const { id } = expectOk(
      await call("registerPossessor", { body: { name: "Nordvik Norge AS", address: "Karl Johans gate 1, Oslo" } }),
    );
    const body = {
      name: "Emma",
      surname: "Lind",
      fatherName: "Karl",
      email: foreign.signIn.email.toUpperCase(),
      phoneNumber: "+46855501421",
      pin: "1AB2C3D",
      note: "",
      possessorIds: [7001, id],
    };
    expectOk(await call("updateUser", { token, body }));
    expect(expectOk(await call("readUser", { token }))).toMatchObject(body);
    const { pin: _pin, possessorIds: _possessorIds, note: _note, ...others } = body;
    expectOk(await call("updateUser", { token, body: { ...others, name: "Em" } }));
    const changed = expectOk(await call("readUser", { token }));
    expect(changed).toMatchObject({ ...others, name: "Em", pin: body.pin, possessorIds: body.possessorIds });
    expect(changed).not.toHaveProperty("note");
  });

  it.each([
    [
      "the e-mail address of another account",
      { email: unverified.signIn.email.toUpperCase() },
      "email",
      "Another account uses this e-mail address. Enter a different one.",
    ],
    [
      "an organisation of another account",
      { possessorIds: [7001, 7002] },
      "possessorIds",
      "The organisation’s registration was not found. Send its details again.",
    ],
    [
      "an unknown organisation",
      { possessorIds: [7999, 7001] },
      "possessorIds",
      "The organisation’s registration was not found. Send its details again.",
    ],
  ])("does not get %s", async (_name, changes, field, message) => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    const before = expectOk(await call("readUser", { token }));
    const { name, surname, fatherName, email, phoneNumber } = before;
    const body = { name, surname, fatherName, email, phoneNumber, ...changes };
    expect(expectProblem(422, await call("updateUser", { token, lang: "en", body })).fields).toEqual([
      { field, message },
    ]);
    expect(expectOk(await call("readUser", { token }))).toEqual(before);
  });

  it("keeps the note of a citizen until another one is sent", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const contacts = { email: "a@b.example", phoneNumber: "+994125550199" };
    const update = async (body: object) => {
      expectOk(await call("updateContacts", { token, body }));
      return expectOk(await call("readUser", { token }));
    };
    expect(await update(contacts)).not.toHaveProperty("note");
    expect((await update({ ...contacts, note: "Zəng edin." })).note).toBe("Zəng edin.");
    expect((await update(contacts)).note).toBe("Zəng edin.");
    expect((await update({ ...contacts, note: "" })).note).toBe("");
  });

  it("of a citizen is not changed like that of a foreign user, and the other way round", async () => {
    const { call, signIn } = createTestBackend();
    const [{ token: citizen }, { token }] = [await signIn("citizen"), await signIn("foreign")];
    const contacts = { email: "a@b.example", phoneNumber: "+994125550199" };
    const body = { ...contacts, name: "Emma", surname: "Lind", fatherName: "Karl" };
    expectProblem(403, await call("updateUser", { token: citizen, body }));
    expectProblem(403, await call("updateContacts", { token, body: contacts }));
  });

  it("allows a citizen to change contacts only", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expectOk(
      await call("updateContacts", {
        token,
        body: { email: "a@b.example", phoneNumber: "+994125550199", name: "Somebody else" },
      }),
    );
    expect(expectOk(await call("readUser", { token }))).toMatchObject({
      name: "Aysel",
      email: "a@b.example",
      phoneNumber: "+994125550199",
      pin: "5XK2M9A",
    });
  });

  it("stores the language for all devices", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expect(expectOk(await call("chooseLanguage", { token, body: { isoCode: "en" }, lang: "ru" }))).toEqual({
      isoCode: "en",
    });
    expect(expectOk(await call("readUser", { token: (await signIn("citizen")).token })).language).toEqual({
      isoCode: "en",
    });
  });
});

describe("the personas", () => {
  it.each(Object.values(personas))("$id signs in as $name", async ({ id, name }) => {
    const { call, signIn } = createTestBackend();
    if (id === "unverified") expectOk(await call("activateAccount", { path: { code: unverifiedActivationCode } }));
    const user = expectOk(await call("readUser", { token: (await signIn(id)).token }));
    expect(`${user.name} ${user.surname}`).toBe(name);
  });

  it("use Azerbaijani, except the director (Russian) and the foreign representative (English)", async () => {
    const { call, signIn } = createTestBackend();
    const readLanguage = async (id: "citizen" | "director" | "foreign"): Promise<string> =>
      expectOk(await call("readUser", { token: (await signIn(id)).token })).language.isoCode;
    expect([await readLanguage("citizen"), await readLanguage("director"), await readLanguage("foreign")]).toEqual([
      "az",
      "ru",
      "en",
    ]);
  });
});
