import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { repositoryRoot } from "./scratchTree.ts";

/** What a visitor is shown first is made of these modules and of whatever they import at once. */
const initialModules = ["src/main.tsx", "src/app/pages/HomePage.tsx"];

/**
 * Which messages the first view may say: those whose ids its modules spell, and those that a template there can come to.
 * All others come with the first part that needs them.
 */
export async function findInitialMessages(ids: readonly string[]): Promise<Set<string>> {
  const said = new Set<string>();
  const spelled = new Set(ids);
  for (const text of (await collectModules(initialModules)).values()) {
    for (const [, id = ""] of text.matchAll(/["'`]([\w.]+)["'`]/g)) if (spelled.has(id)) said.add(id);
    for (const [, start = "", rest = ""] of text.matchAll(/`([\w.]+\.)(\$\{[^`]*)`/g)) {
      const pattern = new RegExp(
        `^${escapeDots(start)}${rest
          .split(/\$\{[^}]*\}/)
          .map(escapeDots)
          .join("[\\w-]+")}$`,
      );
      for (const id of ids) if (pattern.test(id)) said.add(id);
    }
  }
  return said;
}

const escapeDots = (text: string): string => text.replaceAll(".", "\\.");

/** The modules and everything of our own that they import at once, by path with their text. Types, generated code and what comes later are left out. */
async function collectModules(paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const take = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.set(path, "");
    const text = await readFile(join(repositoryRoot, path), "utf8");
    found.set(path, text);
    const imports = [...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+"(\.[^"]+\.tsx?)"/gm)].map(
      ([, to = ""]) => relative(repositoryRoot, join(repositoryRoot, dirname(path), to)),
    );
    for (const next of imports) if (!next.startsWith("src/generated/")) await take(next);
  };
  for (const path of paths) await take(path);
  return found;
}
