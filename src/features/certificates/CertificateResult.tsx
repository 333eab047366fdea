import type { ReactNode } from "react";
import { getFailure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { DetailList } from "../../components/data/DetailList.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import type { Tone } from "../../components/styles/tone.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import type { Certificate, CertificateStatus } from "../../generated/contract.d.ts";
import { useCheckCertificate, useCheckCertificateSuspense } from "../../generated/queries/certificates/index.ts";
import { useLanguage, useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";

const tones: ReadonlyMap<CertificateStatus, Tone> = new Map([
  ["VALID", "success"],
  ["EXPIRED", "error"],
  ["WITHDRAWN", "error"],
]);

// QueryBoundary shows a failure, also the 403 of a server without the operation, and the page announces it.
const checkQuery = { meta: { errorDisplay: "silent" } } as const;

/**
 * Returns the outcome of a check as one sentence for screen readers, also that it failed; `undefined` until there is one.
 * Sends no request.
 */
export function useCheckOutcome(number: string): string | undefined {
  const t = useT();
  const { find } = useMessageLookup();
  const lang = useLanguage();
  const { data, error } = useCheckCertificate(
    { certificateNo: number, lang },
    { query: { ...checkQuery, enabled: false } },
  );
  if (error !== null) return t(isOperationMissing(getFailure(error)) ? "certificate.unavailable" : "state.notLoaded");
  if (data === undefined) return undefined;
  if (data.certificate === undefined) return t("certificate.unknown", { number });
  const { status } = data.certificate;
  return find(`certificate.status.${status}`) ?? status;
}

/** Renders the certificate with a number, or that there is none. Reads `checkCertificate`. */
export function CertificateResult({ number }: { number: string }): ReactNode {
  const lang = useLanguage();
  const query = useCheckCertificateSuspense({ certificateNo: number, lang }, { query: checkQuery });
  return (
    <>
      <StaleNotice query={query} />
      <CertificateDetails number={number} certificate={query.data.certificate} />
    </>
  );
}

function CertificateDetails({
  number,
  certificate,
}: {
  number: string;
  certificate: Certificate | undefined;
}): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  if (certificate === undefined)
    return (
      <Banner tone="warning" title={t("certificate.unknown", { number })}>
        {t("certificate.unknownText")}
      </Banner>
    );
  const { status, kind, holder, issueDate, validUntil } = certificate;
  return (
    <DetailList
      items={[
        {
          term: t("certificate.status"),
          description: (
            <StatusChip tone={tones.get(status) ?? "neutral"}>
              {find(`certificate.status.${status}`) ?? status}
            </StatusChip>
          ),
        },
        { term: t("certificate.number"), description: <strong>{certificate.certificateNo}</strong> },
        { term: t("certificate.kind"), description: <TextWithLang lang={certificate.lang}>{kind}</TextWithLang> },
        { term: t("certificate.holder"), description: <bdi>{holder}</bdi> },
        { term: t("certificate.issueDate"), description: <DateText dateTime={issueDate} /> },
        {
          term: t("certificate.validUntil"),
          description: validUntil === undefined ? t("certificate.unlimited") : <DateText dateTime={validUntil} />,
        },
      ]}
    />
  );
}
