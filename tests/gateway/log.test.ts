import { createServer, request as open, type ServerResponse } from "node:http";
import { afterAll, beforeEach, expect, it } from "vitest";
import { setUpGateway } from "./testGateway.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

/** What the backend does with a response. */
let respond: (response: ServerResponse) => void;
const backend = createServer((_request, response) => respond(response));
const gateway = setUpGateway({ backendUrl: `http://127.0.0.1:${await listenOnFreePort(backend)}` });
beforeEach(() => {
  respond = (response) => response.end("{}");
});
afterAll(() => closeServer(backend));

it("has 499 for a request whose client did not wait for the response", async () => {
  const request = open(`${gateway.origin}/api/posts/public`).on("error", () => undefined);
  await new Promise<void>((resolve) => {
    respond = () => resolve();
    request.end();
  });
  request.destroy();
  await expect.poll(() => gateway.log).toEqual([expect.stringMatching(/^GET \/posts\/public 499 \d+ ms$/)]);
});

it("has 499 for a request that its client breaks off", async () => {
  const headers = {
    "content-type": "application/json",
    "content-length": 100,
    origin: gateway.origin,
    "x-portal-session": "none",
  };
  const request = open(`${gateway.origin}/api/remarks/public`, { method: "POST", headers });
  request.on("error", () => undefined).write("{");
  setTimeout(() => request.destroy(), 100);
  await expect.poll(() => gateway.log).toEqual([expect.stringMatching(/^POST \/remarks\/public 499 \d+ ms$/)]);
});

it("says that a response was cut off, and why", async () => {
  respond = (response) => {
    response.writeHead(200, { "content-length": 100 }).write("{");
    setTimeout(() => response.destroy(), 100);
  };
  await expect(gateway.createClient().send("/api/posts/public")).rejects.toThrow("aborted");
  await expect
    .poll(() => gateway.log)
    .toEqual([expect.stringMatching(/^GET \/posts\/public 200 incomplete \d+ ms ECONNRESET$/)]);
});
