import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";

/** Announces that a draft was restored, with a button that discards it. */
export function DraftRestoredBanner({ onStartOver }: { onStartOver: () => void }): ReactNode {
  const t = useT();
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={onStartOver}>
          {t("form.startOver")}
        </Button>
      }
    >
      {t("form.restored")}
    </Banner>
  );
}
