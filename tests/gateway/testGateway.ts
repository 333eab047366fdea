import { createServer, request as open, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createGateway, type Gateway, type GatewayOptions } from "../../deploy/gateway/gateway.ts";
import { noSession, sessionHeader, type GatewaySessionState } from "../../src/api/gatewayProtocol.ts";

/** A request that the backend of a test has received. */
export type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** The answer of the backend of a test; without a body it is empty. */
type BackendAnswer = { status?: number; headers?: Record<string, string>; body?: unknown };

/** A response of the gateway. */
export type GatewayResponse = { status: number; headers: IncomingHttpHeaders; cookies: string[]; text: string };

type SentRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Whether the request has the headers of a page of the site; true by default. */
  isFromPage?: boolean;
};

/** A browser at the gateway: its cookies, and the session that its page believes in. */
export type GatewayClient = {
  cookies: Map<string, string>;
  /** The value of the session header. */
  sessionId: string;
  send: (path: string, request?: SentRequest) => Promise<GatewayResponse>;
  readState: () => Promise<GatewaySessionState>;
  /** Signs in with e-mail and password, and believes in the new session. */
  signIn: () => Promise<GatewayResponse>;
};

/** A gateway before a backend whose answers a test decides. */
export type TestGateway = {
  /** Without a trailing slash. */
  origin: string;
  host: string;
  received: ReceivedRequest[];
  /** Returns the answer of the backend; the default is an empty object. */
  answer: (request: ReceivedRequest) => BackendAnswer | Promise<BackendAnswer>;
  log: string[];
  /** The time of the gateway, in milliseconds. */
  nowMs: number;
  createClient: () => GatewayClient;
};

/** Returns an access token or refresh token as a JWT with a lifetime. */
export const createJwt = (name: string, lifetimeSeconds: number): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ name, iat: 1000, exp: 1000 + lifetimeSeconds })}.${part({ name })}`;
};

/** Starts a gateway and its backend for the tests of a file. Each test begins without sessions. */
export function setUpGateway(options: Partial<GatewayOptions> = {}): TestGateway {
  const test: TestGateway = {
    origin: "",
    host: "",
    received: [],
    answer: () => ({ body: {} }),
    log: [],
    nowMs: 0,
    createClient: () => createClient(test),
  };
  let gateway: Gateway | undefined;
  const backend = createServer((request, response) => {
    void text(request).then(
      async (body) => {
        const received = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
        test.received.push(received);
        const { status = 200, headers = {}, body: answer } = await test.answer(received);
        response.writeHead(status, { "content-type": "application/json", ...headers });
        response.end(answer === undefined ? "" : typeof answer === "string" ? answer : JSON.stringify(answer));
        // A request that was broken off needs no answer.
      },
      () => undefined,
    );
  });
  const server = createServer((request, response) => gateway?.handle(request, response));
  beforeAll(async () => {
    await Promise.all([listen(backend), listen(server)]);
    test.host = `localhost:${getPort(server)}`;
    test.origin = `http://${test.host}`;
  });
  beforeEach(() => {
    Object.assign(test, { received: [], log: [], answer: () => ({ body: {} }), nowMs: Date.now() });
    gateway = createGateway({
      backendUrl: `http://127.0.0.1:${getPort(backend)}/base`,
      socketUrl: "ws://127.0.0.1:1/ws",
      site: { isKnownHost: (host) => host === test.host, isSecure: false },
      servePage: (_request, response) => response.writeHead(200).end("page"),
      log: (line) => test.log.push(line),
      now: () => test.nowMs,
      ...options,
    });
  });
  afterEach(() => gateway?.close());
  afterAll(async () => {
    for (const each of [server, backend]) {
      each.closeAllConnections();
      await new Promise((resolve) => each.close(resolve));
    }
  });
  return test;
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
const getPort = (server: Server): number => (server.address() as AddressInfo).port;

function createClient(test: TestGateway): GatewayClient {
  const client: GatewayClient = {
    cookies: new Map(),
    sessionId: noSession,
    send: async (path, { method = "GET", headers = {}, body, isFromPage = true } = {}) => {
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await sendRaw(test.origin, path, {
        method,
        body,
        headers: {
          host: test.host,
          ...(cookie !== "" && { cookie }),
          ...(isFromPage && {
            origin: test.origin,
            "sec-fetch-site": "same-origin",
            [sessionHeader]: client.sessionId,
          }),
          ...(body !== undefined && { "content-type": "application/json", "content-length": String(body.length) }),
          ...headers,
        },
      });
      for (const line of response.cookies) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "") client.cookies.delete(name);
        else client.cookies.set(name, value);
      }
      return response;
    },
    readState: async () => JSON.parse((await client.send("/api/gateway/session")).text) as GatewaySessionState,
    signIn: async () => {
      const response = await client.send("/api/public/auth/login", { method: "POST", body: '{"username":"a"}' });
      const state = await client.readState();
      if (state.state === "active") client.sessionId = state.id;
      return response;
    },
  };
  return client;
}

function sendRaw(
  origin: string,
  path: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string | Buffer | undefined },
): Promise<GatewayResponse> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const request = open({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      text(response).then(
        (content) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            cookies: response.headers["set-cookie"] ?? [],
            text: content,
          }),
        reject,
      );
    });
    request.on("error", reject).end(body);
  });
}
