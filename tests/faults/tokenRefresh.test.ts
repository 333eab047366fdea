import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations, type Operation } from "../../mocks/operations.ts";
import { getCurrentTokens } from "../../src/auth/tokenStore.ts";
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
  operations.find((operation) => operation.id === id) ?? expect.fail(`the contract has no ${id}`);
const queryOperation = getOperation("listAppeals");
const mutationOperation = getOperation("withdrawAppeal");
const refreshedTokens = (): Response => Response.json({ accessToken: "access-2", refreshToken: "refresh-2" });

/** Returns whether a faulty refresh response is a rejection. Other faults say nothing about the session. */
const isRefreshRejected = (name: string, { expectedFailure }: NetworkFault): boolean =>
  !isPageOfProxy(name) &&
  (["invalid", "forbidden", "notFound"].includes(expectedFailure ?? "") ||
    ["409", "a response of another type"].includes(name));

/** Whether a refresh gets the page of a proxy, which says nothing about the tokens. */
const isPageOfProxy = (name: string): boolean => /^4\d\d of a proxy$/.test(name);

describe.each([
  { name: "a query", operation: queryOperation, isMutation: false },
  { name: "a mutation", operation: mutationOperation, isMutation: true },
])("the token refresh of $name", ({ operation, isMutation }) => {
  it.each(Object.entries(networkFaults).filter(([, { expectedFailure }]) => expectedFailure !== undefined))(
    "ends the session only when rejected and never reuses a rejected token: %s",
    async (name, fault) => {
      if (name === "a timeout") timeOutImmediately();
      const network = await connectFakeNetwork({
        onRequest: () => Response.json({ message: "No" }, { status: 401 }),
        onRefresh: (signal) => fault.respond(refreshedTokens(), signal),
      });
      const { failure, isPending } = await runOperation(operation, { isMutation });

      expect(isPending).toBe(false);
      expect(failure?.kind).toBe(
        isPageOfProxy(name) ? "unavailable" : isRefreshRejected(name, fault) ? "unauthorized" : fault.expectedFailure,
      );
      expect(network.authEvents).toEqual(isRefreshRejected(name, fault) ? ["ended"] : []);
      // The session clears the tokens on the event. After other faults the tokens stay for the next refresh.
      expect(getCurrentTokens()?.refresh).toBe("refresh-1");
      if (isRefreshRejected(name, fault) || isMutation) expect(network.refreshes).toEqual(["refresh-1"]);
      else expect(network.refreshes.length).toBe(network.requests.length);
      if (isMutation) expect(network.requests).toHaveLength(1);
    },
  );
});

describe("concurrent requests with an expired token", () => {
  it("refresh the tokens once and are each repeated once", async () => {
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
