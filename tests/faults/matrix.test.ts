import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations, type Operation } from "../../mocks/operations.ts";
import { mutationOutcomes } from "../../src/api/mutationOutcomes.ts";
import { allowsEmptyResponse, getBearerAuth } from "../../src/api/findOperation.ts";
import { getCurrentTokens } from "../../src/auth/tokenStore.ts";
import {
  createRequestBody,
  returnsFile,
  createValidResponse,
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

/** The generated hooks, which distinguish queries, which may be retried, from mutations. */
const generatedHooks = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/generated/queries/*/*.ts", {
  eager: true,
});
const isMutationOperation = ({ id }: Operation): boolean =>
  Object.values(generatedHooks).some(
    (module) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}MutationOptions` in module,
  );

/** Such an operation carries no bearer token, so a 401 (a wrong password) does not concern the session. */
const isWithoutBearer = ({ bearerAuth }: Operation): boolean => bearerAuth === "none";
const isSilentFailure = ({ id }: Operation): boolean =>
  id in mutationOutcomes && mutationOutcomes[id]?.hasInlineError === true;

/** The faults of a body that do not matter to an operation whose body nothing needs. */
const unneededBodies = ["204", "an empty body", "null", "a response of another type", "a plain text"];

/** Returns the expected failure kind, or `undefined` when the operation succeeds or does not need a body. */
function expectedFailureKind(
  operation: Operation,
  name: string,
  { expectedFailure, ...rest }: NetworkFault,
): string | undefined {
  // Everybody may read it: a server that refuses it does not know its path.
  if (
    expectedFailure === "forbidden" &&
    getBearerAuth(operation.method.toUpperCase(), requestPath(operation)) === "open"
  )
    return "notFound";
  if (returnsFile(operation)) return "expectedFileFailure" in rest ? rest.expectedFileFailure : expectedFailure;
  // All fields of this response are optional, so an invalid body is accepted.
  if (operation.id === "readPossessor" && name === "a response of another type") return undefined;
  const unneeded = allowsEmptyResponse(operation.method.toUpperCase(), requestPath(operation));
  return unneeded && unneededBodies.includes(name) ? undefined : expectedFailure;
}

/** Returns the expected toasts for a failure: at most one, and none where the failure is shown inline. */
function expectedToasts(operation: Operation, isMutation: boolean, kind: string): ToastKind[] {
  // Without a token no permission is missing: the form shows it.
  if (kind === "forbidden")
    return isMutation && isWithoutBearer(operation) && isSilentFailure(operation) ? [] : ["forbidden"];
  if (kind === "unauthorized") return [];
  return (isMutation ? isSilentFailure(operation) : kind === "notFound" || kind === "offline") ? [] : ["failed"];
}

/** Asserts that a failure loses no data: a query keeps its cached data, a mutation keeps its variables. */
function expectStateRetained(
  operation: Operation,
  isMutation: boolean,
  { retained, isPending }: OperationOutcome,
): void {
  expect(retained).toEqual(isMutation ? createRequestBody(operation) : staleData);
  expect(isPending).toBe(false);
}

describe.each(operations)("$id", (operation) => {
  const isMutation = isMutationOperation(operation);

  it.each(Object.entries(networkFaults))(
    "ends in one failure with at most one toast and loses no data: %s",
    async (name, fault) => {
      if (name === "a timeout") timeOutImmediately();
      const network = await connectFakeNetwork({
        onRequest: (_request, signal) => fault.respond(createValidResponse(operation), signal),
      });
      const outcome = await runOperation(operation, { isMutation });

      const kind = expectedFailureKind(operation, name, fault);
      expect(outcome.failure?.kind).toBe(kind);
      // Queries are retried after network and server errors, and when there are too many. Mutations are never sent twice.
      const mayPass = kind === "unavailable" || kind === "timeout" || name === "429";
      expect(network.requests).toHaveLength(!isMutation && mayPass ? 3 : 1);
      expect(network.refreshes).toEqual([]);
      expect(getCurrentTokens()?.access).toBe("access-1");
      expect({}).not.toHaveProperty("polluted");
      if (kind === undefined) return expect(outcome.toasts).not.toContain("failed");
      expect(outcome.toasts).toEqual(expectedToasts(operation, isMutation, kind));
      return expectStateRetained(operation, isMutation, outcome);
    },
  );

  it("refreshes expired tokens once and repeats the same request once", async () => {
    const network = await connectFakeNetwork({
      onRequest: ({ headers }) =>
        headers.get("authorization") === "Bearer access-2"
          ? createValidResponse(operation)
          : Response.json({ message: "No" }, { status: 401 }),
    });
    const { failure, toasts } = await runOperation(operation, { isMutation });
    expect(failure?.kind).toBe(isWithoutBearer(operation) ? "unauthorized" : undefined);
    expect(network.refreshes).toEqual(isWithoutBearer(operation) ? [] : ["refresh-1"]);
    expect(network.requests.map(({ bearer }) => bearer)).toEqual(
      isWithoutBearer(operation) ? [undefined] : ["access-1", "access-2"],
    );
    expect(new Set(network.requests.map(({ requestLine, body }) => `${requestLine} ${body}`)).size).toBe(1);
    expect(toasts).not.toContain("failed");
  });

  it("is sent at most twice when the server rejects every token", async () => {
    const network = await connectFakeNetwork({ onRequest: () => Response.json({ message: "No" }, { status: 401 }) });
    const outcome = await runOperation(operation, { isMutation });
    // A second 401, with fresh tokens, is no end of the session.
    const kind = isWithoutBearer(operation) ? "unauthorized" : "rejected";
    expect(outcome.failure?.kind).toBe(kind);
    expect(network.requests.length).toBeLessThanOrEqual(2);
    expect(network.refreshes.length).toBeLessThanOrEqual(1);
    // The page of a query shows that the server lacks the operation.
    expect(outcome.toasts).toEqual(isMutation ? expectedToasts(operation, isMutation, kind) : []);
    expectStateRetained(operation, isMutation, outcome);
  });

  it("is read without a token when the session has ended, where everybody may read it, and else fails", async () => {
    const network = await connectFakeNetwork({
      onRequest: ({ headers }) =>
        headers.has("authorization")
          ? Response.json({ message: "No" }, { status: 401 })
          : createValidResponse(operation),
      onRefresh: () => Response.json({ message: "Ended" }, { status: 401 }),
    });
    const { failure } = await runOperation(operation, { isMutation });
    const isReadByAll = operation.method === "get" && ["open", "optional"].includes(operation.bearerAuth);
    expect(failure?.kind).toBe(isReadByAll || isWithoutBearer(operation) ? undefined : "unauthorized");
    expect(network.refreshes).toEqual(isWithoutBearer(operation) ? [] : ["refresh-1"]);
    expect(network.requests.map(({ bearer }) => bearer)).toEqual(
      isWithoutBearer(operation) ? [undefined] : isReadByAll ? ["access-1", undefined] : ["access-1"],
    );
    expect(network.authEvents).toEqual(isWithoutBearer(operation) ? [] : ["ended"]);
  });

  it("is refused to all at most twice when the session has ended", async () => {
    const refuse = (): Response => Response.json({ message: "No" }, { status: 401 });
    const network = await connectFakeNetwork({ onRequest: refuse, onRefresh: refuse });
    const { failure } = await runOperation(operation, { isMutation });
    expect(failure?.kind).toBe("unauthorized");
    expect(network.requests.length).toBeLessThanOrEqual(2);
    expect(network.refreshes.length).toBeLessThanOrEqual(1);
  });

  it("reports a missing session, unless it is a sign-in, and refreshes nothing without tokens", async () => {
    const network = await connectFakeNetwork(
      { onRequest: () => Response.json({ message: "No" }, { status: 401 }) },
      false,
    );
    const { failure } = await runOperation(operation, { isMutation });
    expect(failure?.kind).toBe("unauthorized");
    expect(network).toMatchObject({
      requests: [{ bearer: undefined }],
      refreshes: [],
      authEvents: isWithoutBearer(operation) ? [] : ["notSignedIn"],
    });
  });
});

describe.each(operations.filter((operation) => !isMutationOperation(operation)))("$id", (operation) => {
  it("is aborted without a failure or a toast", async () => {
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
