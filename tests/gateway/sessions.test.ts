import { describe, expect, it } from "vitest";
import { getCookieName } from "../../deploy/gateway/cookies.ts";
import { createMemoryStore, type SessionRecord } from "../../deploy/gateway/sessionStore.ts";
import { createJwt, setUpGateway, type GatewayClient } from "./testGateway.ts";

const pair = { token: "access-1", refreshToken: "refresh-1" };
const day = 86_400_000;

describe("the cookie of a session", () => {
  const gateway = setUpGateway();
  const signIn = (client: GatewayClient) => {
    gateway.answer = () => ({ body: pair });
    return client.signIn();
  };

  it("cannot be read by scripts nor sent by other sites, and has 256 random bits", async () => {
    const [first, second] = [await signIn(gateway.createClient()), await signIn(gateway.createClient())];
    const port = Number(new URL(gateway.origin).port);
    expect(first.cookies).toHaveLength(1);
    expect(first.cookies[0]).toMatch(
      new RegExp(`^portal-session-${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=129600$`),
    );
    expect(first.cookies[0]).not.toBe(second.cookies[0]);
  });

  it("is new at each sign-in, and the session before it ends", async () => {
    const client = gateway.createClient();
    await signIn(client);
    const before = new Map(client.cookies);
    await signIn(client);
    const thief = gateway.createClient();
    thief.cookies = before;
    expect(await thief.readState()).toEqual({ state: "ended" });
    expect(await client.readState()).toMatchObject({ state: "active" });
  });

  it("is ignored when it is sent twice or malformed", async () => {
    const client = gateway.createClient();
    await signIn(client);
    const [[name = "", value = ""] = []] = [...client.cookies];
    for (const cookie of [`${name}=${value}; ${name}=other`, `${name}=${value}x`, `${name}="${value}"`]) {
      const { text } = await gateway.createClient().send("/api/gateway/session", { headers: { cookie } });
      expect(JSON.parse(text)).toEqual({ state: "none" });
    }
  });

  it("does not identify anybody without the session header of the same session", async () => {
    const client = gateway.createClient();
    await signIn(client);
    gateway.answer = () => ({ body: [] });
    await client.send("/api/notification", { isFromPage: false });
    expect(gateway.received.at(-1)?.headers.authorization).toBeUndefined();
    const { status, headers } = await client.send("/api/notification", { headers: { "x-portal-session": "another" } });
    expect([status, headers["x-portal-session"]]).toEqual([401, "none"]);
  });
});

describe("the cookie of a session over TLS", () => {
  const gateway = setUpGateway({ site: { isKnownHost: () => true, isSecure: true } });

  it("belongs to this host alone", async () => {
    gateway.answer = () => ({ body: pair });
    const { cookies } = await gateway.createClient().send("/api/public/auth/login", {
      method: "POST",
      body: "{}",
      headers: { origin: `https://${gateway.host}` },
    });
    expect(cookies[0]).toMatch(
      /^__Host-portal-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=129600; Secure$/,
    );
    expect(getCookieName("offer", true, 1)).toBe("__Host-portal-offer");
  });
});

