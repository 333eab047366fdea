import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { forbiddenImports, isolatedFolders, getLayer, libraryOwners, sharedLibraries } from "./layers.ts";
import {
  listModuleImports,
  collectNodes,
  formatLocation,
  repositoryRoot,
  sourceModules,
  handwrittenModules,
  type ParsedModule,
} from "./sourceModules.ts";

/** Returns whether a module has the function that sends the requests of a generated hook. */
const sendsRequests = (path: string): boolean => path === "api/request.ts" || path.startsWith("api/parsers/");

/** Returns one line for a violation: where it is, what is wrong, and what belongs into that layer. */
const violation = (location: string, problem: string, path: string): string =>
  `${location} ${problem}. src/${getLayer(path).name} holds ${getLayer(path).purpose}`;

/** Returns a line for every import between our own modules that `isForbidden` reports. */
const forbidden = (isForbidden: (from: string, to: string) => boolean): string[] =>
  sourceModules.flatMap((source) =>
    listModuleImports(source).flatMap(({ to, isLocal, line }) =>
      isLocal && isForbidden(source.path, to)
        ? [violation(`src/${source.path}:${line}`, `imports src/${to}`, source.path)]
        : [],
    ),
  );

/** Returns a line for every node of the hand-written modules for which `matches` is true. */
const nodeViolations = (
  problem: string,
  matches: (node: ts.Node, source: ParsedModule) => boolean,
  isAllowed: (path: string) => boolean = () => false,
): string[] =>
  handwrittenModules
    .filter(({ path }) => !isAllowed(path))
    .flatMap((source) =>
      collectNodes(source).flatMap((node) =>
        matches(node, source) ? [violation(formatLocation(source, node), problem, source.path)] : [],
      ),
    );

const isInLayer =
  (folder: string) =>
  (path: string): boolean =>
    path.startsWith(`${folder}/`);
const isOutside = (path: string): boolean => path.startsWith("..");

describe("the layers of src/", () => {
  it("contain every module", () => {
    expect(sourceModules.length).toBeGreaterThan(300);
    for (const { path } of sourceModules) expect(() => getLayer(path)).not.toThrow();
  });

  it("import only lower layers", () => {
    expect(
      forbidden((from, to) =>
        isOutside(to) ? from !== "main.tsx" : getLayer(to).level > getLayer(from).level && !sendsRequests(to),
      ),
    ).toEqual([]);
  });

  it.each(isolatedFolders)("the folders of %s do not import each other", (name) => {
    expect(
      forbidden((from, to) => isInLayer(name)(from) && isInLayer(name)(to) && from.split("/")[1] !== to.split("/")[1]),
    ).toEqual([]);
  });

  it.each(forbiddenImports)("$from does not import $to: $reason", ({ from, to }) => {
    for (const layer of [from, to]) expect(sourceModules.some(({ path }) => isInLayer(layer)(path))).toBe(true);
    expect(
      forbidden((source, target) => isInLayer(from)(source) && isInLayer(to)(target) && !sendsRequests(target)),
    ).toEqual([]);
  });

  it("pages do not import each other", () => {
    const isPage = (path: string): boolean => path.endsWith("Page.tsx");
    expect(forbidden((from, to) => isPage(from) && isPage(to))).toEqual([]);
  });
});

describe("a library", () => {
  const libraryImports = sourceModules.flatMap((source) =>
    listModuleImports(source).flatMap(({ to, isLocal, line }) =>
      isLocal ? [] : [{ library: to, path: source.path, line }],
    ),
  );

  it.each(libraryOwners)("$library is imported only by $owners", ({ library, owners }) => {
    const imports = libraryImports.filter((found) => library.test(found.library));
    for (const owner of owners) expect(imports.some(({ path }) => path.startsWith(owner))).toBe(true);
    const violations = imports
      .filter(({ path }) => !owners.some((owner) => path.startsWith(owner)))
      .map((found) => violation(`src/${found.path}:${found.line}`, `imports ${found.library}`, found.path));
    expect(violations).toEqual([]);
  });

  it("has owners in libraryOwners, or every layer may import it", () => {
    const violations = libraryImports
      .filter(
        ({ library }) => !sharedLibraries.test(library) && !libraryOwners.some((owned) => owned.library.test(library)),
      )
      .map(({ library, path, line }) => violation(`src/${path}:${line}`, `imports ${library}`, path));
    expect(violations).toEqual([]);
  });
});

