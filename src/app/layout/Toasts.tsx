import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { ToastRegion as Region } from "./ToastRegion.tsx";
import { dismissToast, pauseToast, toastStore } from "../../state/toasts.ts";

/** How many messages are seen at once; the others are counted. */
const maxVisible = 3;

/** The messages at the bottom right, present and empty from the first paint on. */
export function Toasts(): ReactNode {
  const t = useT();
  const { toasts } = useSnapshot(toastStore);
  return (
    <Region
      label={t("toasts.label")}
      items={toasts.map(({ id, tone, text, href }) => ({
        id,
        tone,
        text: href === undefined ? text : <Link href={href}>{text}</Link>,
      }))}
      onDismiss={dismissToast}
      onPause={pauseToast}
      dismissLabel={t("action.dismiss")}
      overflowLabel={toasts.length > maxVisible ? t("toasts.more", { count: toasts.length - maxVisible }) : undefined}
    />
  );
}
