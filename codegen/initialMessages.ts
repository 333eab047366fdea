import { existsSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./scratchTree.ts";
import { parseSourceModule, type SourceModule } from "./sourceModule.ts";

/** The modules of the first view. What they import statically is loaded with them. */
const initialModules = ["src/main.tsx", "src/app/pages/HomePage.tsx"];

/**
 * Returns the ids of the messages that the first view can show: those that a string literal of its modules names, and those
 * that a template literal can produce. All other messages are loaded with the first component that needs them.
 */
export function findInitialMessages(ids: readonly string[]): Set<string> {
  const modules = staticImportGraph(initialModules);
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

/** Returns the modules and everything that they import statically, without generated code. */
function staticImportGraph(entries: readonly string[]): SourceModule[] {
  const modules = new Map<string, SourceModule>();
  const pending = [...entries];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (modules.has(path) || path.startsWith("src/generated/") || !/\.tsx?$/.test(path)) continue;
    // The compiler reports an import of a file that does not exist; messages can be generated all the same.
    if (!existsSync(join(repositoryRoot, path))) continue;
    const module = parseSourceModule(path);
    modules.set(path, module);
    pending.push(...module.imports);
  }
  return [...modules.values()];
}
