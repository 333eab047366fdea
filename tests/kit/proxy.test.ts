import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { mockBackendMiddleware } from "../../mocks/httpServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { readContract, type OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createContractValidator } from "../../openapi/kit/contract/validator.ts";
import { createProxy } from "../../openapi/kit/proxy/createProxy.ts";
import { createCallJudge } from "../../openapi/kit/proxy/judgeCall.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

const document = await readContract();
const judge = createCallJudge(listOperations(document), createContractValidator(document));
const servers: Server[] = [];
afterAll(async () => void (await Promise.all(servers.map(closeServer))));

/** Starts a proxy before a server. Returns its URL, a function that resolves to the verdict on the next call, and its errors. */
async function startProxy(
  server: Server,
  address = "127.0.0.1",
): Promise<{ url: string; nextVerdict: () => Promise<{ path: string; violations: string[] }>; errors: string[] }> {
  let resolveNext: ((verdict: { path: string; violations: string[] }) => void) | undefined;
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  const upstream = new URL(`http://${address.includes(":") ? `[${address}]` : address}:${port}/api`);
  const errors: string[] = [];
  const proxy = createProxy(
    upstream,
    (call) => resolveNext?.(judge(call)),
    ({ method, path }, reason) => errors.push(`${method} ${path}: ${reason}`),
  );
  const url = `http://127.0.0.1:${await listenOnFreePort(proxy)}`;
  servers.push(proxy, server);
  return { url, nextVerdict: () => new Promise((resolve) => (resolveNext = resolve)), errors };
}

const respondWith = (status: number, headers: Record<string, string>, body: string | Buffer): Server =>
  createServer((_request, response) => void response.writeHead(status, headers).end(body));

