import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { CssSyntaxError, type Root } from "postcss";
import { GenerationError } from "./generationError.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import type { ScratchTree } from "./scratchTree.ts";

const stylesFolder = "src/components/styles";

/**
 * Writes the style tokens that TypeScript needs: a media query for each custom media rule of breakpoints.css,
 * and the colours of tokens.css that the HTML page, the web manifest and the sample pictures repeat.
 */
export async function generateStyleTokens(scratch: ScratchTree): Promise<void> {
  const [breakpoints, tokens] = await Promise.all([parseStyles("breakpoints.css"), parseStyles("tokens.css")]);
  const queries: string[] = [];
  breakpoints.walkAtRules("custom-media", ({ params }) => {
    const [name = "", ...query] = params.split(" ");
    queries.push(`export const ${camelCase(name)}Query = ${JSON.stringify(query.join(" "))};\n`);
  });
  const rootColor = (name: string): string => declarationValue(tokens, ":root", `--color-${name}`);
  const themeColors = {
    competition: rootColor("brand-dark"),
    quality: declarationValue(tokens, ':root[data-portal="quality"]', "--color-brand-dark"),
  };
  const colors = {
    background: rootColor("background"),
    brand: rootColor("brand"),
    brandBorder: rootColor("brand-border"),
    brandSubtle: rootColor("brand-subtle"),
    accent: rootColor("accent"),
  };
  await scratch.write(
    "src/generated/styleTokens.ts",
    [
      `// Generated from ${stylesFolder}/breakpoints.css and tokens.css. Do not edit.\n`,
      ...queries,
      `export const themeColors = ${JSON.stringify(themeColors)};\n`,
      `export const colors = ${JSON.stringify(colors)};\n`,
    ].join(""),
  );
}

/** Parses a style sheet. Throws a `GenerationError` with file and line when it is not CSS. */
async function parseStyles(file: string): Promise<Root> {
  const text = await readFile(join(repositoryRoot, stylesFolder, file), "utf8");
  try {
    return postcss.parse(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    throw new GenerationError([`${stylesFolder}/${file}:${error.line ?? 1}: ${error.reason}`]);
  }
}

/** Returns the first value that a rule with this selector declares. Throws an error when there is none. */
function declarationValue(styles: Root, selector: string, property: string): string {
  const values: string[] = [];
  styles.walkRules(selector, (rule) => rule.walkDecls(property, ({ value }) => void values.push(value)));
  const [value] = values;
  if (value === undefined) throw new GenerationError([`${stylesFolder}/tokens.css: ${selector} lacks ${property}`]);
  return value;
}

/** Turns `--small-phone` into `smallPhone`. */
const camelCase = (name: string): string =>
  name.slice(2).replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
