import type { AppealKind } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { getStatusDescriptionId, getStatusLabelId, getStatusStyle, parseAppealStatus } from "./appealStatus.ts";

/** Label, description, tone and icon of a status. */
type StatusText = { label: string; description: string; tone: Tone; icon: IconName };

/** Returns a function that describes a status in the words of the kind of appeal. An unknown status keeps the backend's value as its label. */
export function useStatusText(): (kind: AppealKind, value: string, withdrawnAt?: string) => StatusText {
  const t = useT();
  return (kind, value, withdrawnAt) => {
    if (withdrawnAt !== undefined)
      return { label: t("status.withdrawn"), description: t("status.withdrawn.next"), tone: "neutral", icon: "close" };
    const status = parseAppealStatus(value);
    const style = getStatusStyle(status);
    if (status === undefined) return { label: value, description: t("status.unknown.next"), ...style };
    return { label: t(getStatusLabelId(kind, status)), description: t(getStatusDescriptionId(kind, status)), ...style };
  };
}
