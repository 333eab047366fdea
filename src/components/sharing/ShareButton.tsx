import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { showToast } from "../../state/toasts.ts";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { shareLink } from "./shareLink.ts";

// Not in iconPaths: the first view does not need it.
const shareIcon = {
  path: "M15 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M4 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6",
};

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
      <Icon name={shareIcon} />
      {t("share.action")}
    </Button>
  );
}
