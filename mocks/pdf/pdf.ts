import { wrapLines, getGlyph } from "./glyphs.ts";

/** A paper of one page: a heading, what it is about line by line, and sentences below. */
export type PdfContent = {
  heading: string;
  rows: readonly (readonly [label: string, value: string])[];
  text: readonly string[];
};

/** One line of text on the page; places and sizes in points from the lower left corner. */
type TextLine = { text: string; x: number; y: number; size: number; font: "Plain" | "Bold"; colour: string };

const pageLayout = { width: 595, height: 842, edge: 60, values: 225 } as const;
const [inkColour, mutedColour, brandColour] = [
  "0.1 0.16 0.18 rg 0.1 0.16 0.18 RG",
  "0.36 0.42 0.45 rg 0.36 0.42 0.45 RG",
  "0.05 0.31 0.4 rg 0.05 0.31 0.4 RG",
];

/**
 * A paper as a PDF of one A4 page. Its letters are drawn and belong to the file, so that every alphabet of the portal looks
 * the same everywhere; each one also says which character it is, for searching, copying and reading aloud.
 */
export function createPdf(pdfContent: PdfContent): Uint8Array<ArrayBuffer> {
  const lines = layoutLines(pdfContent);
  const lettersOf = (name: TextLine["font"]): string[] => [
    ...new Set(lines.filter(({ font }) => font === name).flatMap(({ text }) => [...text])),
  ];
  const [plain, bold] = [lettersOf("Plain"), lettersOf("Bold")];
  const written = ({ text, font }: TextLine): string =>
    [...text].map((letter) => toHex((font === "Bold" ? bold : plain).indexOf(letter) + 1, 2)).join("");
  const shown = lines.map(
    (line) => `${line.colour} BT /${line.font} ${line.size} Tf ${line.x} ${line.y} Td <${written(line)}> Tj ET`,
  );
  const content = `${brandColour} 0 ${pageLayout.height - 12} ${pageLayout.width} 12 re f\n${shown.join("\n")}\n${mutedColour} 0.5 w ${pageLayout.edge} 70 m ${pageLayout.width - pageLayout.edge} 70 l S`;
  // The drawings come behind the nine objects that every paper has.
  const first = 10;
  return buildPdfFile([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageLayout.width} ${pageLayout.height}]/Contents 4 0 R/Resources<</Font<</Plain 5 0 R/Bold 6 0 R>>>>>>`,
    buildStream(content),
    buildFont(plain, { first, unicode: 7 }),
    buildFont(bold, { first: first + plain.length, unicode: 8 }),
    buildStream(buildToUnicodeMap(plain)),
    buildStream(buildToUnicodeMap(bold)),
    `<</Title<FEFF${toUtf16Hex(pdfContent.heading)}>>>`,
    ...buildGlyphStreams(plain, 62),
    ...buildGlyphStreams(bold, 96),
  ]);
}

/** Puts the paper's words on the page, from the top. */
function layoutLines({ heading, rows, text }: PdfContent): TextLine[] {
  const lines: TextLine[] = [];
  let y: number = pageLayout.height - 90;
  const write = (words: readonly string[], line: Omit<TextLine, "text" | "y">): void =>
    words.forEach((one, place) => lines.push({ ...line, text: one, y: y - place * line.size * 1.5 }));
  const title = wrapLines(heading, 20, pageLayout.width - 2 * pageLayout.edge);
  write(title, { x: pageLayout.edge, size: 20, font: "Bold", colour: brandColour });
  y -= title.length * 30 + 18;
  for (const [label, value] of rows) {
    const [left, right] = [
      wrapLines(label, 10, pageLayout.values - pageLayout.edge - 12),
      wrapLines(value, 10, pageLayout.width - pageLayout.edge - pageLayout.values),
    ];
    write(left, { x: pageLayout.edge, size: 10, font: "Plain", colour: mutedColour });
    write(right, { x: pageLayout.values, size: 10, font: "Plain", colour: inkColour });
    y -= Math.max(left.length, right.length) * 15 + 9;
  }
  y -= 12;
  for (const sentence of text) {
    const sentences = wrapLines(sentence, 10, pageLayout.width - 2 * pageLayout.edge);
    write(sentences, { x: pageLayout.edge, size: 10, font: "Plain", colour: inkColour });
    y -= sentences.length * 15 + 9;
  }
  return lines;
}

/** A font of drawn letters, numbered from 1: `first` is the object of its first drawing, `unicode` the one that names its letters. */
function buildFont(letters: readonly string[], { first, unicode }: { first: number; unicode: number }): string {
  const names = letters.map((_letter, place) => `/g${place + 1}`);
  const procedures = names.map((name, place) => `${name} ${first + place} 0 R`);
  return [
    `<</Type/Font/Subtype/Type3/FontBBox[-100 -300 1200 1000]/FontMatrix[0.001 0 0 0.001 0 0]/Resources<<>>/FirstChar 1/LastChar ${letters.length}`,
    `/Widths[${letters.map((letter) => getGlyph(letter).advance).join(" ")}]/Encoding<</Type/Encoding/Differences[1${names.join("")}]>>/CharProcs<<${procedures.join("")}>>/ToUnicode ${unicode} 0 R>>`,
  ].join("");
}

/** The drawings of the letters with a pen of this width, in thousandths. */
const buildGlyphStreams = (letters: readonly string[], penWidth: number): string[] =>
  letters.map((letter) => {
    const { advance, path } = getGlyph(letter);
    return buildStream(`${advance} 0 d0${path === "" ? "" : ` ${penWidth} w 1 J 1 j ${path} S`}`);
  });

/** Says which character each letter is. */
const buildToUnicodeMap = (letters: readonly string[]): string =>
  [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def",
    "1 begincodespacerange <00> <FF> endcodespacerange",
    ...splitIntoChunks(
      letters.map((letter, place) => `<${toHex(place + 1, 2)}> <${toUtf16Hex(letter)}>`),
      100,
    ).map((some) => `${some.length} beginbfchar\n${some.join("\n")}\nendbfchar`),
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");

const buildStream = (content: string): string => `<</Length ${content.length}>>stream\n${content}\nendstream`;
const toHex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, "0");
const toUtf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_none, place) => toHex(text.charCodeAt(place), 4)).join("");
const splitIntoChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...splitIntoChunks(items.slice(size), size)];

/** The objects as a file, with the table that says where each of them begins. */
function buildPdfFile(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.7\n";
  const places = objects.map((object, place) => {
    const at = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer<</Size ${size}/Root 1 0 R/Info 9 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
