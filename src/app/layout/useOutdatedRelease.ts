import { useQueryClient, type MutationCacheNotifyEvent, type QueryCacheNotifyEvent } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getFailure, type Failure } from "../../api/failure.ts";
import { hasOtherRelease } from "../../components/loading/release.ts";

/** The minimum time between two requests for the release, in milliseconds. */
const minIntervalMs = 300_000;
/** After so many milliseconds in the background a tab asks for the release when it is shown again. */
const minHiddenMs = 3_600_000;

/** What a server with a newer contract may answer to this tab. */
const checkedKinds: readonly (Failure["kind"] | undefined)[] = ["invalidResponse", "invalid", "notFound"];

/**
 * Returns whether the server has another release than this tab. It is asked after a failure that another contract may have
 * caused, and when the tab was in the background for an hour.
 */
export function useOutdatedRelease(): boolean {
  const queryClient = useQueryClient();
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (isOutdated) return undefined;
    let [checkedAt, hiddenAt] = [-Infinity, Infinity];
    const check = (): void => {
      if (Date.now() - checkedAt < minIntervalMs) return;
      checkedAt = Date.now();
      void hasOtherRelease().then((isOther) => setIsOutdated(isOther === true));
    };
    const checkAfterFailure = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): void => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      if (checkedKinds.includes(getFailure(event.action.error)?.kind)) check();
    };
    const checkAfterHidden = (): void => {
      if (document.visibilityState === "hidden") hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > minHiddenMs) check();
    };
    const unsubscribes = [
      queryClient.getQueryCache().subscribe(checkAfterFailure),
      queryClient.getMutationCache().subscribe(checkAfterFailure),
    ];
    document.addEventListener("visibilitychange", checkAfterHidden);
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      document.removeEventListener("visibilitychange", checkAfterHidden);
    };
  }, [queryClient, isOutdated]);
  return isOutdated;
}
