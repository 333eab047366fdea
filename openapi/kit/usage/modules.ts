import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { parseSourceModule, visitNodes, type SourceModule } from "../../../codegen/sourceModule.ts";
import type { ContractOperation } from "../contract/operations.ts";

/** A module of `src/`: what it imports and which operations it requests itself. Paths are relative to `src/`. */
export type PortalModule = { path: string; imports: readonly string[]; operationIds: readonly string[] };

/** The folder to which the paths of modules are relative. */
const sourceFolder = join(repositoryRoot, "src");

/** Parses a module of `src/` without running it. */
export const parsePortalSource = (path: string): SourceModule => parseSourceModule(path, sourceFolder);

/** Returns every module of `src/` that is not generated, by path. */
export function readModules(operations: readonly ContractOperation[]): ReadonlyMap<string, PortalModule> {
  const idByName = operationIdsByImportName(operations);
  const idByRequest = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));
  const files = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith("generated/"),
  );
  return new Map(
    files.map((path) => {
      const { tree, imports, dynamicImports } = parsePortalSource(path);
      const operationIds = [
        ...importedNames(tree).flatMap((name) => idByName.get(name) ?? []),
        ...directRequests(tree).flatMap((request) => idByRequest.get(request) ?? []),
      ];
      return [path, { path, imports: [...imports, ...dynamicImports], operationIds: [...new Set(operationIds)] }];
    }),
  );
}

/** Returns the operation of each export of the generated hooks. Query keys are left out: they send no request. */
function operationIdsByImportName(operations: readonly ContractOperation[]): ReadonlyMap<string, string> {
  return new Map(
    operations.flatMap(({ id }) => {
      const name = id.charAt(0).toUpperCase() + id.slice(1);
      const exports = [
        id,
        `use${name}`,
        `use${name}Suspense`,
        `get${name}QueryOptions`,
        `get${name}SuspenseQueryOptions`,
        `get${name}MutationOptions`,
      ];
      return exports.map((exported) => [exported, id] as const);
    }),
  );
}

/** Returns the names that a module imports from the generated hooks, types left out. */
function importedNames(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause, moduleSpecifier } = statement;
    const bindings = importClause?.namedBindings;
    if (!moduleSpecifier.text.includes("/generated/queries/") || bindings === undefined) return [];
    if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

/** Returns the requests that a module sends by method and path, such as `requestOperation("GET", "/user/details")`. */
function directRequests(tree: ts.SourceFile): string[] {
  const requests: string[] = [];
  visitNodes(tree, (node) => {
    if (!ts.isCallExpression(node)) return;
    const [method, path] = node.arguments;
    if (method && path && ts.isStringLiteral(method) && ts.isStringLiteral(path))
      requests.push(`${method.text} ${path.text}`);
  });
  return requests;
}

/** Returns the operations that a module requests, itself or through its imports. `shouldFollow` limits those. */
export function findReachableOperationIds(
  modules: ReadonlyMap<string, PortalModule>,
  start: string,
  shouldFollow: (path: string) => boolean,
): ReadonlySet<string> {
  const [visited, operationIds] = [new Set<string>(), new Set<string>()];
  const visit = (path: string): void => {
    const module = modules.get(path);
    if (module === undefined || visited.has(path)) return;
    visited.add(path);
    module.operationIds.forEach((id) => operationIds.add(id));
    module.imports.filter(shouldFollow).forEach(visit);
  };
  visit(start);
  return operationIds;
}
