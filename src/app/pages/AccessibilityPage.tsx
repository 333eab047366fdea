import type { ReactNode } from "react";
import { formatPhone } from "../../i18n/format.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useSettings } from "../../components/loading/useSettings.ts";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { paths } from "../../config/paths.ts";
import { BulletList } from "../../components/text/BulletList.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Prose } from "../../components/text/Prose.tsx";
import { viewState } from "../../state/viewState.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { phoneIcon } from "../../components/icons/paths/phoneIcon.ts";

/** Renders the accessibility statement. */
export default function AccessibilityPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { callCenterPhone } = useSettings();
  const offersPersonalSections = useOffersPersonalSections();
  return (
    <PageLayout title={title} lead={t("accessibility.lead")}>
      <Prose>
        <h2>{t("accessibility.help.title")}</h2>
        <BulletList
          items={[
            t("accessibility.help.panel"),
            t("accessibility.help.keyboard"),
            t("accessibility.help.zoom"),
            t("accessibility.help.language"),
            t("accessibility.help.system"),
          ]}
        />
        <h2>{t("accessibility.checked.title")}</h2>
        <p>{t("accessibility.checked.text")}</p>
        <BulletList
          items={[
            t("accessibility.checked.rules"),
            t("accessibility.checked.contrast"),
            t("accessibility.checked.widths"),
            t("accessibility.checked.keyboard"),
            t("accessibility.checked.displayModes"),
          ]}
        />
        <h2>{t("accessibility.limits.title")}</h2>
        <p>{t("accessibility.limits.text")}</p>
        <BulletList
          items={[
            t("accessibility.limits.userTests"),
            t("accessibility.limits.browsers"),
            t("accessibility.limits.documents"),
            t("accessibility.limits.languages"),
          ]}
        />
        <h2>{t("accessibility.contact.title")}</h2>
        <p>{t("accessibility.contact.text")}</p>
      </Prose>
      <ButtonRow>
        {callCenterPhone !== "" && (
          <ButtonLink href={`tel:${callCenterPhone}`} icon={phoneIcon}>
            {formatPhone(callCenterPhone)}
          </ButtonLink>
        )}
        <ButtonLink href={paths.offices}>{t("page.offices.title")}</ButtonLink>
        {offersPersonalSections && <ButtonLink href={paths.callCenter}>{t("page.callCenter.title")}</ButtonLink>}
        <Button onClick={() => (viewState.isShortcutListOpen = true)}>{t("accessibility.help.keys")}</Button>
      </ButtonRow>
    </PageLayout>
  );
}
