import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations, type Operation } from "../../mocks/operations.ts";
import { heldTokens } from "../../src/auth/tokenStore.ts";
import { makeCall } from "./runOperation.ts";
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

const named = (id: string): Operation => operations.find((one) => one.id === id) ?? expect.fail(`the contract has no ${id}`);
const read = named("listAppeals");
const write = named("withdrawAppeal");
const tokens = (): Response => Response.json({ accessToken: "access-2", refreshToken: "refresh-2" });

/** Whether a renewal that met a fault was the server's no. Anything else says nothing about the sign-in. */
const isNo = (name: string, { comesTo }: Fault): boolean => ["invalid", "forbidden", "notFound"].includes(comesTo ?? "") || ["409", "an answer of another kind"].includes(name);

describe.each([
  { what: "a read", operation: read, command: false },
  { what: "a command", operation: write, command: true },
])("the renewal that $what waits for, when it meets", ({ operation, command }) => {
  it.each(Object.entries(faults).filter(([, { comesTo }]) => comesTo !== undefined))("%s, ends the sign-in by the server's no alone, and spends no token twice", async (name, fault) => {
    if (name === "no answer in time") hurry();
    const network = await connect({
      call: () => Response.json({ message: "No" }, { status: 401 }),
      renewal: (signal) => fault.happens(tokens(), signal),
    });
    const { failure, busy } = await makeCall(operation, { command });

    expect(busy).toBe(false);
    expect(failure?.kind).toBe(isNo(name, fault) ? "unauthorized" : fault.comesTo);
    expect(network.verdicts).toEqual(isNo(name, fault) ? ["ended"] : []);
    // The session removes the tokens when it hears the verdict; a renewal that was not answered leaves them for the next one.
    expect(heldTokens()?.refresh).toBe("refresh-1");
    if (isNo(name, fault) || command) expect(network.renewals).toEqual(["refresh-1"]);
    else expect(network.renewals.length).toBe(network.sent.length);
    if (command) expect(network.sent).toHaveLength(1);
  });
});

describe("however many calls are refused at once,", () => {
  it("the tokens are renewed once, and each call is sent once more", async () => {
    const network = await connect({ call: ({ headers }) => (headers.get("authorization") === "Bearer access-2" ? Response.json({ page: 1, perPage: 10, total: 0, items: [] }) : Response.json({}, { status: 401 })) });
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => makeCall(read, { command: false })));
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(network.renewals).toEqual(["refresh-1"]);
    expect(network.sent).toHaveLength(1000);
    expect(network.sent.filter(({ bearer }) => bearer === "access-2")).toHaveLength(500);
  });
});
