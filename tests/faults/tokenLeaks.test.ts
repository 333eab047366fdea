import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { operations } from "../../mocks/operations.ts";
import { goodAnswer, makeCall } from "./runOperation.ts";
import { faults } from "./networkFaults.ts";
import { connect } from "./fakeNetwork.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** All of a request but the two places where the contract puts a token. */
async function restOf(request: Request): Promise<string> {
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  const url = new URL(request.url);
  if (url.pathname.endsWith("/public/auth/refresh-token")) url.searchParams.delete("refreshToken");
  return [request.method, url.href, JSON.stringify([...headers]), await request.clone().text()].join(" ");
}

it("no token is sent but where the contract puts it, and none is said: not in an error, not on the console, not in what is shown", { timeout: 60_000 }, async () => {
  const printed: unknown[] = [];
  for (const how of ["log", "info", "warn", "error", "debug"] as const) vi.spyOn(console, how).mockImplementation((...words: unknown[]) => void printed.push(words));
  const rests: string[] = [];
  const ends: unknown[] = [];
  for (const operation of operations) {
    for (const fault of [undefined, faults["500"], faults["422 with fields"], faults["no network"], faults["a sign-in page"]]) {
      await connect({
        call: (request, signal) => (request.headers.get("authorization") === "Bearer access-1" ? Response.json({}, { status: 401 }) : (fault?.happens(goodAnswer(operation), signal) ?? goodAnswer(operation))),
      });
      const send = globalThis.fetch;
      vi.stubGlobal("fetch", async (request: Request, init: RequestInit) => {
        rests.push(await restOf(request));
        return send(request, init);
      });
      ends.push(await makeCall(operation, { command: operation.method !== "get" }));
    }
  }
  expect(rests.length).toBeGreaterThan(operations.length * 5);
  for (const text of [...rests, JSON.stringify(ends), JSON.stringify(printed), String(ends.map((end) => (end as { failure: unknown }).failure))]) expect(text).not.toMatch(/(access|refresh)-[12]/);
});
