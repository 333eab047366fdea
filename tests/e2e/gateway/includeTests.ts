import { afterAll, describe, vi } from "vitest";

/**
 * Runs the tests of other files with a gateway that keeps the tokens. Only with `FULL=1`: signInKinds.test.ts has one test for
 * each kind of sign-in, and always runs.
 */
export function includeTests(files: Readonly<Record<string, () => Promise<unknown>>>): void {
  vi.stubEnv("TOKENS", "gateway");
  afterAll(() => void vi.unstubAllEnvs());
  describe.skipIf(process.env["FULL"] !== "1").each(Object.entries(files))("%s with a gateway", async (_name, load) => {
    await load();
  });
}
