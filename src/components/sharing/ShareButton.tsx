import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { showToast } from "../../state/toasts.ts";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { shareIcon } from "../icons/paths/shareIcon.ts";
import { shareLink } from "./shareLink.ts";

/** Renders a button that shares the address of the page with the device, or copies it and says so. */
export function ShareButton({ title }: { title: string }): ReactNode {
  const t = useT();
  const share = async (): Promise<void> => {
    const result = await shareLink({ title, url: location.href });
    if (result === "copied") showToast({ tone: "success", text: t("share.copied") });
    if (result === "failed") showToast({ tone: "error", text: t("share.failed") });
  };
  return (
    <Button size="small" onClick={() => void share()}>
      <Icon path={shareIcon} />
      {t("share.action")}
    </Button>
  );
}
