import type { AppealKind } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { parseAppealStatus } from "./appealStatus.ts";

/** Returns a function that says what a status means for the applicant. */
export function useStatusDescription(): (kind: AppealKind, value: string, withdrawnAt?: string) => string {
  const t = useT();
  return (kind, value, withdrawnAt) => {
    if (withdrawnAt !== undefined) return t("status.withdrawn.next");
    const status = parseAppealStatus(value);
    if (status === undefined) return t("status.unknown.next");
    return t(kind === "APPLICATION" ? `status.${status}.next` : `status.${kind}.${status}.next`);
  };
}
