import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { FilterBar } from "../../components/list/FilterBar.tsx";
import { useListParams } from "../../components/list/useListParams.ts";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { checkCertificateCertificateNo as maxLength } from "../../generated/maxLengths.ts";
import { getCheckCertificateQueryKey } from "../../generated/queries/certificates/index.ts";
import { normaliseReference } from "../../forms/normalise.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { CertificateResult, useCheckOutcome } from "./CertificateResult.tsx";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

const filters = { number: "text" } as const;

/** Renders the check of a certificate by its number, which is in the URL query. Reads `checkCertificate`. */
export default function CheckCertificatePage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { filterValues, setFilters } = useListParams(filters);
  const number = filterValues["number"]?.slice(0, maxLength);
  const lang = useLanguage();
  const queryClient = useQueryClient();
  // How often the number that is shown has been checked again: the address stays the same.
  const [repeatCount, setRepeatCount] = useState(0);
  const check = `${number ?? ""} ${repeatCount}`;
  const applyNumber = (submitted: string): void => {
    if (submitted !== number) {
      setFilters({ number: submitted });
      return;
    }
    setRepeatCount((count) => count + 1);
    void queryClient.resetQueries({ queryKey: getCheckCertificateQueryKey({ certificateNo: number, lang }) });
  };
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
        onApply={(values) => applyNumber(normaliseReference(values["number"] ?? "").trim())}
      />
      <CheckOutcome number={number} check={check} />
      {number !== undefined && (
        <Section title={t("certificate.result")}>
          <QueryBoundary
            key={check}
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

/** Announces the outcome of a check, also the same outcome of another check. */
function CheckOutcome({ number, check }: { number: string | undefined; check: string }): ReactNode {
  const outcome = useCheckOutcome(number ?? "");
  return <HiddenStatus announcementKey={check}>{outcome}</HiddenStatus>;
}
