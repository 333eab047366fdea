import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

/** What the copies need to know about names in the doubled portal. */
export type CopyNames = {
  /** What the names of copied routes, pages and forms end with. */
  suffix: string;
  /** What the names of copied operations and tags end with. */
  operationSuffix: string;
  /** Returns the id of the copy of a message. */
  messageId: (id: string) => string;
};

/** Rewrites a node, or returns `undefined` to go on with its children. */
type Rewrite = (node: ts.Node) => ts.Node | undefined;

const { factory } = ts;

/**
 * Adds a copy of every path, route and page to the portal in `folder`. The copies have names and messages of their own, and
 * request the copies of the operations.
 */
export async function duplicateRoutes(folder: string, names: CopyNames): Promise<void> {
  await addCopies(folder, "src/config/paths.ts", "paths", (property) => copyPath(property, names));
  await addCopies(folder, "src/app/routes.ts", "sharedRoutes", (property) => copyRoute(property, names));
  const files = await readdir(join(folder, "src"), { recursive: true });
  for (const page of files.filter((name) => name.endsWith("Page.tsx")))
    await rewriteFile(folder, `src/${page}`, `src/${copiedPage(page, names)}`, (node) => rewritePage(node, names));
}

/** Adds copies to the object literal of a variable. Throws when the module has no such variable. */
async function addCopies(
  folder: string,
  file: string,
  variable: string,
  copy: (property: ts.PropertyAssignment) => ts.PropertyAssignment,
): Promise<void> {
  let isFound = false;
  await rewriteFile(folder, file, file, (node) => {
    const extended = addToObject(node, variable, copy);
    isFound ||= extended !== undefined;
    return extended;
  });
  if (!isFound) throw new Error(`${file} has no object "${variable}"`);
}

/** Parses a module, rewrites its syntax tree and prints it to `target`. */
async function rewriteFile(folder: string, source: string, target: string, rewrite: Rewrite): Promise<void> {
  const text = await readFile(join(folder, source), "utf8");
  const tree = ts.createSourceFile(source, text, ts.ScriptTarget.Latest, true);
  await writeFile(join(folder, target), ts.createPrinter().printFile(rewriteTree(tree, rewrite)));
}

function rewriteTree<Tree extends ts.Node>(tree: Tree, rewrite: Rewrite): Tree {
  const { transformed } = ts.transform(tree, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => rewrite(node) ?? ts.visitEachChild(node, visit, context);
      return ts.visitNode(root, visit) as Tree;
    },
  ]);
  return transformed[0] as Tree;
}

/** Adds a copy of each property to the object literal that a variable is initialized with. */
function addToObject(
  node: ts.Node,
  variable: string,
  copy: (property: ts.PropertyAssignment) => ts.PropertyAssignment,
): ts.Node | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  let declaration = node.parent;
  while (ts.isAsExpression(declaration) || ts.isSatisfiesExpression(declaration)) declaration = declaration.parent;
  if (!ts.isVariableDeclaration(declaration) || declaration.name.getText() !== variable) return undefined;
  const copies = node.properties.filter(ts.isPropertyAssignment).map(copy);
  return factory.updateObjectLiteralExpression(node, [...node.properties, ...copies]);
}

/** Returns the file of the copy of a page. */
const copiedPage = (file: string, { suffix }: CopyNames): string => file.replace("Page.tsx", `${suffix}Page.tsx`);

const copiedName = (property: ts.PropertyAssignment, suffix: string): string =>
  (property.name as ts.Identifier).text + suffix;

const copyPath = (property: ts.PropertyAssignment, { suffix }: CopyNames): ts.PropertyAssignment =>
  factory.createPropertyAssignment(
    copiedName(property, suffix),
    factory.createStringLiteral(`/twice${(property.initializer as ts.StringLiteral).text}`),
  );

function copyRoute(property: ts.PropertyAssignment, names: CopyNames): ts.PropertyAssignment {
  const { suffix, messageId } = names;
  const definition = rewriteTree(property.initializer, (node) => {
    if (!ts.isStringLiteral(node)) return undefined;
    const user = node.parent;
    if (ts.isCallExpression(user) && user.expression.kind === ts.SyntaxKind.ImportKeyword)
      return factory.createStringLiteral(copiedPage(node.text, names));
    if (!ts.isPropertyAssignment(user)) return undefined;
    const key = user.name.getText();
    if (key === "titleId") return factory.createStringLiteral(messageId(node.text));
    return key === "parentRoute" ? factory.createStringLiteral(node.text + suffix) : undefined;
  });
  return factory.createPropertyAssignment(copiedName(property, suffix), definition);
}

/** Messages that every page shares have no copy. */
const sharedMessage = /^(action|state|failure)\./;

function rewritePage(node: ts.Node, names: CopyNames): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) return rewriteQueryImport(node, names);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== "t") return undefined;
  const [id, ...values] = node.arguments;
  if (id === undefined || !ts.isStringLiteral(id) || sharedMessage.test(id.text)) return undefined;
  const copiedId = factory.createStringLiteral(names.messageId(id.text));
  return factory.updateCallExpression(node, node.expression, node.typeArguments, [copiedId, ...values]);
}

/** Imports the hooks of the copied operations under the names of the original ones. */
function rewriteQueryImport(node: ts.ImportDeclaration, { operationSuffix }: CopyNames): ts.Node | undefined {
  const [, tag] = (node.moduleSpecifier as ts.StringLiteral).text.split("/generated/queries/")[1]?.split("/") ?? [];
  const bindings = node.importClause?.namedBindings;
  if (tag === undefined || tag === "index.ts" || bindings === undefined || !ts.isNamedImports(bindings))
    return undefined;
  if (node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const elements = bindings.elements.map((element) => {
    const imported = (element.propertyName ?? element.name).text;
    return factory.createImportSpecifier(
      element.isTypeOnly,
      factory.createIdentifier(
        imported.replace(/(Suspense)?((?:Query|Mutation)(?:Options|Key))?$/, `${operationSuffix}$1$2`),
      ),
      factory.createIdentifier(element.name.text),
    );
  });
  const folder = `${tag.replace(".ts", "")}-${operationSuffix.toLowerCase()}`;
  return factory.updateImportDeclaration(
    node,
    node.modifiers,
    factory.createImportClause(undefined, undefined, factory.createNamedImports(elements)),
    factory.createStringLiteral(`../../generated/queries/${folder}/${folder}.ts`),
    undefined,
  );
}
