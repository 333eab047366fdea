import { useT } from "../../i18n/IntlProvider.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { getStatusStyle, parseAppealStatus } from "./appealStatus.ts";

/** A status for the eye and the ear: its word, what it means for the person, and how it looks. */
export type StatusText = { label: string; description: string; tone: Tone; icon: IconName };

/** Says a status as the server sent it. One that the portal does not know keeps the server's own word. */
export function useStatusText(): (said: string, withdrawnAt?: string) => StatusText {
  const t = useT();
  return (said, withdrawnAt) => {
    if (withdrawnAt !== undefined)
      return { label: t("status.withdrawn"), description: t("status.withdrawn.next"), tone: "neutral", icon: "close" };
    const status = parseAppealStatus(said);
    const look = getStatusStyle(status);
    return status === undefined
      ? { label: said, description: t("status.unknown.next"), ...look }
      : { label: t(`status.${status}`), description: t(`status.${status}.next`), ...look };
  };
}
