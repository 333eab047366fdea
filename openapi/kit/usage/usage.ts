import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import {
  getDynamicSpecifier,
  parseSourceModule,
  resolveSpecifier,
  visitNodes,
  type SourceModule,
} from "../../../codegen/sourceModule.ts";
import { paths } from "../../../src/config/paths.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { parsePortalSource, readModules, findReachableOperationIds } from "./modules.ts";

/** Where an operation is used: the routes by name, and whether the layout around every page uses it. */
export type OperationUsage = { routes: readonly string[]; isInLayout: boolean };

const routeTableFile = "app/routes.ts";

/** Layout, sessions and cache serve every page: what they request belongs to no single route. */
const sharedModules = /^(app|auth|realtime|api(?!\/uploadFile\.ts$))\//;

/** Returns the usage of every operation, found by following the imports of the pages and of the layout. */
export function findUsageByOperation(operations: readonly ContractOperation[]): ReadonlyMap<string, OperationUsage> {
  const modules = readModules(operations);
  const layoutIds = new Set([
    ...findReachableOperationIds(modules, "main.tsx", (path) => !path.endsWith("Page.tsx") && path !== routeTableFile),
    ...findReachableOperationIds(modules, "app/pages/SiteMapPage.tsx", () => false),
  ]);
  const idsByRoute = Object.entries(findPageModules()).map(
    ([route, page]) => [route, findReachableOperationIds(modules, page, (path) => !sharedModules.test(path))] as const,
  );
  return new Map(
    operations.map(({ id }) => [
      id,
      { routes: idsByRoute.flatMap(([route, ids]) => (ids.has(id) ? [route] : [])), isInLayout: layoutIds.has(id) },
    ]),
  );
}

/** Returns the module of each route's page, relative to `src/`, from the syntax tree of the route table. */
export function findPageModules(): Readonly<Record<string, string>> {
  const table = parsePortalSource(routeTableFile);
  const pages: Record<string, string> = {};
  visitNodes(table.tree, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name) || !Object.hasOwn(paths, node.name.text)) return;
    const page = ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties.find((property) => property.name?.getText() === "page")
      : undefined;
    if (page === undefined || !ts.isPropertyAssignment(page)) return;
    const module = ts.isIdentifier(page.initializer)
      ? pageOfImport(table.tree, page.initializer.text)
      : pageBelow(routeTableFile, page.initializer);
    if (module !== undefined) pages[node.name.text] = module;
  });
  return pages;
}

/** Returns the module that an `import()` below a node loads. */
function pageBelow(importer: string, node: ts.Node): string | undefined {
  let found: string | undefined;
  visitNodes(node, (inner) => (found ??= getDynamicSpecifier(inner)));
  return found === undefined ? undefined : resolveSpecifier(importer, found);
}

/** Returns the page that is imported, at once or lazily, by the module from which the route table imports `name`. */
function pageOfImport(tree: ts.SourceFile, name: string): string | undefined {
  const declaration = tree.statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) &&
      statement.importClause?.namedBindings !== undefined &&
      ts.isNamedImports(statement.importClause.namedBindings) &&
      statement.importClause.namedBindings.elements.some((element) => element.name.text === name),
  );
  if (declaration === undefined || !ts.isStringLiteral(declaration.moduleSpecifier)) return undefined;
  const { imports, dynamicImports } = parsePortalSource(
    resolveSpecifier(routeTableFile, declaration.moduleSpecifier.text),
  );
  return [...dynamicImports, ...imports].find((path) => path.endsWith("Page.tsx"));
}

/** Returns the tests that name an operation, or visit a route that uses it. */
export function findTestsOfOperation(id: string, { routes }: OperationUsage): readonly string[] {
  const naming = readTestModules().filter(({ names, strings }) => names.has(id) || strings.has(id));
  return [...new Set([...naming.map(({ path }) => path), ...routes.flatMap(findE2eTestsOfRoute)])].toSorted();
}

/** Returns the e2e tests that visit a route by its name or its path. A test that visits every route in turn does not count. */
export function findE2eTestsOfRoute(route: string): readonly string[] {
  const path = (paths as Readonly<Record<string, string>>)[route]?.split("/:")[0] ?? "";
  return readTestModules().flatMap((module) =>
    module.path.startsWith("tests/e2e/") &&
    (module.routes.has(route) || module.texts.some((text) => beginsWithPath(text, path)))
      ? [module.path]
      : [],
  );
}

/** Whether a text is a path, or the path followed by more segments, a query or a hash. */
const beginsWithPath = (text: string, path: string): boolean =>
  text.startsWith(path) && !/^[\w-]/.test(text.slice(path.length));

type TestModule = Pick<SourceModule, "path" | "names" | "strings"> & {
  /** The routes that it names as `paths.<route>`. */
  routes: ReadonlySet<string>;
  /** Its string literals, and the texts of its template literals. */
  texts: readonly string[];
};

let testModuleCache: readonly TestModule[] | undefined;

const readTestModules = (): readonly TestModule[] =>
  (testModuleCache ??= readdirSync(join(repositoryRoot, "tests"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path) || (path.startsWith("mocks/cases/") && path.endsWith(".ts")))
    .map((path) => parseTestModule(`tests/${path}`)));

function parseTestModule(path: string): TestModule {
  const { tree, names, strings, templates } = parseSourceModule(path);
  const routes = new Set<string>();
  visitNodes(tree, (node) => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "paths")
      routes.add(node.name.text);
  });
  return { path, names, strings, routes, texts: [...strings, ...templates.flat()] };
}
