import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isIncomplete } from "./incompleteResponses.ts";
import type { operations } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { getFailure, type Failure } from "./failure.ts";
import { isOperationMissing } from "./isOperationMissing.ts";
import { isRateLimited } from "./isRateLimited.ts";
import { toPlainText } from "./toPlainText.ts";
import type { MutationOutcome } from "./mutationOutcomes.ts";

/**
 * Options of a query or mutation: `errorDisplay: "silent"` when nobody needs to see its failure, such as that of a poll, or
 * the component shows it, also a 403; `messageId` for a message that replaces that of the failure.
 */
type OperationMeta = { errorDisplay?: "silent"; messageId?: MessageId };

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: OperationMeta;
    mutationMeta: OperationMeta;
  }
}

/** Callbacks for the results of all queries and mutations: they show toasts and navigate. */
export type ResponseHandlers = {
  /** A mutation succeeded. `message` is the server's message, if it has one. */
  onSuccess: (message: string | undefined, outcome: MutationOutcome) => void;
  /** A request failed and no component shows it. `messageId` replaces the message of the failure. */
  onFailure: (failure: Failure, messageId: MessageId | undefined) => void;
  /** Invalid entries were dropped from a list. */
  onIncomplete: () => void;
  /** A request has shown whether the server can be reached: it can when it refuses a request, too. */
  onReachabilityChange: (isReachable: boolean) => void;
  /** The server responded with 403, and no component shows it. */
  onForbidden: (failure: Failure) => void;
};

type OperationId = keyof operations;
type OperationTable<Entry> = Readonly<Partial<Record<OperationId, Entry>>>;

/** What follows a mutation, by operationId. */
type MutationRules = {
  outcomes: OperationTable<MutationOutcome>;
  /** The queries that a successful mutation invalidates, and those that a failed one does. */
  invalidations: OperationTable<readonly OperationId[]>;
  invalidationsOnFailure: OperationTable<readonly OperationId[]>;
};

let mutationRules: MutationRules = { outcomes: {}, invalidations: {}, invalidationsOnFailure: {} };

/** Sets what follows each mutation. Only `registerMutationRules.ts` calls it, when it is loaded. */
export function setMutationRules(rules: MutationRules): void {
  mutationRules = rules;
}

/** The query to refetch when a request fails with 5xx or a timeout. */
const serviceStatusOperation: OperationId = "readServiceStatus";

/** The minimum time between two requests for the service status after failures, in milliseconds. */
const serviceStatusMinAgeMs = 30_000;

