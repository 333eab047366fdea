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
  it("leads from a possessor over the code in the e-mail to a signed-in person who owns it", async () => {
    const service = createTestBackend();
    const { call, store } = service;
    const { possessor, answered } = await register(service);
    expect(expectOk(answered).message).toBe("Код подтверждения отправлен на вашу электронную почту.");
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
          path: { id: possessor },
          body: { name: "Hallberg & Co", address: "Storgatan 2, Lund" },
        }),
      ).name,
    ).toBe("Hallberg & Co");
  });

  it("refuses a second account with the same address, and a possessor that is taken", async () => {
    const service = createTestBackend();
    const { possessor } = await register(service);
    expect(getProblemFields(expectProblem(422, (await register(service)).answered))).toEqual(["username"]);
    const { answered } = await register(service, { username: "other@hallberg.example", possessorIds: [possessor] });
    expect(getProblemFields(expectProblem(422, answered))).toEqual(["possessorIds"]);
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
  ])("refuses %s", async (_name, changes, fields) => {
    expect(getProblemFields(expectProblem(422, (await register(createTestBackend(), changes)).answered))).toEqual(
      fields,
    );
  });

  it("takes the longest phone number and a long password with spaces and pictures, byte for byte", async () => {
    const service = createTestBackend();
    const password = `  Ə1a ${"🙂 çox uzun şifrə ".repeat(12)}`;
    expectOk(
      (await register(service, { phoneNumber: `+${"1".repeat(24)}`, password, repeatedPassword: password })).answered,
    );
    expectOk(await service.call("activateAccount", { path: { code: service.store.outbox.at(-1)?.code ?? "" } }));
    expectProblem(
      401,
      await service.call("signIn", { body: { username: registration.username, password: password.trim() } }),
    );
    expect((await service.call("signIn", { body: { username: registration.username, password } })).status).toBe(200);
  });
});

describe("a possessor", () => {
  it.each([
    ["two letters and six", { name: "AB", address: "Lund 1" }, ["address", "name"]],
    ["nothing", {}, ["address", "name"]],
    ["only spaces", { name: "   ", address: "       " }, ["address", "name"]],
  ])("is refused with %s", async (_name, body, fields) => {
    expect(getProblemFields(expectProblem(422, await createTestBackend().call("registerPossessor", { body })))).toEqual(
      fields,
    );
  });

  it("keeps its description when a change leaves it out", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("foreign");
    expectOk(
      await call("updatePossessor", {
        token,
        path: { id: 7001 },
        body: { name: "Nordvik", address: "Skeppsbron 4, Stockholm" },
      }),
    );
    expect(expectOk(await call("readPossessor", { path: { id: 7001 } }))).toEqual({
      id: 7001,
      name: "Nordvik",
      address: "Skeppsbron 4, Stockholm",
      description: "Exports dairy products.",
    });
  });
});

