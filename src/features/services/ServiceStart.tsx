import type { ReactNode } from "react";
import type { Service } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getHref } from "../../config/paths.ts";
import { parseUrl } from "../../config/parseUrl.ts";
import { useIsSignedOut } from "../../components/navigation/useIsSignedOut.ts";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { NameInText } from "../../components/text/NameInText.tsx";
import { arrowRightIcon } from "../../components/icons/paths/arrowRightIcon.ts";

/**
 * Renders the link to the form of a service, or to the other site that provides it. An informative service has none. A user
 * to whom applications are closed reads who can apply.
 */
export function ServiceStart({ service }: { service: Service }): ReactNode {
  const t = useT();
  const offersPersonalSections = useOffersPersonalSections();
  const isSignedOut = useIsSignedOut();
  if (service.externalUrl !== undefined) {
    const host = parseUrl(service.externalUrl)?.host.replace(/^www\./, "") ?? service.externalUrl;
    const site = service.externalSite === undefined ? host : `${service.externalSite} (${host})`;
    const externalLink = (
      <ButtonLink tone="primary" href={service.externalUrl} external>
        {t("service.elsewhere", { site: host })}
      </ButtonLink>
    );
    return (
      <Banner tone="info" action={externalLink}>
        <NameInText
          text={t("service.elsewhereText", { site })}
          name={service.externalSite ?? host}
          lang={service.externalSite === undefined ? undefined : service.lang}
        />
      </Banner>
    );
  }
  if (service.type !== "E_SERVICE") return null;
  if (!offersPersonalSections)
    return (
      <Banner tone="info" title={t("service.closed")}>
        {t("service.closedText")}
      </Banner>
    );
  return (
    <ButtonRow note={isSignedOut ? t("service.applySignIn") : undefined}>
      <ButtonLink tone="primary" iconEnd={arrowRightIcon} href={getHref("apply", { id: service.id })}>
        {t("service.apply")}
      </ButtonLink>
    </ButtonRow>
  );
}
