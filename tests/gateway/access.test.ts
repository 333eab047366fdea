import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { noSession, sessionHeader } from "../../src/api/gatewayProtocol.ts";
import { setUpGateway, type GatewayClient } from "./testGateway.ts";

const gateway = setUpGateway();
const pair = { token: "secret-access", refreshToken: "secret-refresh" };

async function signIn(): Promise<GatewayClient> {
  gateway.answer = () => ({ body: pair });
  const client = gateway.createClient();
  await client.signIn();
  gateway.answer = () => ({ body: [] });
  gateway.received = [];
  return client;
}

describe("a request that can change something", () => {
  const own = { origin: "own", "sec-fetch-site": "same-origin", [sessionHeader]: noSession };
  it.each([
    ["a page of the site", own, 200],
    ["a browser without Sec-Fetch-Site", { ...own, "sec-fetch-site": undefined }, 200],
    ["a page of the site without the session header", { ...own, [sessionHeader]: undefined }, 403],
    ["another site", { ...own, origin: "https://other.example", "sec-fetch-site": "cross-site" }, 403],
    ["another port of this host", { ...own, origin: "http://localhost:1", "sec-fetch-site": "same-site" }, 403],
    ["a sandboxed frame", { ...own, origin: "null" }, 403],
    ["the same host over TLS", { ...own, origin: "own-tls" }, 403],
    ["a page with a contradiction", { ...own, "sec-fetch-site": "cross-site" }, 403],
    ["nobody knows where", { [sessionHeader]: noSession }, 403],
  ])("of %s gets %3$i", async (_name, headers, status) => {
    const client = await signIn();
    const values = Object.entries(headers as Record<string, string | undefined>).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, value === "own" ? gateway.origin : value === "own-tls" ? `https://${gateway.host}` : value]],
    );
    for (const path of ["/api/remarks/public", "/api/gateway/sign-out"]) {
      const response = await client.send(path, {
        method: "POST",
        body: "{}",
        isFromPage: false,
        headers: Object.fromEntries(values) as Record<string, string>,
      });
      expect(response.status === 403 ? 403 : 200).toBe(status);
    }
    if (status === 403) expect(gateway.received).toEqual([]);
  });
});

describe("a request that reads", () => {
  it("of another site gets 403", async () => {
    const client = await signIn();
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://other.example" }])
      expect((await client.send("/api/user/details", { isFromPage: false, headers })).status).toBe(403);
  });

  it("of a tool is anonymous", async () => {
    const client = await signIn();
    expect((await client.send("/api/posts/public", { isFromPage: false })).status).toBe(200);
    expect(gateway.received[0]?.headers.authorization).toBeUndefined();
  });

  it("gets 421 for another host, and 400 for an ambiguous path", async () => {
    const client = await signIn();
    expect((await client.send("/api/posts/public", { headers: { host: "other.example" } })).status).toBe(421);
    for (const path of [
      "posts/%2e%2e/public",
      "x%2f..%2f..%2fadmin",
      "appeals/1%2F..%2F..%2Fuser",
      "posts/public/42%2F7",
    ])
      expect((await client.send(`/api/${path}`)).status).toBe(400);
    expect(gateway.received).toEqual([]);
    // The portal says that there is no such page.
    expect((await client.send("/post/42%2F7", { isFromPage: false })).text).toBe("page");
    expect((await client.send("/healthz", { headers: { host: "10.0.0.1" } })).status).toBe(200);
  });
});

