import type { ReactNode } from "react";
import type { Period } from "../../generated/contract.d.ts";
import { DateText } from "../../components/text/DateText.tsx";

/** Renders the period of a report. Both dates are inclusive. */
export function ReportPeriod({ period: { from, to } }: { period: Period }): ReactNode {
  return (
    <>
      <DateText dateTime={from} /> – <DateText dateTime={to} />
    </>
  );
}
