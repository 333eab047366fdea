import type { ReactNode } from "react";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useStartOver } from "./useStartOver.ts";

type GoneDraftBannerProps = {
  /** What was sent is among the cases of the person: the banner leads there. */
  isAppeal?: boolean | undefined;
  onKeep: () => void;
  /** Called after a confirmation. */
  onStartOver: () => void;
};

/** Renders that the draft of a form was sent or deleted elsewhere, while this tab still has what was entered. */
export function GoneDraftBanner({ isAppeal = false, onKeep, onStartOver }: GoneDraftBannerProps): ReactNode {
  const t = useT();
  const startOver = useStartOver(onStartOver);
  return (
    <Banner
      tone="warning"
      title={t("draft.gone")}
      action={
        <ButtonRow>
          {isAppeal && (
            <ButtonLink size="small" href={paths.appeals}>
              {t("page.appeals.title")}
            </ButtonLink>
          )}
          <Button size="small" onClick={() => void startOver()}>
            {t("form.startOver")}
          </Button>
          <Button size="small" onClick={onKeep}>
            {t("draft.keepThis")}
          </Button>
        </ButtonRow>
      }
    >
      {t("draft.goneText")}
    </Banner>
  );
}
