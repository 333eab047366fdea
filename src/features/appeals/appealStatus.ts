import { parseAppealStatus } from "../../config/appealStatus.ts";
import type { Appeal, AppealKind, ApplicationStatus } from "../../generated/contract.d.ts";
import type { MessageId } from "../../generated/messages/ids.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";
import type { IconPath } from "../../components/icons/iconPath.ts";
import type { Tone } from "../../components/styles/tone.ts";
import { clockIcon } from "../../components/icons/paths/clockIcon.ts";
import { eyeIcon } from "../../components/icons/paths/eyeIcon.ts";
import { swapIcon } from "../../components/icons/paths/swapIcon.ts";
import { shieldIcon } from "../../components/icons/paths/shieldIcon.ts";
import { successIcon } from "../../components/icons/paths/successIcon.ts";
import { errorIcon } from "../../components/icons/paths/errorIcon.ts";
import { infoIcon } from "../../components/icons/paths/infoIcon.ts";
import { closeIcon } from "../../components/icons/paths/closeIcon.ts";

/** What the status of an appeal depends on. */
export type AppealState = Pick<Appeal, "kind" | "status" | "withdrawnAt">;

/** Label, tone and icon of a status. */
type StatusText = { label: string; tone: Tone; icon: IconPath };

/** Tone and icon of each status. The icon repeats what the colour says. */
const statusStyles: Readonly<Record<ApplicationStatus, { tone: Tone; icon: IconPath }>> = {
  WAITING: { tone: "neutral", icon: clockIcon },
  IN_PROCESS: { tone: "info", icon: eyeIcon },
  PROGRESS: { tone: "info", icon: swapIcon },
  SEND_FOR_SIGN: { tone: "warning", icon: shieldIcon },
  CERTIFICATE_ISSUED: { tone: "success", icon: successIcon },
  REFUSED: { tone: "error", icon: errorIcon },
};

/** The kinds of appeals, which have different words for the same statuses. */
export const appealKinds = ["APPLICATION", "COMPLAINT", "SUGGESTION"] as const satisfies readonly AppealKind[];

/** Returns the id of the label of a status: words of their own for complaints and suggestions, the specification's for the others. */
export function getStatusLabelId(kind: AppealKind, status: ApplicationStatus): MessageId {
  // Each kind has its template, so that codegen finds only the labels among the messages of the home page.
  if (kind === "COMPLAINT") return `status.COMPLAINT.${status}`;
  return kind === "SUGGESTION" ? `status.SUGGESTION.${status}` : `status.${status}`;
}

/** Returns tone and icon of a status; neutral for an unknown one. */
export const getStatusStyle = (status: ApplicationStatus | undefined): { tone: Tone; icon: IconPath } =>
  status === undefined ? { tone: "neutral", icon: infoIcon } : statusStyles[status];

/** Returns the status of an appeal in the words of its kind. An unknown status keeps the backend's value as its label. */
export function getStatusText(t: Translator, { kind, status: value, withdrawnAt }: AppealState): StatusText {
  if (withdrawnAt !== undefined) return getWithdrawnText(t, kind);
  const status = parseAppealStatus(value);
  return { label: status === undefined ? value : t(getStatusLabelId(kind, status)), ...getStatusStyle(status) };
}

/** Returns what a withdrawn appeal shows in the place of its status. */
export const getWithdrawnText = (t: Translator, kind: AppealKind): StatusText => ({
  label: t(kind === "COMPLAINT" ? "status.COMPLAINT.withdrawn" : "status.withdrawn"),
  tone: "neutral",
  icon: closeIcon,
});
