import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** The repository's root. */
export const repositoryRoot = join(import.meta.dirname, "../..");

/** A module of the portal, read but not run. `path` is relative to `src/`. */
export type SourceModule = { path: string; sourceFile: ts.SourceFile };

/** One import of a module: what it names, and the line. `to` is relative to `src/` for our own modules, else the package. */
export type ModuleImport = { to: string; isLocal: boolean; line: number; node: ts.Node };

/** Every module of `src/`, without declarations. */
export const sourceModules: readonly SourceModule[] = readdirSync(join(repositoryRoot, "src"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
  .map((path) => ({
    path,
    sourceFile: ts.createSourceFile(
      path,
      readFileSync(join(repositoryRoot, "src", path), "utf8"),
      ts.ScriptTarget.Latest,
      true,
      path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  }));

/** The modules that people write. */
export const handwrittenModules: readonly SourceModule[] = sourceModules.filter(
  ({ path }) => !path.startsWith("generated/"),
);

/** Where a node stands, as a person looks it up: `pages/Home.tsx:12`. */
export const locationOf = ({ path, sourceFile }: SourceModule, node: ts.Node): string =>
  `src/${path}:${sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1}`;

const nodeCache = new Map<SourceModule, readonly ts.Node[]>();

/** Every node of a module, outer ones first. */
export function nodesOf(source: SourceModule): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const take = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, take);
  };
  const before = nodeCache.get(source);
  if (before !== undefined) return before;
  take(source.sourceFile);
  nodeCache.set(source, nodes);
  return nodes;
}

/** What a module imports, also while running, and also types. */
export function moduleImports(source: SourceModule): ModuleImport[] {
  return nodesOf(source).flatMap((node) => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (named === undefined || !ts.isStringLiteral(named)) return [];
    const isLocal = named.text.startsWith(".");
    const to = isLocal
      ? relative(join(repositoryRoot, "src"), join(repositoryRoot, "src", dirname(source.path), named.text))
      : named.text;
    return [{ to, isLocal, line: source.sourceFile.getLineAndCharacterOfPosition(node.getStart()).line + 1, node }];
  });
}
