import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const repositoryRoot = join(import.meta.dirname, "../..");
const testFunctions = new Set(["describe", "it", "test"]);
/** Members of a test function whose call returns a test function, as in `it.each(values)(title, run)`. */
const modifiers = new Set(["each", "for", "runIf", "skipIf"]);

/**
 * Returns the full titles of all tests by file, as `describe > test`. A title with placeholders is returned as it is in the
 * source: `in %s`, `${name} is shown`.
 */
export function listTestTitles(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = readdirSync(join(repositoryRoot, "tests"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `tests/${path}`);
  return new Map(files.map((file) => [file, parseTestTitles(file, readFileSync(join(repositoryRoot, file), "utf8"))]));
}

/** Returns the full titles of the tests in the source text of a test file. */
export function parseTestTitles(file: string, sourceText: string): Set<string> {
  const sourceFile = ts.createSourceFile(
    file,
    sourceText,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const titles = new Set<string>();
  const visit = (node: ts.Node, suites: readonly string[]): void => {
    const functionName = ts.isCallExpression(node) ? getTestFunctionName(node) : undefined;
    const title = functionName === undefined ? undefined : getTitle((node as ts.CallExpression).arguments[0]);
    const path = title === undefined ? suites : [...suites, title];
    if (title !== undefined && functionName !== "describe") titles.add(path.join(" > "));
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(sourceFile, []);
  return titles;
}

/** Returns `describe`, `it` or `test` for a call that declares a suite or a test, with or without modifiers. */
function getTestFunctionName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isPropertyAccessExpression(expression) && modifiers.has(expression.name.text)) return undefined;
  let callee: ts.Expression = expression;
  for (;;) {
    if (ts.isIdentifier(callee)) return testFunctions.has(callee.text) ? callee.text : undefined;
    if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return undefined;
  }
}

function getTitle(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}
