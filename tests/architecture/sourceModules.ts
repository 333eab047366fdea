import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** The repository's root. */
export const repositoryRoot = join(import.meta.dirname, "../..");

/** The syntax tree of a module of the portal. `path` is relative to `src/`. */
export type ParsedModule = { path: string; sourceFile: ts.SourceFile };

/** One import of a module and its line. `to` is relative to `src/` for our own modules, else the package. */
export type ModuleImport = { to: string; isLocal: boolean; line: number; node: ts.Node };

/** Every module of `src/`, without declarations. */
export const sourceModules: readonly ParsedModule[] = readdirSync(join(repositoryRoot, "src"), {
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
export const handwrittenModules: readonly ParsedModule[] = sourceModules.filter(
  ({ path }) => !path.startsWith("generated/"),
);

/** Returns file and line of a node: `src/app/App.tsx:12`. */
export const formatLocation = ({ path, sourceFile }: ParsedModule, node: ts.Node): string =>
  `src/${path}:${sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1}`;

const nodeCache = new Map<ParsedModule, readonly ts.Node[]>();

/** Returns every node of a module, ancestors before descendants. */
export function collectNodes(source: ParsedModule): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  const cached = nodeCache.get(source);
  if (cached !== undefined) return cached;
  visit(source.sourceFile);
  nodeCache.set(source, nodes);
  return nodes;
}

const importCache = new Map<ParsedModule, readonly ModuleImport[]>();

/** Returns the imports of a module, including dynamic imports, re-exports and types. */
export function listModuleImports(source: ParsedModule): readonly ModuleImport[] {
  const imports = importCache.get(source) ?? findModuleImports(source);
  importCache.set(source, imports);
  return imports;
}

function findModuleImports(source: ParsedModule): ModuleImport[] {
  return collectNodes(source).flatMap((node) => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
    const isLocal = specifier.text.startsWith(".");
    const to = isLocal
      ? relative(join(repositoryRoot, "src"), join(repositoryRoot, "src", dirname(source.path), specifier.text))
      : specifier.text;
    return [{ to, isLocal, line: source.sourceFile.getLineAndCharacterOfPosition(node.getStart()).line + 1, node }];
  });
}
