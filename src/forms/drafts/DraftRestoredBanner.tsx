import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { requestConfirmation } from "../../state/confirmation.ts";

type DraftRestoredBannerProps = {
  /** Whether the form has fields that are never stored, such as passwords. They have to be filled in again. */
  hasSensitiveField?: boolean;
  onStartOver: () => void;
};

/** Announces that a draft was restored, with a button that discards it after a confirmation. */
export function DraftRestoredBanner({ hasSensitiveField = false, onStartOver }: DraftRestoredBannerProps): ReactNode {
  const t = useT();
  const onClick = async (): Promise<void> => {
    const isConfirmed = await requestConfirmation({
      message: t("form.startOverQuestion"),
      acceptLabel: t("form.startOver"),
      rejectLabel: t("draft.delete.no"),
    });
    // Once the dialog has closed: it gives the focus back to the button.
    if (isConfirmed) setTimeout(onStartOver);
  };
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={() => void onClick()}>
          {t("form.startOver")}
        </Button>
      }
    >
      {t(hasSensitiveField ? "form.restoredWithoutPasswords" : "form.restored")}
    </Banner>
  );
}
