import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";
import { paths } from "../../../src/config/paths.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { readModules, reachableOperationIds } from "./modules.ts";

/** Who uses an operation: the screens by name, and whether the frame around every screen does. */
export type OperationUsage = { routes: readonly string[]; isInLayout: boolean };

const routeTableFile = "app/routes.ts";

/** The frame, sessions and the cache serve every screen: what they ask is no part of a single one. */
const sharedModules = /^(app|auth|realtime|api(?!\/uploadFile\.ts$))\//;

/** Which screens use which operation, found by following the imports from the screen table. */
export function usageByOperation(operations: readonly ContractOperation[]): ReadonlyMap<string, OperationUsage> {
  const capital = new Map(operations.map(({ id }) => [id.charAt(0).toUpperCase() + id.slice(1), id]));
  const modules = readModules({
    byImportName: (name) =>
      capital.get(/^(?:use|get)([A-Z]\w*?)(?:Suspense)?(?:(?:Query|Mutation)Options)?$/.exec(name)?.[1] ?? "") ??
      operations.find(({ id }) => id === name)?.id,
    byMethodAndPath: (method, path) => operations.find((one) => one.method === method && one.path === path)?.id,
  });
  const frame = new Set([
    ...reachableOperationIds(modules, "main.tsx", (path) => !path.endsWith("Page.tsx") && path !== routeTableFile),
    ...reachableOperationIds(modules, "app/pages/SiteMapPage.tsx", () => false),
  ]);
  const ofScreen = Object.entries(pageModulesByRoute()).map(
    ([screen, page]) => [screen, reachableOperationIds(modules, page, (path) => !sharedModules.test(path))] as const,
  );
  return new Map(
    operations.map(({ id }) => [
      id,
      { routes: ofScreen.flatMap(([screen, used]) => (used.has(id) ? [screen] : [])), isInLayout: frame.has(id) },
    ]),
  );
}

/** The module of each screen's page, as the screen table says it. */
export function pageModulesByRoute(): Readonly<Record<string, string>> {
  const tree = ts.createSourceFile(
    routeTableFile,
    readFileSync(join(repositoryRoot, "src", routeTableFile), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Record<string, string> = {};
  const take = (node: ts.Node): void => {
    const name = ts.isPropertyAssignment(node) ? node.name.getText() : "";
    const page = Object.hasOwn(paths, name)
      ? (importedPage(node.getText()) ?? pageOfLazyModule(tree.text, node.getText()))
      : undefined;
    if (page !== undefined) found[name] = page;
    else ts.forEachChild(node, take);
  };
  take(tree);
  return found;
}

const importedPage = (text: string): string | undefined => {
  const imported = /import\("(\..+?Page\.tsx)"\)/.exec(text)?.[1];
  return imported === undefined
    ? undefined
    : relative(".", join("app", imported.replace(/^\.\/HomePage/, "./pages/HomePage")));
};

/** The page of a screen whose part is made in a module of its own. */
function pageOfLazyModule(text: string, entry: string): string | undefined {
  const [, part] = /\bpage: (\w+),/.exec(entry) ?? [];
  const [, module] = part === undefined ? [] : (new RegExp(`import \\{ ${part} \\} from "\\./(.+?)"`).exec(text) ?? []);
  return module === undefined
    ? undefined
    : importedPage(readFileSync(join(repositoryRoot, "src", dirname(routeTableFile), module), "utf8"));
}

/** The tests that ask an operation by name, or visit a screen that uses it. */
export function testsOfOperation(id: string, { routes }: OperationUsage): readonly string[] {
  const asks = new RegExp(`\\b${id}\\b`);
  return [
    ...new Set([
      ...readTestFiles().flatMap(({ path, text }) => (asks.test(text) ? [path] : [])),
      ...routes.flatMap(e2eTestsOfRoute),
    ]),
  ].toSorted();
}

/** The browser tests that go to a screen by its name or its address. One that opens every screen in turn is not counted. */
export function e2eTestsOfRoute(route: string): readonly string[] {
  const address = (paths as Readonly<Record<string, string>>)[route]?.split("/:")[0] ?? "";
  const goes = new RegExp(`\\bpaths\\.${route}\\b|["'\`}]${address}(?![\\w-])`);
  return readTestFiles().flatMap(({ path, text }) => (path.startsWith("tests/e2e/") && goes.test(text) ? [path] : []));
}

let testFileCache: readonly { path: string; text: string }[] | undefined;

const readTestFiles = (): readonly { path: string; text: string }[] =>
  (testFileCache ??= readdirSync(join(repositoryRoot, "tests"), { recursive: true, encoding: "utf8" })
    .filter(
      (path) =>
        /\.(test\.tsx?|ts)$/.test(path) &&
        (path.endsWith(".test.ts") || path.endsWith(".test.tsx") || path.startsWith("mocks/cases/")),
    )
    .map((path) => ({ path: `tests/${path}`, text: readFileSync(join(repositoryRoot, "tests", path), "utf8") })));
