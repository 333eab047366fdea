import { MutationObserver, QueryObserver, type QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import { getResponseExample, type Operation } from "../../mocks/operations.ts";
import { request } from "../../src/api/request.ts";
import { createQueryClient } from "../../src/api/queryClient.ts";
import "../../src/api/registerMutationRules.ts";
import { getFailure, type Failure } from "../../src/api/failure.ts";

/** The kind of a toast. */
export type ToastKind = "succeeded" | "failed" | "forbidden" | "incomplete";

/** The outcome of one operation. */
export type OperationOutcome = {
  data: unknown;
  failure: Failure | undefined;
  isAborted: boolean;
  toasts: ToastKind[];
  /** The cached data of a query, or the variables of a mutation, which its form keeps. */
  retained: unknown;
  isPending: boolean;
};

/** The cached data of a query before it is refetched. */
export const staleData = { shown: "before" };

/** Returns a request body that is unique for the operation. */
export const createRequestBody = (operation: Operation): unknown => {
  if (operation.fileFields !== undefined) return toFormData(operation.fileFields);
  return operation.body === "none" ? undefined : { note: ` ${operation.id} ə😀 ` };
};

function toFormData(names: ReadonlySet<string>): FormData {
  const form = new FormData();
  for (const name of names)
    form.append(name, new File(["%PDF-1.7"], "a.pdf", { type: "application/pdf", lastModified: 0 }));
  return form;
}

/** Returns whether an operation returns a file. */
export const returnsFile = ({ id }: Operation): boolean => getResponseExample(id, 200, "az") === undefined;

/** Returns the example response of the contract. */
export const createValidResponse = (operation: Operation): Response =>
  returnsFile(operation)
    ? new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } })
    : Response.json(getResponseExample(operation.id, 200, "az"));

/** Returns the path of an operation relative to the API base URL. */
export const requestPath = ({ path }: Operation): string => path.replaceAll(/:\w+/g, "7");

const sendOperation = (operation: Operation, data: unknown, signal?: AbortSignal): Promise<unknown> =>
  request({
    url: requestPath(operation),
    method: operation.method.toUpperCase(),
    params: { lang: "az" },
    ...(data !== undefined && { data }),
    ...(data !== undefined &&
      operation.fileFields === undefined && { headers: { "Content-Type": "application/json" } }),
    ...(returnsFile(operation) && { responseType: "blob" as const }),
    signal,
  });

/** Runs an operation as the portal does: as a query with cached data, or as a mutation. */
export async function runOperation(
  operation: Operation,
  { isMutation, shouldAbort = false }: { isMutation: boolean; shouldAbort?: boolean },
): Promise<OperationOutcome> {
  const toasts: ToastKind[] = [];
  const cache = createQueryClient({
    onSuccess: () => toasts.push("succeeded"),
    onFailure: () => toasts.push("failed"),
    onForbidden: () => toasts.push("forbidden"),
    onIncomplete: () => toasts.push("incomplete"),
    onReachabilityChange: () => undefined,
  });
  try {
    return {
      ...(isMutation ? await runMutation(cache, operation) : await runQuery(cache, operation, shouldAbort)),
      toasts,
    };
  } finally {
    cache.clear();
  }
}

async function runQuery(
  cache: QueryClient,
  operation: Operation,
  shouldAbort: boolean,
): Promise<Omit<OperationOutcome, "toasts">> {
  const queryKey = [operation.id, { lang: "az" }];
  cache.setQueryData(queryKey, staleData, { updatedAt: 1 });
  const observer = new QueryObserver(cache, {
    queryKey,
    queryFn: ({ signal }) => sendOperation(operation, createRequestBody(operation), signal),
  });
  const stop = observer.subscribe(() => undefined);
  if (shouldAbort) void cache.cancelQueries({ queryKey });
  await advanceTimersUntil(() => observer.getCurrentResult().fetchStatus === "idle");
  const { data, error, fetchStatus } = observer.getCurrentResult();
  stop();
  return {
    data: error === null ? data : undefined,
    failure: getFailure(error),
    isAborted: shouldAbort && error === null,
    retained: cache.getQueryData(queryKey),
    isPending: fetchStatus !== "idle",
  };
}

async function runMutation(cache: QueryClient, operation: Operation): Promise<Omit<OperationOutcome, "toasts">> {
  const observer = new MutationObserver(cache, {
    mutationKey: [operation.id],
    mutationFn: (data: unknown) => sendOperation(operation, data),
  });
  const body = createRequestBody(operation);
  let error: unknown;
  let isDone = false;
  void observer
    .mutate(body)
    .catch((thrown: unknown) => (error = thrown))
    .finally(() => (isDone = true));
  await advanceTimersUntil(() => isDone);
  const { data, variables, isPending } = observer.getCurrentResult();
  return {
    data,
    failure: getFailure(error),
    isAborted: error instanceof DOMException && error.name === "AbortError",
    retained: variables,
    isPending,
  };
}

/** Advances the fake timers until the condition holds, by at most five minutes. */
async function advanceTimersUntil(condition: () => boolean): Promise<void> {
  // Preloads the lazily imported module, because on a busy machine the import can take longer than the loop below.
  await (await import("../../src/api/validateResponse.ts")).loadShapes();
  for (let turn = 0; turn < 300 && !condition(); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(turn < 10 ? 0 : 1000);
  }
}
