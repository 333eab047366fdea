import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import postcss, { Rule, type Root } from "postcss";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const breakpointsFile = "src/components/styles/breakpoints.css";
const tokensFile = "src/components/styles/tokens.css";
const readText = (path: string): string => readFileSync(join(root, path), "utf8");

const styleSheets = globSync("src/**/*.css", { cwd: root })
  .toSorted()
  .map((path) => ({ path, styles: postcss.parse(readText(path)) }));
const modules = globSync("src/**/*.{ts,tsx}", { cwd: root, exclude: ["src/generated/**"] }).map((path) => ({
  path,
  text: readText(path),
}));

const colorLiteral = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|\b(?:white|black)\b/i;

/** Returns each declaration of a style sheet as `selector { property: value }`. */
function declarations(styles: Root): { property: string; value: string; text: string }[] {
  const found: { property: string; value: string; text: string }[] = [];
  styles.walkDecls((declaration) => {
    const { parent, prop: property, value } = declaration;
    const selector = parent instanceof Rule ? parent.selector : "";
    found.push({ property, value, text: `${selector} { ${property}: ${value} }` });
  });
  return found;
}

describe("style sheets", () => {
  it("name breakpoints instead of repeating a width or a height in a media query", () => {
    const literals = styleSheets.flatMap(({ path, styles }) => {
      const found: string[] = [];
      styles.walkAtRules("media", ({ params }) => {
        if (/\d(?:px|r?em)\b/.test(params)) found.push(`${path}: @media ${params}`);
      });
      return found;
    });
    expect(literals, `declare a custom media rule in ${breakpointsFile}`).toEqual([]);
  });

  it("never hide a live region while it is empty: it would appear with its text, which is not announced", () => {
    const liveClasses = modules.flatMap(({ text }) =>
      Array.from(text.matchAll(/className="([\w-]+)" role="status"/g), ([, name = ""]) => name),
    );
    expect(liveClasses).toContain("filter-chips-count");
    const hidden = styleSheets.flatMap(({ path, styles }) =>
      declarations(styles)
        .filter(({ property, value, text }) => `${property}: ${value}` === "display: none" && /:empty \{/.test(text))
        .filter(({ text }) => liveClasses.some((name) => text.includes(`.${name}:`)))
        .map(({ text }) => `${path}: ${text}`),
    );
    expect(hidden).toEqual([]);
  });

  it("show what is chosen without `:has`, which Firefox 115 lacks", () => {
    const found = styleSheets.flatMap(({ path, styles }) => {
      const selectors: string[] = [];
      styles.walkRules(/:has\([^)]*:checked/, ({ selector }) => void selectors.push(`${path}: ${selector}`));
      return selectors;
    });
    expect(found, "use a data attribute").toEqual([]);
  });

  it("use only custom media rules that exist, and import them", () => {
    const names = new Set(
      Array.from(readText(breakpointsFile).matchAll(/@custom-media (--[\w-]+)/g), ([, name]) => name),
    );
    const problems = styleSheets.flatMap(({ path, styles }) => {
      const used: string[] = [];
      let importsBreakpoints = false;
      styles.walkAtRules("media", ({ params }) => {
        used.push(...(params.match(/--[\w-]+/g) ?? []));
      });
      styles.walkAtRules("import", ({ params }) => {
        importsBreakpoints ||= resolve(root, path, "..", params.slice(1, -1)) === join(root, breakpointsFile);
      });
      return [
        ...used.filter((name) => !names.has(name)).map((name) => `${path}: ${name} is not declared`),
        ...(importsBreakpoints === used.length > 0 ? [] : [`${path}: imports breakpoints exactly when it uses them`]),
      ];
    });
    expect(problems.filter((problem) => !problem.startsWith(`${breakpointsFile}:`))).toEqual([]);
  });

  it("take colours from tokens", () => {
    const literals = styleSheets
      .filter(({ path }) => path !== tokensFile)
      .flatMap(({ path, styles }) =>
        declarations(styles)
          // A mask uses only the alpha of a colour.
          .filter(({ property, value }) => property !== "mask-image" && colorLiteral.test(value))
          .map(({ text }) => `${path}: ${text}`),
      );
    expect(literals, `declare the colour in ${tokensFile}`).toEqual([]);
  });

  it("use every token, and no custom property that is not declared", () => {
    const declared = new Set(styleSheets.flatMap(({ styles }) => declarations(styles).map(({ property }) => property)));
    const texts = [...styleSheets.map(({ styles }) => styles.toString()), ...modules.map(({ text }) => text)];
    const used = new Set(
      texts.flatMap((text) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name)),
    );
    expect({
      undeclared: [...used].filter((name) => !declared.has(name)),
      unused: [...declared].filter((name) => name.startsWith("--") && !used.has(name)),
    }).toEqual({ undeclared: [], unused: [] });
  });

  it("contain only rules of the components that import them", () => {
    const foreign = styleSheets
      .filter(({ path }) => !path.startsWith("src/components/styles/"))
      .flatMap(({ path, styles }) => {
        const importers = modules.filter((module) =>
          Array.from(module.text.matchAll(/^import "(.+\.css)";$/gm)).some(
            ([, specifier = ""]) => resolve(root, module.path, "..", specifier) === join(root, path),
          ),
        );
        const found: string[] = [];
        if (importers.length === 0) found.push(`${path}: no module imports it`);
        styles.walkRules(({ selectors }) => {
          for (const selector of selectors) {
            const classes = Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name);
            const isOwn = classes.some((name) => importers.some(({ text }) => text.includes(name)));
            if (classes.length > 0 && !isOwn) found.push(`${path}: ${selector}`);
          }
        });
        return found;
      });
    expect(foreign).toEqual([]);
  });

  it("style each class on its own in one file: all style sheets of the portal are joined", () => {
    const filesByClass = new Map<string, Set<string>>();
    for (const { path, styles } of styleSheets)
      styles.walkRules(({ selectors }) => {
        for (const selector of selectors.filter((candidate) => /^\.[\w-]+$/.test(candidate)))
          filesByClass.set(selector, new Set([...(filesByClass.get(selector) ?? []), path]));
      });
    expect([...filesByClass].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual(
      [],
    );
  });
});

describe("TypeScript and static files", () => {
  it("contain no colour that tokens declare", () => {
    const buildModules = globSync(["vite.config.ts", "deploy/vitePlugins/*.ts"], { cwd: root });
    const buildTexts = buildModules.map((path) => ({ path, text: readText(path) }));
    const literals = [...modules, ...buildTexts].flatMap(({ path, text }) =>
      Array.from(text.matchAll(/["'`](#[\da-f]{3,8})["'`]/gi), ([, color]) => `${path}: ${color}`),
    );
    expect(literals).toEqual([]);
  });

  it.each(["icon.svg", "icons/competition.svg", "icons/quality.svg"])(
    "use only colours of the tokens in %s",
    (icon) => {
      const tokens = readText(tokensFile).toLowerCase();
      const colors = Array.from(readText(`public/${icon}`).matchAll(/#[\da-f]{6}\b/gi), ([color]) =>
        color.toLowerCase(),
      );
      expect(colors.length).toBeGreaterThan(0);
      expect(colors.filter((color) => !tokens.includes(color))).toEqual([]);
    },
  );
});
