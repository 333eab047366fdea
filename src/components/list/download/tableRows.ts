/** A column of a downloaded table. A `date` is an ISO date, of which only the day is kept. */
export type DownloadColumn<Row> = { header: string } & (
  | { kind: "text" | "date"; value: (row: Row) => string | undefined }
  | { kind: "number"; value: (row: Row) => number | undefined }
);

/** A cell of a downloaded table. */
export type DownloadCell = { kind: "text" | "date"; value: string } | { kind: "number"; value: number } | undefined;

/** A table without its presentation. */
export type DownloadTable = { headers: readonly string[]; rows: readonly (readonly DownloadCell[])[] };

/** Returns the cells of a table for the rows. A cell without a value is empty. */
export function toDownloadTable<Row>(columns: readonly DownloadColumn<Row>[], rows: readonly Row[]): DownloadTable {
  return {
    headers: columns.map(({ header }) => header),
    rows: rows.map((row) => columns.map((column) => toCell(column, row))),
  };
}

function toCell<Row>(column: DownloadColumn<Row>, row: Row): DownloadCell {
  if (column.kind === "number") {
    const value = column.value(row);
    return value === undefined || !Number.isFinite(value) ? undefined : { kind: "number", value };
  }
  const value = column.value(row);
  if (value === undefined || value === "") return undefined;
  if (column.kind === "text") return { kind: "text", value };
  const day = value.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? { kind: "date", value: day } : { kind: "text", value };
}
