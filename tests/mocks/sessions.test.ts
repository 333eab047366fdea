import { describe, expect, it } from "vitest";
import { personas, unverifiedActivationCode } from "../../mocks/store/personas.ts";
import { expectOk, createTestBackend, expectProblem } from "./testBackend.ts";

const { foreign, unverified } = personas;
const credentials = (password: string = foreign.signIn.password, username: string = foreign.signIn.email) => ({
  body: { username, password },
});

const parseClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

describe("a session", () => {
  it("expires its access token and continues with a refreshed pair", async () => {
    const { call, signIn, store } = createTestBackend({ accessTokenLifetimeSeconds: 60 });
    const { token, refreshToken } = await signIn("citizen");
    store.advanceClock(59);
    expectOk(await call("readUser", { token }));
    store.advanceClock(1);
    expectProblem(401, await call("readUser", { token }));
    const refreshed = expectOk(await call("renewSession", { query: { refreshToken } }));
    expect(expectOk(await call("readUser", { token: refreshed.accessToken })).name).toBe("Aysel");
  });

  it("returns the same pair when a refresh token is sent again within 30 seconds", async () => {
    const { call, signIn, store } = createTestBackend();
    const { refreshToken } = await signIn("citizen");
    const refreshed = expectOk(await call("renewSession", { query: { refreshToken } }));
    store.advanceClock(29);
    expect(expectOk(await call("renewSession", { query: { refreshToken } }))).toEqual(refreshed);
    expectOk(await call("readUser", { token: refreshed.accessToken }));
    expectOk(await call("renewSession", { query: { refreshToken: refreshed.refreshToken } }));
  });

  it("ends when a refresh token is reused after 30 seconds", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token, refreshToken } = await signIn("citizen");
    const refreshed = expectOk(await call("renewSession", { query: { refreshToken } }));
    store.advanceClock(30);
    expectProblem(401, await call("readUser", { token }));
    expectProblem(401, await call("renewSession", { query: { refreshToken } }));
    expectProblem(401, await call("readUser", { token: refreshed.accessToken }));
    expect((await call("renewSession", { query: { refreshToken: refreshed.refreshToken } })).status).toBe(401);
  });

  it("ends also after a choice of account when a refresh token from before it is reused, and no other one", async () => {
    const { call, signIn, store } = createTestBackend();
    const [{ refreshToken }, other] = [await signIn("director"), await signIn("director")];
    const { accessToken } = expectOk(await call("renewSession", { query: { refreshToken } }));
    const chosen = expectOk(await call("chooseAccount", { token: accessToken }));
    store.advanceClock(31);
    expectProblem(401, await call("renewSession", { query: { refreshToken } }));
    expectProblem(401, await call("readUser", { token: String(chosen.token) }));
    expectProblem(401, await call("renewSession", { query: { refreshToken: String(chosen.refreshToken) } }));
    expectOk(await call("readUser", { token: other.token }));
  });

  it("ends at the sign-out with the tokens from before a choice of account, and leaves other sessions open", async () => {
    const { call, signIn } = createTestBackend();
    const [first, other] = [await signIn("director"), await signIn("director")];
    const second = expectOk(await call("chooseAccount", { token: first.token }));
    const third = expectOk(await call("chooseAccount", { token: String(second.token) }));
    expectOk(await call("readUser", { token: first.token }));
    expectOk(await call("signOut", { body: { refreshToken: String(third.refreshToken) } }));
    for (const { token, refreshToken } of [first, second, third]) {
      expectProblem(401, await call("readUser", { token: String(token) }));
      expectProblem(401, await call("renewSession", { query: { refreshToken: String(refreshToken) } }));
    }
    expectOk(await call("readUser", { token: other.token }));
  });

  it("ends after the lifetime of the refresh token", async () => {
    const { call, signIn, store } = createTestBackend({ refreshTokenLifetimeSeconds: 3600 });
    const { refreshToken } = await signIn("citizen");
    store.advanceClock(3600);
    expect((await call("renewSession", { query: { refreshToken } })).status).toBe(401);
  });

  it("ends after its maximum length, however often it is refreshed", async () => {
    const { call, signIn, store } = createTestBackend({
      refreshTokenLifetimeSeconds: 3600,
      sessionLifetimeSeconds: 5400,
    });
    const { refreshToken } = await signIn("citizen");
    store.advanceClock(3000);
    const refreshed = expectOk(await call("renewSession", { query: { refreshToken } }));
    store.advanceClock(2399);
    expectOk(
      await call("readUser", {
        token: expectOk(await call("renewSession", { query: { refreshToken: refreshed.refreshToken } })).accessToken,
      }),
    );
    store.advanceClock(1);
    expect((await call("renewSession", { query: { refreshToken: refreshed.refreshToken } })).status).toBe(401);
  });

  it("has tokens with issue and expiry times", async () => {
    const { call, signIn, store } = createTestBackend({
      accessTokenLifetimeSeconds: 60,
      refreshTokenLifetimeSeconds: 3600,
      sessionLifetimeSeconds: 5400,
    });
    const { token, refreshToken } = await signIn("citizen");
    const now = store.now() / 1000;
    expect([parseClaims(token), parseClaims(refreshToken)]).toEqual([
      { jti: expect.any(String) as unknown, iat: now, exp: now + 60 },
      { jti: expect.any(String) as unknown, iat: now, exp: now + 3600 },
    ]);
    store.advanceClock(3000);
    const refreshed = expectOk(await call("renewSession", { query: { refreshToken } }));
    expect(parseClaims(refreshed.refreshToken)).toMatchObject({ iat: now + 3000, exp: now + 5400 });
  });

  it("does not affect other sessions", async () => {
    const { call, signIn, store } = createTestBackend();
    const [mine, theirs] = [await signIn("citizen"), await signIn("citizen")];
    expectOk(await call("renewSession", { query: { refreshToken: mine.refreshToken } }));
    store.advanceClock(30);
    expectProblem(401, await call("renewSession", { query: { refreshToken: mine.refreshToken } }));
    expect((await call("readUser", { token: theirs.token })).status).toBe(200);
  });

  it("cannot be refreshed for the expired persona", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token, refreshToken } = await signIn("expired");
    expectOk(await call("readUser", { token }));
    store.advanceClock(15 * 60);
    expect(expectProblem(401, await call("renewSession", { query: { refreshToken } })).code).toBe("SESSION_ENDED");
  });
});

