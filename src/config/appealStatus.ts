import type { Appeal, ApplicationStatus } from "../generated/contract.d.ts";

/** Each status in the order of the process, and whether it is the decision. */
const decisions: Readonly<Record<ApplicationStatus, boolean>> = {
  WAITING: false,
  IN_PROCESS: false,
  PROGRESS: false,
  SEND_FOR_SIGN: false,
  CERTIFICATE_ISSUED: true,
  REFUSED: true,
};

/** The statuses in the order of the process. */
export const appealStatuses = Object.keys(decisions) as ApplicationStatus[];

/**
 * Returns the status for a value in either of the backend's spellings (`IN_PROCESS`, `InProcess`), or `undefined` for
 * an unknown one.
 */
export function parseAppealStatus(value: string): ApplicationStatus | undefined {
  const normalized = value.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toUpperCase();
  return appealStatuses.find((status) => status === normalized);
}

/** Returns whether a status is the decision. */
export const isDecision = (status: ApplicationStatus): boolean => decisions[status];

/** Returns whether an appeal needs no further answer: it is decided or withdrawn. */
export function isDecided({ status: value, withdrawnAt }: Pick<Appeal, "status" | "withdrawnAt">): boolean {
  const status = parseAppealStatus(value);
  return withdrawnAt !== undefined || (status !== undefined && isDecision(status));
}
