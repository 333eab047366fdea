import type { QueryClient } from "@tanstack/react-query";
import { announceLoad } from "./UnthrottledSuspense.tsx";

/** Announces each response, and each failure, of the queries of a client to the boundaries that wait for it. */
export function announceResponses(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && (event.action.type === "success" || event.action.type === "error")) announceLoad();
  });
}
