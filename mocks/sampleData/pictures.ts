import { colors } from "../../src/generated/styleTokens.ts";

/** The motif of a post's picture. */
export type PictureName = "certificate" | "scales" | "chart" | "bread" | "basket" | "book";

const lineAttributes = `fill="none" stroke="${colors.brand}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`;

/** SVG shapes on a canvas of 320 × 180 units. */
const drawings: Readonly<Record<PictureName, string>> = {
  certificate: `<path ${lineAttributes} d="M95 40h130v84H95zM118 66h84M118 84h56"/><circle cx="200" cy="112" r="16" fill="${colors.accent}"/><path ${lineAttributes} d="M191 126l-5 24 14-8 14 8-5-24"/>`,
  scales: `<path ${lineAttributes} d="M160 34v104M120 142h80M96 56h128"/><path ${lineAttributes} d="M96 56l-24 46h48zM224 56l-24 46h48z"/><circle cx="160" cy="46" r="11" fill="${colors.accent}"/>`,
  chart: `<path ${lineAttributes} d="M84 36v108h152"/><path fill="${colors.accent}" d="M104 62h24v76h-24z"/><path fill="${colors.brandBorder}" d="M142 108h24v30h-24zM180 120h24v18h-24zM218 130h12v8h-12z"/>`,
  bread: `<ellipse cx="160" cy="98" rx="86" ry="46" fill="${colors.accent}"/><path ${lineAttributes} d="M118 78c8 10 8 28 0 40M160 70c9 14 9 42 0 56M202 78c8 10 8 28 0 40"/>`,
  basket: `<path ${lineAttributes} d="M92 78h136l-16 62H108zM124 78l22-42M196 78l-22-42"/><path stroke="${colors.accent}" stroke-width="6" stroke-linecap="round" d="M136 96l4 28M160 96v28M184 96l-4 28"/>`,
  book: `<path ${lineAttributes} d="M160 54c-22-14-48-16-74-12v92c26-4 52-2 74 12 22-14 48-16 74-12V42c-26-4-52-2-74 12zM160 54v92"/><path stroke="${colors.accent}" stroke-width="6" stroke-linecap="round" d="M104 68c14-1 26 0 38 5M178 73c12-5 24-6 38-5"/>`,
};

/** Returns a picture as SVG. The post's `alt` text describes it. */
export const renderPicture = (motif: PictureName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="640" height="360"><path fill="${colors.brandSubtle}" d="M0 0h320v180H0z"/>${drawings[motif]}</svg>`;

/** Returns true if a text is the name of a picture. */
export const isPictureName = (word: string): word is PictureName => Object.hasOwn(drawings, word);
