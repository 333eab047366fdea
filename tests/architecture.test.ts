import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { roomOf, rooms } from "./architecture/rooms.ts";
import { importsOf, nodesOf, placeOf, root, sources, written, type Source } from "./architecture/sources.ts";

/** The line to tell when a module does what its room may not. */
const complaint = (where: string, what: string, path: string): string => `${where} ${what}. ${roomOf(path).name} is about: ${roomOf(path).charter}`;

/** Every own import of a module that `wrong` finds wrong, told with the room's charter. */
const wrongImports = (wrong: (from: string, to: string) => boolean): string[] =>
  sources.flatMap((source) => importsOf(source).flatMap(({ to, own, line }) => (own && wrong(source.path, to) ? [complaint(`src/${source.path}:${line}`, `imports src/${to}`, source.path)] : [])));

/** Every node of the modules that people write which is what is looked for, told with the room's charter. */
const found = (what: string, is: (node: ts.Node, source: Source) => boolean, allowed: (path: string) => boolean = () => false): string[] =>
  written.filter(({ path }) => !allowed(path)).flatMap((source) => nodesOf(source).flatMap((node) => (is(node, source) ? [complaint(placeOf(source, node), what, source.path)] : [])));

const isIn = (room: string) => (path: string): boolean => path.startsWith(`${room}/`);

describe("the rooms of the portal", () => {
  it("are those of the README, each module in one of them", () => {
    expect(rooms.map(({ name }) => name)).toEqual(expect.arrayContaining(["generated", "http", "session", "pages", "shell"]));
    for (const { path } of sources) expect(() => roomOf(path)).not.toThrow();
  });

  it("import only what stands above them in the README's table", () => {
    expect(
      wrongImports((from, to) => {
        if (to.startsWith("..")) return from !== "main.tsx";
        const [own, other] = [roomOf(from), roomOf(to)];
        return other.name !== own.name && other.place >= own.place;
      }),
    ).toEqual([]);
  });

  it("of generated files import nothing but the room that calls", () => {
    expect(wrongImports((from, to) => isIn("generated")(from) && !isIn("generated")(to) && to !== "api/request.ts")).toEqual([]);
  });

  it("of looks know no language, no session, no call: text and data reach them from outside", () => {
    expect(wrongImports((from, to) => isIn("ui")(from) && !isIn("ui")(to))).toEqual([]);
  });

  it("of the network know the contract alone", () => {
    expect(wrongImports((from, to) => isIn("http")(from) && !isIn("http")(to) && !isIn("generated")(to))).toEqual([]);
  });

  it("of the live feed know no cache: the shell joins them", () => {
    expect(wrongImports((from, to) => isIn("live")(from) && !["live/", "generated/", "http/", "session/"].some((room) => to.startsWith(room)))).toEqual([]);
  });

  it("of pages know neither each other, nor the socket, nor the component library", () => {
    expect(wrongImports((from, to) => isIn("pages")(from) && (isIn("pages")(to) || isIn("live")(to) || isIn("ui/mui")(to)))).toEqual([]);
  });
});

