import { parseAppealStatus } from "../../config/appealStatus.ts";
import type { Appeal, AppealKind, ApplicationStatus } from "../../generated/contract.d.ts";
import type { MessageId } from "../../generated/messages/ids.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";
import type { Tone } from "../../components/styles/tone.ts";

/** What the status of an appeal depends on. */
export type AppealState = Pick<Appeal, "kind" | "status" | "withdrawnAt">;

/** Label, tone and icon of a status. */
type StatusText = { label: string; tone: Tone; icon: IconName };

/** Tone and icon of each status. The icon repeats what the colour says. */
const statusStyles: Readonly<Record<ApplicationStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: "neutral", icon: "clock" },
  IN_PROCESS: { tone: "info", icon: "eye" },
  PROGRESS: { tone: "info", icon: "swap" },
  SEND_FOR_SIGN: { tone: "warning", icon: "shield" },
  CERTIFICATE_ISSUED: { tone: "success", icon: "success" },
  REFUSED: { tone: "error", icon: "error" },
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
export const getStatusStyle = (status: ApplicationStatus | undefined): { tone: Tone; icon: IconName } =>
  status === undefined ? { tone: "neutral", icon: "info" } : statusStyles[status];

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
  icon: "close",
});
