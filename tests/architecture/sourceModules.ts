import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** The repository's root. */
export const root = join(import.meta.dirname, "../..");

/** A module of the portal, read but not run. `path` is relative to `src/`. */
export type Source = { path: string; tree: ts.SourceFile };

/** One import of a module: what it names, and the line. `to` is relative to `src/` for our own modules, else the package. */
export type Import = { to: string; own: boolean; line: number; node: ts.Node };

/** Every module of `src/`, without declarations. */
export const sources: readonly Source[] = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
  .map((path) => ({ path, tree: ts.createSourceFile(path, readFileSync(join(root, "src", path), "utf8"), ts.ScriptTarget.Latest, true, path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS) }));

/** The modules that people write. */
export const written: readonly Source[] = sources.filter(({ path }) => !path.startsWith("generated/"));

/** Where a node stands, as a person looks it up: `pages/Home.tsx:12`. */
export const placeOf = ({ path, tree }: Source, node: ts.Node): string => `src/${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;

const known = new Map<Source, readonly ts.Node[]>();

/** Every node of a module, outer ones first. */
export function nodesOf(source: Source): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const take = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, take);
  };
  const before = known.get(source);
  if (before !== undefined) return before;
  take(source.tree);
  known.set(source, nodes);
  return nodes;
}

/** What a module imports, also while running, and also types. */
export function importsOf(source: Source): Import[] {
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
    const own = named.text.startsWith(".");
    const to = own ? relative(join(root, "src"), join(root, "src", dirname(source.path), named.text)) : named.text;
    return [{ to, own, line: source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, node }];
  });
}
