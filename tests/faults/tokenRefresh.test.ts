import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations, type Operation } from "../../mocks/operations.ts";
import { currentTokens } from "../../src/auth/tokenStore.ts";
import { runOperation } from "./runOperation.ts";
import { networkFaults, type NetworkFault } from "./networkFaults.ts";
import { connectFakeNetwork, timeOutImmediately } from "./fakeNetwork.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const getOperation = (id: string): Operation =>
  operations.find((one) => one.id === id) ?? expect.fail(`the contract has no ${id}`);
const queryOperation = getOperation("listAppeals");
const mutationOperation = getOperation("withdrawAppeal");
const refreshedTokens = (): Response => Response.json({ accessToken: "access-2", refreshToken: "refresh-2" });

/** Whether a renewal that met a fault was the server's no. Anything else says nothing about the sign-in. */
const isRefreshRejected = (name: string, { expectedFailure }: NetworkFault): boolean =>
  ["invalid", "forbidden", "notFound"].includes(expectedFailure ?? "") ||
  ["409", "an answer of another kind"].includes(name);

describe.each([
  { what: "a read", operation: queryOperation, command: false },
  { what: "a command", operation: mutationOperation, command: true },
])("the renewal that $what waits for, when it meets", ({ operation, command }) => {
  it.each(Object.entries(networkFaults).filter(([, { expectedFailure }]) => expectedFailure !== undefined))(
    "%s, ends the sign-in by the server's no alone, and spends no token twice",
    async (name, fault) => {
      if (name === "no answer in time") timeOutImmediately();
      const network = await connectFakeNetwork({
        onRequest: () => Response.json({ message: "No" }, { status: 401 }),
        onRefresh: (signal) => fault.respond(refreshedTokens(), signal),
      });
      const { failure, isPending } = await runOperation(operation, { isMutation: command });

      expect(isPending).toBe(false);
      expect(failure?.kind).toBe(isRefreshRejected(name, fault) ? "unauthorized" : fault.expectedFailure);
      expect(network.authEvents).toEqual(isRefreshRejected(name, fault) ? ["ended"] : []);
      // The session removes the tokens when it hears the verdict; a renewal that was not answered leaves them for the next one.
      expect(currentTokens()?.refresh).toBe("refresh-1");
      if (isRefreshRejected(name, fault) || command) expect(network.refreshes).toEqual(["refresh-1"]);
      else expect(network.refreshes.length).toBe(network.requests.length);
      if (command) expect(network.requests).toHaveLength(1);
    },
  );
});

describe("however many calls are refused at once,", () => {
  it("the tokens are renewed once, and each call is sent once more", async () => {
    const network = await connectFakeNetwork({
      onRequest: ({ headers }) =>
        headers.get("authorization") === "Bearer access-2"
          ? Response.json({ page: 1, perPage: 10, total: 0, items: [] })
          : Response.json({}, { status: 401 }),
    });
    const outcomes = await Promise.all(
      Array.from({ length: 500 }, () => runOperation(queryOperation, { isMutation: false })),
    );
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(network.refreshes).toEqual(["refresh-1"]);
    expect(network.requests).toHaveLength(1000);
    expect(network.requests.filter(({ bearer }) => bearer === "access-2")).toHaveLength(500);
  });
});
