import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations, type Operation } from "../../mocks/operations.ts";
import { outcomes } from "../../src/api/mutationOutcomes.ts";
import { mayBeEmpty } from "../../src/api/validateResponse.ts";
import { heldTokens } from "../../src/auth/tokenStore.ts";
import { bodyOf, bringsFile, goodAnswer, makeCall, pathOf, shownBefore, type Outcome, type Said } from "./runOperation.ts";
import { faults, type Fault } from "./networkFaults.ts";
import { connect, hurry } from "./fakeNetwork.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the generated hooks make of a call: a read that pages may repeat, or a command that somebody gave. */
const hooks = import.meta.glob<Readonly<Record<string, unknown>>>("../../src/generated/queries/*/*.ts", { eager: true });
const isCommand = ({ id }: Operation): boolean => Object.values(hooks).some((module) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}MutationOptions` in module);

/** A wrong password is answered with 401 too: it says nothing about the sign-in. */
const isSignIn = ({ path }: Operation): boolean => /^\/public\/auth\/(?!self\b)/.test(path);
const isPublic = ({ path }: Operation): boolean => /\/public(\/|$)/.test(path);
const failsInPlace = ({ id }: Operation): boolean => id in outcomes && outcomes[id]?.failsInPlace === true;

/** The one failure that a call comes to, or `undefined`: the answer is good, or nobody needs it. */
function expectedFailure(operation: Operation, name: string, { comesTo, ...rest }: Fault): string | undefined {
  if (bringsFile(operation)) return "ofFileComesTo" in rest ? rest.ofFileComesTo : comesTo;
  // Of this answer every part may be absent: the session goes on as it was.
  if (operation.id === "chooseAccount" && name === "an answer of another kind") return undefined;
  const unneeded = mayBeEmpty(operation.method.toUpperCase(), pathOf(operation));
  return unneeded && (name === "204" || name === "an answer of another kind") ? undefined : comesTo;
}

/** What the portal says of its own accord about a failure: once, or not at all where the place of the answer shows it. */
function expectedWords(operation: Operation, command: boolean, kind: string): Said[] {
  if (kind === "forbidden") return ["forbidden"];
  if (kind === "unauthorized") return [];
  return (command ? failsInPlace(operation) : kind === "notFound" || kind === "offline") ? [] : ["failed"];
}

/** What a person loses by a failure: nothing. A read goes on showing what it showed, a command keeps what was entered. */
function expectNothingLost(operation: Operation, command: boolean, { kept, busy }: Outcome): void {
  expect(kept).toEqual(command ? bodyOf(operation) : shownBefore);
  expect(busy).toBe(false);
}

describe.each(operations)("$id, when it meets", (operation) => {
  const command = isCommand(operation);

  it.each(Object.entries(faults))("%s, comes to one end, which is said once, and loses nothing", async (name, fault) => {
    if (name === "no answer in time") hurry();
    const network = await connect({ call: (_request, signal) => fault.happens(goodAnswer(operation), signal) });
    const outcome = await makeCall(operation, { command });

    const kind = expectedFailure(operation, name, fault);
    expect(outcome.failure?.kind).toBe(kind);
    // A read is worth repeating where the way or the service is in trouble. A command is never sent twice.
    expect(network.sent).toHaveLength(!command && (kind === "unavailable" || kind === "timeout") ? 3 : 1);
    expect(network.renewals).toEqual([]);
    expect(heldTokens()?.access).toBe("access-1");
    expect({}).not.toHaveProperty("polluted");
    if (kind === undefined) return expect(outcome.said).not.toContain("failed");
    expect(outcome.said).toEqual(expectedWords(operation, command, kind));
    return expectNothingLost(operation, command, outcome);
  });

  it("tokens that have run out, renews them once and is sent once more as it was", async () => {
    const network = await connect({ call: ({ headers }) => (headers.get("authorization") === "Bearer access-2" ? goodAnswer(operation) : Response.json({ message: "No" }, { status: 401 })) });
    const { failure, said } = await makeCall(operation, { command });
    expect(failure?.kind).toBe(isSignIn(operation) ? "unauthorized" : undefined);
    expect(network.renewals).toEqual(isSignIn(operation) ? [] : ["refresh-1"]);
    expect(network.sent.map(({ bearer }) => bearer)).toEqual(isSignIn(operation) ? ["access-1"] : ["access-1", "access-2"]);
    expect(new Set(network.sent.map(({ call, body }) => `${call} ${body}`)).size).toBe(1);
    expect(said).not.toContain("failed");
  });

  it("a service that knows no token any more, is not sent without end", async () => {
    const network = await connect({ call: () => Response.json({ message: "No" }, { status: 401 }) });
    const outcome = await makeCall(operation, { command });
    expect(outcome.failure?.kind).toBe("unauthorized");
    expect(network.sent.length).toBeLessThanOrEqual(2);
    expect(network.renewals.length).toBeLessThanOrEqual(1);
    expect(outcome.said).toEqual([]);
    expectNothingLost(operation, command, outcome);
  });

  it("nobody signed in, says so where it is a personal call, and renews nothing", async () => {
    const network = await connect({ call: () => Response.json({ message: "No" }, { status: 401 }) }, false);
    const { failure } = await makeCall(operation, { command });
    expect(failure?.kind).toBe("unauthorized");
    expect(network).toMatchObject({ sent: [{ bearer: undefined }], renewals: [], verdicts: isPublic(operation) ? [] : ["notSignedIn"] });
  });
});

describe.each(operations.filter((operation) => !isCommand(operation)))("$id", (operation) => {
  it("that nobody waits for any more is given up in silence", async () => {
    const network = await connect({ call: (_request, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))) });
    const outcome = await makeCall(operation, { command: false, abort: true });
    expect(outcome).toMatchObject({ failure: undefined, said: [] });
    expect(network.sent.length).toBeLessThanOrEqual(1);
    expectNothingLost(operation, false, outcome);
  });
});
