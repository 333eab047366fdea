import type { Translator } from "../../i18n/IntlProvider.tsx";
import { parseAppealStatus, type AppealState } from "./appealStatus.ts";

/** Returns what the status of an appeal means for the applicant. */
export function getStatusDescription(t: Translator, { kind, status: value, withdrawnAt }: AppealState): string {
  if (withdrawnAt !== undefined) return t("status.withdrawn.next");
  const status = parseAppealStatus(value);
  if (status === undefined) return t("status.unknown.next");
  return t(kind === "APPLICATION" ? `status.${status}.next` : `status.${kind}.${status}.next`);
}