describe("the backend", () => {
  it("gets the token and neither cookies nor headers that concern only the browser", async () => {
    const client = await signIn();
    await client.send("/api/notification?lang=en", {
      headers: {
        accept: "application/json",
        authorization: "Bearer of-the-browser",
        connection: "keep-alive, x-secret",
        "proxy-authorization": "Basic x",
        "x-secret": "hop",
        "idempotency-key": "key",
        "x-forwarded-for": "203.0.113.7",
      },
    });
    const [request] = gateway.received;
    expect(request?.url).toBe("/base/notification?lang=en");
    expect(request?.headers.authorization).toBe("Bearer secret-access");
    expect(request?.headers["idempotency-key"]).toBe("key");
    // No proxy is in front that would have said so.
    expect(request?.headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual([
      "accept",
      "accept-language",
      "authorization",
      "connection",
      "host",
      "idempotency-key",
      "x-forwarded-for",
    ]);
  });

  it("cannot set cookies, and its responses are neither stored nor rendered as a page", async () => {
    const client = await signIn();
    gateway.answer = () => ({
      body: [],
      headers: { "set-cookie": "a=b", server: "secret", "cache-control": "public", "content-security-policy": "x" },
    });
    const { headers, cookies } = await client.send("/api/notification");
    expect(cookies).toEqual([]);
    expect(headers["server"]).toBeUndefined();
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringContaining("default-src 'none'") as unknown,
    });
  });

  it("is asked only for the operations of the contract, and for files without a token", async () => {
    const client = await signIn();
    for (const path of [
      "/api/internal/users",
      "/api/gateway/unknown",
      "/api/__mock/reset",
      "/api/public/auth/sign-out",
    ])
      expect((await client.send(path, { method: "POST", body: "{}" })).status).toBe(404);
    expect((await client.send("/api/user/details", { method: "DELETE" })).status).toBe(404);
    expect(gateway.received).toEqual([]);
    expect((await client.send("/api/files/picture.svg")).status).toBe(200);
    expect(gateway.received[0]?.headers.authorization).toBeUndefined();
  });

  it("gets no body above the limit", async () => {
    const client = await signIn();
    const large = Buffer.alloc(1024 * 1024 + 1, 32);
    const { status } = await client.send("/api/remarks/public", { method: "POST", body: large });
    expect(status).toBe(413);
    expect(gateway.received).toEqual([]);
  });

  it.each(["GET", "HEAD"])("gets no %s with a body, which it may take for another request", async (method) => {
    const smuggled = "GET /slow HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer planted\r\n\r\n";
    const framings = [
      [`Content-Length: ${smuggled.length}`, smuggled],
      ["Transfer-Encoding: chunked", `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`],
    ];
    for (const [framing = "", body = ""] of framings) {
      const socket = connect(Number(new URL(gateway.origin).port), "127.0.0.1");
      socket.write(`${method} /api/posts/public HTTP/1.1\r\nHost: ${gateway.host}\r\n${framing}\r\n\r\n${body}`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*\r\nConnection: close\r\n/);
    }
    expect(gateway.received).toEqual([]);
  });

  it("does not hear of an upload that the client breaks off, and the gateway goes on", async () => {
    const client = await signIn();
    const { port } = new URL(gateway.origin);
    const socket = connect(Number(port), "127.0.0.1");
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const lines = [
      "POST /api/documents HTTP/1.1",
      `Host: ${gateway.host}`,
      `Origin: ${gateway.origin}`,
      `Cookie: ${cookie}`,
      `${sessionHeader}: ${client.sessionId}`,
      "Content-Type: multipart/form-data; boundary=x",
      "Content-Length: 1000",
      "",
      "--x",
    ];
    socket.write(lines.join("\r\n"));
    await once(socket, "ready");
    socket.resetAndDestroy();
    await expect.poll(() => gateway.log.at(-1)).toMatch(/^POST \/documents/);
    expect((await client.send("/api/notification")).status).toBe(200);
  });
});

it("logs the operation and no secret", async () => {
  const client = await signIn();
  await client.send("/api/user/public/activation/secret-code?code=secret-query");
  await client.send("/api/gateway/session");
  await client.send("/api/unknown/secret");
  await expect.poll(() => gateway.log.length).toBe(5);
  expect(gateway.log.join("\n")).not.toContain("secret");
  expect(gateway.log[2]).toMatch(/^GET \/user\/public\/activation\/\{code\} 200 \d+ ms$/);
  expect(gateway.log[4]).toMatch(/^GET \(unknown\) 200 \d+ ms$/);
});

describe("the log of a request that the backend does not answer", () => {
  const unreachable = setUpGateway({ backendUrl: "http://127.0.0.1:1/base" });

  it("has its id, says why, and has no secret", async () => {
    const headers = { "x-request-id": "0123456789abcdef" };
    expect((await unreachable.createClient().send("/api/posts/public?lang=secret", { headers })).status).toBe(502);
    await expect.poll(() => unreachable.log).toHaveLength(1);
    expect(unreachable.log[0]).toMatch(/^GET \/posts\/public 502 \d+ ms id=0123456789abcdef ECONNREFUSED$/);
  });

  it("has no id that is none", async () => {
    await unreachable.createClient().send("/api/posts/public", { headers: { "x-request-id": "secret text" } });
    await expect.poll(() => unreachable.log).toHaveLength(1);
    expect(unreachable.log[0]).toMatch(/^GET \/posts\/public 502 \d+ ms ECONNREFUSED$/);
  });
});
