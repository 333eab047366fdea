import { MutationObserver, QueryObserver, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { markIncomplete } from "../../src/api/incompleteResponses.ts";
import { createQueryClient, type ResponseHandlers } from "../../src/api/queryClient.ts";
import { failureMessage } from "../../src/api/failureMessage.ts";
import { mutationOutcomes } from "../../src/api/mutationOutcomes.ts";
import { invalidationsOnPush, invalidations } from "../../src/api/invalidations.ts";
import { ApiError, type Failure } from "../../src/api/failure.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { MessageId } from "../../src/generated/messages/ids.ts";

type OperationMeta = { errorDisplay?: "silent"; messageId?: MessageId };

let announcements: unknown[];
let reachability: boolean[];
let queryClient: QueryClient;
beforeEach(() => {
  announcements = [];
  const announce: ResponseHandlers = {
    onSuccess: (words, outcome) => announcements.push(["succeeded", words, outcome.messageId]),
    onFailure: (failure, messageId) => announcements.push(["failed", failure.kind, messageId]),
    onIncomplete: () => announcements.push(["incomplete"]),
    onForbidden: (failure) => announcements.push(["forbidden", failure.kind]),
    onReachabilityChange: (reached) => void reachability.push(reached),
  };
  reachability = [];
  queryClient = createQueryClient(announce);
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failWith = (failure: Failure) => (): Promise<never> => Promise.reject(new ApiError(failure));

/** Reads as a page does, until the answer or the last failure, and answers how often the service was asked. */
async function countReadAttempts(failure: Failure, meta?: OperationMeta): Promise<number> {
  const { asked, stop } = observeQuery(failWith(failure), meta);
  await vi.advanceTimersByTimeAsync(200_000);
  stop();
  return asked.mock.calls.length;
}

/** Shows a query, as a page does while it is open. */
function observeQuery(
  queryFn: () => Promise<never>,
  meta?: OperationMeta,
): { asked: Mock<() => Promise<never>>; stop: () => void } {
  const asked = vi.fn<() => Promise<never>>(queryFn);
  const observer = new QueryObserver(queryClient, {
    queryKey: ["readPost", (queryCount += 1)],
    queryFn: asked,
    ...(meta && { meta }),
  });
  return { asked, stop: observer.subscribe(() => undefined) };
}
let queryCount = 0;

async function mutate(operation: string, mutationFn: () => Promise<unknown>, meta?: OperationMeta): Promise<void> {
  const observer = new MutationObserver(queryClient, {
    mutationKey: [operation],
    mutationFn: mutationFn,
    ...(meta && { meta }),
  });
  await observer.mutate().catch(() => undefined);
}

const unavailable: Failure = { kind: "unavailable", status: 503 };

describe("a read that fails", () => {
  it.each<[string, Failure, number]>([
    ["the service is in trouble", unavailable, 3],
    ["the answer takes too long", { kind: "timeout" }, 3],
    ["there is no connection", { kind: "offline" }, 1],
    ["it is not there", { kind: "notFound" }, 1],
    ["it is refused", { kind: "rejected", status: 429 }, 1],
    ["nobody is signed in", { kind: "unauthorized" }, 1],
    ["the answer is none", { kind: "invalidResponse", status: 200 }, 1],
  ])("because %s is asked for as often as is worth it", async (_name, failure, times) => {
    expect(await countReadAttempts(failure)).toBe(times);
  });

  it("waits half a second and then one and a half, or as long as the service asks", async () => {
    const { asked, stop } = observeQuery(failWith(unavailable));
    const after = async (milliseconds: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return asked.mock.calls.length;
    };
    expect([await after(499), await after(1), await after(1499), await after(1)]).toEqual([1, 2, 2, 3]);
    stop();

    const patient = observeQuery(failWith({ ...unavailable, retryAfter: 7 }));
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
    await countReadAttempts(failure);
    expect(announcements).toEqual(words);
  });

  it("says nothing when it is a poll that nobody waits for", async () => {
    await countReadAttempts(unavailable, { errorDisplay: "silent" });
    expect(announcements).toEqual([]);
  });

  it("says the words of its own, whatever the failure", async () => {
    await countReadAttempts({ kind: "notFound" }, { messageId: "search.failed" });
    await countReadAttempts(unavailable, { messageId: "search.failed" });
    expect(announcements).toEqual([
      ["failed", "notFound", "search.failed"],
      ["failed", "unavailable", "search.failed"],
    ]);
  });

  it("says nothing when nobody waits for it any more, and leaves a fault of ours to the boundary", async () => {
    const shown = [
      observeQuery(() => Promise.reject(new DOMException("gone", "AbortError"))),
      observeQuery(() => Promise.reject(new TypeError("ours"))),
    ];
    await vi.advanceTimersByTimeAsync(10);
    for (const { stop } of shown) stop();
    expect(announcements).toEqual([]);
  });

  it("is announced once, however many places show it", async () => {
    const observers = [1, 2, 3].map(
      () => new QueryObserver(queryClient, { queryKey: ["a"], queryFn: failWith({ kind: "rejected", status: 409 }) }),
    );
    const stop = observers.map((observer) => observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(10);
    for (const end of stop) end();
    expect(announcements).toEqual([["failed", "rejected", undefined]]);
  });
});

describe("a read that went well", () => {
  it("says so when entries of it had to be left out, unless nobody waits for it", async () => {
    const short = { items: [] };
    markIncomplete(short);
    for (const [key, answer, meta] of [
      ["whole", { items: [] }, {}],
      ["short", short, {}],
      ["poll", short, { errorDisplay: "silent" }],
    ] as const) {
      await queryClient.fetchQuery({ queryKey: [key], queryFn: () => Promise.resolve(answer), meta });
    }
    expect(announcements).toEqual([["incomplete"]]);
  });
});

describe("a write", () => {
  it("that fails is announced and never repeated", async () => {
    const act = vi.fn<() => Promise<never>>(failWith(unavailable));
    await mutate("markNotificationsRead", act);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(act).toHaveBeenCalledOnce();
    expect(announcements).toEqual([["failed", "unavailable", undefined]]);
  });

  it.each(
    Object.entries(mutationOutcomes).flatMap(([operation, outcome]) => (outcome.hasInlineError ? [operation] : [])),
  )("%s that fails is shown where it was made", async (operation) => {
    await mutate(operation, failWith({ kind: "invalid", fields: [] }));
    expect(announcements).toEqual([]);
  });

  it("that is forbidden is announced, wherever it was made", async () => {
    await mutate("updateUser", failWith({ kind: "forbidden" }));
    expect(announcements).toEqual([["forbidden", "forbidden"]]);
  });

  it("may fail in silence, or with words of its own", async () => {
    await mutate("chooseLanguage", failWith(unavailable), { errorDisplay: "silent" });
    await mutate("markNotificationsRead", failWith(unavailable), { messageId: "failure.unknown" });
    expect(announcements).toEqual([["failed", "unavailable", "failure.unknown"]]);
  });

  it.each([
    [
      "the service's own words",
      "changePassword",
      { message: " Parol\u0000 dəyişdirildi " },
      [["succeeded", "Parol dəyişdirildi", "password_changed_successfylly"]],
    ],
    [
      "ours where the service has none",
      "changePassword",
      {},
      [["succeeded", undefined, "password_changed_successfylly"]],
    ],
    [
      "ours where the service's are no text",
      "changePassword",
      { message: { text: "x" } },
      [["succeeded", undefined, "password_changed_successfylly"]],
    ],
    ["nothing where there is nothing to say", "markNotificationsRead", 0, []],
    ["nothing for an answer that is none", "markNotificationsRead", null, []],
  ])("that succeeds says %s", async (_name, operation, answer, words) => {
    await mutate(operation, () => Promise.resolve(answer));
    expect(announcements).toEqual(words);
  });

  it("that is unknown to every table is a write all the same", async () => {
    await mutate("constructor", () => Promise.resolve({ message: "Done" }));
    await mutate("toString", () => Promise.resolve({}));
    expect(announcements).toEqual([["succeeded", "Done", undefined]]);
  });

  it("makes the reads stale that it makes untrue, and no others", async () => {
    const keys = [
      ["readNotifications", { lang: "az" }],
      ["countNotifications", { lang: "az" }],
      ["listPosts", { lang: "az" }],
    ];
    for (const key of keys) queryClient.setQueryData(key, 1);
    await mutate("markNotificationsRead", () => Promise.resolve({}));
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
  });
});

describe("the tables of what goes stale", () => {
  const methods = new Map(
    Object.values(contract.paths).flatMap((item) =>
      Object.entries(item).map(([method, { operationId }]) => [operationId, method]),
    ),
  );
  it("name writes of the contract on one side and reads on the other", () => {
    for (const operation of Object.keys(invalidations)) expect(methods.get(operation), operation).not.toBe("get");
    for (const read of [...Object.values(invalidations), ...Object.values(invalidationsOnPush)].flat())
      expect(methods.get(read), read).toBe("get");
  });
});

describe("the words of a failure", () => {
  it("are the server's, else ours for its kind", () => {
    const say = (id: MessageId): string => `<${id}>`;
    expect(failureMessage(say, { kind: "forbidden", message: "Olmaz" })).toBe("Olmaz");
    for (const kind of ["offline", "timeout", "unauthorized", "forbidden", "notFound"] as const)
      expect(failureMessage(say, { kind })).toBe(`<failure.${kind}>`);
  });
});

it("nothing is said to be reached only once the service does not answer how it does either; any answer ends that", async () => {
  let isThere = true;
  const status = vi.fn<() => Promise<unknown>>(() =>
    isThere ? Promise.resolve({ state: "OK" }) : failWith({ kind: "offline" })(),
  );
  const stop = new QueryObserver(queryClient, {
    queryKey: ["readServiceStatus"],
    queryFn: status,
    retry: false,
    meta: { errorDisplay: "silent" },
  }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  await countReadAttempts({ kind: "offline" });
  expect(status).toHaveBeenCalledTimes(2);
  expect(reachability).not.toContain(false);
  isThere = false;
  await countReadAttempts({ kind: "offline" });
  expect(reachability.at(-1)).toBe(false);
  isThere = true;
  await queryClient.refetchQueries({ queryKey: ["readServiceStatus"] });
  expect(reachability.at(-1)).toBe(true);
  stop();
});
