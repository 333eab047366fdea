import type { AppealKind } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { getStatusLabelId, getStatusStyle, parseAppealStatus } from "./appealStatus.ts";

/** Label, tone and icon of a status. */
type StatusText = { label: string; tone: Tone; icon: IconName };

/** Returns a function that names a status in the words of the kind of appeal. An unknown status keeps the backend's value as its label. */
export function useStatusText(): (kind: AppealKind, value: string, withdrawnAt?: string) => StatusText {
  const t = useT();
  return (kind, value, withdrawnAt) => {
    if (withdrawnAt !== undefined) return { label: t("status.withdrawn"), tone: "neutral", icon: "close" };
    const status = parseAppealStatus(value);
    return { label: status === undefined ? value : t(getStatusLabelId(kind, status)), ...getStatusStyle(status) };
  };
}
