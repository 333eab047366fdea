import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addLanguages } from "../growth/addLanguages.ts";
import { copyRepository } from "../support/copyRepository.ts";

const root = join(import.meta.dirname, "../..");
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "portal-language-"));
  await copyRepository(copy);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs a program in the copy. Resolves to its output when it fails, otherwise to an empty text. */
async function findErrors(program: string, ...args: readonly string[]): Promise<string> {
  const path = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, NO_COLOR: "1", PATH: path };
  try {
    await promisify(execFile)(program, args, { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 });
    return "";
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return stdout + stderr;
  }
}

it("requires only a locale file and one line of the contract for a new language", { timeout: 240_000 }, async () => {
  await copyFile(join(copy, "locales/az.json"), join(copy, "locales/tr.json"));
  await addLanguages(copy, ["tr"]);
  expect(await findErrors(process.execPath, "cli.mjs", "generate")).toBe("");
  expect(await findErrors("tsc", "-p", "tsconfig.json")).toBe("");
});
