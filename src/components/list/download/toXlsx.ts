import { strToU8, zipSync } from "fflate";
import { toWellFormed } from "../../../config/toWellFormed.ts";
import type { DownloadCell, DownloadTable } from "./tableRows.ts";

const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageFormat = "http://schemas.openxmlformats.org/package/2006";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The indexes of the cell formats in `styles.xml`. */
const formats = { date: 1, header: 2 } as const;

/** The parts of the file that every table has (ECMA-376, part 1). */
const fixedParts = {
  "[Content_Types].xml": `<Types xmlns="${packageFormat}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packageFormat}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packageFormat}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${spreadsheet}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * Returns a table as an Excel workbook with one sheet. Numbers and dates are numbers and dates, texts are never formulas.
 * The sheet's name is shortened to what Excel allows.
 */
export function toXlsx({ headers, rows }: DownloadTable, sheetName: string): Uint8Array<ArrayBuffer> {
  const headerCells = headers.map((header) => renderText(header, formats.header));
  const lines = [headerCells, ...rows.map((row) => row.map(renderCell))];
  const parts = {
    ...fixedParts,
    "xl/workbook.xml": `<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets><sheet name="${escapeXml(toSheetName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(headers.length, 1)}" width="24" customWidth="1"/></cols><sheetData>${lines.map((line) => `<row>${line.join("")}</row>`).join("")}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(`${declaration}${xml}`)])),
  );
}

function renderCell(cell: DownloadCell): string {
  if (cell === undefined) return "<c/>";
  if (cell.kind === "number") return `<c><v>${cell.value}</v></c>`;
  if (cell.kind === "date") return `<c s="${formats.date}"><v>${toSerialDay(cell.value)}</v></c>`;
  return renderText(cell.value, 0);
}

const renderText = (text: string, format: number): string =>
  `<c t="inlineStr" s="${format}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Returns the number of a day in Excel, whose day 25569 is 1 January 1970. */
const toSerialDay = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / 86_400_000 + 25_569;

const toSheetName = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\]/g, " ")
    .slice(0, 31)
    .trim() || "1";

/** Escapes a text for XML and removes the characters that XML 1.0 forbids. */
const escapeXml = (text: string): string =>
  toWellFormed(text)
    // oxlint-disable-next-line no-control-regex -- XML 1.0 forbids these characters
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
