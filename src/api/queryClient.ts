import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isIncomplete } from "./incompleteResponses.ts";
import type { operations } from "../generated/contract.d.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { failureOf, isAborted, type Failure } from "./failure.ts";
import { plainText } from "./plainText.ts";
import { outcomes, type Outcome } from "./mutationOutcomes.ts";
import { staleAfterRefusal, staleAfterTrouble, staleAfterWrite } from "./invalidations.ts";

/** How a call may ask for another treatment of its failure: `silent` for a poll nobody waits for, `says` for words of its own. */
type Treatment = { fails?: "silent"; says?: MessageId };

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: Treatment;
    mutationMeta: Treatment;
  }
}

/** What happens in the portal when a call ends well or badly: the shell says it and goes where it must. */
export type Announcements = {
  /** A success with the server's own words, or the outcome's message when it has none. */
  succeeded: (said: string | undefined, outcome: Outcome) => void;
  /** A failure that nobody shows in place; `says` are the words of the call itself, used instead of the failure's. */
  failed: (failure: Failure, says: MessageId | undefined) => void;
  /** Entries of a list could not be read and are left out of what is shown. */
  incomplete: () => void;
  /** Whether the service can be reached from this device, each time it shows. */
  reached: (reached: boolean) => void;
  /** The server forbids what was asked. */
  forbidden: (failure: Failure) => void;
};

/** How long the service is not asked again how it does, in milliseconds, however much fails meanwhile. */
const settled = 30_000;

/** The cache of all answers, with the portal's policy: what is repeated, what is announced, what goes stale. */
export function createCache(announce: Announcements): QueryClient {
  const fail = (error: unknown, shownInPlace: boolean, says?: MessageId): void => {
    const failure = failureOf(error);
    if (isAborted(error)) return;
    // An error that is not a failure of a call is a fault of ours; the last-resort boundary shows it.
    if (failure === undefined) return;
    if (failure.kind === "unavailable" || failure.kind === "timeout") askHowItDoes();
    if (failure.kind === "offline") askWhetherItIsThere();
    if (failure.kind === "forbidden") announce.forbidden(failure);
    else if (!shownInPlace && failure.kind !== "unauthorized") announce.failed(failure, says);
  };

  // Also when asking that very question has failed: only what was answered a while ago is asked again.
  const askHowItDoes = (): void => {
    for (const read of staleAfterTrouble) {
      void client.invalidateQueries({ queryKey: [read], predicate: ({ state }) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) > settled });
    }
  };

  // One call that got nowhere may have been blocked by itself: only when the smallest one fails too, nothing is reached.
  const askWhetherItIsThere = (): void => {
    for (const read of staleAfterTrouble) void client.refetchQueries({ queryKey: [read], type: "active" }, { cancelRefetch: false });
  };

  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (answer, query) => {
        announce.reached(true);
        if (isIncomplete(answer) && query.meta?.fails !== "silent") announce.incomplete();
      },
      // A query's failure is shown where its answer would stand; only its words are announced as well.
      onError: (error, query) => {
        const kind = failureOf(error)?.kind;
        if (kind === "offline" && staleAfterTrouble.some((read) => read === query.queryKey[0])) {
          announce.reached(false);
          return;
        }
        const words = query.meta?.says;
        fail(error, query.meta?.fails === "silent" || (words === undefined && (kind === "notFound" || kind === "offline")), words);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, _sent, _context, mutation) => {
        announce.reached(true);
        const operation = operationOf(mutation.options.mutationKey);
        const outcome = rowOf(outcomes, operation) ?? {};
        const said = plainText((answer as { message?: unknown } | null | undefined)?.message);
        if (said !== undefined || outcome.says !== undefined) announce.succeeded(said, outcome);
        return Promise.all((rowOf(staleAfterWrite, operation) ?? []).map((read) => client.invalidateQueries({ queryKey: [read] })));
      },
      onError: (error, _sent, _context, mutation) => {
        const operation = operationOf(mutation.options.mutationKey);
        fail(error, mutation.meta?.fails === "silent" || rowOf(outcomes, operation)?.failsInPlace === true, mutation.meta?.says);
        for (const read of rowOf(staleAfterRefusal, operation) ?? []) void client.invalidateQueries({ queryKey: [read] });
      },
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, networkMode: "always", retry: worthRepeating, retryDelay: pause },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}

const operationOf = (mutationKey: readonly unknown[] | undefined): keyof operations => String(mutationKey?.[0]) as keyof operations;

/** The row of an operation in a table; a name that every object has is no row. */
const rowOf = <Row>(table: Readonly<Partial<Record<keyof operations, Row>>>, operation: keyof operations): Row | undefined => (Object.hasOwn(table, operation) ? table[operation] : undefined);

/** A read is repeated twice when the server or the way to it is in trouble; a refusal is final. */
const worthRepeating = (count: number, error: Error): boolean => {
  const kind = failureOf(error)?.kind;
  return count < 2 && (kind === "unavailable" || kind === "timeout");
};

/** Half a second, then one and a half, each give or take 30 %, or as long as the server asks. In milliseconds. */
const pause = (count: number, error: Error): number => {
  const failure = failureOf(error);
  if (failure?.kind === "unavailable" && failure.retryAfter !== undefined) return failure.retryAfter * 1000;
  return 500 * 3 ** count * (0.7 + 0.6 * Math.random());
};
