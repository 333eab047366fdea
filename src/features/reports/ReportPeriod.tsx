import type { ReactNode } from "react";
import type { Period } from "../../generated/queries/model/period.ts";
import { DateText } from "../../components/text/DateText.tsx";

/** The days that a report is about, both of them included. */
export function ReportPeriod({ period: { from, to } }: { period: Period }): ReactNode {
  return (
    <>
      <DateText dateTime={from} /> – <DateText dateTime={to} />
    </>
  );
}
