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
type Rewrite = (node: ts.Node) => ts.VisitResult<ts.Node | undefined>;

const { factory } = ts;

/** A module with the queries of pages, which the route table imports as well. */
const queryModule = /Quer(?:y|ies)\.ts$/;
/** A module that has a copy. */
const copiedModules = /(?:Page\.tsx|Quer(?:y|ies)\.ts)$/;

/**
 * Adds a copy of every path, route, page and module of queries to the portal in `folder`. The copies have names and messages
 * of their own, and request the copies of the operations.
 */
export async function duplicateRoutes(folder: string, names: CopyNames): Promise<void> {
  await addCopies(folder, "src/config/paths.ts", "paths", (property) => copyPath(property, names));
  await addCopies(folder, "src/app/routes.ts", "sharedRoutes", (property) => copyRoute(property, names));
  await rewriteFile(folder, "src/app/routes.ts", "src/app/routes.ts", (node) => addImportOfCopies(node, names));
  const files = await readdir(join(folder, "src"), { recursive: true });
  for (const file of files.filter((name) => copiedModules.test(name) && !name.startsWith("generated")))
    await rewriteFile(folder, `src/${file}`, `src/${copiedModule(file, names)}`, (node) => rewritePage(node, names));
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
      const visit = (node: ts.Node): ts.VisitResult<ts.Node> =>
        rewrite(node) ?? ts.visitEachChild(node, visit, context);
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

/** Returns the file of the copy of a module. */
const copiedModule = (file: string, { suffix }: CopyNames): string =>
  file.replace(copiedModules, (ending) => `${suffix}${ending}`);

const copiedName = (property: ts.PropertyAssignment, suffix: string): string =>
  (property.name as ts.Identifier).text + suffix;

const copyPath = (property: ts.PropertyAssignment, { suffix }: CopyNames): ts.PropertyAssignment =>
  factory.createPropertyAssignment(
    copiedName(property, suffix),
    factory.createStringLiteral(`/twice${(property.initializer as ts.StringLiteral).text}`),
  );

function copyRoute(property: ts.PropertyAssignment, names: CopyNames): ts.PropertyAssignment {
  const { suffix, messageId } = names;
  const queries = listImportedQueries(property.getSourceFile());
  const definition = rewriteTree(property.initializer, (node) => {
    if (ts.isIdentifier(node)) {
      // The home page is part of the entry. Its copy is a page like any other.
      if (node.text === "LazyHomePage") return lazyPage(copiedModule("./pages/HomePage.tsx", names));
      return queries.has(node.text) ? factory.createIdentifier(node.text + suffix) : undefined;
    }
    if (!ts.isStringLiteral(node)) return undefined;
    const user = node.parent;
    if (ts.isCallExpression(user) && user.expression.kind === ts.SyntaxKind.ImportKeyword)
      return factory.createStringLiteral(copiedModule(node.text, names));
    if (!ts.isPropertyAssignment(user)) return undefined;
    const key = user.name.getText();
    if (key === "titleId") return factory.createStringLiteral(messageId(node.text));
    return key === "parentRoute" ? factory.createStringLiteral(node.text + suffix) : undefined;
  });
  return factory.createPropertyAssignment(copiedName(property, suffix), definition);
}

/** Returns `lazyRoute({ load: () => import(file) })`. */
const lazyPage = (file: string): ts.Expression => {
  const dynamicImport = factory.createCallExpression(
    factory.createToken(ts.SyntaxKind.ImportKeyword) as ts.Expression & ts.Token<ts.SyntaxKind.ImportKeyword>,
    undefined,
    [factory.createStringLiteral(file)],
  );
  const load = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, dynamicImport);
  return factory.createCallExpression(factory.createIdentifier("lazyRoute"), undefined, [
    factory.createObjectLiteralExpression([factory.createPropertyAssignment("load", load)]),
  ]);
};

/** Returns the names of the queries that a module imports. */
const listImportedQueries = (module: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    module.statements.flatMap((statement) =>
      isQueryImport(statement) ? statement.importClause.namedBindings.elements.map(({ name }) => name.text) : [],
    ),
  );

/** Adds an import of the copies of queries, which have the suffix in their names. */
const addImportOfCopies = (node: ts.Node, names: CopyNames): readonly ts.Node[] | undefined =>
  isQueryImport(node) ? [node, importCopies(node, names, names.suffix)] : undefined;

/** Messages that every page shares have no copy. */
const sharedMessage = /^(action|state|failure)\./;

function rewritePage(node: ts.Node, names: CopyNames): ts.Node | undefined {
  if (isQueryImport(node)) return importCopies(node, names);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== "t") return undefined;
  const [id, ...values] = node.arguments;
  if (id === undefined || !ts.isStringLiteral(id) || sharedMessage.test(id.text)) return undefined;
  const copiedId = factory.createStringLiteral(names.messageId(id.text));
  return factory.updateCallExpression(node, node.expression, node.typeArguments, [copiedId, ...values]);
}

type QueryImport = ts.ImportDeclaration & {
  moduleSpecifier: ts.StringLiteral;
  importClause: ts.ImportClause & { namedBindings: ts.NamedImports };
};

const isQueryImport = (node: ts.Node): node is QueryImport =>
  ts.isImportDeclaration(node) &&
  ts.isStringLiteral(node.moduleSpecifier) &&
  (generatedQueries.test(node.moduleSpecifier.text) || queryModule.test(node.moduleSpecifier.text)) &&
  node.importClause?.namedBindings !== undefined &&
  ts.isNamedImports(node.importClause.namedBindings) &&
  node.importClause.phaseModifier !== ts.SyntaxKind.TypeKeyword;

/** The module of the operations of a tag, with its tag. */
const generatedQueries = /(?<=\/generated\/queries\/)([\w-]+)\/[\w-]+\.ts$/;

/** Imports the copies of hooks and queries under the names of the original ones and `localSuffix`. */
function importCopies(node: QueryImport, names: CopyNames, localSuffix = ""): ts.Node {
  const { operationSuffix } = names;
  const { text: module } = node.moduleSpecifier;
  const [, tag] = generatedQueries.exec(module) ?? [];
  const elements = node.importClause.namedBindings.elements.map(({ isTypeOnly, propertyName, name }) => {
    const imported = (propertyName ?? name).text;
    return factory.createImportSpecifier(
      isTypeOnly,
      factory.createIdentifier(
        tag === undefined
          ? imported
          : imported.replace(/(Suspense)?((?:Query|Mutation)(?:Options|Key))?$/, `${operationSuffix}$1$2`),
      ),
      factory.createIdentifier(name.text + localSuffix),
    );
  });
  const copiedTag = `${tag}-${operationSuffix.toLowerCase()}`;
  return factory.createImportDeclaration(
    node.modifiers,
    factory.createImportClause(undefined, undefined, factory.createNamedImports(elements)),
    factory.createStringLiteral(
      tag === undefined ? copiedModule(module, names) : module.replace(generatedQueries, `${copiedTag}/index.ts`),
    ),
  );
}