describe("a sign-out", () => {
  it("ends the session of the refresh token, and no other", async () => {
    const { call, signIn } = createTestBackend();
    const [mine, other, theirs] = [await signIn("citizen"), await signIn("citizen"), await signIn("director")];
    expectOk(await call("signOut", { body: { refreshToken: mine.refreshToken } }));
    expectProblem(401, await call("readUser", { token: mine.token }));
    expectProblem(401, await call("renewSession", { query: { refreshToken: mine.refreshToken } }));
    for (const { token } of [other, theirs]) expectOk(await call("readUser", { token }));
  });

  it("with a refresh token that was used ends the session too", async () => {
    const { call, signIn } = createTestBackend();
    const [mine, other] = [await signIn("citizen"), await signIn("citizen")];
    const { accessToken } = expectOk(await call("renewSession", { query: { refreshToken: mine.refreshToken } }));
    expectOk(await call("renewSession", { query: { refreshToken: other.refreshToken } }));
    const { id } = expectOk(await call("readUser", { token: accessToken }));
    expect(id).toBe(1001);
    const { refreshToken: latest } = expectOk(
      await call("renewSession", { query: { refreshToken: mine.refreshToken } }),
    );
    expectOk(await call("signOut", { body: { refreshToken: mine.refreshToken } }));
    expectProblem(401, await call("readUser", { token: accessToken }));
    expectProblem(401, await call("renewSession", { query: { refreshToken: latest } }));
    const { accessToken: goesOn } = expectOk(
      await call("renewSession", { query: { refreshToken: other.refreshToken } }),
    );
    expectOk(await call("readUser", { token: goesOn }));
  });

  it("with an unknown refresh token ends nothing", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expectOk(await call("signOut", { body: { refreshToken: "refresh-of-nobody" } }));
    expectOk(await call("readUser", { token }));
  });
});

