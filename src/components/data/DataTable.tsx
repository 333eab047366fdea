import "./DataTable.css";
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { arrowUpIcon } from "../icons/paths/arrowUpIcon.ts";
import { arrowDownIcon } from "../icons/paths/arrowDownIcon.ts";
import { sortIcon } from "../icons/paths/sortIcon.ts";

/** One column. The cells of the first column are the row headers. */
type DataColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the inline end. */
  numeric?: boolean | undefined;
  /** Keeps the column as wide as a short line: for sentences and long names. */
  longText?: boolean | undefined;
  /** The status of the row, which belongs to the heading of its card. One column of a table. */
  isStatus?: boolean | undefined;
  /** The field by which the header of this column sorts the rows. */
  sortField?: string | undefined;
};

/** The current order, as `field.asc` or `field.desc`, and the accessible names of the sort buttons. */
type DataSort = {
  current: string | undefined;
  onSort: (sort: string) => void;
  ascending: string;
  descending: string;
};

type DataTableProps<Row> = {
  caption: ReactNode;
  /** Hides the caption visually when a heading above already shows it. */
  captionHidden?: boolean | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: DataSort | undefined;
  /** False keeps a table with a few short columns as a table at any width. */
  stackOnNarrow?: boolean | undefined;
};

/**
 * Renders a table whose rows become cards in a narrow container: the first cell and the status as the heading, then
 * labelled values. The explicit roles keep the table semantics
 * in screen readers that ignore them for elements with `display: block`.
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
  const tableRef = useDensity();
  const keys = createKeys(rows.map(rowKey));
  return (
    <div className="data-table-container">
      <table ref={tableRef} className="data-table" role="table" data-stackable={stackOnNarrow || undefined}>
        <caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {/* Screen readers announce `abbr` with each cell, without the name of the sort button. */}
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
          {rows.map((row, rowIndex) => (
            <tr key={keys[rowIndex]} role="row" className="data-table-row">
              {columns.map((column, index) => (
                <DataCell key={column.key} column={column} row={row} isRowHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Returns keys of which none occurs twice. Of rows with the same key, such as goods with the same code, React would keep some
 * on the next page of the list.
 */
function createKeys(keys: readonly (string | number)[]): string[] {
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const count = (counts.get(String(key)) ?? 0) + 1;
    counts.set(String(key), count);
    return count === 1 ? String(key) : `${key} (${count})`;
  });
}

/** Returns a ref for a table that becomes denser, then a list of cards, when its words do not fit beside each other. */
function useDensity(): RefObject<HTMLTableElement | null> {
  const tableRef = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => updateDensity(tableRef.current));
  useEffect(() => {
    // Not the container of the table: as cards it keeps its width when the page becomes wider.
    const table = tableRef.current;
    const area = table?.parentElement?.parentElement;
    if (table === null || area == null) return undefined;
    // Each update lays the table out up to five times: not when only the height changes, as at the first call of the observer.
    const readSize = (): string =>
      isVisible(table) ? `${area.clientWidth} ${table.offsetWidth} ${getComputedStyle(area).fontSize}` : "";
    let updatedSize = readSize();
    const observer = new ResizeObserver(() => {
      if (readSize() === updatedSize) return;
      updateDensity(table);
      updatedSize = readSize();
    });
    observer.observe(area);
    // Its words become wider with another font size or text spacing.
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return tableRef;
}

/** Smaller text, then dates on two lines, then numbers too, then cards where the table can become cards. */
const densities = ["compact", "tight", "tightest", "least"] as const;

/** Returns false in a closed `details`, whose content the browser lays out only to answer a question about its size. */
const isVisible = (table: HTMLTableElement): boolean => !("checkVisibility" in table) || table.checkVisibility();

function updateDensity(table: HTMLTableElement | null): void {
  const container = table?.parentElement;
  if (table == null || container == null || !isVisible(table)) return;
  const isTooWide = (): boolean => table.offsetWidth > container.clientWidth + 1;
  delete container.dataset["density"];
  for (const density of densities) {
    if (!isTooWide()) return;
    container.dataset["density"] = density;
  }
}

const getSortDirection = (current: string | undefined, field: string) =>
  current === `${field}.asc` ? "ascending" : current === `${field}.desc` ? "descending" : "none";

const sortIcons = { ascending: arrowUpIcon, descending: arrowDownIcon, none: sortIcon };

function SortButton({ sort, field, header }: { sort: DataSort; field: string; header: ReactNode }) {
  const direction = getSortDirection(sort.current, field);
  const next = direction === "ascending" ? "desc" : "asc";
  return (
    <button type="button" className="data-table-sort" onClick={() => sort.onSort(`${field}.${next}`)}>
      {header}
      <VisuallyHidden>({next === "asc" ? sort.ascending : sort.descending})</VisuallyHidden>
      <span className="data-table-arrow" data-direction={direction}>
        <Icon path={sortIcons[direction]} size="small" />
      </span>
    </button>
  );
}

function DataCell<Row>({ column, row, isRowHeader }: { column: DataColumn<Row>; row: Row; isRowHeader: boolean }) {
  const content = (
    <>
      {/* Visible only in a card; screen readers announce the column header. */}
      <span className="data-table-label" aria-hidden="true">
        {column.header}
      </span>
      <div>{column.cell(row)}</div>
    </>
  );
  const attributes = {
    className: "data-table-cell",
    "data-numeric": column.numeric || undefined,
    "data-long-text": column.longText || undefined,
    "data-status": column.isStatus || undefined,
  };
  return isRowHeader ? (
    <th role="rowheader" scope="row" {...attributes}>
      {content}
    </th>
  ) : (
    <td role="cell" {...attributes}>
      {content}
    </td>
  );
}
