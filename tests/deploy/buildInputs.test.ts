import { expect, test } from "vitest";
import { parseSourceModule } from "../../codegen/sourceModule.ts";
import { buildInputs } from "../../deploy/build.ts";

/** Returns the modules of `deploy/` that these import, with themselves. */
function listModules(paths: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const path of paths.filter((candidate) => !found.has(candidate))) {
    found.add(path);
    const { imports, dynamicImports } = parseSourceModule(path);
    listModules(
      [...imports, ...dynamicImports].filter((module) => module.startsWith("deploy/")),
      found,
    );
  }
  return found;
}

test("a build is stale after a change of each module of deploy/ that builds", () => {
  const modules = [...listModules(["deploy/build.ts", "vite.config.ts"])];
  const isInput = (path: string): boolean =>
    buildInputs.some((input) => path === input || path.startsWith(`${input}/`));
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((path) => !isInput(path))).toEqual([]);
  expect(buildInputs, "the packages that are installed").toContain("node_modules/.package-lock.json");
});
