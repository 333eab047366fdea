import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../../../codegen/scratchTree.ts";

/** A module of `src/`: what it imports and which operations it asks by itself. Paths are relative to `src/`. */
export type PortalModule = { path: string; imports: readonly string[]; operationIds: readonly string[] };

type OperationLookup = {
  byImportName: (imported: string) => string | undefined;
  byMethodAndPath: (method: string, path: string) => string | undefined;
};

/** Every module of the portal that people write, read but not run. */
export function readModules(lookup: OperationLookup): ReadonlyMap<string, PortalModule> {
  const folder = join(repositoryRoot, "src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith("generated/"),
  );
  return new Map(files.map((path) => [path, parseModule(folder, path, lookup)]));
}

function parseModule(folder: string, path: string, { byImportName, byMethodAndPath }: OperationLookup): PortalModule {
  const tree = ts.createSourceFile(
    path,
    readFileSync(join(folder, path), "utf8"),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const [imports, operations] = [new Set<string>(), new Set<string>()];
  const own = (text: string): string | undefined =>
    text.startsWith(".") ? relative(folder, join(folder, dirname(path), text)) : undefined;

  const take = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) &&
      node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const target = own(node.moduleSpecifier.text);
      if (target !== undefined) imports.add(target);
      const bindings = node.importClause?.namedBindings;
      // A generated module has the hooks of a whole section: only those that are named are used.
      if (target?.startsWith("generated/queries/") && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements) add(byImportName((propertyName ?? name).text));
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first && ts.isStringLiteral(first))
        add(undefined, own(first.text));
      if (ts.isPropertyAccessExpression(node.expression) && first && ts.isStringLiteral(first))
        add(byMethodAndPath(node.expression.name.text, first.text));
    }
    // A request that is put together by hand names its call after the service's base address.
    if (ts.isTemplateSpan(node) && node.expression.getText().includes("apiBaseUrl"))
      add(byMethodAndPath(/method: "([A-Z]+)"/.exec(tree.text)?.[1] ?? "GET", node.literal.text.split("?")[0] ?? ""));
    ts.forEachChild(node, take);
  };
  const add = (operation: string | undefined, target?: string): void => {
    if (operation !== undefined) operations.add(operation);
    if (target !== undefined) imports.add(target);
  };
  take(tree);
  return { path, imports: [...imports], operationIds: [...operations] };
}

/** The operations that a module asks, by itself and by whatever it imports; `enter` says where to look on. */
export function reachableOperationIds(
  modules: ReadonlyMap<string, PortalModule>,
  start: string,
  shouldFollow: (path: string) => boolean,
): ReadonlySet<string> {
  const [seen, found] = [new Set<string>(), new Set<string>()];
  const visit = (path: string): void => {
    const module = modules.get(path);
    if (module === undefined || seen.has(path)) return;
    seen.add(path);
    module.operationIds.forEach((operation) => found.add(operation));
    module.imports.filter(shouldFollow).forEach(visit);
  };
  visit(start);
  return found;
}
