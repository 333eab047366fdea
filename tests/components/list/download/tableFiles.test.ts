import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { toDownloadTable, type DownloadColumn } from "../../../../src/components/list/download/tableRows.ts";
import { toCsv } from "../../../../src/components/list/download/toCsv.ts";
import { toXlsx } from "../../../../src/components/list/download/toXlsx.ts";

type Row = { name?: string; price?: number; date?: string };

const columns: DownloadColumn<Row>[] = [
  { header: "Name", kind: "text", value: ({ name }) => name },
  { header: "Price", kind: "number", value: ({ price }) => price },
  { header: "Date", kind: "date", value: ({ date }) => date },
];
const toTable = (...rows: Row[]) => toDownloadTable(columns, rows);

describe("a table as CSV", () => {
  it("is UTF-8 with a byte order mark, and ends every line with CRLF", () => {
    expect(toCsv(toTable({ name: "Çörək", price: 0.65, date: "2026-03-16" }))).toBe(
      "\uFEFFName,Price,Date\r\nÇörək,0.65,2026-03-16\r\n",
    );
  });

  it("quotes commas, quotation marks and line breaks", () => {
    expect(toCsv(toTable({ name: 'Rice, "long"\nbag' }))).toContain('"Rice, ""long""\nbag",,\r\n');
  });

  it.each(["=1+1", "+994", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1"])(
    "marks the text %j, which a spreadsheet would run as a formula",
    (name) => {
      expect(toCsv(toTable({ name })).split("\r\n").slice(1).join("\r\n").replace(/^"/, "")).toMatch(/^'/);
    },
  );

  it("keeps a negative number a number, and leaves an invalid one out", () => {
    expect(toCsv(toTable({ price: -7.1 }, { price: Number.NaN }))).toContain(",-7.1,\r\n,,\r\n");
  });
});

describe("a table as an Excel workbook", () => {
  const readPart = (bytes: Uint8Array, path: string): string => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());
  const readRows = (bytes: Uint8Array): string[] =>
    Array.from(readPart(bytes, "xl/worksheets/sheet1.xml").matchAll(/<row>(.*?)<\/row>/gs), ([, cells = ""]) => cells);

  it("has numbers, dates and texts as such, and no formula", () => {
    const [, cells] = readRows(toXlsx(toTable({ name: "=1+1", price: -7.1, date: "2026-03-16T10:00:00Z" }), "Prices"));
    expect(cells).toBe(
      '<c t="inlineStr" s="0"><is><t xml:space="preserve">=1+1</t></is></c><c><v>-7.1</v></c>' +
        // 16 March 2026, in the format of dates.
        '<c s="1"><v>46097</v></c>',
    );
  });

  it("escapes texts and leaves out characters that XML forbids", () => {
    const [, cells] = readRows(toXlsx(toTable({ name: 'a\u0000<b>&"\uD800' }), "Prices"));
    expect(cells).toContain(">a&lt;b&gt;&amp;&quot;\uFFFD</t>");
  });

  it("has a sheet with a name that Excel allows", () => {
    const workbook = readPart(toXlsx(toTable(), "[Prices]: of/the week, in thirty-one characters"), "xl/workbook.xml");
    expect(workbook).toContain('<sheet name="Prices   of the week, in thirt"');
  });
});