describe("a session", () => {
  const gateway = setUpGateway({ idleSeconds: 1800, lifetimeSeconds: 7200 });
  const signIn = async (tokens: object = pair): Promise<GatewayClient> => {
    gateway.answer = () => ({ body: tokens });
    const client = gateway.createClient();
    await client.signIn();
    gateway.answer = () => ({ body: [] });
    return client;
  };

  it("lives while it is used, until its lifetime is over", async () => {
    const client = await signIn();
    for (let minutes = 0; minutes < 119; minutes += 17) {
      expect((await client.send("/api/notification")).status).toBe(200);
      gateway.nowMs += 17 * 60_000;
    }
    gateway.nowMs += 2 * 60_000;
    expect(await client.readState()).toEqual({ state: "ended" });
  });

  it("ends when it is not used", async () => {
    const client = await signIn();
    gateway.nowMs += 31 * 60_000;
    const { status, headers } = await client.send("/api/notification");
    expect([status, headers["x-portal-session"]]).toEqual([401, "ended"]);
  });

  it("says when it expires: by its refresh token, or by the limit of the gateway", async () => {
    const short = await signIn({ token: "access", refreshToken: createJwt("refresh", 600) });
    gateway.nowMs += 60_000;
    expect(await short.readState()).toMatchObject({ state: "active", expiresIn: 540, lifetime: 600 });
    const opaque = await signIn();
    expect(await opaque.readState()).toMatchObject({ state: "active", expiresIn: 7200, lifetime: 7200 });
  });

  it("expires no later after a refresh that keeps the refresh token", async () => {
    const refreshToken = createJwt("refresh", 600);
    const client = await signIn({ token: "access-1", refreshToken });
    gateway.nowMs += 60_000;
    for (const version of [0, 1]) {
      gateway.answer = () => ({ body: { accessToken: `access-${version + 2}` } });
      const { text } = await client.send(`/api/gateway/refresh?version=${version}`, { method: "POST" });
      expect(JSON.parse(text)).toMatchObject({ version: version + 1, expiresIn: 540, lifetime: 600 });
    }
    const renewed = createJwt("renewed", 600);
    gateway.answer = () => ({ body: { accessToken: "access-4", refreshToken: renewed } });
    const { text } = await client.send("/api/gateway/refresh?version=2", { method: "POST" });
    expect(JSON.parse(text)).toMatchObject({ version: 3, expiresIn: 600 });
  });

  it("ends at sign-out, here and at the backend, and its cookie is deleted", async () => {
    const client = await signIn();
    const { status, cookies } = await client.send("/api/gateway/sign-out", { method: "POST" });
    expect(status).toBe(204);
    expect(cookies[0]).toMatch(/^portal-session-\d+=; Path=\/; HttpOnly; SameSite=Strict; Max-Age=0$/);
    expect(await client.readState()).toEqual({ state: "none" });
    await expect
      .poll(() => gateway.received.at(-1))
      .toMatchObject({
        method: "POST",
        url: "/base/public/auth/sign-out?lang=az",
        body: '{"refreshToken":"refresh-1"}',
      });
  });

  it("ends at sign-out without a backend that knows the call", async () => {
    const client = await signIn();
    gateway.answer = () => ({ status: 404 });
    expect((await client.send("/api/gateway/sign-out", { method: "POST" })).status).toBe(204);
    expect(await client.readState()).toEqual({ state: "none" });
  });
});

describe("the store in memory", () => {
  const record: SessionRecord = {
    id: "a",
    tokens: { access: "x", refresh: "y" },
    receivedAtMs: 0,
    version: 0,
    createdAtMs: 0,
    lastUsedAtMs: 0,
    otherTokens: {},
  };

  it("keeps no more sessions than it may, and removes the one that was not used for the longest time", async () => {
    const store = createMemoryStore({ maxSessions: 2, now: () => 0 });
    for (const key of ["first", "second"]) await store.write(key, record, day);
    await store.write("first", record, day);
    await store.write("third", record, day);
    expect([await store.read("first"), await store.read("second"), await store.read("third")]).toEqual([
      record,
      undefined,
      record,
    ]);
  });

  it("forgets a session at its end, and runs tasks for one key one after the other", async () => {
    let nowMs = 0;
    const store = createMemoryStore({ now: () => nowMs });
    await store.write("a", record, 10);
    nowMs = 10;
    expect(await store.read("a")).toBeUndefined();
    const steps: string[] = [];
    const first = Promise.withResolvers<void>();
    const tasks = [
      store.runExclusively("a", async () => {
        await first.promise;
        steps.push("first");
        throw new Error("fails");
      }),
      store.runExclusively("a", () => Promise.resolve(steps.push("second"))),
    ];
    await store.runExclusively("b", () => Promise.resolve(steps.push("other key")));
    first.resolve();
    await Promise.allSettled(tasks);
    expect(steps).toEqual(["other key", "first", "second"]);
  });
});
