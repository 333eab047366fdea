import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { findTargets, isOutputOf, targets } from "../../codegen/targets.ts";
import { repositoryRoot } from "../../cli/repositoryRoot.ts";

/** Returns the files below a folder, relative to the repository. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(repositoryRoot, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(repositoryRoot, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

test("each generated file belongs to exactly one target", async () => {
  const files = [...(await listFiles("src/generated")), ...(await listFiles("mocks/generated"))];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => targets.filter((target) => isOutputOf(target, file)).length !== 1)).toEqual([]);
});

test("each output of a target exists", async () => {
  const files = [...(await listFiles("src/generated")), ...(await listFiles("mocks/generated"))];
  const unused = targets.flatMap((target) =>
    target.outputs.filter((output) => !files.some((file) => isOutputOf({ ...target, outputs: [output] }, file))),
  );
  expect(unused).toEqual([]);
});

/** The generated files of which each source has a part. */
test.each([
  ["locales/az.json", ["src/generated/forms/signIn.js", "src/generated/messages/initial/az.json"]],
  ["forms/signIn/layout.json", ["src/generated/forms/signIn.js", "src/generated/messages/ids.ts"]],
  ["openapi/paths/rates.yaml", ["mocks/generated/contract.json", "src/generated/forms/signIn.js"]],
  ["openapi/kit/verify/verify.ts", []],
  ["openapi/workflows/search.arazzo.yaml", []],
  ["public/config.schema.json", ["src/generated/settings.js"]],
  ["src/components/styles/tokens.css", ["src/generated/styleTokens.ts"]],
  ["src/app/pages/HomePage.tsx", ["src/generated/messages/initial/az.json"]],
  ["public/icons/icon.svg", []],
])("a change of %s writes only what depends on it", (source, expected) => {
  const all = [
    "mocks/generated/contract.json",
    "src/generated/forms/signIn.js",
    "src/generated/messages/initial/az.json",
    "src/generated/messages/ids.ts",
    "src/generated/settings.js",
    "src/generated/styleTokens.ts",
  ];
  const written = all.filter((file) => findTargets([source]).some((target) => isOutputOf(target, file)));
  expect(written).toEqual(all.filter((file) => expected.includes(file) || isSameTarget(file, expected)));
});

/** Whether a file is written together with one of the others. */
const isSameTarget = (file: string, others: readonly string[]): boolean =>
  targets.some((target) => isOutputOf(target, file) && others.some((other) => isOutputOf(target, other)));
