import { useT } from "../../i18n/IntlProvider.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { getStatusStyle, parseAppealStatus } from "./appealStatus.ts";

/** Label, description, tone and icon of a status. */
type StatusText = { label: string; description: string; tone: Tone; icon: IconName };

/** Returns a function that describes a status. An unknown status keeps the backend's value as its label. */
export function useStatusText(): (value: string, withdrawnAt?: string) => StatusText {
  const t = useT();
  return (value, withdrawnAt) => {
    if (withdrawnAt !== undefined)
      return { label: t("status.withdrawn"), description: t("status.withdrawn.next"), tone: "neutral", icon: "close" };
    const status = parseAppealStatus(value);
    const style = getStatusStyle(status);
    return status === undefined
      ? { label: value, description: t("status.unknown.next"), ...style }
      : { label: t(`status.${status}`), description: t(`status.${status}.next`), ...style };
  };
}
