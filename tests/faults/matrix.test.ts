import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations, type Operation } from "../../mocks/operations.ts";
import { mutationOutcomes } from "../../src/api/mutationOutcomes.ts";
import { allowsEmptyResponse } from "../../src/api/findOperation.ts";
import { currentTokens } from "../../src/auth/tokenStore.ts";
import {
  requestBodyOf,
  returnsFile,
  validResponse,
  runOperation,
  requestPath,
  staleData,
  type OperationOutcome,
  type ToastKind,
} from "./runOperation.ts";
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

/** What the generated hooks make of a call: a read that pages may repeat, or a command that somebody gave. */
const generatedHooks = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/generated/queries/*/*.ts", {
  eager: true,
});
const isMutation = ({ id }: Operation): boolean =>
  Object.values(generatedHooks).some(
    (module) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}MutationOptions` in module,
  );

/** Such an operation carries no bearer token, so a 401 (a wrong password) does not concern the session. */
const isWithoutBearer = ({ bearerAuth }: Operation): boolean => bearerAuth === "none";
const isSilentFailure = ({ id }: Operation): boolean =>
  id in mutationOutcomes && mutationOutcomes[id]?.hasInlineError === true;

/** The one failure that a call comes to, or `undefined`: the answer is good, or nobody needs it. */
function expectedFailureKind(
  operation: Operation,
  name: string,
  { expectedFailure, ...rest }: NetworkFault,
): string | undefined {
  if (returnsFile(operation)) return "expectedFileFailure" in rest ? rest.expectedFileFailure : expectedFailure;
  // Of this answer every part may be absent: the session goes on as it was.
  if (operation.id === "chooseAccount" && name === "an answer of another kind") return undefined;
  const unneeded = allowsEmptyResponse(operation.method.toUpperCase(), requestPath(operation));
  return unneeded && (name === "204" || name === "an answer of another kind") ? undefined : expectedFailure;
}

/** What the portal says of its own accord about a failure: once, or not at all where the place of the answer shows it. */
function expectedToasts(operation: Operation, command: boolean, kind: string): ToastKind[] {
  if (kind === "forbidden") return ["forbidden"];
  if (kind === "unauthorized") return [];
  return (command ? isSilentFailure(operation) : kind === "notFound" || kind === "offline") ? [] : ["failed"];
}

/** What a person loses by a failure: nothing. A read goes on showing what it showed, a command keeps what was entered. */
function expectStateRetained(operation: Operation, command: boolean, { retained, isPending }: OperationOutcome): void {
  expect(retained).toEqual(command ? requestBodyOf(operation) : staleData);
  expect(isPending).toBe(false);
}

describe.each(operations)("$id, when it meets", (operation) => {
  const command = isMutation(operation);

  it.each(Object.entries(networkFaults))(
    "%s, comes to one end, which is said once, and loses nothing",
    async (name, fault) => {
      if (name === "no answer in time") timeOutImmediately();
      const network = await connectFakeNetwork({
        onRequest: (_request, signal) => fault.respond(validResponse(operation), signal),
      });
      const outcome = await runOperation(operation, { isMutation: command });

      const kind = expectedFailureKind(operation, name, fault);
      expect(outcome.failure?.kind).toBe(kind);
      // A read is worth repeating where the way or the service is in trouble. A command is never sent twice.
      expect(network.requests).toHaveLength(!command && (kind === "unavailable" || kind === "timeout") ? 3 : 1);
      expect(network.refreshes).toEqual([]);
      expect(currentTokens()?.access).toBe("access-1");
      expect({}).not.toHaveProperty("polluted");
      if (kind === undefined) return expect(outcome.toasts).not.toContain("failed");
      expect(outcome.toasts).toEqual(expectedToasts(operation, command, kind));
      return expectStateRetained(operation, command, outcome);
    },
  );

  it("tokens that have run out, renews them once and is sent once more as it was", async () => {
    const network = await connectFakeNetwork({
      onRequest: ({ headers }) =>
        headers.get("authorization") === "Bearer access-2"
          ? validResponse(operation)
          : Response.json({ message: "No" }, { status: 401 }),
    });
    const { failure, toasts } = await runOperation(operation, { isMutation: command });
    expect(failure?.kind).toBe(isWithoutBearer(operation) ? "unauthorized" : undefined);
    expect(network.refreshes).toEqual(isWithoutBearer(operation) ? [] : ["refresh-1"]);
    expect(network.requests.map(({ bearer }) => bearer)).toEqual(
      isWithoutBearer(operation) ? [undefined] : ["access-1", "access-2"],
    );
    expect(new Set(network.requests.map(({ requestLine, body }) => `${requestLine} ${body}`)).size).toBe(1);
    expect(toasts).not.toContain("failed");
  });

  it("a service that knows no token any more, is not sent without end", async () => {
    const network = await connectFakeNetwork({ onRequest: () => Response.json({ message: "No" }, { status: 401 }) });
    const outcome = await runOperation(operation, { isMutation: command });
    expect(outcome.failure?.kind).toBe("unauthorized");
    expect(network.requests.length).toBeLessThanOrEqual(2);
    expect(network.refreshes.length).toBeLessThanOrEqual(1);
    expect(outcome.toasts).toEqual([]);
    expectStateRetained(operation, command, outcome);
  });

  it("nobody signed in, says so where it is a personal call, and renews nothing", async () => {
    const network = await connectFakeNetwork(
      { onRequest: () => Response.json({ message: "No" }, { status: 401 }) },
      false,
    );
    const { failure } = await runOperation(operation, { isMutation: command });
    expect(failure?.kind).toBe("unauthorized");
    expect(network).toMatchObject({
      requests: [{ bearer: undefined }],
      refreshes: [],
      authEvents: operation.bearerAuth === "required" ? ["notSignedIn"] : [],
    });
  });
});

describe.each(operations.filter((operation) => !isMutation(operation)))("$id", (operation) => {
  it("that nobody waits for any more is given up in silence", async () => {
    const network = await connectFakeNetwork({
      onRequest: (_request, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    });
    const outcome = await runOperation(operation, { isMutation: false, shouldAbort: true });
    expect(outcome).toMatchObject({ failure: undefined, toasts: [] });
    expect(network.requests.length).toBeLessThanOrEqual(1);
    expectStateRetained(operation, false, outcome);
  });
});
