import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../feedback/Banner.tsx";

/** Says why a file is not shown, and that it can be downloaded. */
export function NotShownBanner({ reason }: { reason: "invalid" | "tooLarge" }): ReactNode {
  const t = useT();
  return reason === "tooLarge" ? (
    <Banner tone="warning" title={t("document.tooLarge")}>
      {t("document.tooLargeText")}
    </Banner>
  ) : (
    <Banner tone="warning" title={t("document.notShown")}>
      {t("document.notShownText")}
    </Banner>
  );
}
