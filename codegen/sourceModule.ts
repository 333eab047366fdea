import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

/** What the syntax tree of one TypeScript module contains. Paths are relative to the repository's root. */
export type SourceModule = {
  path: string;
  tree: ts.SourceFile;
  /** The project's own modules that are loaded together with it; type-only and dynamic imports are left out. */
  imports: readonly string[];
  /** The project's own modules that it loads with `import()`. */
  dynamicImports: readonly string[];
  /** The texts of its string literals. */
  strings: ReadonlySet<string>;
  /** Its template literals, each as the texts around its substitutions. */
  templates: readonly (readonly string[])[];
  /** Its identifiers and numeric literals. */
  names: ReadonlySet<string>;
};

/** Parses a module. Throws when the file does not exist. */
export function parseSourceModule(path: string, root: string = repositoryRoot): SourceModule {
  const tree = ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true);
  const [imports, dynamicImports] = [new Set<string>(), new Set<string>()];
  const [strings, names] = [new Set<string>(), new Set<string>()];
  const templates: string[][] = [];
  visitNodes(tree, (node) => {
    if (ts.isIdentifier(node) || ts.isNumericLiteral(node)) names.add(node.text);
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node))
      templates.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]);
    const loaded = getStaticSpecifier(node);
    if (loaded?.startsWith(".") === true) imports.add(resolveSpecifier(path, loaded));
    const deferred = getDynamicSpecifier(node);
    if (deferred?.startsWith(".") === true) dynamicImports.add(resolveSpecifier(path, deferred));
  });
  return {
    path,
    tree,
    imports: [...imports],
    dynamicImports: [...dynamicImports],
    strings,
    templates,
    names,
  };
}

/** Calls `visit` with a node and everything below it. */
export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}

/** Returns the path of the module that a relative import specifier names. */
export const resolveSpecifier = (importer: string, specifier: string): string =>
  posix.join(dirname(importer), specifier);

/** Returns the specifier of `import("…")`; `undefined` for any other node. */
export function getDynamicSpecifier(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [specifier] = node.arguments;
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier.text : undefined;
}

/** Returns the specifier of an `import` or `export … from` that is left after types are erased. */
function getStaticSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node))
    return isTypeOnly(node.importClause) ? undefined : literalText(node.moduleSpecifier);
  if (ts.isExportDeclaration(node) && !node.isTypeOnly) return literalText(node.moduleSpecifier);
  return undefined;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

const literalText = (node: ts.Expression | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteral(node) ? node.text : undefined;