/** Returns the query client with the retry, toast and invalidation rules of the portal. */
export function createQueryClient(handlers: ResponseHandlers): QueryClient {
  /** The operations to which the server has responded in any way. */
  const answered = new Set<unknown>();
  const reportResponse = (operation: unknown): void => {
    answered.add(operation);
    handlers.onReachabilityChange(true);
  };
  const handleError = (
    error: unknown,
    operation: unknown,
    meta: OperationMeta | undefined,
    isShownInline: boolean,
    isForbiddenShownInline = false,
  ): void => {
    const failure = getFailure(error);
    // The error boundary shows any other error: it is a bug.
    if (failure === undefined) return;
    if (failure.kind === "unavailable" || failure.kind === "timeout") invalidateServiceStatus(client);
    if (failure.kind === "offline") refetchServiceStatus(client);
    if (!["offline", "timeout", "accountChanged", "invalidResponse"].includes(failure.kind)) reportResponse(operation);
    // A poll must not take anybody away from their page.
    if (meta?.errorDisplay === "silent") return;
    if (failure.kind === "forbidden" && !isForbiddenShownInline) handlers.onForbidden(failure);
    else if (!isShownInline && failure.kind !== "unauthorized") handlers.onFailure(failure, meta?.messageId);
  };

  const invalidate = (table: OperationTable<readonly OperationId[]>, operation: OperationId): Promise<unknown> =>
    Promise.all(getOwnEntry(table, operation)?.map((query) => client.invalidateQueries({ queryKey: [query] })) ?? []);

  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, query) => {
        reportResponse(query.queryKey[0]);
        if (isIncomplete(data) && query.meta?.errorDisplay !== "silent") handlers.onIncomplete();
      },
      onError: (error, query) => {
        const failure = getFailure(error);
        const operation = query.queryKey[0];
        // A backend of another origin may block this request, because it does not know it. Then the browser has to know.
        const isStatusBlocked = answered.size > 0 && !answered.has(operation);
        if (failure?.kind === "offline" && operation === serviceStatusOperation)
          handlers.onReachabilityChange(isStatusBlocked && navigator.onLine);
        else handleError(error, operation, query.meta, isShownByPage(failure, query.meta));
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _context, mutation) => {
        const operation = getOperationId(mutation.options.mutationKey);
        reportResponse(operation);
        const outcome = getOwnEntry(mutationRules.outcomes, operation) ?? {};
        const message = toPlainText((data as { message?: unknown } | null | undefined)?.message);
        // The end of a session has removed its mutations: the next person does not see their messages.
        const ofSession: readonly unknown[] = client.getMutationCache().getAll();
        if (ofSession.includes(mutation) && (message ?? outcome.messageId) !== undefined)
          handlers.onSuccess(message, outcome);
        const readings = invalidate(mutationRules.invalidations, operation);
        // A form is done when it is sent. A mere button, such as that of a withdrawal, is busy until its page shows the change.
        return outcome.hasInlineError ?? readings;
      },
      onError: (error, _variables, _context, mutation) => {
        const operation = getOperationId(mutation.options.mutationKey);
        const outcome = getOwnEntry(mutationRules.outcomes, operation);
        handleError(error, operation, mutation.meta, outcome?.hasInlineError === true, outcome?.hasInlineForbidden);
        void invalidate(mutationRules.invalidationsOnFailure, operation);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, networkMode: "always", retry: shouldRetry, retryDelay: getRetryDelayMs },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}

/** Requests the service status again. The minimum age stops a loop when the status request itself fails. */
function invalidateServiceStatus(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: [serviceStatusOperation],
    predicate: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > serviceStatusMinAgeMs,
  });
}

/**
 * Requests the service status at once. A single request may have been blocked: the server counts as unreachable only when
 * the status request fails too.
 */
function refetchServiceStatus(client: QueryClient): void {
  void client.refetchQueries({ queryKey: [serviceStatusOperation], type: "active" }, { cancelRefetch: false });
}

/** The page shows a missing operation and `offline` in place of the data, so these get a toast only with a `messageId`. */
const isShownByPage = (failure: Failure | undefined, meta: OperationMeta | undefined): boolean =>
  meta?.messageId === undefined && (failure?.kind === "offline" || isOperationMissing(failure));

const getOperationId = (mutationKey: readonly unknown[] | undefined): OperationId =>
  String(mutationKey?.[0]) as OperationId;

/** Returns the own entry of an operation in a table, never an inherited one such as `constructor`. */
const getOwnEntry = <Entry>(table: OperationTable<Entry>, operation: OperationId): Entry | undefined =>
  Object.hasOwn(table, operation) ? table[operation] : undefined;

/** Returns the seconds of `Retry-After`, if the response has it. */
export const getRetryAfter = (
  failure: { kind: Failure["kind"]; retryAfter?: number } | undefined,
): number | undefined => failure?.retryAfter;

/** Returns whether a query is sent again: twice after 5xx, 429 or a timeout, unless the response asks to wait for over a minute. */
export const shouldRetry = (count: number, error: Error): boolean => {
  const failure = getFailure(error);
  const mayPass = isRateLimited(failure) || failure?.kind === "unavailable" || failure?.kind === "timeout";
  return count < 2 && mayPass && !((getRetryAfter(failure) ?? 0) > 60);
};

/** Returns 500 and then 1500 milliseconds, each ±30 %, or the delay that `Retry-After` sets, and up to 1 s and 30 % more. */
const getRetryDelayMs = (count: number, error: Error): number => {
  const seconds = getRetryAfter(getFailure(error));
  if (seconds !== undefined) return 1000 * (seconds + Math.random() * (1 + 0.3 * seconds));
  return 500 * 3 ** count * (0.7 + 0.6 * Math.random());
};
