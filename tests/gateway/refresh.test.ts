import { beforeEach, expect, it, vi } from "vitest";
import { createJwt, setUpGateway, type GatewayClient, type ReceivedRequest } from "./testGateway.ts";

const gateway = setUpGateway();

const isRefresh = ({ url }: ReceivedRequest): boolean => url.includes("/public/auth/refresh-token");
const countRefreshes = (): number => gateway.received.filter(isRefresh).length;
let validAccess = "";
/** Resolves when the backend may answer a refresh. */
let waitForAnswer: () => Promise<unknown> = () => Promise.resolve();
beforeEach(() => void (waitForAnswer = () => Promise.resolve()));

/** Signs in. From then on the backend accepts only the newest access token, and `refresh` decides about a refresh. */
async function signIn(
  refresh: () => { status?: number; headers?: Record<string, string>; body?: unknown } = () => ({
    body: { accessToken: "access-2", refreshToken: "refresh-2" },
  }),
): Promise<GatewayClient> {
  gateway.answer = () => ({ body: { token: "access-1", refreshToken: "refresh-1" } });
  const client = gateway.createClient();
  await client.signIn();
  validAccess = "access-1";
  gateway.answer = async (request) => {
    if (isRefresh(request)) {
      await waitForAnswer();
      const answer = refresh();
      if ((answer.status ?? 200) === 200) validAccess = "access-2";
      return answer;
    }
    return request.headers.authorization === `Bearer ${validAccess}`
      ? { body: { text: request.body } }
      : { status: 401, body: { message: "No" } };
  };
  gateway.received = [];
  return client;
}

const expireAccess = (): void => void (validAccess = "none");

