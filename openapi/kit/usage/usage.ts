import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { root } from "../../../codegen/scratchTree.ts";
import { paths } from "../../../src/config/paths.ts";
import type { Operation } from "../contract/operations.ts";
import { modulesOf, operationsBelow } from "./modules.ts";

/** Who uses an operation: the screens by name, and whether the frame around every screen does. */
export type Use = { screens: readonly string[]; frame: boolean };

const table = "app/routes.ts";

/** The frame, sessions and the cache serve every screen: what they ask is no part of a single one. */
const everywhere = /^(app|auth|api|realtime)\//;

/** Which screens use which operation, found by following the imports from the screen table. */
export function usesOf(operations: readonly Operation[]): ReadonlyMap<string, Use> {
  const capital = new Map(operations.map(({ id }) => [id.charAt(0).toUpperCase() + id.slice(1), id]));
  const modules = modulesOf({
    byName: (name) => capital.get(/^(?:use|get)([A-Z]\w*?)(?:Suspense)?(?:(?:Query|Mutation)Options)?$/.exec(name)?.[1] ?? "") ?? operations.find(({ id }) => id === name)?.id,
    byPath: (method, path) => operations.find((one) => one.method === method && one.path === path)?.id,
  });
  const frame = new Set([...operationsBelow(modules, "main.tsx", (path) => !/Page\.tsx$/.test(path) && path !== table), ...operationsBelow(modules, "app/pages/SiteMapPage.tsx", () => false)]);
  const ofScreen = Object.entries(pagesByScreen()).map(([screen, page]) => [screen, operationsBelow(modules, page, (path) => !everywhere.test(path))] as const);
  return new Map(operations.map(({ id }) => [id, { screens: ofScreen.flatMap(([screen, used]) => (used.has(id) ? [screen] : [])), frame: frame.has(id) }]));
}

/** The module of each screen's page, as the screen table says it. */
export function pagesByScreen(): Readonly<Record<string, string>> {
  const tree = ts.createSourceFile(table, readFileSync(join(root, "src", table), "utf8"), ts.ScriptTarget.Latest, true);
  const found: Record<string, string> = {};
  const take = (node: ts.Node): void => {
    const name = ts.isPropertyAssignment(node) ? node.name.getText() : "";
    const page = Object.hasOwn(paths, name) ? pageIn(node.getText()) ?? pageElsewhere(tree.text, node.getText()) : undefined;
    if (page !== undefined) found[name] = page;
    else ts.forEachChild(node, take);
  };
  take(tree);
  return found;
}

const pageIn = (text: string): string | undefined => {
  const imported = /import\("(\..+?Page\.tsx)"\)/.exec(text)?.[1];
  return imported === undefined ? undefined : relative(".", join("app", imported.replace(/^\.\/HomePage/, "./pages/HomePage")));
};

/** The page of a screen whose part is made in a module of its own. */
function pageElsewhere(text: string, entry: string): string | undefined {
  const [, part] = /\bpage: (\w+),/.exec(entry) ?? [];
  const [, module] = part === undefined ? [] : (new RegExp(`import \\{ ${part} \\} from "\\./(.+?)"`).exec(text) ?? []);
  return module === undefined ? undefined : pageIn(readFileSync(join(root, "src", dirname(table), module), "utf8"));
}

/** The tests that ask an operation by name, or visit a screen that uses it. */
export function testsOf(id: string, { screens }: Use): readonly string[] {
  const asks = new RegExp(`\\b${id}\\b`);
  return [...new Set([...testFiles().flatMap(({ path, text }) => (asks.test(text) ? [path] : [])), ...screens.flatMap(visitsOf)])].toSorted();
}

/** The browser tests that go to a screen by its name or its address. One that opens every screen in turn is not counted. */
export function visitsOf(screen: string): readonly string[] {
  const address = (paths as Readonly<Record<string, string>>)[screen]?.split("/:")[0] ?? "";
  const goes = new RegExp(`\\bpaths\\.${screen}\\b|["'\`}]${address}(?![\\w-])`);
  return testFiles().flatMap(({ path, text }) => (path.startsWith("tests/e2e/") && goes.test(text) ? [path] : []));
}

let files: readonly { path: string; text: string }[] | undefined;

const testFiles = (): readonly { path: string; text: string }[] =>
  (files ??= readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(test\.tsx?|ts)$/.test(path) && (path.endsWith(".test.ts") || path.endsWith(".test.tsx") || path.startsWith("mocks/cases/")))
    .map((path) => ({ path: `tests/${path}`, text: readFileSync(join(root, "tests", path), "utf8") })));
