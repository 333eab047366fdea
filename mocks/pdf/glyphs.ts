import { capitalOutlines, homoglyphs, letterOutlines } from "./glyphOutlines.ts";

/** How a letter is drawn, in thousandths of its size: how far it moves on, and the path of the pen as PDF writes it. */
export type Glyph = { advance: number; path: string };

/** Thousandths in one unit of the drawings. */
const unitsPerStep = 50;

/** The room on both sides of a letter, in units. */
const sideBearing = 1.7;

const spaceGlyph: Glyph = { advance: 280, path: "" };
/** What stands for a letter that nobody has drawn. */
const missingGlyphOutline = "M0 0L0 14L8 14L8 0L0 0";

/** Marks above and below letters, around the middle of the letter; those above sit on small letters. */
const combiningMarks: Readonly<Record<string, (middle: number) => string>> = {
  "\u0308": (x) => `M${x - 2.2} 13.4L${x - 2.2} 13.5M${x + 2.2} 13.4L${x + 2.2} 13.5`,
  "\u0307": (x) => `M${x} 13.4L${x} 13.5`,
  "\u0306": (x) => `M${x - 2.6} 14.2Q${x} 11.2 ${x + 2.6} 14.2`,
  "\u0327": (x) => `M${x} 0L${x} -1.2Q${x + 2} -1.6 ${x + 1.6} -3Q${x + 1.2} -4.4 ${x - 1.2} -3.8`,
};

const glyphCache = new Map<string, Glyph>();

/** How one letter is drawn, with its marks. */
export function getGlyph(letter: string): Glyph {
  const glyph = glyphCache.get(letter) ?? createGlyph(letter);
  glyphCache.set(letter, glyph);
  return glyph;
}

function createGlyph(letter: string): Glyph {
  if (/\s/.test(letter)) return spaceGlyph;
  const whole = homoglyphs[letter] ?? letter;
  if (letterOutlines[whole] !== undefined || capitalOutlines[whole] !== undefined) return toGlyph(getOutline(whole));
  const [base = "", ...combining] = letter.normalize("NFD");
  const strokes = getOutline(homoglyphs[base] ?? base);
  const isCapital = base === base.toUpperCase() && base !== base.toLowerCase();
  const middle = measureOutline(strokes) / 2;
  const added = combining.map((mark) => {
    const path = combiningMarks[mark]?.(middle) ?? "";
    return isCapital && mark !== "\u0327" ? shiftOutline(path, 3.8) : path;
  });
  return toGlyph(`${strokes}${added.join("")}`, measureOutline(strokes));
}

function getOutline(letter: string): string {
  const own = letterOutlines[letter] ?? capitalOutlines[letter];
  if (own !== undefined) return own;
  const upper = letter.toUpperCase();
  const capital = capitalOutlines[homoglyphs[upper] ?? upper];
  return capital === undefined ? missingGlyphOutline : scaleOutline(capital, 10 / 14);
}

type Point = readonly [x: number, y: number];

/** The drawing with each point changed. */
const mapPoints = (strokes: string, change: (point: Point) => Point): string =>
  strokes.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_whole, x: string, y: string) =>
    change([Number(x), Number(y)])
      .map((value) => Number(value.toFixed(2)))
      .join(" "),
  );

const scaleOutline = (strokes: string, factor: number): string =>
  mapPoints(strokes, ([x, y]) => [x * factor, y * factor]);
const shiftOutline = (strokes: string, up: number): string => mapPoints(strokes, ([x, y]) => [x, y + up]);
const measureOutline = (strokes: string): number =>
  Math.max(...[...strokes.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)));

/** A drawing as PDF's path: curves around one corner become curves around two. */
function toGlyph(strokes: string, width = measureOutline(strokes)): Glyph {
  let [penX, penY] = [0, 0];
  const n = (value: number): string => String(Math.round(value));
  const steps = [...strokes.matchAll(/([MLQ])([^MLQ]*)/g)].map(([, command, numbers = ""]) => {
    const values = [...numbers.matchAll(/-?[\d.]+/g)].map(
      ([value], place) => (place % 2 === 0 ? Number(value) + sideBearing : Number(value)) * unitsPerStep,
    );
    const [x = 0, y = 0] = values.slice(-2);
    const [cornerX = 0, cornerY = 0] = values;
    const curve = [
      penX + (2 / 3) * (cornerX - penX),
      penY + (2 / 3) * (cornerY - penY),
      x + (2 / 3) * (cornerX - x),
      y + (2 / 3) * (cornerY - y),
    ]
      .map(n)
      .join(" ");
    [penX, penY] = [x, y];
    return command === "Q" ? `${curve} ${n(x)} ${n(y)} c` : `${n(x)} ${n(y)} ${command === "M" ? "m" : "l"}`;
  });
  return { advance: Math.round((width + 2 * sideBearing) * unitsPerStep), path: steps.join(" ") };
}

/** How wide a line of text is, in the unit of its size. */
export const measureLine = (line: string, size: number): number =>
  [...line].reduce((sum, letter) => sum + getGlyph(letter).advance, 0) * (size / 1000);

/** Breaks a text into lines that are not wider than they may be. A word that is too wide by itself is broken. */
export function wrapLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measureLine(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (measureLine(line + letter, size) > width) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return line === "" ? lines : [...lines, line];
}
