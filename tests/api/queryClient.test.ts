import { MutationObserver, QueryObserver, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from "vitest";
import { markIncomplete } from "../../src/api/incompleteResponses.ts";
import { createQueryClient, type ResponseHandlers } from "../../src/api/queryClient.ts";
import { getFailureMessage } from "../../src/api/getFailureMessage.ts";
import { mutationOutcomes } from "../../src/api/mutationOutcomes.ts";
import "../../src/api/registerMutationRules.ts";
import { invalidationsOnFailure, invalidations } from "../../src/api/invalidations.ts";
import { invalidationsOnPush } from "../../src/api/invalidationsOnPush.ts";
import { ApiError, requestRejection, type Failure } from "../../src/api/failure.ts";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import type { MessageId } from "../../src/generated/messages/ids.ts";

type OperationMeta = { errorDisplay?: "silent"; messageId?: MessageId };

let announcements: unknown[];
let reachability: boolean[];
let queryClient: QueryClient;
beforeEach(() => {
  announcements = [];
  const handlers: ResponseHandlers = {
    onSuccess: (message, outcome) => announcements.push(["succeeded", message, outcome.messageId]),
    onFailure: (failure, messageId) => announcements.push(["failed", failure.kind, messageId]),
    onIncomplete: () => announcements.push(["incomplete"]),
    onForbidden: (failure) => announcements.push(["forbidden", failure.kind]),
    onReachabilityChange: (reached) => void reachability.push(reached),
  };
  reachability = [];
  queryClient = createQueryClient(handlers);
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failWith = (failure: Failure) => (): Promise<never> => Promise.reject(new ApiError(failure));

/** Observes a failing query until its last attempt. Returns the number of requests. */
async function countReadAttempts(failure: Failure, meta?: OperationMeta): Promise<number> {
  const { queryFn, stop } = observeQuery(failWith(failure), meta);
  await vi.advanceTimersByTimeAsync(200_000);
  stop();
  return queryFn.mock.calls.length;
}

/** Observes a query, as a mounted page does. */
function observeQuery(
  read: () => Promise<never>,
  meta?: OperationMeta,
): { queryFn: Mock<() => Promise<never>>; stop: () => void } {
  const queryFn = vi.fn<() => Promise<never>>(read);
  const observer = new QueryObserver(queryClient, {
    queryKey: ["readPost", (queryCount += 1)],
    queryFn,
    ...(meta && { meta }),
  });
  return { queryFn, stop: observer.subscribe(() => undefined) };
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

describe("a query that fails", () => {
  it.each<[string, number, Failure]>([
    ["503", 3, unavailable],
    ["a timeout", 3, { kind: "timeout" }],
    ["no connection", 1, { kind: "offline" }],
    ["404", 1, { kind: "notFound" }],
    ["429", 3, { kind: "rejected", status: 429 }],
    ["429 for a minute", 3, { kind: "rejected", status: 429, retryAfter: 60 }],
    ["503 for a minute", 3, { ...unavailable, retryAfter: 60 }],
    ["503 for an hour", 1, { ...unavailable, retryAfter: 3600 }],
    ["429 for two minutes", 1, { kind: "rejected", status: 429, retryAfter: 120 }],
    ["409", 1, { kind: "rejected", status: 409, retryAfter: 1 }],
    ["401", 1, { kind: "unauthorized" }],
    ["an invalid response", 1, { kind: "invalidResponse", status: 200 }],
  ])("with %s is sent %i time(s)", async (_name, times, failure) => {
    expect(await countReadAttempts(failure)).toBe(times);
  });

  it.each([
    [0, 7, 7000],
    [0.5, 7, 8550],
    [0.5, 0, 500],
    [0.5, 60, 69_500],
  ])("is retried with random %d after the %d seconds of Retry-After in %d ms", async (random, retryAfter, delayMs) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const delayed = observeQuery(failWith({ ...unavailable, retryAfter }));
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(delayed.queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(delayed.queryFn).toHaveBeenCalledTimes(2);
    delayed.stop();
  });

  it("with 429 waits as long as Retry-After asks, and says so only when the last attempt fails", async () => {
    const { queryFn, stop } = observeQuery(failWith({ kind: "rejected", status: 429, retryAfter: 10 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([queryFn.mock.calls.length, announcements]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([queryFn.mock.calls.length, announcements]).toEqual([3, [["failed", "rejected", undefined]]]);
    stop();
  });

  it("is retried after 0.5 s and 1.5 s", async () => {
    const { queryFn, stop } = observeQuery(failWith(unavailable));
    const after = async (milliseconds: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return queryFn.mock.calls.length;
    };
    expect([await after(499), await after(1), await after(1499), await after(1)]).toEqual([1, 2, 2, 3]);
    stop();
  });

  it.each<[string, Failure, unknown[]]>([
    ["503", unavailable, [["failed", "unavailable", undefined]]],
    ["404, which the page shows,", { kind: "notFound" }, []],
    ["405, which the page shows,", { kind: "rejected", status: 405 }, []],
    ["401 in spite of fresh tokens, which the page shows,", requestRejection, []],
    ["no connection, which the page shows,", { kind: "offline" }, []],
    ["401, which the session shows,", { kind: "unauthorized" }, []],
    ["403", { kind: "forbidden" }, [["forbidden", "forbidden"]]],
  ])("with %s calls the expected handlers", async (_name, failure, expected) => {
    await countReadAttempts(failure);
    expect(announcements).toEqual(expected);
  });

  it.each<Failure>([unavailable, { kind: "forbidden" }])(
    "calls no handler for $kind when its error display is silent",
    async (failure) => {
      await countReadAttempts(failure, { errorDisplay: "silent" });
      expect(announcements).toEqual([]);
    },
  );

  it("passes its own message id, whatever the failure", async () => {
    await countReadAttempts({ kind: "notFound" }, { messageId: "search.failed" });
    await countReadAttempts(unavailable, { messageId: "search.failed" });
    expect(announcements).toEqual([
      ["failed", "notFound", "search.failed"],
      ["failed", "unavailable", "search.failed"],
    ]);
  });

  it("calls no handler for an AbortError and for errors that are not failures", async () => {
    const shown = [
      observeQuery(() => Promise.reject(new DOMException("aborted", "AbortError"))),
      observeQuery(() => Promise.reject(new TypeError("bug"))),
    ];
    await vi.advanceTimersByTimeAsync(10);
    for (const { stop } of shown) stop();
    expect(announcements).toEqual([]);
  });

  it("calls the handler once for several observers", async () => {
    const observers = [1, 2, 3].map(
      () => new QueryObserver(queryClient, { queryKey: ["a"], queryFn: failWith({ kind: "rejected", status: 409 }) }),
    );
    const stop = observers.map((observer) => observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(10);
    for (const end of stop) end();
    expect(announcements).toEqual([["failed", "rejected", undefined]]);
  });
});

describe("a query that succeeds", () => {
  it("reports dropped entries, unless its error display is silent", async () => {
    const incomplete = { items: [] };
    markIncomplete(incomplete);
    for (const [key, data, meta] of [
      ["complete", { items: [] }, {}],
      ["incomplete", incomplete, {}],
      ["poll", incomplete, { errorDisplay: "silent" }],
    ] as const) {
      await queryClient.fetchQuery({ queryKey: [key], queryFn: () => Promise.resolve(data), meta });
    }
    expect(announcements).toEqual([["incomplete"]]);
  });
});

/** The method of each operation of the contract. */
const methods = new Map(
  Object.values(contract.paths).flatMap((item) =>
    Object.entries(item).map(([method, { operationId }]) => [operationId, method]),
  ),
);

describe("a mutation", () => {
  it("that fails is reported and never retried", async () => {
    const mutationFn = vi.fn<() => Promise<never>>(failWith(unavailable));
    await mutate("markNotificationsRead", mutationFn);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mutationFn).toHaveBeenCalledOnce();
    expect(announcements).toEqual([["failed", "unavailable", undefined]]);
  });

  it.each(
    Object.entries(mutationOutcomes).flatMap(([operation, outcome]) => (outcome.hasInlineError ? [operation] : [])),
  )("%s that fails is shown inline", async (operation) => {
    await mutate(operation, failWith({ kind: "invalid", fields: [] }));
    expect(announcements).toEqual([]);
  });

  it("that gets 403 is reported, also with an inline error, unless it takes no token", async () => {
    for (const operation of ["updateUser", "changePassword", "findAppeal", "signIn", "activateAccount"])
      await mutate(operation, failWith({ kind: "forbidden" }));
    expect(announcements).toEqual(["updateUser", "changePassword", "findAppeal"].map(() => ["forbidden", "forbidden"]));
  });

  it("may fail silently, or with its own message id", async () => {
    await mutate("chooseLanguage", failWith(unavailable), { errorDisplay: "silent" });
    await mutate("markNotificationsRead", failWith(unavailable), { messageId: "failure.unknown" });
    expect(announcements).toEqual([["failed", "unavailable", "failure.unknown"]]);
  });

  it.each([
    [
      "the message of the response",
      "changePassword",
      { message: " Parol\u0000 dəyişdirildi " },
      [["succeeded", "Parol dəyişdirildi", "password_changed_successfylly"]],
    ],
    [
      "the outcome of the mutation when the response has no message",
      "changePassword",
      {},
      [["succeeded", undefined, "password_changed_successfylly"]],
    ],
    [
      "the outcome of the mutation when the message is not a string",
      "changePassword",
      { message: { text: "x" } },
      [["succeeded", undefined, "password_changed_successfylly"]],
    ],
    ["nothing when there is neither", "keepDraft", 0, []],
    ["nothing for the body null", "keepDraft", null, []],
  ])("that succeeds reports %s", async (_name, operation, body, expected) => {
    await mutate(operation, () => Promise.resolve(body));
    expect(announcements).toEqual(expected);
  });

  it("without an entry in the tables works, also when its name is that of an inherited property", async () => {
    await mutate("constructor", () => Promise.resolve({ message: "Done" }));
    await mutate("toString", () => Promise.resolve({}));
    expect(announcements).toEqual([["succeeded", "Done", undefined]]);
  });

  it.each([
    ["and comes from a form ends before its queries are read again", "sendAppeal", "listAppeals", 1],
    ["and comes from a mere button ends when its queries are read again", "withdrawAppeal", "readAppeal", 0],
  ] as const)("that succeeds %s", async (_name, operation, query, endCount) => {
    const read = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
    const onEnd = vi.fn<() => void>();
    queryClient.setQueryData([query], {});
    const stop = new QueryObserver(queryClient, { queryKey: [query], queryFn: read }).subscribe(() => undefined);
    void mutate(operation, () => Promise.resolve({})).then(onEnd);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledOnce();
    expect(onEnd).toHaveBeenCalledTimes(endCount);
    stop();
  });

  it("invalidates the queries of its entry and no others", async () => {
    const keys = [
      ["readNotifications", { lang: "az" }],
      ["countNotifications", { lang: "az" }],
      ["listPosts", { lang: "az" }],
    ];
    for (const key of keys) queryClient.setQueryData(key, 1);
    await mutate("markNotificationsRead", () => Promise.resolve({}));
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
  });

  it.each<[string, string[]]>([
    ["correctAppeal", ["listAppeals", "readAppeal"]],
    ["withdrawAppeal", ["listAppeals", "listObligations", "readAppeal"]],
    ["sendEvaluation", ["listAppeals", "readAppeal"]],
    ["sendAppealMessage", ["listAppealMessages"]],
    ["startPayment", ["listObligations", "listPaidPayments", "readAppeal"]],
    ["submitReport", ["listReports"]],
    ["sendFeedback", ["listFeedbacks"]],
  ])("%s that fails invalidates what its page, or the one that leads to it, shows: %j", async (operation, expected) => {
    const reads = [...methods].flatMap(([read, method]) => (method === "get" ? [read] : []));
    for (const read of reads) queryClient.setQueryData([read, { lang: "az" }], 1);
    await mutate(operation, failWith({ kind: "rejected", status: 409 }));
    const isInvalidated = (read: string): boolean =>
      queryClient.getQueryState([read, { lang: "az" }])?.isInvalidated === true;
    expect(new Set(reads.filter(isInvalidated))).toEqual(new Set(expected));
  });
});

describe("the outcomes of mutations", () => {
  it("show a 403 beside the form exactly where the operation takes no token", () => {
    const withoutToken = Object.values(contract.paths)
      .flatMap((item) => Object.values<{ operationId: string; security?: readonly unknown[] }>(item))
      .filter(({ security }) => security?.length === 0)
      .map(({ operationId }) => operationId);
    for (const [operation, { hasInlineError, hasInlineForbidden }] of Object.entries(mutationOutcomes))
      expect(hasInlineForbidden === true, operation).toBe(hasInlineError === true && withoutToken.includes(operation));
  });

  /** The writes that no toast reports: steps of another action, those that run by themselves or lead to another page. */
  const silentOperations = [
    "signInWithIdentity",
    "renewSession",
    "handOverSession",
    "signOut",
    "chooseLanguage",
    "updateNotificationSettings",
    "markNotificationsRead",
    "findAppeal",
    "keepDraft",
    "uploadDocument",
    "startPayment",
  ];

  it("are decided for each write of the contract: in mutationOutcomes.ts, or here for one without", () => {
    const isDecided = (operation: string): boolean =>
      operation in mutationOutcomes || silentOperations.includes(operation);
    expect([...methods].filter(([operation, method]) => method !== "get" && !isDecided(operation))).toEqual([]);
    expect(silentOperations.filter((operation) => operation in mutationOutcomes || !methods.has(operation))).toEqual(
      [],
    );
  });
});

describe("the invalidation tables", () => {
  it("map mutations of the contract to queries of the contract", () => {
    for (const operation of [invalidations, invalidationsOnFailure].flatMap(Object.keys))
      expect(methods.get(operation), operation).not.toBe("get");
    const tables = [invalidations, invalidationsOnFailure, invalidationsOnPush];
    for (const read of tables.flatMap((table) => Object.values(table)).flat())
      expect(methods.get(read), read).toBe("get");
  });
});

describe("the message of a failure", () => {
  it("is that of the server, else the translated one of its kind", () => {
    const t = (id: MessageId): string => `<${id}>`;
    expect(getFailureMessage(t, { kind: "forbidden", message: "Olmaz" })).toBe("Olmaz");
    for (const kind of ["offline", "timeout", "unauthorized", "forbidden", "notFound"] as const)
      expect(getFailureMessage(t, { kind })).toBe(`<failure.${kind}>`);
  });
});

it("reports an unreachable server once the status request fails too, until any request succeeds", async () => {
  let isReachable = true;
  const readStatus = vi.fn<() => Promise<unknown>>(() =>
    isReachable ? Promise.resolve({ state: "OK" }) : failWith({ kind: "offline" })(),
  );
  const stop = new QueryObserver(queryClient, {
    queryKey: ["readServiceStatus"],
    queryFn: readStatus,
    retry: false,
    meta: { errorDisplay: "silent" },
  }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  await countReadAttempts({ kind: "offline" });
  expect(readStatus).toHaveBeenCalledTimes(2);
  expect(reachability).not.toContain(false);
  isReachable = false;
  await countReadAttempts({ kind: "offline" });
  expect(reachability.at(-1)).toBe(false);
  isReachable = true;
  await queryClient.refetchQueries({ queryKey: ["readServiceStatus"] });
  expect(reachability.at(-1)).toBe(true);
  stop();
});

it.each([true, false])(
  "follows the browser (%j) when another origin blocks only the status request",
  async (onLine) => {
    vi.stubGlobal("navigator", { onLine });
    const readStatus = vi.fn<() => Promise<never>>(failWith({ kind: "offline" }));
    await queryClient.fetchQuery({ queryKey: ["listFaq"], queryFn: () => Promise.resolve([]) });
    const stop = new QueryObserver(queryClient, {
      queryKey: ["readServiceStatus"],
      queryFn: readStatus,
      meta: { errorDisplay: "silent" },
    }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(readStatus).toHaveBeenCalledOnce();
    expect(reachability.at(-1)).toBe(onLine);
    stop();
  },
);

it.each<[Failure, boolean]>([
  [{ kind: "notFound" }, true],
  [{ kind: "rejected", status: 429 }, true],
  [unavailable, true],
  [{ kind: "timeout" }, false],
  [{ kind: "invalidResponse", status: 200 }, false],
])("takes %j for the response of a server that is reached: %j", async (failure, isReached) => {
  for (const status of [{ kind: "offline" }, failure] as const) {
    const observer = new QueryObserver(queryClient, {
      queryKey: ["readServiceStatus"],
      queryFn: failWith(status),
      retry: false,
      meta: { errorDisplay: "silent" },
    });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    stop();
  }
  expect(reachability[0]).toBe(false);
  expect(reachability.includes(true)).toBe(isReached);
});

describe("the service status", () => {
  const observeStatus = (): { readStatus: Mock<() => Promise<unknown>>; stop: () => void } => {
    const readStatus = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ state: "OK" }));
    const stop = new QueryObserver(queryClient, { queryKey: ["readServiceStatus"], queryFn: readStatus }).subscribe(
      () => undefined,
    );
    return { readStatus, stop };
  };

  it.each<[Failure, number]>([
    [unavailable, 2],
    [{ kind: "timeout" }, 2],
    [{ kind: "notFound" }, 1],
    [{ kind: "invalid", fields: [] }, 1],
  ])("is requested again after an outage: after %j it was requested %i times", async (failure, count) => {
    const { readStatus, stop } = observeStatus();
    await vi.advanceTimersByTimeAsync(31_000);
    await countReadAttempts(failure);
    expect(readStatus).toHaveBeenCalledTimes(count);
    stop();
  });

  it("is not requested again within 30 seconds", async () => {
    const { readStatus, stop } = observeStatus();
    await vi.advanceTimersByTimeAsync(20_000);
    const query = observeQuery(failWith(unavailable));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(query.queryFn).toHaveBeenCalledTimes(3);
    expect(readStatus).toHaveBeenCalledTimes(1);
    query.stop();
    stop();
  });

  it("is not requested again after a request that the server refuses", async () => {
    const { readStatus, stop } = observeStatus();
    await vi.advanceTimersByTimeAsync(31_000);
    await mutate("sendAppeal", failWith({ kind: "rejected", status: 409 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(readStatus).toHaveBeenCalledTimes(1);
    stop();
  });
});
