import { createServer, request as open } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { messages } from "../../mocks/store/messages.ts";
import { controlSecretHeader } from "../../mocks/control/controlHeader.ts";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createHostCheck } from "../../mocks/knownHosts.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { languageCodes } from "../../src/generated/languages.ts";

const store = createMockStore();
const controlSecret = "secret-of-this-test";
const answer = mockBackendMiddleware({ store, controlSecret });
const server = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end("not ours")),
);
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
const withSecret = { [controlSecretHeader]: controlSecret };
const control = async (name: string, body: unknown = {}) =>
  (await post(`/api/__mock/${name}`, body, withSecret)).status;
const readControl = async (name: string): Promise<unknown> =>
  (await fetch(`${base}/api/__mock/${name}`, { headers: withSecret })).json();

/** Sends a request whose path and headers no client library changes. */
const sendRaw = (
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const request = open(base, { path, method, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on("error", reject).end();
  });

describe("the Node adapter", () => {
  it("responds to API requests and passes all others on", async () => {
    expect((await fetch(`${base}/api/posts/public`)).status).toBe(200);
    for (const path of ["/", "/home", "/apifoo", "/api", "/identity", "/assets/api/x"])
      expect(await (await fetch(base + path)).text()).toBe("not ours");
  });

  it("rejects bodies over the limit", async () => {
    const large = await post("/api/user/public?lang=en", "x".repeat(1024 * 1024 + 1));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: "TOO_LARGE", message: messages.tooLarge.en });
    expect((await post("/api/user/public", "x".repeat(1024 * 1024))).status).toBe(400);
  });

  it("responds to unusual methods", async () => {
    const getStatus = (method: string): Promise<number> =>
      new Promise((resolve, reject) =>
        open(`${base}/api/posts/public`, { method }, (response) => resolve(response.resume().statusCode ?? 0))
          .on("error", reject)
          .end(),
      );
    for (const method of ["HEAD", "OPTIONS", "PATCH", "DELETE", "TRACE", "PROPFIND"])
      expect([200, 404, 405]).toContain(await getStatus(method));
  });

  it("survives malformed URLs", async () => {
    for (const path of [
      "/api/posts/public/%",
      "/api/posts/public/%ff%fe",
      "/api/../../etc/passwd",
      "/api//posts",
      "/api/posts/public?place=%",
    ]) {
      const status = await new Promise<number>((resolve, reject) =>
        open(base, { path }, (response) => resolve(response.resume().statusCode ?? 0))
          .on("error", reject)
          .end(),
      );
      expect([200, 400, 404]).toContain(status);
    }
  });

  it("survives a client that disconnects during a request", async () => {
    const failures = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await new Promise<void>((resolve) => {
      const partialRequest = open(`${base}/api/user/public`, { method: "POST", headers: { "content-length": "100" } });
      partialRequest.on("error", () => resolve());
      partialRequest.write("{", () => setTimeout(() => partialRequest.destroy(new Error("gone")), 20));
    });
    expect((await fetch(`${base}/api/posts/public`)).status).toBe(200);
    expect(failures).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it("drops the connection when a fault says so", async () => {
    expect(await control("fault", { operationId: "listPosts", status: 0 })).toBe(200);
    await expect(fetch(`${base}/api/posts/public`)).rejects.toThrow("fetch failed");
    expect((await fetch(`${base}/api/posts/public`)).status).toBe(200);
  });

  it("logs no secrets", async () => {
    const logged: unknown[] = [];
    for (const method of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void logged.push(...parts));
    await post("/api/public/auth/login", { username: "emma.lindqvist@nordvik.example", password: "Şəffaf-Bazar-2026" });
    await fetch(`${base}/api/user/public/pass-validation?pass=secret-pass&name=a&surname=b`);
    await fetch(`${base}/api/public/auth/refresh-token?refreshToken=secret-token`, { method: "POST" });
    vi.restoreAllMocks();
    expect(logged.join(" ")).not.toMatch(/secret|Bazar/);
  });
});

describe("the control API", () => {
  const signIn = async (nonce: string): Promise<{ token: string; refreshToken: string }> =>
    (await (
      await fetch(`${base}/api/public/auth/v2/login/asan?code=citizen-${nonce}&redirect=${base}/asan-login`, {
        method: "POST",
      })
    ).json()) as { token: string; refreshToken: string };
  const getStatus = async (token: string): Promise<number> =>
    (await fetch(`${base}/api/user/details`, { headers: { authorization: `Bearer ${token}` } })).status;

  it("expires tokens of one kind or all", async () => {
    const { token, refreshToken } = await signIn("00000001");
    expect(await control("expire", { what: "access" })).toBe(200);
    expect(await getStatus(token)).toBe(401);
    const refreshed = await fetch(`${base}/api/public/auth/refresh-token?refreshToken=${refreshToken}`, {
      method: "POST",
    });
    expect(refreshed.status).toBe(200);
    const pair = (await refreshed.json()) as { accessToken: string; refreshToken: string };
    expect(await control("expire", { what: "refresh" })).toBe(200);
    expect(await getStatus(pair.accessToken)).toBe(200);
    expect(
      (await fetch(`${base}/api/public/auth/refresh-token?refreshToken=${pair.refreshToken}`, { method: "POST" }))
        .status,
    ).toBe(401);
  });

  it("advances the clock, pushes notifications, counts requests and returns the outbox", async () => {
    const { token } = await signIn("00000002");
    expect(await control("push", { persona: "citizen", type: "QUESTION" })).toBe(200);
    await fetch(`${base}/api/user/public/change-password?username=emma.lindqvist@nordvik.example`, { method: "PUT" });
    expect(await readControl("outbox")).toMatchObject([
      { to: "emma.lindqvist@nordvik.example", code: expect.stringMatching(/^\d{6}$/) as unknown },
    ]);
    const { calls, renewals } = (await readControl("stats")) as {
      calls: Record<string, number>;
      renewals: number;
    };
    expect([calls["requestPasswordReset"], calls["renewSession"]]).toEqual([1, renewals]);
    expect(await control("clock", { advanceSeconds: 15 * 60 })).toBe(200);
    expect(await getStatus(token)).toBe(401);
    expect(await control("reset")).toBe(200);
    expect(await readControl("outbox")).toEqual([]);
  });

  it.each([
    ["push", { persona: "nobody" }],
    ["clock", { advanceSeconds: "900" }],
    ["expire", { what: "everything" }],
    ["fault", { operationId: "nothing", status: 500 }],
    ["fault", "no JSON"],
  ])("rejects invalid input: %s %j", async (name, body) => {
    expect(await control(name, body)).toBe(400);
  });

  it("rejects cross-origin requests", async () => {
    for (const origin of ["https://evil.example", "null"])
      expect((await post("/api/__mock/reset", {}, { ...withSecret, origin })).status).toBe(403);
    expect((await post("/api/__mock/reset", {}, { ...withSecret, origin: base })).status).toBe(200);
  });

  it.each([
    "/api/x/api/__mock/session",
    "/api/x/../__mock/session",
    "/api/%2e%2e/api/__mock/session",
    "/api//__mock/session",
    "//api/__mock/session",
    "/api/./__mock/session",
    "/api/%2e/__mock/session",
    "/%61pi/__mock/session",
    "/api/%5f%5fmock/session",
    "/api/%5F_mock/session",
    "/api/%255f_mock/session",
    "/%2561pi/__mock/session",
    "/api%2f__mock/session",
    "/api%2F__mock%2Fsession",
    "/api/__mock%2fsession",
    "/api\\__mock\\session",
    "/api/%5c__mock/session",
    "/api/__mock/./session",
    "/api/__mock//session/",
    "/API/__mock/session",
    "/api/__MOCK/session",
    "/api/__mock;a=b/session",
    "/x/api/__mock/session",
    "/identity/api/__mock/session",
    "/payment/../api/__mock/session",
    "/external/%2e%2e/api/__mock/session",
    "http://localhost/api/__mock/session",
    "http://evil.example/api/__mock/session",
    "/api/__mock/session#/../x",
    "/api/__mock/session\u00e9",
  ])("signs nobody in at %s without the secret or from another site", async (path) => {
    store.reset();
    for (const headers of [
      {},
      { origin: "https://evil.example", ...withSecret },
      { origin: "http://evil.example", host: "evil.example", ...withSecret },
      { host: "evil.example", ...withSecret },
    ]) {
      const { status, text } = await sendRaw(path, { method: "POST", headers });
      expect([400, 403, 404, 421]).toContain(status);
      expect(text).not.toMatch(/token"/);
    }
    expect(store.state.sessions).toEqual([]);
  });
});

describe("the path of a request", () => {
  it.each([
    "/api//faq/public",
    "//api/faq/public",
    "/api/./faq/public",
    "/%61pi/faq/public",
    "/api/%66aq/public",
    "/api/faq/public/",
    "/api/faq/public?lang=en",
  ])("%s is another spelling of /api/faq/public", async (path) => {
    const before = store.state.requestCounts.listFaq ?? 0;
    expect((await sendRaw(path)).status).toBe(200);
    expect(store.state.requestCounts.listFaq).toBe(before + 1);
  });

  it.each(["/api/../api/faq/public", "/api/%2e%2e/api/faq/public", "/%2561pi/faq/public", "/api/faq/%252e", "/%", "*"])(
    "rejects %s",
    async (path) => {
      expect((await sendRaw(path)).status).toBe(400);
    },
  );

  it.each(["/x/api/faq/public", "/api/x/api/faq/public", "/api/x/faq/public"])(
    "%s is not an operation, although it ends like one",
    async (path) => {
      const before = store.state.requestCounts.listFaq ?? 0;
      expect((await sendRaw(path)).status).toBe(404);
      expect(store.state.requestCounts.listFaq ?? 0).toBe(before);
    },
  );
});

describe("the host of a request", () => {
  const getStatus = async (host: string, path = "/api/faq/public"): Promise<number> =>
    (await sendRaw(path, { headers: { host } })).status;

  it("is this computer", async () => {
    for (const host of ["localhost", "LOCALHOST:4173", "127.0.0.1:1", "[::1]:4173", "localhost.:80"])
      expect([host, await getStatus(host)]).toEqual([host, 200]);
  });

  it("is never another name, which a site could point here", async () => {
    for (const host of [
      "evil.example",
      "evil.example:4173",
      "localhost.evil.example",
      "evil.localhost",
      "127.0.0.1.evil.example",
      "192.0.2.7",
      "a@localhost",
      "localhost:4173@evil.example",
      "localhost/",
    ])
      for (const path of ["/api/faq/public", "/api/__mock/state", "/identity/", "/payment/", "/home", "/config.json"])
        expect([host, path, await getStatus(host, path)]).toEqual([host, path, 421]);
    expect((await sendRaw("/", { headers: { host: "evil.example" } })).text).toContain("--allow-host");
  });

  it("is one name", async () => {
    const socket = connect(Number(new URL(base).port), "127.0.0.1");
    socket.end("GET /api/faq/public HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    expect(String(await buffer(socket))).toMatch(/^HTTP\/1\.1 421 /);
  });

  it("may be the address that the server listens on, or an allowed name", () => {
    const isKnown = createHostCheck({ listenAddress: "192.0.2.7", names: ["demo.example.org", "2001:db8::7"] });
    expect(["192.0.2.7:4173", "demo.example.org", "Demo.Example.Org:8080", "[2001:db8::7]:4173"].map(isKnown)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["192.0.2.8", "example.org", "x.demo.example.org", undefined].map(isKnown)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const ownAddress = Object.values(networkInterfaces()).flat()[0]?.address ?? "127.0.0.1";
    expect(
      createHostCheck({ listenAddress: "0.0.0.0" })(ownAddress.includes(":") ? `[${ownAddress}]` : ownAddress),
    ).toBe(true);
    expect(createHostCheck({ listenAddress: "0.0.0.0" })("0.0.0.0")).toBe(false);
  });
});

describe("the address of a client", () => {
  const signInAs = async (url: string, forwardedFor: string): Promise<number> =>
    (
      await fetch(`${url}/api/public/auth/login`, {
        method: "POST",
        headers: { "x-forwarded-for": forwardedFor, "content-type": "application/json" },
        body: JSON.stringify({ username: "emma.lindqvist@nordvik.example", password: "not-this-one" }),
      })
    ).status;

  it("is that of the connection, whatever the client claims", async () => {
    store.reset();
    for (let index = 0; index < 5; index += 1) expect(await signInAs(base, `192.0.2.${index}`)).toBe(401);
    expect(await signInAs(base, "192.0.2.77")).toBe(429);
  });

  it("is the last one in X-Forwarded-For behind a proxy", async () => {
    store.reset();
    const middleware = mockBackendMiddleware({ store, isBehindProxy: true });
    const proxied = createServer((request, response) => middleware(request, response, () => response.end()));
    const url = `http://127.0.0.1:${await listenOnFreePort(proxied)}`;
    for (let index = 0; index < 5; index += 1) await signInAs(url, `198.51.100.${index}, 192.0.2.1`);
    expect([await signInAs(url, "192.0.2.1"), await signInAs(url, "192.0.2.1, 192.0.2.2")]).toEqual([429, 401]);
    await closeServer(proxied);
  });
});

describe("a request of another site", () => {
  it("cannot use the mock backend", async () => {
    for (const origin of ["https://evil.example", "null", `${base}.evil.example`, "http://127.0.0.1:1"])
      for (const path of ["/api/public/auth/login", "/api/remarks/public", "/payment/?order=1", "/identity/"])
        expect((await sendRaw(path, { method: "POST", headers: { origin } })).status).toBe(403);
  });
});

describe("the identity stub", () => {
  const page = async (query: Record<string, string>) => {
    const response = await fetch(`${base}/identity/?${new URLSearchParams(query)}`);
    const html = await response.text();
    return {
      response,
      html,
      links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
    };
  };

  it.each(languageCodes)("offers each persona, a cancellation and a wrong code in %s", async (lang) => {
    const { response, html, links } = await page({ redirect: `${base}/asan-login`, state: "s%&?=", lang });
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).not.toContain("stub.");
    expect(html).not.toMatch(/<script|style=/);
    const back = links.filter((href) => href.startsWith(base)).map((href) => new URL(href));
    expect(back).toHaveLength(8);
    expect(new Set(back.map(({ searchParams }) => searchParams.get("state")))).toEqual(new Set(["s%&?="]));
    expect(
      back.map(({ searchParams }) => searchParams.get("error") ?? searchParams.get("code")?.split("-")[0]),
    ).toEqual(["citizen", "representative", "director", "admin", "expired", "privileged", "access_denied", "wrong"]);
  });

  it("issues codes that sign in once", async () => {
    const { links } = await page({ redirect: `${base}/asan-login`, state: "s" });
    const code = new URL(links.find((href) => href.includes("code=director")) ?? base).searchParams.get("code") ?? "";
    const redeem = async (): Promise<number> =>
      (
        await fetch(
          `${base}/api/public/auth/v2/login/asan?${new URLSearchParams({ code, redirect: `${base}/asan-login` })}`,
          { method: "POST" },
        )
      ).status;
    expect([await redeem(), await redeem()]).toEqual([200, 401]);
    const reused = await page({ redirect: `${base}/asan-login`, state: "s" });
    expect(reused.links.some((href) => href.includes(code))).toBe(false);
  });

  it("returns to the portal after a single sign-out, by link and automatically", async () => {
    const { response, html, links } = await page({ leave: "", redirect: `${base}/home`, lang: "en" });
    expect(response.status).toBe(200);
    expect(links).toContain(`${base}/home`);
    expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${base}/home"/>`);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://localhost.evil.example/",
    "http://127.0.0.1@evil.example/",
    "\\\\evil.example",
    "/home",
    "",
  ])("never redirects to %j", async (redirect) => {
    for (const query of [{ redirect }, { redirect, leave: "" }]) {
      const { response, links, html } = await page({ ...query, state: "s" });
      const redirectUrl = links.map((href) => new URL(href, base)).filter(({ origin }) => origin !== base);
      expect(redirectUrl).toEqual([]);
      expect(html).not.toContain("http-equiv");
      expect(response.status).toBe(400);
    }
  });

  it("redirects to localhost on any port", async () => {
    for (const redirect of ["http://localhost:5173/asan-login", "http://[::1]:80/asan-login"])
      expect((await page({ redirect })).response.status).toBe(200);
  });

  it("cannot be framed, has no scripts and serves its own assets", async () => {
    const { response } = await page({ redirect: base });
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect((await fetch(`${base}/identity/identity.css`)).headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect((await fetch(`${base}/identity/identity.svg`)).headers.get("content-type")).toBe("image/svg+xml");
    for (const file of ["main.ts", "constructor", "..%2FhttpServer.ts"])
      expect((await fetch(`${base}/identity/${file}`)).status).toBe(404);
  });

  it("escapes the state parameter", async () => {
    const { html } = await page({ redirect: `${base}/asan-login`, state: '"><img src=x onerror=alert(1)>' });
    expect(html).not.toContain("<img");
  });
});
