import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "../../deploy/gateway/backend.ts";

/** The methods of the requests that the server has received. */
let received: string[];
/** The bodies of these requests. */
let bodies: string[];
/** How many of the next requests end with their connection, after the server has read them. */
let crashes: number;
let backend: Backend;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push(request.method ?? "");
    bodies.push(body);
    if (crashes === 0) return void response.end("ok");
    crashes -= 1;
    return void request.socket.destroy();
  });
});

beforeEach(async () => {
  received = [];
  bodies = [];
  crashes = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  backend = createBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // The next request reuses its connection.
  await text(await backend.send({ method: "GET", target: "/" }));
  received = [];
  bodies = [];
});
afterEach(async () => {
  backend.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ["GET", {}],
  ["HEAD", {}],
  ["POST", { "idempotency-key": "a" }],
])("a %s with the headers %j is sent again when its connection breaks", async (method, headers) => {
  crashes = 1;
  const answer = await backend.send({ method, target: "/", headers });
  answer.resume();
  expect([answer.statusCode, received]).toEqual([200, [method, method]]);
});

it.each(["POST", "PUT"])("a %s is sent once, even when its connection breaks", async (method) => {
  crashes = 1;
  await expect(backend.send({ method, target: "/", body: Buffer.from("{}") })).rejects.toThrow("hang up");
  expect(received).toEqual([method]);
});

describe.each(["GET", "HEAD", "DELETE", "OPTIONS", "POST"])("the body of a %s", (method) => {
  const body = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
  it.each([
    ["buffer", () => Buffer.from(body), {}],
    ["buffer whose length is said wrong", () => Buffer.from(body), { "content-length": "1" }],
    ["stream", () => Readable.from([Buffer.from(body)]), {}],
    ["stream of a known length", () => Readable.from([Buffer.from(body)]), { "content-length": String(body.length) }],
  ])("that is a %s does not become a request", async (_name, createBody, headers) => {
    await text(await backend.send({ method, target: "/", headers, body: createBody() }));
    await text(await backend.send({ method: "PUT", target: "/" }));
    expect([received, bodies]).toEqual([
      [method, "PUT"],
      [body, ""],
    ]);
  });
});

it("a body that has failed before it could be sent fails the request", async () => {
  const body = new PassThrough().on("error", () => undefined);
  body.destroy(new Error("The client has closed the connection."));
  await new Promise((resolve) => body.once("close", resolve));
  await expect(backend.send({ method: "POST", target: "/", body })).rejects.toThrow("closed the connection");
});
