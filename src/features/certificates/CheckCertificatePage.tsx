import { useState, type ReactNode } from "react";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { FilterBar } from "../../components/list/FilterBar.tsx";
import { useListParams } from "../../components/list/useListParams.ts";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { checkCertificateCertificateNo as maxLength } from "../../generated/maxLengths.ts";
import { normaliseReference } from "../../forms/normalise.ts";
import { useErrorTitle } from "../../forms/useErrorTitle.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { CertificateResult, useCheckOutcome } from "./CertificateResult.tsx";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

const filters = { number: "text" } as const;

/** Renders the check of a certificate by its number, which is in the URL query. Reads `checkCertificate`. */
export default function CheckCertificatePage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { filterValues, setFilters } = useListParams(filters);
  const number = filterValues["number"]?.slice(0, maxLength);
  const [isInvalid, setInvalid] = useState(false);
  useErrorTitle(isInvalid);
  return (
    <PageLayout title={title} lead={t("certificate.lead")}>
      <FilterBar
        label={title}
        applyLabel={t("certificate.check")}
        fields={[
          {
            name: "number",
            label: t("certificate.number"),
            value: number ?? "",
            kind: "text",
            maxLength,
            requiredMessage: t("certificate.number.required"),
          },
        ]}
        onApply={(values) => setFilters({ number: normaliseReference(values["number"] ?? "").trim() })}
        onErrorChange={setInvalid}
      />
      <CheckOutcome number={number} />
      {number !== undefined && (
        <Section title={t("certificate.result")}>
          <QueryBoundary
            key={number}
            shape="text"
            notFound={<EmptyState level={3} title={t("certificate.unavailable")} />}
          >
            <CertificateResult number={number} />
          </QueryBoundary>
        </Section>
      )}
    </PageLayout>
  );
}

/** Announces the outcome of a check, also the same outcome of another number. */
function CheckOutcome({ number }: { number: string | undefined }): ReactNode {
  const outcome = useCheckOutcome(number ?? "");
  return <HiddenStatus announcementKey={number}>{outcome}</HiddenStatus>;
}
