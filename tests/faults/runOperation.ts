import { MutationObserver, QueryObserver, type QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import { exampleOf, type Operation } from "../../mocks/operations.ts";
import { request } from "../../src/api/request.ts";
import { createCache } from "../../src/api/queryClient.ts";
import { failureOf, isAborted, type Failure } from "../../src/api/failure.ts";

/** What the portal said of its own accord: the kind of each announcement. */
export type Said = "succeeded" | "failed" | "forbidden" | "incomplete";

/** How one call went. */
export type Outcome = {
  answer: unknown;
  failure: Failure | undefined;
  aborted: boolean;
  said: Said[];
  /** What a read showed before and goes on showing; what a command was given, which its form keeps. */
  kept: unknown;
  busy: boolean;
};

/** What a read showed before it was made again. */
export const shownBefore = { shown: "before" };

/** A command's body as a form would send it, told apart from every other. */
export const bodyOf = (operation: Operation): unknown => {
  if (operation.files !== undefined) return filesOf(operation.files);
  return operation.body === "none" ? undefined : { note: ` ${operation.id} ə😀 ` };
};

function filesOf(names: ReadonlySet<string>): FormData {
  const form = new FormData();
  for (const name of names) form.append(name, new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf", lastModified: 0 }));
  return form;
}

/** Whether a call brings a file. */
export const bringsFile = ({ id }: Operation): boolean => exampleOf(id, 200, "az") === undefined;

/** The answer that the contract shows for a call. */
export const goodAnswer = (operation: Operation): Response =>
  bringsFile(operation) ? new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } }) : Response.json(exampleOf(operation.id, 200, "az"));

/** The path of a call below the API base. */
export const pathOf = ({ path }: Operation): string => path.replaceAll(/:\w+/g, "7");

const send = (operation: Operation, data: unknown, signal?: AbortSignal): Promise<unknown> =>
  request({
    url: pathOf(operation),
    method: operation.method.toUpperCase(),
    params: { lang: "az" },
    ...(data !== undefined && { data }),
    ...(data !== undefined && operation.files === undefined && { headers: { "Content-Type": "application/json" } }),
    ...(bringsFile(operation) && { responseType: "blob" as const }),
    signal,
  });

/** Makes a call as the portal does: a read through the cache, shown by a page that has an older answer; anything else as a command. */
export async function makeCall(operation: Operation, { command, abort }: { command: boolean; abort?: boolean }): Promise<Outcome> {
  const said: Said[] = [];
  const cache = createCache({ succeeded: () => said.push("succeeded"), failed: () => said.push("failed"), forbidden: () => said.push("forbidden"), incomplete: () => said.push("incomplete"), reached: () => undefined });
  try {
    return { ...(command ? await asCommand(cache, operation) : await asRead(cache, operation, abort === true)), said };
  } finally {
    cache.clear();
  }
}

async function asRead(cache: QueryClient, operation: Operation, abort: boolean): Promise<Omit<Outcome, "said">> {
  const queryKey = [operation.id, { lang: "az" }];
  cache.setQueryData(queryKey, shownBefore, { updatedAt: 1 });
  const observer = new QueryObserver(cache, { queryKey, queryFn: ({ signal }) => send(operation, bodyOf(operation), signal) });
  const stop = observer.subscribe(() => undefined);
  if (abort) void cache.cancelQueries({ queryKey });
  await untilTrue(() => observer.getCurrentResult().fetchStatus === "idle");
  const { data, error, fetchStatus } = observer.getCurrentResult();
  stop();
  return { answer: error === null ? data : undefined, failure: failureOf(error), aborted: abort && error === null, kept: cache.getQueryData(queryKey), busy: fetchStatus !== "idle" };
}

async function asCommand(cache: QueryClient, operation: Operation): Promise<Omit<Outcome, "said">> {
  const observer = new MutationObserver(cache, { mutationKey: [operation.id], mutationFn: (data: unknown) => send(operation, data) });
  const body = bodyOf(operation);
  let error: unknown;
  let done = false;
  void observer.mutate(body).catch((thrown: unknown) => (error = thrown)).finally(() => (done = true));
  await untilTrue(() => done);
  const { data, variables, isPending } = observer.getCurrentResult();
  return { answer: data, failure: failureOf(error), aborted: isAborted(error), kept: variables, busy: isPending };
}

/** Lets time pass, as much as is needed and at most five minutes of it. Timers are faked; what the machine itself does is not. */
async function untilTrue(what: () => boolean): Promise<void> {
  // What a call fetches when it first needs it must be there already: a busy machine takes longer for it than the turns below.
  await import("../../src/api/validateResponse.ts");
  for (let turn = 0; turn < 300 && !what(); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(turn < 10 ? 0 : 1000);
  }
}
