import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isIncomplete } from "./incompleteResponses.ts";
import type { operations } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { failureOf, isAbortError, type Failure } from "./failure.ts";
import { plainText } from "./plainText.ts";
import { mutationOutcomes, type MutationOutcome } from "./mutationOutcomes.ts";
import { invalidationsOnRejection, invalidationsOnOutage, invalidations } from "./invalidations.ts";

/** How a call may ask for another treatment of its failure: `silent` for a poll nobody waits for, `says` for words of its own. */
type OperationMeta = { errorDisplay?: "silent"; messageId?: MessageId };

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: OperationMeta;
    mutationMeta: OperationMeta;
  }
}

/** What happens in the portal when a call ends well or badly: the shell says it and goes where it must. */
export type ResponseHandlers = {
  /** A success with the server's own words, or the outcome's message when it has none. */
  onSuccess: (said: string | undefined, outcome: MutationOutcome) => void;
  /** A failure that nobody shows in place; `says` are the words of the call itself, used instead of the failure's. */
  onFailure: (failure: Failure, says: MessageId | undefined) => void;
  /** Entries of a list could not be read and are left out of what is shown. */
  onIncomplete: () => void;
  /** Whether the service can be reached from this device, each time it shows. */
  onReachabilityChange: (reached: boolean) => void;
  /** The server forbids what was asked. */
  onForbidden: (failure: Failure) => void;
};

/** How long the service is not asked again how it does, in milliseconds, however much fails meanwhile. */
const serviceStatusMinAgeMs = 30_000;

/** The cache of all answers, with the portal's policy: what is repeated, what is announced, what goes stale. */
export function createQueryClient(handlers: ResponseHandlers): QueryClient {
  const fail = (error: unknown, shownInPlace: boolean, says?: MessageId): void => {
    const failure = failureOf(error);
    if (isAbortError(error)) return;
    // An error that is not a failure of a call is a fault of ours; the last-resort boundary shows it.
    if (failure === undefined) return;
    if (failure.kind === "unavailable" || failure.kind === "timeout") askHowItDoes();
    if (failure.kind === "offline") askWhetherItIsThere();
    if (failure.kind === "forbidden") handlers.onForbidden(failure);
    else if (!shownInPlace && failure.kind !== "unauthorized") handlers.onFailure(failure, says);
  };

  // Also when asking that very question has failed: only what was answered a while ago is asked again.
  const askHowItDoes = (): void => {
    for (const read of invalidationsOnOutage) {
      void client.invalidateQueries({
        queryKey: [read],
        predicate: ({ state }) =>
          Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > serviceStatusMinAgeMs,
      });
    }
  };

  // One call that got nowhere may have been blocked by itself: only when the smallest one fails too, nothing is reached.
  const askWhetherItIsThere = (): void => {
    for (const read of invalidationsOnOutage)
      void client.refetchQueries({ queryKey: [read], type: "active" }, { cancelRefetch: false });
  };

  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (answer, query) => {
        handlers.onReachabilityChange(true);
        if (isIncomplete(answer) && query.meta?.errorDisplay !== "silent") handlers.onIncomplete();
      },
      // A query's failure is shown where its answer would stand; only its words are announced as well.
      onError: (error, query) => {
        const kind = failureOf(error)?.kind;
        if (kind === "offline" && invalidationsOnOutage.some((read) => read === query.queryKey[0])) {
          handlers.onReachabilityChange(false);
          return;
        }
        const words = query.meta?.messageId;
        fail(
          error,
          query.meta?.errorDisplay === "silent" || (words === undefined && (kind === "notFound" || kind === "offline")),
          words,
        );
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, _sent, _context, mutation) => {
        handlers.onReachabilityChange(true);
        const operation = operationIdOf(mutation.options.mutationKey);
        const outcome = entryOf(mutationOutcomes, operation) ?? {};
        const said = plainText((answer as { message?: unknown } | null | undefined)?.message);
        if (said !== undefined || outcome.messageId !== undefined) handlers.onSuccess(said, outcome);
        return Promise.all(
          (entryOf(invalidations, operation) ?? []).map((read) => client.invalidateQueries({ queryKey: [read] })),
        );
      },
      onError: (error, _sent, _context, mutation) => {
        const operation = operationIdOf(mutation.options.mutationKey);
        fail(
          error,
          mutation.meta?.errorDisplay === "silent" || entryOf(mutationOutcomes, operation)?.hasInlineError === true,
          mutation.meta?.messageId,
        );
        for (const read of entryOf(invalidationsOnRejection, operation) ?? [])
          void client.invalidateQueries({ queryKey: [read] });
      },
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, networkMode: "always", retry: shouldRetry, retryDelay: retryDelayMs },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}

const operationIdOf = (mutationKey: readonly unknown[] | undefined): keyof operations =>
  String(mutationKey?.[0]) as keyof operations;

/** The row of an operation in a table; a name that every object has is no row. */
const entryOf = <Row>(
  table: Readonly<Partial<Record<keyof operations, Row>>>,
  operation: keyof operations,
): Row | undefined => (Object.hasOwn(table, operation) ? table[operation] : undefined);

/** A read is repeated twice when the server or the way to it is in trouble; a refusal is final. */
const shouldRetry = (count: number, error: Error): boolean => {
  const kind = failureOf(error)?.kind;
  return count < 2 && (kind === "unavailable" || kind === "timeout");
};

/** Half a second, then one and a half, each give or take 30 %, or as long as the server asks. In milliseconds. */
const retryDelayMs = (count: number, error: Error): number => {
  const failure = failureOf(error);
  if (failure?.kind === "unavailable" && failure.retryAfter !== undefined) return failure.retryAfter * 1000;
  return 500 * 3 ** count * (0.7 + 0.6 * Math.random());
};