describe("the persona who is not verified", () => {
  it("can sign in once the code of their e-mail is given back", async () => {
    const { call } = createTestBackend();
    const credentials = { body: { username: unverified.signIn.email, password: unverified.signIn.password } };
    expectProblem(409, await call("signIn", credentials));
    expectOk(await call("activateAccount", { path: { code: unverifiedActivationCode } }));
    expect((await call("signIn", credentials)).status).toBe(200);
  });

  it("is sent the code again by signing in, and a new one when it is old", async () => {
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

describe("a forgotten password", () => {
  const ask = async ({ call, store }: TestBackend, username: string): Promise<{ message: string; mails: number }> => ({
    message: expectOk(await call("requestPasswordReset", { query: { username } })).message,
    mails: store.outbox.length,
  });

  it("is answered alike for every address, and only an account gets an e-mail", async () => {
    const [known, unknown] = [
      await ask(createTestBackend(), foreign.signIn.email),
      await ask(createTestBackend(), "nobody@nowhere.example"),
    ];
    expect(known).toEqual({ message: unknown.message, mails: 1 });
    expect(unknown.mails).toBe(0);
  });

  it("is replaced once, with the newest code, and signs everybody out", async () => {
    const service = createTestBackend();
    const { call, store, signIn } = service;
    const { token } = await signIn("foreign");
    await ask(service, foreign.signIn.email);
    await ask(service, foreign.signIn.email);
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

  it("comes by e-mail when no new one was sent along", async () => {
    const service = createTestBackend();
    await ask(service, foreign.signIn.email);
    expectOk(await service.call("resetPassword", { query: { verificationCode: service.store.outbox.at(-1)?.code } }));
    expect(
      (
        await service.call("signIn", {
          body: { username: foreign.signIn.email, password: service.store.outbox.at(-1)?.code },
        })
      ).status,
    ).toBe(200);
  });

  it("keeps its code when the new password is refused", async () => {
    const service = createTestBackend();
    await ask(service, foreign.signIn.email);
    const verificationCode = service.store.outbox.at(-1)?.code;
    const withName = { newPassword: "Lindqvist#2026", repeatedPassword: "Lindqvist#2026" };
    expect(
      getProblemFields(
        expectProblem(422, await service.call("resetPassword", { query: { verificationCode }, body: withName })),
      ),
    ).toEqual(["newPassword"]);
    expectOk(
      await service.call("resetPassword", {
        query: { verificationCode },
        body: { newPassword: strongPassword, repeatedPassword: strongPassword },
      }),
    );
  });

  it("says of an old code that it is old", async () => {
    const service = createTestBackend();
    await ask(service, foreign.signIn.email);
    service.store.advanceClock(15 * 60);
    expect(
      expectProblem(
        422,
        await service.call("resetPassword", {
          query: { verificationCode: service.store.outbox.at(-1)?.code },
          lang: "en",
        }),
      ),
    ).toMatchObject({ code: "CODE_EXPIRED", message: "The code has expired. Ask for a new one." });
  });
});

describe("a changed password", () => {
  it("signs out every other session, and keeps this one", async () => {
    const { call, signIn } = createTestBackend();
    const [here, there] = [await signIn("foreign"), await signIn("foreign")];
    expectOk(
      await call("changePassword", {
        token: here.token,
        body: { oldPassword: foreign.signIn.password, newPassword: strongPassword, repeatedPassword: strongPassword },
      }),
    );
    expectOk(await call("readUser", { token: here.token }));
    expectProblem(401, await call("readUser", { token: there.token }));
    expect(
      expectOk(await call("checkOwnPassword", { token: here.token, query: { pass: strongPassword }, lang: "en" })),
    ).toEqual({ valid: false, reason: "You have used this password before. Choose another one." });
  });

  it.each(["Lindqvist#2026", "xX1-lindqvıst-Xx", "LİNDQVİST-emma1", "1-Emma-Emma-1"])(
    "may not hold one's name: %s",
    async (newPassword) => {
      const { call, signIn } = createTestBackend();
      const { token } = await signIn("foreign");
      const answered = await call("changePassword", {
        token,
        body: { oldPassword: foreign.signIn.password, newPassword, repeatedPassword: newPassword },
      });
      expect(getProblemFields(expectProblem(422, answered))).toEqual(["newPassword"]);
      expect(
        expectOk(await call("checkNewPassword", { query: { pass: newPassword, name: "Emma", surname: "Lindqvist" } }))
          .valid,
      ).toBe(false);
    },
  );
});

describe("the check of a password", () => {
  it.each([
    ["Ədalətli#Qiymət7", true, undefined],
    ["qwerty", false, /at least 10 characters/],
    ["Aa1#Aa1#Aa1#", false, /5 of them different/],
    ["Emma-Lindqvist-1", false, /your name/],
    ["Şəffaf-Bazar-2026", false, /used this password/],
  ] as const)("of %s says %s", async (pass, valid, reason) => {
    const { call, signIn } = createTestBackend();
    const verdict = expectOk(
      await call("checkOwnPassword", { token: (await signIn("foreign")).token, query: { pass }, lang: "en" }),
    );
    expect(verdict.valid).toBe(valid);
    expect(verdict.reason ?? "").toMatch(reason ?? /^$/);
  });
});

describe("personal information", () => {
  it("is changed as it was sent; what is left out stays", async () => {
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
      note: "Please write in English.",
      possessorIds: [7001],
    });
    expectOk(await call("signIn", { body: { username: "emma@lind.example", password: foreign.signIn.password } }));
  });

  it("of a citizen is their contacts only", async () => {
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

  it("holds the language, for every device", async () => {
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

describe("the first people", () => {
  it.each(Object.values(personas))("$id signs in as $name", async ({ id, name }) => {
    const { call, signIn } = createTestBackend();
    if (id === "unverified") expectOk(await call("activateAccount", { path: { code: unverifiedActivationCode } }));
    const user = expectOk(await call("readUser", { token: (await signIn(id)).token }));
    expect(`${user.name} ${user.surname}`).toBe(name);
  });

  it("read Azerbaijani, the director Russian and the foreign representative English", async () => {
    const { call, signIn } = createTestBackend();
    const languageOf = async (id: "citizen" | "director" | "foreign"): Promise<string> =>
      expectOk(await call("readUser", { token: (await signIn(id)).token })).language.isoCode;
    expect([await languageOf("citizen"), await languageOf("director"), await languageOf("foreign")]).toEqual([
      "az",
      "ru",
      "en",
    ]);
  });
});
