import type { ReactNode } from "react";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { withLanguage } from "../../i18n/languagePaths.ts";
import { showToast } from "../../state/toasts.ts";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { shareIcon } from "../icons/paths/shareIcon.ts";
import { shareLink } from "./shareLink.ts";

/** Renders a button that shares the address of the page, in the language that is shown, with the device, or copies it and says so. */
export function ShareButton({ title }: { title: string }): ReactNode {
  const t = useT();
  const language = useLanguage();
  const share = async (): Promise<void> => {
    // The address may have no language: then it shows everybody their own.
    const { origin, pathname, search, hash } = location;
    const result = await shareLink({ title, url: origin + withLanguage(pathname, language) + search + hash });
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
