import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Beasties from "beasties";
import postcss from "postcss";

/** A link to a style sheet, as the build writes it into the head of index.html. */
const styleLinkPattern = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Selectors whose match may change before the first paint: a script of index.html sets the display preferences and that
 * somebody is signed in. Of selectors with pseudo-classes that have arguments, only the classes outside the arguments are compared.
 */
const alwaysKept = [/\[data-(font|images|colour|scheme|signed-in|page-mismatch)\b/, /:root/, /:(is|where|not|has)\(/];

/**
 * Returns the rules of the style sheets in a template that apply to any of the pages, in their order. All pages have the same
 * block, so that the content security policy needs one hash.
 */
export async function extractCriticalStyle(
  buildFolder: string,
  template: string,
  pages: readonly string[],
): Promise<string> {
  return selectUsedRules(await readCompleteStyle(buildFolder, template), pages);
}

/** Returns the style sheets in a template, in their order. */
export async function readCompleteStyle(buildFolder: string, template: string): Promise<string> {
  const files = [...template.matchAll(styleLinkPattern)].map(([, file = ""]) => file);
  const styles = await Promise.all(files.map((file) => readFile(join(buildFolder, file), "utf8")));
  return styles.join("\n");
}

/** Returns the rules of a style sheet that apply to the body of any of the pages, in their order. */
export async function selectUsedRules(style: string, pages: readonly string[]): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    fonts: false,
    inlineFonts: true,
    keyframes: "critical",
    allowRules: alwaysKept,
    logLevel: "silent",
  });
  const body = pages.map((page) => /<body[^>]*>([\s\S]*)<\/body>/.exec(page)?.[1] ?? "").join("");
  const document = await beasties.process(
    `<!doctype html><html><head><style>${dropAbsentClasses(style, body)}</style></head><body>${body}</body></html>`,
  );
  return /<style>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? "";
}

/** The arguments of pseudo-classes, with one level of parentheses in them. */
const argumentsPattern = /\((?:[^()]|\([^()]*\))*\)/g;

/** Returns a style sheet without the selectors of elements whose class a body does not have: they apply after a script has run. */
function dropAbsentClasses(style: string, body: string): string {
  const classes = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const isPresent = (selector: string): boolean =>
    [...selector.replaceAll(argumentsPattern, "").matchAll(/\.([A-Za-z][\w-]*)/g)].every(([, name = ""]) =>
      classes.has(name),
    );
  const root = postcss.parse(style);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(isPresent);
    if (rule.selector === "") rule.remove();
  });
  return root.toString();
}

/** Returns a page without its links to style sheets. */
export const withoutStyleLinks = (page: string): string => page.replaceAll(styleLinkPattern, "");

/**
 * Returns a page with the critical style in its head, and its links to style sheets at the end of the body. There they block
 * no paint, and scripts still wait for them. The complete sheet repeats the critical rules, so that their order stays.
 */
export function placeStyles(page: string, criticalStyle: string): string {
  const links = [...page.matchAll(styleLinkPattern)].map(([link]) => link.trim());
  return withoutStyleLinks(page)
    .replace("  </head>", () => `    <style>${criticalStyle}</style>\n  </head>`)
    .replace("  </body>", () => `${links.map((link) => `    ${link}\n`).join("")}  </body>`);
}
