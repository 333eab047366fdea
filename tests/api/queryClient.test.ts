import { MutationObserver, QueryObserver, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { markIncomplete } from "../../src/api/incompleteResponses.ts";
import { createCache, type Announcements } from "../../src/api/queryClient.ts";
import { failureWords } from "../../src/api/failureMessage.ts";
import { outcomes } from "../../src/api/mutationOutcomes.ts";
import { staleAfterPush, staleAfterWrite } from "../../src/api/invalidations.ts";
import { CallFailed, type Failure } from "../../src/api/failure.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { MessageId } from "../../src/generated/messages/ids.ts";

type Meta = { fails?: "silent"; says?: MessageId };

let said: unknown[];
let reachable: boolean[];
let cache: QueryClient;
beforeEach(() => {
  said = [];
  const announce: Announcements = {
    succeeded: (words, outcome) => said.push(["succeeded", words, outcome.says]),
    failed: (failure, says) => said.push(["failed", failure.kind, says]),
    incomplete: () => said.push(["incomplete"]),
    forbidden: (failure) => said.push(["forbidden", failure.kind]),
    reached: (reached) => void reachable.push(reached),
  };
  reachable = [];
  cache = createCache(announce);
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failing = (failure: Failure) => (): Promise<never> => Promise.reject(new CallFailed(failure));

/** Reads as a page does, until the answer or the last failure, and answers how often the service was asked. */
async function read(failure: Failure, meta?: Meta): Promise<number> {
  const { asked, stop } = show(failing(failure), meta);
  await vi.advanceTimersByTimeAsync(200_000);
  stop();
  return asked.mock.calls.length;
}

/** Shows a query, as a page does while it is open. */
function show(queryFn: () => Promise<never>, meta?: Meta): { asked: Mock<() => Promise<never>>; stop: () => void } {
  const asked = vi.fn<() => Promise<never>>(queryFn);
  const observer = new QueryObserver(cache, { queryKey: ["readPost", (places += 1)], queryFn: asked, ...(meta && { meta }) });
  return { asked, stop: observer.subscribe(() => undefined) };
}
let places = 0;

async function write(operation: string, act: () => Promise<unknown>, meta?: Meta): Promise<void> {
  const observer = new MutationObserver(cache, { mutationKey: [operation], mutationFn: act, ...(meta && { meta }) });
  await observer.mutate().catch(() => undefined);
}

const unavailable: Failure = { kind: "unavailable", status: 503 };

describe("a read that fails", () => {
  it.each<[string, Failure, number]>([
    ["the service is in trouble", unavailable, 3],
    ["the answer takes too long", { kind: "timeout" }, 3],
    ["there is no connection", { kind: "offline" }, 1],
    ["it is not there", { kind: "notFound" }, 1],
    ["it is refused", { kind: "refused", status: 429 }, 1],
    ["nobody is signed in", { kind: "unauthorized" }, 1],
    ["the answer is none", { kind: "protocol", status: 200 }, 1],
  ])("because %s is asked for as often as is worth it", async (_name, failure, times) => {
    expect(await read(failure)).toBe(times);
  });

  it("waits half a second and then one and a half, or as long as the service asks", async () => {
    const { asked, stop } = show(failing(unavailable));
    const after = async (milliseconds: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return asked.mock.calls.length;
    };
    expect([await after(499), await after(1), await after(1499), await after(1)]).toEqual([1, 2, 2, 3]);
    stop();

    const patient = show(failing({ ...unavailable, retryAfter: 7 }));
    await vi.advanceTimersByTimeAsync(6999);
    expect(patient.asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(patient.asked).toHaveBeenCalledTimes(2);
    patient.stop();
  });

  it.each<[string, Failure, unknown[]]>([
    ["trouble of the service", unavailable, [["failed", "unavailable", undefined]]],
    ["a missing answer, which its place shows,", { kind: "notFound" }, []],
    ["a missing connection, which its place shows,", { kind: "offline" }, []],
    ["a missing sign-in, which the session shows,", { kind: "unauthorized" }, []],
    ["a prohibition", { kind: "forbidden" }, [["forbidden", "forbidden"]]],
  ])("announces %s as often as it should", async (_name, failure, words) => {
    await read(failure);
    expect(said).toEqual(words);
  });

  it("says nothing when it is a poll that nobody waits for", async () => {
    await read(unavailable, { fails: "silent" });
    expect(said).toEqual([]);
  });

  it("says the words of its own, whatever the failure", async () => {
    await read({ kind: "notFound" }, { says: "search.failed" });
    await read(unavailable, { says: "search.failed" });
    expect(said).toEqual([["failed", "notFound", "search.failed"], ["failed", "unavailable", "search.failed"]]);
  });

  it("says nothing when nobody waits for it any more, and leaves a fault of ours to the boundary", async () => {
    const shown = [show(() => Promise.reject(new DOMException("gone", "AbortError"))), show(() => Promise.reject(new TypeError("ours")))];
    await vi.advanceTimersByTimeAsync(10);
    for (const { stop } of shown) stop();
    expect(said).toEqual([]);
  });

  it("is announced once, however many places show it", async () => {
    const observers = [1, 2, 3].map(() => new QueryObserver(cache, { queryKey: ["a"], queryFn: failing({ kind: "refused", status: 409 }) }));
    const stop = observers.map((observer) => observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(10);
    for (const end of stop) end();
    expect(said).toEqual([["failed", "refused", undefined]]);
  });
});

describe("a read that went well", () => {
  it("says so when entries of it had to be left out, unless nobody waits for it", async () => {
    const short = { items: [] };
    markIncomplete(short);
    for (const [key, answer, meta] of [["whole", { items: [] }, {}], ["short", short, {}], ["poll", short, { fails: "silent" }]] as const) {
      await cache.fetchQuery({ queryKey: [key], queryFn: () => Promise.resolve(answer), meta });
    }
    expect(said).toEqual([["incomplete"]]);
  });
});

describe("a write", () => {
  it("that fails is announced and never repeated", async () => {
    const act = vi.fn<() => Promise<never>>(failing(unavailable));
    await write("markNotificationsRead", act);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(act).toHaveBeenCalledOnce();
    expect(said).toEqual([["failed", "unavailable", undefined]]);
  });

  it.each(Object.entries(outcomes).flatMap(([operation, outcome]) => (outcome.failsInPlace ? [operation] : [])))("%s that fails is shown where it was made", async (operation) => {
    await write(operation, failing({ kind: "invalid", fields: [] }));
    expect(said).toEqual([]);
  });

  it("that is forbidden is announced, wherever it was made", async () => {
    await write("updateUser", failing({ kind: "forbidden" }));
    expect(said).toEqual([["forbidden", "forbidden"]]);
  });

  it("may fail in silence, or with words of its own", async () => {
    await write("chooseLanguage", failing(unavailable), { fails: "silent" });
    await write("markNotificationsRead", failing(unavailable), { says: "failure.unknown" });
    expect(said).toEqual([["failed", "unavailable", "failure.unknown"]]);
  });

  it.each([
    ["the service's own words", "changePassword", { message: " Parol\u0000 dəyişdirildi " }, [["succeeded", "Parol dəyişdirildi", "password_changed_successfylly"]]],
    ["ours where the service has none", "changePassword", {}, [["succeeded", undefined, "password_changed_successfylly"]]],
    ["ours where the service's are no text", "changePassword", { message: { text: "x" } }, [["succeeded", undefined, "password_changed_successfylly"]]],
    ["nothing where there is nothing to say", "markNotificationsRead", 0, []],
    ["nothing for an answer that is none", "markNotificationsRead", null, []],
  ])("that succeeds says %s", async (_name, operation, answer, words) => {
    await write(operation, () => Promise.resolve(answer));
    expect(said).toEqual(words);
  });

  it("that is unknown to every table is a write all the same", async () => {
    await write("constructor", () => Promise.resolve({ message: "Done" }));
    await write("toString", () => Promise.resolve({}));
    expect(said).toEqual([["succeeded", "Done", undefined]]);
  });

  it("makes the reads stale that it makes untrue, and no others", async () => {
    const keys = [["readNotifications", { lang: "az" }], ["countNotifications", { lang: "az" }], ["listPosts", { lang: "az" }]];
    for (const key of keys) cache.setQueryData(key, 1);
    await write("markNotificationsRead", () => Promise.resolve({}));
    expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
  });
});

describe("the tables of what goes stale", () => {
  const methods = new Map(Object.values(contract.paths).flatMap((item) => Object.entries(item).map(([method, { operationId }]) => [operationId, method])));
  it("name writes of the contract on one side and reads on the other", () => {
    for (const operation of Object.keys(staleAfterWrite)) expect(methods.get(operation), operation).not.toBe("get");
    for (const read of [...Object.values(staleAfterWrite), ...Object.values(staleAfterPush)].flat()) expect(methods.get(read), read).toBe("get");
  });
});

describe("the words of a failure", () => {
  it("are the server's, else ours for its kind", () => {
    const say = (id: MessageId): string => `<${id}>`;
    expect(failureWords(say, { kind: "forbidden", message: "Olmaz" })).toBe("Olmaz");
    for (const kind of ["offline", "timeout", "unauthorized", "forbidden", "notFound"] as const) expect(failureWords(say, { kind })).toBe(`<failure.${kind}>`);
  });
});

it("nothing is said to be reached only once the service does not answer how it does either; any answer ends that", async () => {
  let isThere = true;
  const status = vi.fn<() => Promise<unknown>>(() => (isThere ? Promise.resolve({ state: "OK" }) : failing({ kind: "offline" })()));
  const stop = new QueryObserver(cache, { queryKey: ["readServiceStatus"], queryFn: status, retry: false, meta: { fails: "silent" } }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  await read({ kind: "offline" });
  expect(status).toHaveBeenCalledTimes(2);
  expect(reachable).not.toContain(false);
  isThere = false;
  await read({ kind: "offline" });
  expect(reachable.at(-1)).toBe(false);
  isThere = true;
  await cache.refetchQueries({ queryKey: ["readServiceStatus"] });
  expect(reachable.at(-1)).toBe(true);
  stop();
});