describe("the proxy", () => {
  it.each<[string, number, Record<string, string>, string | Buffer]>([
    ["a 501 of a proposed operation", 501, { "content-type": "text/html" }, "<h1>not implemented</h1>"],
    ["an undeclared status", 418, { "content-type": "text/plain", "x-own": "a" }, "teapot"],
    [
      "a violation",
      200,
      { "content-type": "application/json", date: "Thu, 01 Jan 1970 00:00:00 GMT" },
      '{"state":"FINE"}',
    ],
    ["compressed content", 200, { "content-type": "application/json", "content-encoding": "gzip" }, gzipSync("{}")],
    ["no content", 204, {}, ""],
  ])("passes %s through unchanged, without adding headers", async (_name, status, headers, body) => {
    const { url } = await startProxy(respondWith(status, headers, body));
    const received = await new Promise<{ status: number | undefined; headers: object; body: Buffer }>(
      (resolve, reject) =>
        request(`${url}/status/public`, { headers: { origin: "https://other.example" } }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => void chunks.push(chunk));
          response.on("end", () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        })
          .on("error", reject)
          .end(),
    );
    const own = Object.keys(received.headers).filter(
      (name) => !["connection", "keep-alive", "transfer-encoding", "date"].includes(name),
    );
    expect(received.status).toBe(status);
    expect(received.body).toEqual(Buffer.from(body));
    expect(received.headers).toMatchObject(headers);
    expect(own.toSorted()).toEqual(
      Object.keys(headers)
        .filter((name) => name !== "date")
        .toSorted(),
    );
  });

  it("judges what the mock backend answers, with the parameters of the client", async () => {
    const middleware = mockBackendMiddleware({ store: createMockStore() });
    const { url, nextVerdict } = await startProxy(
      createServer((incoming, response) => middleware(incoming, response, () => response.writeHead(404).end())),
    );
    const judgeRequest = async (path: string, init?: RequestInit): Promise<{ path: string; violations: string[] }> => {
      const verdict = nextVerdict();
      await (await fetch(url + path, init)).arrayBuffer();
      return verdict;
    };
    expect(await judgeRequest("/api/faq/public?lang=ru&page=1")).toEqual({ path: "/faq/public", violations: [] });
    expect(await judgeRequest("/faq/public?lang=fr&sorted=1")).toMatchObject({
      violations: expect.arrayContaining([
        "client: The parameter sorted is not declared",
        expect.stringMatching(/^client: The parameter lang is invalid/),
      ]) as unknown,
    });
    expect((await judgeRequest("/user/details")).violations).toEqual(["client: The request has no bearer token"]);
    expect((await judgeRequest("/nothing")).violations).toContain("client: The contract has no such path");
    for (const [method, end] of [
      ["GET", ""],
      ["POST", ""],
      ["GET", "/"],
    ] as const)
      expect((await judgeRequest(`/user/public/activation/secret-code${end}`, { method })).path).toBe(
        `/user/public/activation/{code}${end}`,
      );
    expect(
      (
        await judgeRequest("/public/auth/login", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: '{"username":"a@b.example"}',
        })
      ).violations,
    ).toEqual(["client: The body must have required property 'password'"]);
  });

  it.each([
    ["status=A&status=B&ids=1&ids=2&unread=true", []],
    ["status=A&ids=2&unread=false", []],
    ["status=A&status=C", ["status"]],
    ["ids=1&ids=x", ["ids"]],
    ["unread=yes", ["unread"]],
  ])("judges lists and Booleans in the query: %s", (query, invalid) => {
    const schemas = {
      status: { type: "array", items: { type: "string", enum: ["A", "B"] } },
      ids: { type: "array", items: { type: "integer" } },
      unread: { type: "boolean" },
    };
    const parameters = Object.entries(schemas).map(([name, schema]) => ({ name, in: "query" as const, schema }));
    const small: OpenApiDocument = {
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { "/list": { get: { operationId: "list", parameters, responses: { "200": { description: "x" } } } } },
      components: { schemas: {} },
    };
    const { violations } = createCallJudge(
      listOperations(small),
      createContractValidator(small),
    )({
      method: "GET",
      url: new URL(`http://localhost/list?${query}`),
      requestHeaders: new Headers(),
      requestBody: new Uint8Array(),
      status: 200,
      responseHeaders: new Headers(),
      responseBody: new Uint8Array(),
    });
    const ofClient = violations.filter((violation) => violation.startsWith("client"));
    expect(ofClient.map((violation) => /parameter (\w+) is invalid/.exec(violation)?.[1])).toEqual(invalid);
  });

  it.each<[string, number, string, string[]]>([
    [
      "/status/public",
      200,
      '{"state":"FINE"}',
      ["server: The body must have required property 'since'", "server: /state must be"],
    ],
    ["/status/public", 501, "{}", []],
    [
      "/notification/count",
      501,
      "{}",
      ["client: The request has no bearer token", "server: Status 501 is not declared"],
    ],
    ["/status/public", 200, "{", ["server: The body is not JSON"]],
  ])("names the violations of %s with %i %s", async (path, status, body, expected) => {
    const { url, nextVerdict } = await startProxy(respondWith(status, { "content-type": "application/json" }, body));
    const verdict = nextVerdict();
    await (await fetch(url + path)).arrayBuffer();
    const { violations } = await verdict;
    expect(violations).toHaveLength(expected.length);
    expected.forEach((text, index) => expect(violations[index]).toContain(text));
  });

  it.each<[number, string, string, unknown[]]>([
    [502, "text/html", "<h1>Bad Gateway</h1>", []],
    [504, "application/json", "{}", []],
    [503, "text/html", "<h1>Maintenance</h1>", []],
    [429, "text/html", "", []],
    [503, "application/json", "{}", ["server: The header Retry-After is missing"]],
    [500, "text/html", "<h1>Error</h1>", [expect.stringMatching(/^server: /)]],
  ])("takes %i with %s for a response of the server only where it is one", async (status, type, body, expected) => {
    const { url, nextVerdict } = await startProxy(respondWith(status, { "content-type": type }, body));
    const verdict = nextVerdict();
    await (await fetch(`${url}/status/public`)).arrayBuffer();
    const { violations } = await verdict;
    expect(violations.slice(0, 1)).toEqual(expected);
  });

  it.each<[string, string, number, string, string, string[]]>([
    ["PUT", "/notification/read", 204, "", "", []],
    ["PUT", "/notification/read", 201, "application/json", '{"success":true}', []],
    ["PUT", "/notification/read", 200, "text/plain", "", []],
    ["PUT", "/notification/read", 201, "text/html", "<h1>Created</h1>", ["JSON or no body instead of text/html"]],
    ["PUT", "/notification/read", 202, "application/json", "{", ["The body is not JSON"]],
    ["POST", "/possessors/public", 200, "", "", []],
    ["POST", "/possessors/public", 201, "application/json", '{"id":7001}', ["Status 201 is not declared"]],
    ["POST", "/possessors/public", 204, "", "", ["Status 204 is not declared"]],
  ])(
    "judges %s %s with %i %s %s as a command, whose body is optional",
    (method, path, status, type, body, expected) => {
      const { violations } = judge({
        method,
        url: new URL(path, "https://host.example"),
        requestHeaders: new Headers(),
        requestBody: new Uint8Array(),
        status,
        responseHeaders: new Headers(type === "" ? {} : { "content-type": type }),
        responseBody: Buffer.from(body),
      });
      const found = violations.filter((violation) => violation.startsWith("server: "));
      expect(found).toEqual(expected.map((text) => expect.stringContaining(`server: ${text}`) as unknown));
    },
  );

  it.each<[key: string | undefined, lang: string, message: string, expected: string[]]>([
    ["a", "az", "Geri bildirişiniz qəbul edildi.", []],
    ["a", "ru", "Geri bildirişiniz qəbul edildi.", []],
    ["a", "ru", "", ["/message must NOT have fewer than 1 characters"]],
    [undefined, "ru", "Geri bildirişiniz qəbul edildi.", ["/message is not in ru"]],
  ])("with the key %j in %s, takes the message %j for the first response", (key, lang, message, expected) => {
    const receipt = {
      id: 532,
      type: "CONSUMER_RIGHTS",
      category: "CHEATING",
      subject: "Bazarda çəkidə aldatma",
      text: "Evdə çəkdim, 1 kiloqram 700 qram gəldi.",
      createdAt: "2026-03-14T13:05:00+04:00",
      message,
    };
    const { violations } = judge({
      method: "POST",
      url: new URL(`/feedbacks?lang=${lang}`, "https://host.example"),
      requestHeaders: new Headers(key === undefined ? {} : { "idempotency-key": key }),
      requestBody: new Uint8Array(),
      status: 200,
      responseHeaders: new Headers({ "content-type": "application/json" }),
      responseBody: Buffer.from(JSON.stringify(receipt)),
    });
    const found = violations.filter((violation) => violation.startsWith("server: "));
    expect(found).toEqual(expected.map((text) => expect.stringContaining(text) as unknown));
  });

  it("says nothing about the request with which a browser asks whether another origin may send one", async () => {
    const { url, nextVerdict } = await startProxy(respondWith(204, {}, ""));
    const verdict = nextVerdict();
    await fetch(`${url}/status/public`, {
      method: "OPTIONS",
      headers: { origin: "https://other.example", "access-control-request-method": "GET" },
    });
    expect(await verdict).toEqual({ path: "/status/public", violations: [] });
  });

  it("closes the connection when the server gives no response, and invents none", async () => {
    const { url, errors } = await startProxy(createServer((incoming) => incoming.socket.destroy()));
    await expect(fetch(`${url}/status/public`)).rejects.toThrow("fetch failed");
    expect(errors).toEqual(["GET /status/public: socket hang up"]);
  });

  it("says why it cannot reach the server", async () => {
    const server = createServer();
    const { url, errors } = await startProxy(server);
    await closeServer(server);
    await expect(fetch(`${url}/status/public`)).rejects.toThrow("fetch failed");
    await expect(
      new Promise((_resolve, reject) => new WebSocket(`${url.replace("http", "ws")}/ws`).on("error", reject)),
    ).rejects.toThrow("socket hang up");
    expect(errors).toEqual([
      expect.stringMatching(/^GET \/status\/public: connect ECONNREFUSED/),
      expect.stringMatching(/^GET \/ws: connect ECONNREFUSED/),
    ]);
  });

  it("says nothing about a request that the client has ended", async () => {
    const ended = Promise.withResolvers<void>();
    const abort = new AbortController();
    const { url, errors } = await startProxy(
      createServer((incoming) => {
        incoming.on("close", ended.resolve);
        abort.abort();
      }),
    );
    await expect(fetch(`${url}/status/public`, { signal: abort.signal })).rejects.toThrow("aborted");
    await ended.promise;
    expect(errors).toEqual([]);
  });

  it("takes the beginning of a path for no other server, and refuses what is no path", async () => {
    const { url, nextVerdict } = await startProxy(respondWith(404, {}, ""));
    const send = (path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) =>
        request(url, { path }, (response) => response.resume().on("end", () => resolve(response.statusCode)))
          .on("error", reject)
          .end(),
      );
    for (const path of ["//user/details", "//"]) {
      const verdict = nextVerdict();
      expect(await send(path)).toBe(404);
      expect(await verdict).toEqual({ path, violations: ["client: The contract has no such path"] });
    }
    expect(await send("*")).toBe(400);
  });

  it.each([
    ["zstd", zstdCompressSync("{")],
    ["X-GZIP", gzipSync("{")],
    ["gzip, br", brotliCompressSync(gzipSync("{"))],
    ["own", Buffer.from("?")],
  ])("judges content of the encoding %s, unless it does not know it", async (encoding, body) => {
    const { url, nextVerdict } = await startProxy(
      respondWith(200, { "content-type": "application/json", "content-encoding": encoding }, body),
    );
    const verdict = nextVerdict();
    await new Promise((resolve) =>
      request(`${url}/status/public`, (response) => response.resume().on("end", resolve)).end(),
    );
    expect((await verdict).violations).toEqual(encoding === "own" ? [] : ["server: The body is not JSON"]);
  });

  it.each(["127.0.0.1", "::1"])("forwards WebSocket connections to %s", async (address) => {
    const server = createServer();
    new WebSocketServer({ server }).on("connection", (socket) => socket.on("message", (text) => socket.send(text)));
    const { url } = await startProxy(server, address);
    const socket = new WebSocket(`${url.replace("http", "ws")}/ws`);
    const reply = new Promise((resolve) => socket.on("message", (text: Buffer) => resolve(text.toString())));
    socket.on("open", () => socket.send("hello"));
    expect(await reply).toBe("hello");
    socket.terminate();
  });
});