it("refreshes once for twenty requests in all tabs, and repeats each of them", async () => {
  const client = await signIn();
  expireAccess();
  // All of them have got their 401 by then.
  waitForAnswer = () => vi.waitFor(() => expect(gateway.received).toHaveLength(21), { timeout: 60_000 });
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? client.send("/api/notification")
        : client.send("/api/user/set-language", { method: "PUT", body: `{"n":${index}}` }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(responses.map(({ text }) => JSON.parse(text) as object).at(7)).toEqual({ text: '{"n":7}' });
  expect(countRefreshes()).toBe(1);
  expect(gateway.received.find(isRefresh)?.url).toBe("/base/public/auth/refresh-token?refreshToken=refresh-1&lang=az");
  // Each response says that the tokens were refreshed.
  expect(new Set(responses.map(({ headers }) => headers["x-portal-session"]))).toEqual(new Set(["active 1"]));
});

it("ends the session when the backend rejects the refresh token", async () => {
  const client = await signIn(() => ({ status: 401 }));
  expireAccess();
  const { status, headers } = await client.send("/api/notification");
  expect([status, headers["x-portal-session"]]).toEqual([401, "ended"]);
  expect(await client.readState()).toEqual({ state: "ended" });
  const count = gateway.received.length;
  expect((await client.send("/api/notification")).status).toBe(401);
  expect(gateway.received).toHaveLength(count);
});

it.each([
  [{ status: 503, headers: { "retry-after": "7" } }, 503, "7"],
  [{ status: 429, headers: { "retry-after": "9" } }, 429, "9"],
  [{ body: "<html>", headers: { "content-type": "text/html" } }, 502, undefined],
  ...[400, 403, 404].map(
    (status) => [{ status, body: "<html>", headers: { "content-type": "text/html" } }, 503, undefined] as const,
  ),
] as const)("keeps the session when the refresh fails for now: %j", async (answer, status, retryAfter) => {
  let answers: { status?: number; headers?: Record<string, string>; body?: unknown }[] = [answer];
  const client = await signIn(
    () => answers.shift() ?? { body: { accessToken: "access-2", refreshToken: "refresh-2" } },
  );
  expireAccess();
  const failed = await client.send("/api/notification");
  expect([failed.status, failed.headers["retry-after"], failed.headers["x-portal-session"]]).toEqual([
    status,
    retryAfter,
    "active 0",
  ]);
  answers = [];
  expect((await client.send("/api/notification")).status).toBe(200);
});

it("logs why a refresh has failed, without its token", async () => {
  const client = await signIn(() => ({ body: "x".repeat(300_000) }));
  expireAccess();
  expect((await client.send("/api/notification")).status).toBe(504);
  expect(gateway.log).toContain("POST /public/auth/refresh-token EMSGSIZE");
});

it.each([
  [401, "text/html"],
  [403, "application/json"],
  [404, "application/json"],
])("ends the session at %i with %s", async (status, type) => {
  const client = await signIn(() => ({ status, headers: { "content-type": type } }));
  expireAccess();
  await client.send("/api/notification");
  expect(await client.readState()).toEqual({ state: "ended" });
});

it("ends the session when the refresh returns no tokens, because the refresh token is spent", async () => {
  const client = await signIn(() => ({ body: { message: "OK" } }));
  expireAccess();
  await client.send("/api/notification");
  expect(await client.readState()).toEqual({ state: "ended" });
});

it("passes a 401 on that remains after a refresh", async () => {
  const client = await signIn();
  gateway.answer = (request) =>
    isRefresh(request) ? { body: { accessToken: "access-2", refreshToken: "refresh-2" } } : { status: 401 };
  const { status, headers } = await client.send("/api/notification");
  expect([status, headers["x-portal-session"], countRefreshes()]).toEqual([401, "active 1", 1]);
});

it("leaves it to the portal to send a file again", async () => {
  const client = await signIn();
  expireAccess();
  const upload = (): ReturnType<GatewayClient["send"]> =>
    client.send("/api/documents", {
      method: "POST",
      body: "--x--",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
  const first = await upload();
  expect([first.status, first.headers["x-portal-session"]]).toEqual([401, "replay 1"]);
  expect((await upload()).status).toBe(200);
  expect(countRefreshes()).toBe(1);
});

it("refreshes before the access token expires, and waits for no 401", async () => {
  gateway.answer = () => ({ body: { token: createJwt("access", 600), refreshToken: "refresh-1" } });
  const client = gateway.createClient();
  await client.signIn();
  gateway.answer = (request) =>
    isRefresh(request) ? { body: { accessToken: "access-2", refreshToken: "refresh-2" } } : { body: [] };
  await client.send("/api/notification");
  expect(countRefreshes()).toBe(0);
  gateway.nowMs += 590_000;
  await client.send("/api/notification");
  expect(gateway.received.slice(-2).map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    "Bearer access-2",
  ]);
});

it("refreshes when the portal asks for it, once for each version that it knows", async () => {
  const client = await signIn();
  const refresh = (version: number): Promise<{ text: string }> =>
    client.send(`/api/gateway/refresh?version=${version}`, { method: "POST" });
  const answers = await Promise.all([refresh(0), refresh(0)]);
  for (const { text } of answers) expect(JSON.parse(text)).toMatchObject({ state: "active", version: 1 });
  expect(JSON.parse((await refresh(0)).text)).toMatchObject({ version: 1 });
  expect(countRefreshes()).toBe(1);
  await refresh(1);
  expect(countRefreshes()).toBe(2);
});

it("discards a refresh whose session was signed out meanwhile", async () => {
  const client = await signIn();
  expireAccess();
  const { promise, resolve } = Promise.withResolvers<void>();
  waitForAnswer = () => promise;
  const pending = client.send("/api/notification");
  await expect.poll(countRefreshes).toBe(1);
  await client.send("/api/gateway/sign-out", { method: "POST" });
  resolve();
  expect((await pending).status).toBe(401);
  expect(await client.readState()).toEqual({ state: "none" });
  // The backend ends both pairs.
  await expect
    .poll(() => gateway.received.filter(({ url }) => url.includes("/sign-out")).map(({ body }) => body))
    .toEqual(['{"refreshToken":"refresh-1"}', '{"refreshToken":"refresh-2"}']);
});

it("does not end the session of a device without a refresh token before the backend does", async () => {
  gateway.answer = () => ({ body: { token: createJwt("access", 600) } });
  const client = gateway.createClient();
  await client.signIn();
  gateway.answer = () => ({ body: [] });
  gateway.nowMs += 599_000;
  expect((await client.send("/api/notification")).status).toBe(200);
  gateway.answer = () => ({ status: 401 });
  expect((await client.send("/api/notification")).headers["x-portal-session"]).toBe("ended");
});
