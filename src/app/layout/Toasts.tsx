import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { dismissToast, pauseToast, toastStore } from "../../state/toasts.ts";

/** Older toasts are only counted. */
const maxVisible = 3;

/** Renders the toasts of the toast store. */
export function Toasts(): ReactNode {
  const t = useT();
  const { toasts } = useSnapshot(toastStore);
  return (
    <ToastRegion
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
