import type { DownloadCell, DownloadTable } from "./tableRows.ts";

/** The byte order mark, without which Excel does not read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Returns a table as CSV (RFC 4180) in UTF-8: numbers with a decimal point, dates as ISO dates. A spreadsheet would run a text
 * that begins like a formula, so such a text begins with an apostrophe.
 */
export function toCsv({ headers, rows }: DownloadTable): string {
  const lines = [headers.map((header) => quote(escapeFormula(header))), ...rows.map((row) => row.map(formatCell))];
  return `${byteOrderMark}${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

function formatCell(cell: DownloadCell): string {
  if (cell === undefined) return "";
  return cell.kind === "text" ? quote(escapeFormula(cell.value)) : String(cell.value);
}

const escapeFormula = (text: string): string => (/^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text);

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
