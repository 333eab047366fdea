import "./RateTable.css";
import type { ReactNode } from "react";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Icon } from "../../components/icons/Icon.tsx";
import { directionIcons, type ChangeDirection } from "./roundChange.ts";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";

/** The rate of a currency. `change.label` describes the direction as text. */
type RateRow = {
  code: string;
  name: ReactNode;
  value: ReactNode;
  change?: { direction: ChangeDirection; amount: ReactNode; label: ReactNode } | undefined;
};

/** Props of `RateTable`. */
type RateTableProps = {
  caption: ReactNode;
  headers: { currency: ReactNode; value: ReactNode; change: ReactNode };
  rates: readonly RateRow[];
};

/** Renders exchange rates. A change has an arrow, a number and a text, so colour is not its only sign. */
export function RateTable({ caption, headers, rates }: RateTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={rates}
      rowKey={(rate) => rate.code}
      stackOnNarrow={false}
      columns={[
        {
          key: "currency",
          header: headers.currency,
          cell: ({ code, name }) => (
            <>
              {code} <span className="rate-name">{name}</span>
            </>
          ),
        },
        { key: "value", header: headers.value, numeric: true, cell: ({ value }) => value },
        {
          key: "change",
          header: headers.change,
          numeric: true,
          cell: ({ change }) =>
            change && (
              <span className="rate-change" data-direction={change.direction}>
                <Icon path={directionIcons[change.direction]} size="small" />
                <VisuallyHidden>{change.label} </VisuallyHidden>
                {change.amount}
              </span>
            ),
        },
      ]}
    />
  );
}