describe("the mock backend", () => {
  it("is imported by the portal in the demo build only", () => {
    const demo = 'import.meta.env.MODE === "demo"';
    const outsideImports = sourceModules.flatMap((source) =>
      listModuleImports(source).flatMap((moduleImport) =>
        isOutside(moduleImport.to) ? [{ source, ...moduleImport }] : [],
      ),
    );
    expect(outsideImports.map(({ source, to }) => `${source.path} ${to}`)).toEqual([
      "main.tsx ../mocks/browser/browserAdapter.ts",
    ]);
    for (const { node } of outsideImports) {
      let ancestor: ts.Node = node;
      while (!ts.isIfStatement(ancestor) && ancestor.parent !== undefined) ancestor = ancestor.parent;
      expect(ts.isIfStatement(ancestor) && ancestor.expression.getText()).toBe(demo);
    }
  });
});

describe("the source code of the portal", () => {
  it("sets HTML in one module only", () => {
    expect(
      nodeViolations(
        "sets HTML",
        (node) =>
          ts.isIdentifier(node) &&
          /^(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write)$/.test(node.text),
        (path) => path === "features/content/SanitizedHtml.tsx",
      ),
    ).toEqual([]);
  });

  it("sends requests from one layer only", () => {
    const sends = (node: ts.Node): boolean =>
      ts.isCallExpression(node) &&
      /^((globalThis|window|self)\.)?fetch$|(^|\.)sendBeacon$/.test(node.expression.getText());
    const opens = (node: ts.Node): boolean =>
      ts.isNewExpression(node) && /^(XMLHttpRequest|EventSource|WebSocket)$/.test(node.expression.getText());
    expect(
      nodeViolations(
        "sends a request",
        (node) => sends(node) || opens(node),
        (path) =>
          isInLayer("api")(path) ||
          path === "config/settings.ts" ||
          /^components\/loading\/(release|importChunk)\.ts$/.test(path),
      ),
    ).toEqual([]);
  });

  it("uses the browser's storage in one module only", () => {
    expect(
      nodeViolations(
        "uses the browser's storage",
        (node) => ts.isIdentifier(node) && /^(localStorage|sessionStorage)$/.test(node.text),
        (path) => path === "config/storage.ts",
      ),
    ).toEqual([]);
  });

  it("names the keys of drafts in one module only", () => {
    expect(
      nodeViolations(
        "names the key of a draft",
        (node) => ts.isTemplateHead(node) && node.text.startsWith("draft:"),
        (path) => path === "forms/drafts/draftStorage.ts" || path === "config/storage.ts",
      ),
    ).toEqual([]);
  });

  it("reads the query of the address undecoded", () => {
    const decodes = (node: ts.Node): boolean =>
      ts.isImportSpecifier(node) && /^useSearch(Params)?$/.test((node.propertyName ?? node.name).text);
    expect(nodeViolations("decodes the query twice: useQueryParams does not", decodes)).toEqual([]);
  });

  it("evaluates no text", () => {
    const evaluates = (node: ts.Node): boolean =>
      (ts.isCallExpression(node) || ts.isNewExpression(node)) && /^(eval|Function)$/.test(node.expression.getText());
    expect(nodeViolations("evaluates text", evaluates)).toEqual([]);
  });

  it("contains no literal URL in a link", () => {
    const isLiteralUrl = (node: ts.Node): boolean =>
      ts.isJsxAttribute(node) &&
      /^(href|to)$/.test(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer) &&
      node.initializer.text.startsWith("/");
    expect(nodeViolations("contains a literal URL", isLiteralUrl)).toEqual([]);
  });
});

