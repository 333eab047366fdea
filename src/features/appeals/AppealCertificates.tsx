import type { ReactNode } from "react";
import type { Document } from "../../generated/contract.d.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { QrCode } from "../../components/data/QrCode.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { getAbsoluteUrl } from "../../config/getAbsoluteUrl.ts";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

const getCheckHref = (number: string): string => `${paths.checkCertificate}?number=${encodeURIComponent(number)}`;

/** Renders the number of each issued certificate, and a link and a QR code to the page on which anybody can check it. */
export function AppealCertificates({ documents }: { documents: readonly Document[] }): ReactNode {
  const t = useT();
  return documents.flatMap(({ id, certificateNo: number }) =>
    number === undefined
      ? []
      : [
          <Banner
            key={id}
            tone="info"
            action={<ButtonLink href={getCheckHref(number)}>{t("certificate.checkThis", { number })}</ButtonLink>}
          >
            <Stack>
              <p>{t("certificate.link", { number })}</p>
              <QrCode text={getAbsoluteUrl(getCheckHref(number))} label={t("certificate.qr", { number })} />
            </Stack>
          </Banner>,
        ],
  );
}
