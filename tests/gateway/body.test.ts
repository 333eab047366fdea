import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { PassThrough, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readBody } from "../../deploy/gateway/body.ts";
import { serverTimeouts } from "../../deploy/gateway/command.ts";
import { sessionHeader } from "../../src/api/gatewayProtocol.ts";
import { setUpGateway } from "./testGateway.ts";

const form = "multipart/form-data; boundary=x";
const useFakeTimers = (): void => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
afterEach(() => void vi.useRealTimers());

/** Returns a request whose body a test writes. */
const createRequest = (type: string): PassThrough & IncomingMessage =>
  Object.assign(new PassThrough(), {
    method: "POST",
    headers: { "content-type": type, "transfer-encoding": "chunked" },
  }) as unknown as PassThrough & IncomingMessage;

describe("a pause in a body", () => {
  beforeEach(useFakeTimers);

  /** Lets the streams pass on what they have, then a time passes. */
  const passTime = async (ms: number): Promise<void> => {
    await setImmediate();
    vi.advanceTimersByTime(ms);
    await setImmediate();
  };

  it.each([
    ["application/json", 10_000],
    [form, 60_000],
  ])("of %s may be %i ms, and each part of it starts the time again", async (type, ms) => {
    const request = createRequest(type);
    const body = readBody(request).then((read) => (read instanceof Buffer ? String(read) : text(read as Readable)));
    for (const part of ["a", "b", "c"]) {
      request.write(part);
      await passTime(ms - 1);
    }
    request.end();
    expect(await body).toBe("abc");
    expect(vi.getTimerCount()).toBe(0);

    const pausing = createRequest(type);
    const failing = readBody(pausing).then((read) => (read instanceof Buffer ? String(read) : text(read as Readable)));
    const failure = expect(failing).rejects.toMatchObject({ status: 408 });
    pausing.write("a");
    await passTime(ms);
    await failure;
  });

  it("is not one of the client when the backend is slow to read", async () => {
    const request = createRequest(form);
    const body = (await readBody(request)) as Readable;
    request.write(Buffer.alloc(1024 * 1024));
    await passTime(600_000);
    expect(body.errored).toBeNull();
    // It reads everything; now the client makes the pause.
    body.resume();
    await passTime(59_999);
    expect(body.errored).toBeNull();
    await passTime(1);
    expect(body.errored).toMatchObject({ status: 408 });
  });

  it("is none once all of it has arrived", async () => {
    const request = createRequest(form);
    const body = (await readBody(request)) as Readable;
    request.end("a");
    await passTime(600_000);
    expect(await text(body)).toBe("a");
  });
});

describe("a client that sends nothing more of a body", () => {
  const gateway = setUpGateway();

  it.each([
    ["POST /api/remarks/public", "application/json", 10_000],
    ["POST /api/documents", form, 60_000],
  ])("to %s gets 408", async (call, type, ms) => {
    gateway.answer = () => ({ body: { token: "access", refreshToken: "refresh" } });
    const client = gateway.createClient();
    await client.signIn();
    useFakeTimers();
    const socket = connect(Number(new URL(gateway.origin).port), "127.0.0.1");
    await once(socket, "connect");
    const lines = [
      `${call} HTTP/1.1`,
      `Host: ${gateway.host}`,
      `Origin: ${gateway.origin}`,
      `Cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`,
      `${sessionHeader}: ${client.sessionId}`,
      `Content-Type: ${type}`,
      "Content-Length: 1000",
      "",
      "--x",
    ];
    socket.write(lines.join("\r\n"));
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(ms);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close\r\n/);
  });
});

it("the server ends no body that still arrives", () => {
  expect(serverTimeouts).toMatchObject({ requestTimeout: 0, headersTimeout: 15_000 });
});