describe("the return address of the identity service", () => {
  it.each([
    ["https://portal.example/asan-login", 200],
    ["http://localhost:5173/asan-login?from=home", 200],
    ["https://portal.example/asan-login/", 400],
    ["https://portal.example/home", 400],
    ["/asan-login", 400],
    ["ftp://portal.example/asan-login", 400],
    ["xhttps://portal.example/asan-login", 400],
    ["httpsx://portal.example/asan-login", 400],
    ["javascript:alert(1)", 400],
  ])("%s gets %i", async (redirect, status) => {
    const { call } = createTestBackend();
    const response = await call("signInWithIdentity", { query: { code: "citizen-0f3a77c1", redirect } });
    expect(response.status).toBe(status);
  });
});

describe("a state identity code", () => {
  it("works once", async () => {
    const { call } = createTestBackend();
    const query = { code: "citizen-0f3a77c1", redirect: "https://portal.example/asan-login" };
    expectOk(await call("signInWithIdentity", { query }));
    expect(expectProblem(401, await call("signInWithIdentity", { query, lang: "en" })).message).toBe(
      "Code has been entered incorrectly. Sign in again.",
    );
  });

  it("passes the messenger token on", async () => {
    const { call } = createTestBackend();
    const session = expectOk(
      await call("signInWithIdentity", {
        query: { code: "citizen-0f3a77c1", redirect: "https://portal.example/asan-login", messengerToken: "chat-1" },
      }),
    );
    expect(session).toMatchObject({
      messengerToken: "chat-1",
      asanToken: expect.stringMatching(/./),
      messengerRefreshToken: expect.stringMatching(/./) as unknown,
    });
  });
});

describe("sign-in with a password", () => {
  it("ignores the case of the e-mail address", async () => {
    const { call } = createTestBackend();
    expect(
      (await call("signIn", credentials(foreign.signIn.password, foreign.signIn.email.toUpperCase()))).status,
    ).toBe(200);
  });

  it("is locked after five wrong passwords and unlocked later", async () => {
    const { call, store } = createTestBackend();
    for (let tries = 0; tries < 5; tries += 1) expectProblem(401, await call("signIn", credentials("not-this-one")));
    const locked = await call("signIn", credentials());
    expectProblem(429, locked);
    expect(locked.headers.get("retry-after")).toBe("60");
    store.advanceClock(59);
    expect((await call("signIn", credentials())).headers.get("retry-after")).toBe("1");
    store.advanceClock(1);
    expectOk(await call("signIn", credentials()));
  });

  it("locks one e-mail address only and resets the count after a success", async () => {
    const { call } = createTestBackend();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await call("signIn", credentials("not-this-one"));
      expectOk(await call("signIn", credentials()));
    }
    for (let tries = 0; tries < 6; tries += 1)
      await call("signIn", credentials("not-this-one", unverified.signIn.email));
    expect((await call("signIn", credentials())).status).toBe(200);
  });

  it("does not reveal whether an account exists", async () => {
    const { call } = createTestBackend();
    const [known, unknown] = [
      await call("signIn", credentials("not-this-one")),
      await call("signIn", credentials("not-this-one", "nobody@nowhere.example")),
    ];
    expect(unknown).toEqual({ ...known, headers: expect.anything() as unknown });
  });
});

describe("the limits of calls without a session", () => {
  const [owner, stranger] = ["192.0.2.1", "192.0.2.2"];

  it("let a stranger lock nobody out of signing in", async () => {
    const { call } = createTestBackend();
    for (let tries = 0; tries < 30; tries += 1)
      await call("signIn", { ...credentials("not-this-one"), clientAddress: stranger });
    expect((await call("signIn", { ...credentials(), clientAddress: stranger })).status).toBe(429);
    expectOk(await call("signIn", { ...credentials(), clientAddress: owner }));
  });

  it("let a stranger lock nobody out of a new password or of an activation", async () => {
    const { call, store } = createTestBackend();
    const username = foreign.signIn.email;
    for (let tries = 0; tries < 12; tries += 1) {
      await call("requestPasswordReset", { query: { username }, clientAddress: stranger });
      await call("resetPassword", { query: { verificationCode: "000000" }, clientAddress: stranger });
      await call("activateAccount", { path: { code: "000000" }, clientAddress: stranger });
    }
    for (const response of [
      await call("requestPasswordReset", { query: { username }, clientAddress: stranger }),
      await call("resetPassword", { query: { verificationCode: "000000" }, clientAddress: stranger }),
      await call("activateAccount", { path: { code: "000000" }, clientAddress: stranger }),
    ])
      expectProblem(429, response);
    expectOk(await call("requestPasswordReset", { query: { username }, clientAddress: owner }));
    const verificationCode = store.outbox.at(-1)?.code ?? "";
    expectOk(await call("resetPassword", { query: { verificationCode }, clientAddress: owner }));
    expectOk(await call("activateAccount", { path: { code: unverifiedActivationCode }, clientAddress: owner }));
  });

  it("let a stranger block no remarks", async () => {
    const { call } = createTestBackend();
    const body = { page: "/home", text: "The second link does not work." };
    for (let tries = 0; tries < 61; tries += 1) await call("sendRemark", { body, clientAddress: stranger });
    expect((await call("sendRemark", { body, clientAddress: stranger })).status).toBe(429);
    expectOk(await call("sendRemark", { body, clientAddress: owner }));
  });

  it("keep no count forever", async () => {
    const { call, store } = createTestBackend();
    for (let index = 0; index < 1000; index += 1)
      store.state.attempts[`sign-in 192.0.2.2 nobody-${index}`] = [store.now()];
    store.advanceClock(16 * 60);
    await call("signIn", credentials("not-this-one"));
    expect(Object.keys(store.state.attempts)).toHaveLength(1);
  });
});

