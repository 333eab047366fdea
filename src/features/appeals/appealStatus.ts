import type { components } from "../../generated/contract.d.ts";
import type { IconName } from "../../components/icons/iconPaths.ts";
import type { Tone } from "../../components/styles/tone.ts";

/** How far an appeal has come, as the contract names it. */
export type ApplicationStatus = components["schemas"]["ApplicationStatus"];

/** How each status looks: its icon and word say the same as its colour. */
const statusStyles: Readonly<Record<ApplicationStatus, { tone: Tone; icon: IconName }>> = {
  WAITING: { tone: "neutral", icon: "clock" },
  IN_PROCESS: { tone: "info", icon: "eye" },
  PROGRESS: { tone: "info", icon: "swap" },
  SEND_FOR_SIGN: { tone: "warning", icon: "shield" },
  CERTIFICATE_ISSUED: { tone: "success", icon: "success" },
  REFUSED: { tone: "error", icon: "error" },
};

/** The statuses in the order in which an appeal goes through them. */
export const appealStatuses = [
  "WAITING",
  "IN_PROCESS",
  "PROGRESS",
  "SEND_FOR_SIGN",
  "CERTIFICATE_ISSUED",
  "REFUSED",
] as const satisfies readonly ApplicationStatus[];

/** The status that a server's word stands for, in either of its spellings (`IN_PROCESS`, `InProcess`); `undefined` for a new one. */
export function parseAppealStatus(value: string): ApplicationStatus | undefined {
  const spelt = value.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();
  return appealStatuses.find((status) => status === spelt);
}

/** The look of a status; neutral for one that is not known. */
export const getStatusStyle = (status: ApplicationStatus | undefined): { tone: Tone; icon: IconName } =>
  status === undefined ? { tone: "neutral", icon: "info" } : statusStyles[status];
