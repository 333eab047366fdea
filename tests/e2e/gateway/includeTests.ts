import { afterAll, describe, test } from "vitest";

/**
 * Runs the tests of other files with a gateway that keeps the tokens. Only with `FULL=1`: signInKinds.test.ts has one test for
 * each kind of sign-in, and always runs.
 */
export function includeTests(files: Readonly<Record<string, () => Promise<unknown>>>): void {
  if (process.env["FULL"] !== "1") return void test.skip("run with FULL=1");
  const previousMode = process.env["TOKENS"];
  process.env["TOKENS"] = "gateway";
  afterAll(() => {
    if (previousMode === undefined) delete process.env["TOKENS"];
    else process.env["TOKENS"] = previousMode;
  });
  for (const [name, load] of Object.entries(files)) describe(name, async () => void (await load()));
}