describe("an account choice", () => {
  const selected = async (
    call: ReturnType<typeof createTestBackend>["call"],
    token: string | undefined,
  ): Promise<(string | undefined)[]> =>
    expectOk(await call("readUser", { token }))
      .manufacturers.filter((manufacturer) => manufacturer.selected)
      .map((manufacturer) => manufacturer.selectedCertNumber);

  it("applies to one session and issues new tokens", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("representative");
    expect(await selected(call, token)).toEqual([]);
    const choice = expectOk(await call("chooseAccount", { token, query: { certNumber: "AZ-2026-000482" } }));
    expect(await selected(call, choice.token)).toEqual(["AZ-2026-000482"]);
    expect(await selected(call, token)).toEqual([]);
    const refreshed = expectOk(await call("renewSession", { query: { refreshToken: choice.refreshToken ?? "" } }));
    expect(await selected(call, refreshed.accessToken)).toEqual(["AZ-2026-000482"]);
    expect(await selected(call, (await signIn("representative")).token)).toEqual([]);
  });

  it("is preselected for the director, who can also act as a citizen", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    expect(await selected(call, token)).toEqual(["AZ-2026-000484"]);
    expect(await selected(call, expectOk(await call("chooseAccount", { token })).token)).toEqual([]);
  });

  it("passes the represented organisation to the other portal, in a session that is no longer than the first", async () => {
    const { call, signIn, store } = createTestBackend({ sessionLifetimeSeconds: 600 });
    const { token } = await signIn("representative");
    const choice = expectOk(await call("chooseAccount", { token, query: { certNumber: "AZ-2026-000482" } }));
    store.advanceClock(500);
    const transferred = expectOk(await call("handOverSession", { token: choice.token }));
    expect(await selected(call, transferred.token)).toEqual(["AZ-2026-000482"]);
    store.advanceClock(99);
    expectOk(await call("readUser", { token: transferred.token }));
    store.advanceClock(1);
    expectProblem(401, await call("readUser", { token: transferred.token }));
  });

  it("goes no further than the session", async () => {
    const { call, signIn, store } = createTestBackend({ sessionLifetimeSeconds: 600 });
    const { token } = await signIn("representative");
    store.advanceClock(599);
    const choice = expectOk(await call("chooseAccount", { token, query: { certNumber: "AZ-2026-000482" } }));
    store.advanceClock(1);
    expectProblem(401, await call("readUser", { token: choice.token }));
  });

  it.each([
    ["AZ-2026-000484", 403],
    ["AZ-2026-999999", 404],
  ])("of an organisation that the user does not represent is refused: %s", async (certNumber, status) => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("representative");
    expectProblem(status, await call("chooseAccount", { token, query: { certNumber } }));
  });

  it("passes account and privileges to the other portal in a separate session", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("privileged");
    const transferred = expectOk(await call("handOverSession", { token }));
    expect(transferred.privileges).toEqual(["QUALITY_APPEALS", "QUALITY_CERTIFICATES"]);
    expect(expectOk(await call("readUser", { token: transferred.token })).name).toBe("Tural");
    expect(expectOk(await call("handOverSession", { token: (await signIn("citizen")).token })).privileges).toEqual([]);
  });
});
