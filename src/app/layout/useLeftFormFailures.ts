import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getFailure } from "../../api/failure.ts";
import { mutationOutcomes } from "../../api/mutationOutcomes.ts";
import type { operations } from "../../generated/contract.d.ts";
import { getSendFailureMessage, isUnanswered } from "../../forms/sendFailure.ts";
import { useLatestT } from "../../i18n/IntlProvider.tsx";
import { showToast } from "../../state/toasts.ts";

/** Shows the failure of a form in a toast when the form was left before it failed: nothing else shows it. */
export function useLeftFormFailures(): void {
  const queryClient = useQueryClient();
  const latestT = useLatestT();
  useEffect(() => {
    const leftMutations = new WeakSet<object>();
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "observerRemoved") leftMutations.add(event.mutation);
      if (event.type !== "updated" || event.action.type !== "error" || !leftMutations.has(event.mutation)) return;
      const { mutationKey, meta } = event.mutation.options;
      const outcome = mutationOutcomes[String(mutationKey?.[0]) as keyof operations];
      const failure = getFailure(event.action.error);
      // The query client and the session report these two anyway.
      const isReported =
        (failure?.kind === "forbidden" && outcome?.hasInlineForbidden !== true) || failure?.kind === "unauthorized";
      if (failure === undefined || isReported || outcome?.hasInlineError !== true || meta?.errorDisplay === "silent")
        return;
      const t = latestT.current;
      const reason = getSendFailureMessage(t, failure);
      showToast({ tone: "error", text: isUnanswered(failure) ? reason : t("form.notSentReason", { reason }) });
    });
  }, [queryClient, latestT]);
}
