import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import messages from "../../locales/en.json" with { type: "json" };
import { cookieNames, getCookieName } from "../../deploy/gateway/cookies.ts";
import { deviceKeys } from "../../src/config/deviceKeys.ts";
import { tabKeys } from "../../src/config/tabKeys.ts";
import { collectNodes, repositoryRoot, handwrittenModules, type ParsedModule } from "../architecture/sourceModules.ts";

/** The sections of `docs/data-inventory.md`; each is a table of names. */
export const inventorySections = [
  "Local storage",
  "Session storage",
  "IndexedDB",
  "Cookies",
  "Cookies of a gateway",
  "Portal URLs",
  "Values from other sites",
  "URLs of other sites",
  "Request parameters",
  "Log fields",
] as const;

export type InventorySection = (typeof inventorySections)[number];

/** The names of a section in the code, and whether the contract marks each as secret; `undefined` for names outside the contract. */
export type CollectedNames = Map<string, boolean | undefined>;

/** Collects the names of all stored, sent and logged data from the storage keys, the contract, the source code and the log format. */
export function collectInventory(): Readonly<Record<InventorySection, CollectedNames>> {
  const pageModules = handwrittenModules.filter(({ path }) => !path.startsWith("auth/") && !path.startsWith("api/"));
  const authModules = handwrittenModules.filter(({ path }) => path.startsWith("auth/"));
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
      ].flatMap((text) =>
        Array.from(text.matchAll(/document\.cookie =\s([^]*?);\n/g), ([, value = ""]) => value).flatMap((value) =>
          Array.from(value.matchAll(/[`"']([\w-]+)=/g), ([, name = ""]) => name),
        ),
      ),
    ),
    "Cookies of a gateway": withoutSensitivity(cookieNames.map((name) => getCookieName(name, true, undefined))),
    "Portal URLs": withoutSensitivity([...pageModules.flatMap(queryParameterNames), ...listFilterNames()]),
    "Values from other sites": withoutSensitivity(authModules.flatMap(queryParameterNames)),
    "URLs of other sites": withoutSensitivity(
      authModules.flatMap((source) => objectArgumentKeys(source, /^withQuery$/)),
    ),
    "Request parameters": contractParameters(),
    "Log fields": withoutSensitivity(
      readLogFormats().flatMap((format) => Array.from(format.matchAll(/"(\w+)":/g), ([, name = ""]) => name)),
    ),
  };
}

const withoutSensitivity = (names: readonly string[]): CollectedNames =>
  new Map(names.map((name) => [name, undefined]));

/** Returns the `log_format` definitions in `deploy/`. */
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

/** Returns the auth modules that read a secret from the URL without removing it there. */
export const findModulesLeavingSecretsInUrl = (): string[] =>
  handwrittenModules.flatMap(({ path, sourceFile }) =>
    path.startsWith("auth/") &&
    /new URLSearchParams\(location\.(search|hash)/.test(sourceFile.text) &&
    !sourceFile.text.includes("history.replaceState")
      ? [`src/${path}`]
      : [],
  );

/** Returns the first string argument of each call of the matching functions. */
const firstStringArguments = (source: ParsedModule, functionPattern: RegExp): string[] =>
  collectNodes(source).flatMap((node) =>
    ts.isCallExpression(node) &&
    functionPattern.test(node.expression.getText()) &&
    node.arguments[0] !== undefined &&
    ts.isStringLiteral(node.arguments[0])
      ? [node.arguments[0].text]
      : [],
  );

/** Returns the query parameters that a module reads or writes, and those in a `pageParam` prop. */
function queryParameterNames(source: ParsedModule): string[] {
  return collectNodes(source).flatMap((node) => {
    if (
      ts.isJsxAttribute(node) &&
      node.name.getText() === "pageParam" &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer)
    )
      return [node.initializer.text];
    if (ts.isNewExpression(node) && node.expression.getText() === "URLSearchParams")
      return (node.arguments ?? []).flatMap((argument) =>
        ts.isObjectLiteralExpression(argument) ? objectKeys(argument) : [],
      );
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

/** Returns the keys of the object arguments in each call of the matching functions. */
const objectArgumentKeys = (source: ParsedModule, functionPattern: RegExp): string[] =>
  collectNodes(source).flatMap((node) =>
    ts.isCallExpression(node) && functionPattern.test(node.expression.getText())
      ? node.arguments.flatMap((argument) => (ts.isObjectLiteralExpression(argument) ? objectKeys(argument) : []))
      : [],
  );

/** Returns the keys of an object literal, including those of nested and spread literals. */
function objectKeys(object: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      ts.isObjectLiteralExpression(node.parent)
    )
      names.push(node.name.getText().replaceAll('"', ""));
    ts.forEachChild(node, visit);
  };
  visit(object);
  return names;
}

/** Returns the list filters: each has a query parameter and message ids `list.*.filter.NAME`. */
const listFilterNames = (): string[] =>
  Object.keys(messages).flatMap((id) => /^list\.\w+\.filter\.(\w+)/.exec(id)?.[1] ?? []);

type Parameter = { name: string; in: string; "x-sensitive"?: boolean };

/** Returns the parameters of the contract, which may appear in logs and histories. */
function contractParameters(): CollectedNames {
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, { parameters?: (Parameter | { $ref: string })[] }>>;
    components: { parameters: Record<string, Parameter> };
  };
  const parameters = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ parameters: own = [] }) =>
      own.flatMap((parameter) =>
        "$ref" in parameter ? (components.parameters[parameter.$ref.split("/").at(-1) ?? ""] ?? []) : parameter,
      ),
    ),
  );
  return new Map(parameters.map((each) => [`${each.name} (${each.in})`, each["x-sensitive"] === true]));
}
