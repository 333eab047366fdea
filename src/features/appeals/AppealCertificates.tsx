import type { ReactNode } from "react";
import type { Document } from "../../generated/contract.d.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Renders the number of each issued certificate, and a link to the page on which anybody can check it. */
export function AppealCertificates({ documents }: { documents: readonly Document[] }): ReactNode {
  const t = useT();
  return documents.flatMap(({ id, certificateNumber: number }) =>
    number === undefined
      ? []
      : [
          <Banner
            key={id}
            tone="info"
            action={
              <ButtonLink href={`${paths.checkCertificate}?number=${encodeURIComponent(number)}`}>
                {t("certificate.checkThis", { number })}
              </ButtonLink>
            }
          >
            {t("certificate.link", { number })}
          </Banner>,
        ],
  );
}