describe("a library", () => {
  it.each([
    [/^@(mui|emotion)\//, "ui/mui/"],
    [/^@rjsf\//, "form/"],
    [/^@stomp\//, "live/"],
    [/^openapi-fetch$/, "http/"],
    [/^idb-keyval$/, "session/"],
    [/^react-intl$/, "i18n/"],
    [/^dompurify$/, "ui/Html.tsx"],
    [/^react-dom\/client$/, "main.tsx"],
    [/^react-dom\/static$/, "prerender.tsx"],
  ])("like %s has one place: src/%s", (library, home) => {
    const strays = sources.flatMap((source) => importsOf(source).flatMap(({ to, own, line }) => (!own && library.test(to) && !source.path.startsWith(home) ? [complaint(`src/${source.path}:${line}`, `imports ${to}`, source.path)] : [])));
    expect(strays).toEqual([]);
  });

  it("of looks is React's, the router's link, or one of the two with a place of their own", () => {
    const strays = sources.filter(({ path }) => isIn("ui")(path)).flatMap((source) => importsOf(source).flatMap(({ to, own, line }) => (own || /^(react(\/.+)?|wouter(\/.+)?|dompurify)$/.test(to) || /^@(mui|emotion)\//.test(to) ? [] : [`src/${source.path}:${line} imports ${to}`])));
    expect(strays).toEqual([]);
  });
});

describe("the embedded service", () => {
  it("reaches the portal in a demonstration build alone", () => {
    const demo = 'import.meta.env.MODE === "demo"';
    const ways = sources.flatMap((source) => importsOf(source).flatMap((one) => (one.to.startsWith("..") ? [{ source, ...one }] : [])));
    expect(ways.map(({ source, to }) => `${source.path} ${to}`)).toEqual(["main.tsx ../mocks/browser.ts"]);
    for (const { node } of ways) {
      let above: ts.Node = node;
      while (!ts.isIfStatement(above) && above.parent !== undefined) above = above.parent;
      expect(ts.isIfStatement(above) && above.expression.getText()).toBe(demo);
    }
  });
});

describe("a line of the portal", () => {
  it("makes HTML of text in one place only", () => {
    expect(found("sets HTML", (node) => ts.isIdentifier(node) && /^(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write)$/.test(node.text), (path) => path === "ui/Html.tsx")).toEqual([]);
  });

  it("sends a request in one room only", () => {
    const sends = (node: ts.Node): boolean => ts.isCallExpression(node) && /^((globalThis|window|self)\.)?fetch$|(^|\.)sendBeacon$/.test(node.expression.getText());
    const opens = (node: ts.Node): boolean => ts.isNewExpression(node) && /^(XMLHttpRequest|EventSource|WebSocket)$/.test(node.expression.getText());
    expect(found("sends a request", (node) => sends(node) || opens(node), (path) => isIn("http")(path) || path === "settings.ts")).toEqual([]);
  });

  it("keeps something on the device in one place only", () => {
    expect(found("uses the browser's storage", (node) => ts.isIdentifier(node) && /^(localStorage|sessionStorage)$/.test(node.text), (path) => path === "storage.ts")).toEqual([]);
  });

  it("evaluates no text", () => {
    const evaluates = (node: ts.Node): boolean => (ts.isCallExpression(node) || ts.isNewExpression(node)) && /^(eval|Function)$/.test(node.expression.getText());
    expect(found("evaluates text", evaluates)).toEqual([]);
  });

  it("spells no address: links name a path", () => {
    const spells = (node: ts.Node): boolean => ts.isJsxAttribute(node) && /^(href|to)$/.test(node.name.getText()) && node.initializer !== undefined && ts.isStringLiteral(node.initializer) && node.initializer.text.startsWith("/");
    expect(found("spells an address", spells)).toEqual([]);
  });
});

describe("what people read", () => {
  const shown = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint|lead|text|legend|caption|summary)$/;
  const letters = /\p{L}/u;

  const joins = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken]);

  /** Text written into the program: the text itself, the fixed parts of a template, or what a choice may come to. */
  const textOf = (node: ts.Node | undefined): string => {
    if (node === undefined) return "";
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join("");
    if (ts.isJsxExpression(node)) return textOf(node.expression);
    if (ts.isConditionalExpression(node)) return textOf(node.whenTrue) + textOf(node.whenFalse);
    if (ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind)) return textOf(node.left) + textOf(node.right);
    return "";
  };

  it("stands in locales/, where it can be translated", () => {
    const isShown = (node: ts.Node): boolean =>
      (ts.isJsxText(node) && letters.test(node.text)) ||
      (ts.isJsxAttribute(node) && shown.test(node.name.getText()) && letters.test(textOf(node.initializer))) ||
      (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) && letters.test(textOf(node)));
    expect(found("says something that is not in locales/", isShown)).toEqual([]);
  });

  it("is read from the service in the reader's language: every read says which", () => {
    const reads = new Set(
      sources
        .filter(({ path }) => isIn("generated/queries")(path))
        .flatMap(({ tree }) => [...tree.text.matchAll(/^export function (use\w+)Suspense\b/gm)])
        .flatMap(([, hook = ""]) => [hook, `${hook}Suspense`]),
    );
    expect(reads.size).toBeGreaterThan(10);
    const isFirstPage = (node: ts.Node): boolean => ts.isCallExpression(node) && node.expression.getText() === "firstPage";
    const saysLanguage = (argument: ts.Node): boolean =>
      isFirstPage(argument) || (ts.isObjectLiteralExpression(argument) && argument.properties.some((part) => part.name?.getText() === "lang" || (ts.isSpreadAssignment(part) && isFirstPage(part.expression))));
    const silent = (node: ts.Node): boolean => ts.isCallExpression(node) && reads.has(node.expression.getText()) && !node.arguments.some(saysLanguage);
    const handsOver = (node: ts.Node): boolean => ts.isIdentifier(node) && reads.has(node.text) && !ts.isImportSpecifier(node.parent) && !(ts.isCallExpression(node.parent) && node.parent.expression === node);
    expect(found("reads without lang", (node) => silent(node) || handsOver(node))).toEqual([]);
  });
});

describe("the repository", () => {
  it("names no place of the machine that it was written on", () => {
    const here = new RegExp(`(^|[^\\w.-])/(${["work", "tmp", "root", "home/[a-z]+/[a-z]"].join("|")})/`);
    const texts = textsBelow(root);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((file) => here.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

/** Every file of text below a folder, but for packages and what is made when it is needed. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist.*|\.git|\.cache)$/.test(entry.name) ? [] : textsBelow(path);
    return /\.(tsx?|mjs|js|json|ya?ml|md|css|html|svg)$/.test(entry.name) ? [path] : [];
  });
}