describe("user-visible text", () => {
  const visibleProps =
    /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint|lead|text|legend|caption|summary)$/;
  const letters = /\p{L}/u;

  const joiningOperators = new Set([
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.PlusToken,
  ]);

  /** Returns the literal text of an expression, including the parts of templates, concatenations and conditions. */
  const getText = (node: ts.Node | undefined): string => {
    if (node === undefined) return "";
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join("");
    if (ts.isJsxExpression(node)) return getText(node.expression);
    if (ts.isConditionalExpression(node)) return getText(node.whenTrue) + getText(node.whenFalse);
    if (ts.isBinaryExpression(node) && joiningOperators.has(node.operatorToken.kind))
      return getText(node.left) + getText(node.right);
    return "";
  };

  it("is in locales/, where it can be translated", () => {
    const isUserVisible = (node: ts.Node): boolean =>
      (ts.isJsxText(node) && letters.test(node.text)) ||
      (ts.isJsxAttribute(node) && visibleProps.test(node.name.getText()) && letters.test(getText(node.initializer))) ||
      (ts.isJsxExpression(node) &&
        (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) &&
        letters.test(getText(node)));
    expect(nodeViolations("contains text that is not in locales/", isUserVisible)).toEqual([]);
  });

  it("is requested in the current language: every call of a query hook passes lang", () => {
    const queryHooks = new Set(
      sourceModules
        .filter(({ path }) => isInLayer("generated/queries")(path))
        .flatMap(({ sourceFile }) => [...sourceFile.text.matchAll(/^export function (use\w+)Suspense\b/gm)])
        .flatMap(([, hook = ""]) => [hook, `${hook}Suspense`]),
    );
    expect(queryHooks.size).toBeGreaterThan(10);
    const isFirstPageParams = (node: ts.Node): boolean =>
      ts.isCallExpression(node) && node.expression.getText() === "getFirstPageParams";
    const passesLanguage = (argument: ts.Node): boolean =>
      isFirstPageParams(argument) ||
      (ts.isObjectLiteralExpression(argument) &&
        argument.properties.some(
          (member) =>
            member.name?.getText() === "lang" ||
            (ts.isSpreadAssignment(member) && isFirstPageParams(member.expression)),
        ));
    const lacksLanguage = (node: ts.Node): boolean =>
      ts.isCallExpression(node) && queryHooks.has(node.expression.getText()) && !node.arguments.some(passesLanguage);
    const isPassedOn = (node: ts.Node): boolean =>
      ts.isIdentifier(node) &&
      queryHooks.has(node.text) &&
      !ts.isImportSpecifier(node.parent) &&
      !(ts.isCallExpression(node.parent) && node.parent.expression === node);
    expect(
      nodeViolations("calls a query hook without lang", (node) => lacksLanguage(node) || isPassedOn(node)),
    ).toEqual([]);
  });
});

describe("the e2e tests", () => {
  it("write no number of a sample appeal: it begins with the year of its first step, which depends on the day", () => {
    const files = listTextFiles(join(repositoryRoot, "tests/e2e"));
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => /"20\d\d-00\d{3}"/.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("fetch the response for an intercepted request with fetchWithRetry: the server may just have closed the connection", () => {
    const files = listTextFiles(join(repositoryRoot, "tests/e2e")).filter(
      (file) => !file.endsWith("fetchWithRetry.ts"),
    );
    expect(files.filter((file) => /\broute\.fetch\(/.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

describe("the repository", () => {
  it("contains no absolute path of a developer's machine", () => {
    const absolutePath = new RegExp(`(^|[^\\w.-])/(${["work", "tmp", "root", "home/[a-z]+/[a-z]"].join("|")})/`);
    const texts = listTextFiles(repositoryRoot);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((file) => absolutePath.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

/** Returns the paths of all text files in a folder, except packages and build output. */
function listTextFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist.*|\.git|\.cache)$/.test(entry.name) ? [] : listTextFiles(path);
    return /\.(tsx?|mjs|js|json|ya?ml|md|css|html|svg)$/.test(entry.name) ? [path] : [];
  });
}
