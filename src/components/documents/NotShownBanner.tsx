import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../feedback/Banner.tsx";

/** Why a file is not shown. */
export type NotShownReason = keyof typeof messageIds;

const messageIds = {
  invalid: ["document.notShown", "document.notShownText"],
  tooLarge: ["document.tooLarge", "document.tooLargeText"],
  oldBrowser: ["document.oldBrowser", "document.oldBrowserText"],
} as const;

/** Says why a file is not shown, and that it can be downloaded. */
export function NotShownBanner({ reason }: { reason: NotShownReason }): ReactNode {
  const t = useT();
  const [titleId, textId] = messageIds[reason];
  return (
    <Banner tone="warning" title={t(titleId)}>
      {t(textId)}
    </Banner>
  );
}
