import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { components } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { href } from "../../config/paths.ts";
import { hasStoredSession, sessionStore } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";

/** The way into a service: its form here, or the site that gives it. A service that only informs has none. */
export function ServiceStart({ service }: { service: components["schemas"]["Service"] }): ReactNode {
  const t = useT();
  // Nobody who may be signed in is told to while they are being recognised.
  const { state } = useSnapshot(sessionStore).current;
  const visiting = state === "unknown" ? !hasStoredSession() : state === "anonymous" || state === "ended";
  if (service.externalUrl !== undefined) {
    const site = (
      <ButtonLink tone="primary" href={service.externalUrl} external externalNote={t("link.external")}>
        {t("service.elsewhere")}
      </ButtonLink>
    );
    return (
      <Banner tone="info" action={site}>
        {t("service.elsewhereText")}
      </Banner>
    );
  }
  if (service.type !== "E_SERVICE") return null;
  return (
    <ButtonRow note={visiting ? t("service.applySignIn") : undefined}>
      <ButtonLink tone="primary" iconEnd="arrow-right" href={href("apply", { id: service.id })}>
        {t("service.apply")}
      </ButtonLink>
    </ButtonRow>
  );
}
