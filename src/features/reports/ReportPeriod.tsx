import type { ReactNode } from "react";
import type { Period } from "../../generated/queries/model/period.ts";
import { Day } from "../../components/text/DateText.tsx";

/** The days that a report is about, both of them included. */
export function ReportPeriod({ period: { from, to } }: { period: Period }): ReactNode {
  return (
    <>
      <Day at={from} /> – <Day at={to} />
    </>
  );
}
