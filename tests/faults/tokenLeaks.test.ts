import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { operations } from "../../mocks/operations.ts";
import { createValidResponse, runOperation } from "./runOperation.ts";
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

/** Serialises a request without the two tokens that the contract specifies: the Authorization header and the refresh token. */
async function serializeWithoutTokens(request: Request): Promise<string> {
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  const url = new URL(request.url);
  if (url.pathname.endsWith("/public/auth/refresh-token")) url.searchParams.delete("refreshToken");
  return [request.method, url.href, JSON.stringify([...headers]), await request.clone().text()].join(" ");
}

it("sends tokens only where the contract specifies them, and never exposes them in errors, console output or outcomes", async () => {
  const consoleOutput: unknown[] = [];
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void consoleOutput.push(args));
  const serializedRequests: string[] = [];
  const outcomes: unknown[] = [];
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
            : (fault?.respond(createValidResponse(operation), signal) ?? createValidResponse(operation)),
      });
      const send = globalThis.fetch;
      vi.stubGlobal("fetch", async (request: Request, init: RequestInit) => {
        serializedRequests.push(await serializeWithoutTokens(request));
        return send(request, init);
      });
      outcomes.push(await runOperation(operation, { isMutation: operation.method !== "get" }));
    }
  }
  expect(serializedRequests.length).toBeGreaterThan(operations.length * 5);
  for (const text of [
    ...serializedRequests,
    JSON.stringify(outcomes),
    JSON.stringify(consoleOutput),
    String(outcomes.map((outcome) => (outcome as { failure: unknown }).failure)),
  ])
    expect(text).not.toMatch(/(access|refresh)-[12]/);
});
