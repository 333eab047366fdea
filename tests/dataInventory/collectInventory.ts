import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import words from "../../locales/en.json" with { type: "json" };
import { deviceKeys, tabKeys } from "../../src/config/storage.ts";
import { nodesOf, repositoryRoot, handwrittenModules, type SourceModule } from "../architecture/sourceModules.ts";

/** The chapters of the ledger: each is a table of names in `deploy/data-inventory.md`. */
export const inventorySections = [
  "Local storage",
  "Session storage",
  "IndexedDB",
  "Cookies",
  "Addresses of the portal",
  "Returns and hand-overs",
  "Addresses of other sites",
  "Parameters of calls",
  "Log fields",
] as const;

/** A chapter of the ledger. */
export type InventorySection = (typeof inventorySections)[number];

/** The names that the code itself has in a chapter, and of each whether its owner calls it a secret; `undefined` where nobody says. */
export type CollectedNames = Map<string, boolean | undefined>;

/** What the portal keeps, sends and logs, read from where it is said: the lists of keys, the contract, the code and the server's log format. */
export function collectInventory(): Readonly<Record<InventorySection, CollectedNames>> {
  const addresses = handwrittenModules.filter(({ path }) => !path.startsWith("auth/") && !path.startsWith("api/"));
  const returns = handwrittenModules.filter(({ path }) => path.startsWith("auth/"));
  return {
    "Local storage": withoutSensitivity(deviceKeys),
    "Session storage": withoutSensitivity([...tabKeys, "draft:…"]),
    IndexedDB: withoutSensitivity(
      handwrittenModules.flatMap((source) => firstStringArguments(source, /^(createStore|indexedDB\.open)$/)),
    ),
    Cookies: withoutSensitivity(
      [
        ...handwrittenModules.map(({ sourceFile }) => sourceFile.text),
        readFileSync(join(repositoryRoot, "index.html"), "utf8"),
      ].flatMap((text) => Array.from(text.matchAll(/document\.cookie = [`"'](\w+)=/g), ([, name = ""]) => name)),
    ),
    "Addresses of the portal": withoutSensitivity([...addresses.flatMap(queryParameterNames), ...listFilterNames()]),
    "Returns and hand-overs": withoutSensitivity(returns.flatMap(queryParameterNames)),
    "Addresses of other sites": withoutSensitivity(
      returns.flatMap((source) => objectArgumentKeys(source, /^withQuery$/)),
    ),
    "Parameters of calls": contractParameters(),
    "Log fields": withoutSensitivity(
      readLogFormats().flatMap((format) => Array.from(format.matchAll(/"(\w+)":/g), ([, name = ""]) => name)),
    ),
  };
}

const withoutSensitivity = (names: readonly string[]): CollectedNames =>
  new Map(names.map((name) => [name, undefined]));

/** What the server writes into its log, as the formats in `deploy/` say it. */
export function readLogFormats(): string[] {
  const files = readdirSync(join(repositoryRoot, "deploy"), { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(ts|conf|template)$/.test(path),
  );
  return files.flatMap((path) =>
    Array.from(
      readFileSync(join(repositoryRoot, "deploy", path), "utf8").matchAll(
        /log_format\s+\w+\s+(?:escape=\w+\s+)?([^;]+);/g,
      ),
      ([, format = ""]) => format,
    ),
  );
}

/** Modules that take a secret out of the address, and leave it there. */
export const modulesLeavingSecretsInUrl = (): string[] =>
  handwrittenModules.flatMap(({ path, sourceFile }) =>
    path.startsWith("auth/") &&
    /new URLSearchParams\(location\.(search|hash)/.test(sourceFile.text) &&
    !sourceFile.text.includes("history.replaceState")
      ? [`src/${path}`]
      : [],
  );

/** The first text given to each call of such functions. */
const firstStringArguments = (source: SourceModule, functionPattern: RegExp): string[] =>
  nodesOf(source).flatMap((node) =>
    ts.isCallExpression(node) &&
    functionPattern.test(node.expression.getText()) &&
    node.arguments[0] !== undefined &&
    ts.isStringLiteral(node.arguments[0])
      ? [node.arguments[0].text]
      : [],
  );

/** The names that a module reads from a query, writes into one, or gives to a list as that of its page. */
function queryParameterNames(source: SourceModule): string[] {
  return nodesOf(source).flatMap((node) => {
    if (
      ts.isJsxAttribute(node) &&
      node.name.getText() === "pageParam" &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer)
    )
      return [node.initializer.text];
    if (ts.isNewExpression(node) && node.expression.getText() === "URLSearchParams")
      return (node.arguments ?? []).flatMap((given) => (ts.isObjectLiteralExpression(given) ? objectKeys(given) : []));
    if (
      !ts.isCallExpression(node) ||
      !ts.isPropertyAccessExpression(node.expression) ||
      !/^(get|has|set|delete|append)$/.test(node.expression.name.text)
    )
      return [];
    const [name] = node.arguments;
    return /search|query/i.test(node.expression.expression.getText()) && name !== undefined && ts.isStringLiteral(name)
      ? [name.text]
      : [];
  });
}

/** The names of the fields in the objects that are given to such functions. */
const objectArgumentKeys = (source: SourceModule, functionPattern: RegExp): string[] =>
  nodesOf(source).flatMap((node) =>
    ts.isCallExpression(node) && functionPattern.test(node.expression.getText())
      ? node.arguments.flatMap((given) => (ts.isObjectLiteralExpression(given) ? objectKeys(given) : []))
      : [],
  );

/** The fields of an object, also of those that are spread into it. */
function objectKeys(object: ts.Node): string[] {
  const names: string[] = [];
  const take = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      ts.isObjectLiteralExpression(node.parent)
    )
      names.push(node.name.getText().replaceAll('"', ""));
    ts.forEachChild(node, take);
  };
  take(object);
  return names;
}

/** The filters of lists: each stands in the address under its own name, and has words under it. */
const listFilterNames = (): string[] =>
  Object.keys(words).flatMap((id) => /^list\.\w+\.filter\.(\w+)/.exec(id)?.[1] ?? []);

type Parameter = { name: string; in: string; "x-sensitive"?: boolean };

/** What calls carry outside their bodies, where it may end up in logs and histories. */
function contractParameters(): CollectedNames {
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, { parameters?: (Parameter | { $ref: string })[] }>>;
    components: { parameters: Record<string, Parameter> };
  };
  const given = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ parameters = [] }) =>
      parameters.flatMap((one) =>
        "$ref" in one ? (components.parameters[one.$ref.split("/").at(-1) ?? ""] ?? []) : one,
      ),
    ),
  );
  return new Map(given.map((one) => [`${one.name} (${one.in})`, one["x-sensitive"] === true]));
}
