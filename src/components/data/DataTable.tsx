import "./DataTable.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** One column: how its cell is made from a row. The first column names the row. */
export type DataColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand flush with the end, in figures of one width. */
  numeric?: boolean | undefined;
  /** The field by which the rows can be ordered with this column's header. */
  sortField?: string | undefined;
};

/** The order in force, as `field.asc` or `field.desc`, and what its buttons are heard as. */
export type DataSort = {
  current: string | undefined;
  onSort: (sort: string) => void;
  ascending: string;
  descending: string;
};

/** A table: its caption, its columns, its rows and what tells the rows apart. */
export type DataTableProps<Row> = {
  caption: ReactNode;
  /** The caption is heard only, because a heading above already says it. */
  captionHidden?: boolean | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: DataSort | undefined;
  /** False keeps a table of two or three short columns a table at any width. */
  stackOnNarrow?: boolean | undefined;
};

/**
 * A table that turns into labelled cards where its columns have no room, so on every screen up to 900 px. The roles are spelt out
 * because a table drawn as blocks is no longer a table to some screen readers.
 */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  rowKey,
  sort,
  stackOnNarrow = true,
}: DataTableProps<Row>) {
  return (
    <div className="data-table-container">
      <table className="data-table" role="table" data-stacks={stackOnNarrow || undefined}>
        <caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {/* A cell is announced with its header: the short form leaves out what its button does. */}
            {columns.map(({ key, header, numeric, sortField }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                abbr={sort && sortField && typeof header === "string" ? header : undefined}
                className="data-table-cell"
                data-numeric={numeric || undefined}
                aria-sort={sort && sortField ? getSortDirection(sort.current, sortField) : undefined}
              >
                {sort && sortField ? <SortButton sort={sort} field={sortField} header={header} /> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className="data-table-row">
              {columns.map((column, place) => (
                <DataCell key={column.key} column={column} row={row} isRowHeader={place === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const getSortDirection = (current: string | undefined, field: string) =>
  current === `${field}.asc` ? "ascending" : current === `${field}.desc` ? "descending" : "none";

const sortIcons = { ascending: "arrow-up", descending: "arrow-down", none: "sort" } as const;

function SortButton({ sort, field, header }: { sort: DataSort; field: string; header: ReactNode }) {
  const direction = getSortDirection(sort.current, field);
  const next = direction === "ascending" ? "desc" : "asc";
  return (
    <button type="button" className="data-table-sort" onClick={() => sort.onSort(`${field}.${next}`)}>
      {header}
      <VisuallyHidden>({next === "asc" ? sort.ascending : sort.descending})</VisuallyHidden>
      <span className="data-table-arrow" data-direction={direction}>
        <Icon name={sortIcons[direction]} size="small" />
      </span>
    </button>
  );
}

function DataCell<Row>({ column, row, isRowHeader }: { column: DataColumn<Row>; row: Row; isRowHeader: boolean }) {
  const content = (
    <>
      {/* Seen only in a card; a screen reader already hears the column's header. */}
      <span className="data-table-label" aria-hidden="true">
        {column.header}
      </span>
      <div>{column.cell(row)}</div>
    </>
  );
  return isRowHeader ? (
    <th role="rowheader" scope="row" className="data-table-cell" data-numeric={column.numeric || undefined}>
      {content}
    </th>
  ) : (
    <td role="cell" className="data-table-cell" data-numeric={column.numeric || undefined}>
      {content}
    </td>
  );
}
