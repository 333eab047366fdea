import type { ReactNode } from "react";
import type { Report } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ReportPeriod } from "./ReportPeriod.tsx";

/** Returns the title and the period of a report as entries of a DetailList. */
export function useReportDetails({ title, lang, period }: Report): { term: string; description: ReactNode }[] {
  const t = useT();
  return [
    { term: t("list.reports.title"), description: <bdi lang={lang}>{title}</bdi> },
    { term: t("list.reports.period"), description: <ReportPeriod period={period} /> },
  ];
}
