import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { useStartOver } from "./useStartOver.ts";

type DraftRestoredBannerProps = {
  /** Whether the form has fields that are never stored, such as passwords. They have to be filled in again. */
  hasSensitiveField?: boolean;
  onStartOver: () => void;
};

/** Announces that a draft was restored, with a button that discards it after a confirmation. */
export function DraftRestoredBanner({ hasSensitiveField = false, onStartOver }: DraftRestoredBannerProps): ReactNode {
  const t = useT();
  const startOver = useStartOver(onStartOver);
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={() => void startOver()}>
          {t("form.startOver")}
        </Button>
      }
    >
      {t(hasSensitiveField ? "form.restoredWithoutPasswords" : "form.restored")}
    </Banner>
  );
}
