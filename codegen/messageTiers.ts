import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import {
  getDynamicSpecifier,
  parseSourceModule,
  resolveSpecifier,
  visitNodes,
  type SourceModule,
} from "./sourceModule.ts";

/** The modules of the first view. What they import statically is loaded with them. */
const initialModules = ["src/main.tsx", "src/app/pages/HomePage.tsx"];

/** What these functions load waits for all messages: pages, and dialogs that a visitor opens. */
const loadersOfAllMessages = new Set(["lazyRoute", "withAllMessages"]);

/** The module of `withFirstData` and `withSession`. */
const dataLoader = "src/components/loading/withQueryClient.tsx";

/** The files of the messages of a language, in the order of loading. A message is in the first one that may need it. */
export const messageTiers = ["initial", "data", "session", "layout", "rest"] as const;
export type MessageTier = (typeof messageTiers)[number];

/**
 * Returns the tier of each message. `initial`: the first view can show it. `data`: what `withFirstData` loads for the home page
 * can. `session`: what `withSession` loads for a signed-in user can. `layout`: the layout can, and the lists of the home page,
 * whose modules are loaded after the first view. `rest`: only a page or a dialog can.
 * Each module is parsed once, unless `parsed` has it.
 */
export function findMessageTiers(
  ids: readonly string[],
  parsed: Map<string, SourceModule> = new Map<string, SourceModule>(),
): Map<string, MessageTier> {
  const initial = findMessagesOf(ids, collectModules(parsed));
  const data = findMessagesOf(ids, collectModules(parsed, listDataImports(["withFirstData"])));
  const session = findMessagesOf(ids, collectModules(parsed, listDataImports(["withFirstData", "withSession"])));
  const layout = findMessagesOf(ids, collectModules(parsed, listLayoutImports));
  const tiers: readonly (readonly [MessageTier, ReadonlySet<string>])[] = [
    ["initial", initial],
    ["data", data],
    ["session", session],
    ["layout", layout],
  ];
  return new Map(ids.map((id) => [id, tiers.find(([, found]) => found.has(id))?.[0] ?? "rest"]));
}

/** Returns the ids of the messages that a string literal of the modules names, or that a template literal can produce. */
function findMessagesOf(ids: readonly string[], modules: readonly SourceModule[]): Set<string> {
  const strings = new Set(modules.flatMap((module) => [...module.strings]));
  const patterns = modules.flatMap((module) =>
    module.templates.flatMap((template) => createMessageIdPattern(template)),
  );
  return new Set(ids.filter((id) => strings.has(id) || patterns.some((pattern) => pattern.test(id))));
}

/**
 * Returns the pattern of the message ids that a template literal can produce, with one group for each substitution.
 * By default a substitution fills one part of an id; `gap` is a pattern for another rule.
 * Returns an empty list for a template that does not begin with the first part of an id, such as `list.`.
 */
export function createMessageIdPattern([head = "", ...rest]: readonly string[], gap = "[^.]+"): RegExp[] {
  if (!/^[A-Za-z]\w*\./.test(head)) return [];
  return [new RegExp(`^${[head, ...rest].map(escapeRegExp).join(`(${gap})`)}$`)];
}

/** Escapes the characters that have a meaning in a regular expression. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);

/** Returns a function that lists the modules that a module loads with `import()` through these loaders, and what those load. */
const listDataImports =
  (loaders: readonly string[]) =>
  ({ path, tree, dynamicImports }: SourceModule): string[] =>
    path === dataLoader ? [...dynamicImports] : listImportsInCallsOf(new Set(loaders), { path, tree });

/** Returns the modules that a module loads with `import()`, except those that wait for all messages. */
function listLayoutImports({ path, tree, dynamicImports }: SourceModule): string[] {
  const excluded = new Set(listImportsInCallsOf(loadersOfAllMessages, { path, tree }));
  return dynamicImports.filter((imported) => imported.startsWith("src/") && !excluded.has(imported));
}

/** Returns the modules that a module loads with `import()` inside the calls of these functions. */
function listImportsInCallsOf(
  names: ReadonlySet<string>,
  { path, tree }: Pick<SourceModule, "path" | "tree">,
): string[] {
  const found = new Set<string>();
  visitNodes(tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !names.has(node.expression.text)) return;
    visitNodes(node, (inner) => {
      const specifier = getDynamicSpecifier(inner);
      if (specifier !== undefined) found.add(resolveSpecifier(path, specifier));
    });
  });
  return [...found];
}

/**
 * Returns the modules of the first view, everything that they import statically, and what `listMore` adds for each, without
 * generated code. Adds each module that it parses to `parsed`.
 */
function collectModules(
  parsed: Map<string, SourceModule>,
  listMore: (module: SourceModule) => readonly string[] = () => [],
): SourceModule[] {
  const modules = new Map<string, SourceModule>();
  const pending = [...initialModules];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (modules.has(path) || path.startsWith("src/generated/") || !/\.tsx?$/.test(path)) continue;
    // The compiler reports an import of a file that does not exist; messages can be generated all the same.
    if (!existsSync(join(repositoryRoot, path))) continue;
    const module = parsed.get(path) ?? parseSourceModule(path);
    parsed.set(path, module);
    modules.set(path, module);
    pending.push(...module.imports, ...listMore(module));
  }
  return [...modules.values()];
}
