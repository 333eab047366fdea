import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { root } from "../../../codegen/scratchTree.ts";

/** A module of `src/`: what it imports and which operations it asks by itself. Paths are relative to `src/`. */
export type Module = { path: string; imports: readonly string[]; operations: readonly string[] };

type Asks = { byName: (imported: string) => string | undefined; byPath: (method: string, path: string) => string | undefined };

/** Every module of the portal that people write, read but not run. */
export function modulesOf(asks: Asks): ReadonlyMap<string, Module> {
  const folder = join(root, "src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path) && !path.startsWith("generated/"));
  return new Map(files.map((path) => [path, moduleOf(folder, path, asks)]));
}

function moduleOf(folder: string, path: string, { byName, byPath }: Asks): Module {
  const tree = ts.createSourceFile(path, readFileSync(join(folder, path), "utf8"), ts.ScriptTarget.Latest, true, path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const [imports, operations] = [new Set<string>(), new Set<string>()];
  const own = (text: string): string | undefined => (text.startsWith(".") ? relative(folder, join(folder, dirname(path), text)) : undefined);

  const take = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword && ts.isStringLiteral(node.moduleSpecifier)) {
      const target = own(node.moduleSpecifier.text);
      if (target !== undefined) imports.add(target);
      const bindings = node.importClause?.namedBindings;
      // A generated module has the hooks of a whole section: only those that are named are used.
      if (target?.startsWith("generated/queries/") && bindings && ts.isNamedImports(bindings)) for (const { name, propertyName } of bindings.elements) add(byName((propertyName ?? name).text));
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first && ts.isStringLiteral(first)) add(undefined, own(first.text));
      if (ts.isPropertyAccessExpression(node.expression) && first && ts.isStringLiteral(first)) add(byPath(node.expression.name.text, first.text));
    }
    // A request that is put together by hand names its call after the service's base address.
    if (ts.isTemplateSpan(node) && node.expression.getText().includes("apiBaseUrl")) add(byPath(/method: "([A-Z]+)"/.exec(tree.text)?.[1] ?? "GET", node.literal.text.split("?")[0] ?? ""));
    ts.forEachChild(node, take);
  };
  const add = (operation: string | undefined, target?: string): void => {
    if (operation !== undefined) operations.add(operation);
    if (target !== undefined) imports.add(target);
  };
  take(tree);
  return { path, imports: [...imports], operations: [...operations] };
}

/** The operations that a module asks, by itself and by whatever it imports; `enter` says where to look on. */
export function operationsBelow(modules: ReadonlyMap<string, Module>, start: string, enter: (path: string) => boolean): ReadonlySet<string> {
  const [seen, found] = [new Set<string>(), new Set<string>()];
  const visit = (path: string): void => {
    const module = modules.get(path);
    if (module === undefined || seen.has(path)) return;
    seen.add(path);
    module.operations.forEach((operation) => found.add(operation));
    module.imports.filter(enter).forEach(visit);
  };
  visit(start);
  return found;
}
