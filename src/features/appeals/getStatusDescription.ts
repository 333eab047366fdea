import type { Translator } from "../../i18n/IntlProvider.tsx";
import { parseAppealStatus } from "../../config/appealStatus.ts";
import type { AppealState } from "./appealStatus.ts";

/** Returns what the status of an appeal means for the applicant. */
export function getStatusDescription(t: Translator, { kind, status: value, withdrawnAt }: AppealState): string {
  if (withdrawnAt !== undefined) return t("status.withdrawn.next");
  const status = parseAppealStatus(value);
  if (status === undefined) return t("status.unknown.next");
  const hasOwnWords = kind === "COMPLAINT" || kind === "SUGGESTION";
  return t(hasOwnWords ? `status.${kind}.${status}.next` : `status.${status}.next`);
}
