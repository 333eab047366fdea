import "./RateTable.css";
import type { ReactNode } from "react";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";

/** The rate of one currency. `change.label` says in words which way the number went. */
export type RateRow = {
  code: string;
  name: ReactNode;
  value: ReactNode;
  change?: { direction: "up" | "down" | "same"; amount: ReactNode; label: ReactNode } | undefined;
};

/** A table of exchange rates with its caption and the headers of its columns. */
export type RateTableProps = {
  caption: ReactNode;
  headers: { currency: ReactNode; value: ReactNode; change: ReactNode };
  rates: readonly RateRow[];
};

const directionIcons: Record<"up" | "down" | "same", IconName> = { up: "arrow-up", down: "arrow-down", same: "equal" };

/** Exchange rates; a change is an arrow, a number and a word, never a colour alone. */
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
              <span className="rate-code">{code}</span> <span className="rate-name">{name}</span>
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
                <Icon name={directionIcons[change.direction]} size="small" />
                <VisuallyHidden>{change.label} </VisuallyHidden>
                {change.amount}
              </span>
            ),
        },
      ]}
    />
  );
}
