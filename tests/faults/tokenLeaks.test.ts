import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { operations } from "../../mocks/operations.ts";
import { validResponse, runOperation } from "./runOperation.ts";
import { networkFaults } from "./networkFaults.ts";
import { connectFakeNetwork } from "./fakeNetwork.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** All of a request but the two places where the contract puts a token. */
async function serializeWithoutTokens(request: Request): Promise<string> {
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  const url = new URL(request.url);
  if (url.pathname.endsWith("/public/auth/refresh-token")) url.searchParams.delete("refreshToken");
  return [request.method, url.href, JSON.stringify([...headers]), await request.clone().text()].join(" ");
}

it(
  "no token is sent but where the contract puts it, and none is said: not in an error, not on the console, not in what is shown",
  { timeout: 60_000 },
  async () => {
    const printed: unknown[] = [];
    for (const how of ["log", "info", "warn", "error", "debug"] as const)
      vi.spyOn(console, how).mockImplementation((...words: unknown[]) => void printed.push(words));
    const rests: string[] = [];
    const ends: unknown[] = [];
    for (const operation of operations) {
      for (const fault of [
        undefined,
        networkFaults["500"],
        networkFaults["422 with fields"],
        networkFaults["no network"],
        networkFaults["a sign-in page"],
      ]) {
        await connectFakeNetwork({
          onRequest: (request, signal) =>
            request.headers.get("authorization") === "Bearer access-1"
              ? Response.json({}, { status: 401 })
              : (fault?.respond(validResponse(operation), signal) ?? validResponse(operation)),
        });
        const send = globalThis.fetch;
        vi.stubGlobal("fetch", async (request: Request, init: RequestInit) => {
          rests.push(await serializeWithoutTokens(request));
          return send(request, init);
        });
        ends.push(await runOperation(operation, { isMutation: operation.method !== "get" }));
      }
    }
    expect(rests.length).toBeGreaterThan(operations.length * 5);
    for (const text of [
      ...rests,
      JSON.stringify(ends),
      JSON.stringify(printed),
      String(ends.map((end) => (end as { failure: unknown }).failure)),
    ])
      expect(text).not.toMatch(/(access|refresh)-[12]/);
  },
);
