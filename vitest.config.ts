import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { storyTestsPlugin } from "./catalogue/storyTestsPlugin.ts";
import { LongTestsFirst } from "./tests/support/longTestsFirst.ts";
import { e2eTests, isolatedTests, sessionTests, slowIsolatedTests, slowTests } from "./tests/support/testFiles.ts";
import portalConfig from "./vite.config.ts";

// The times of the service are those of Baku on every device: a zone that is neither Baku's nor UTC, as many machines have.
process.env["TZ"] ??= "America/St_Johns";

/** The number of test workers: at least two, also where the test runner would choose one. */
const workers = Math.max(2, availableParallelism() - 1);
/** A test waits for its page about half of the time, in which another one can run. */
const e2eWorkers = 2 * workers;
/** Options of the tests without a browser. */
const nodeProject = {
  environment: "node",
  pool: "threads",
  // One more than the processor has cores to spare, because some tests wait.
  maxWorkers: workers + 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ["tests/support/randomSeed.ts", "tests/support/locksOfFile.ts"],
};
/** In a full run everything takes longer: more is verified at the same time, and axe keeps the processor busy. */
const timeFactor = process.env["FULL"] === "1" ? 3 : 1;
/** Options of the slow tests. They wait for processes, sockets and timeouts, while others can run. */
const slowProject = {
  ...nodeProject,
  maxWorkers: 2 * workers,
  testTimeout: timeFactor * 240_000,
  hookTimeout: timeFactor * 240_000,
  sequence: { groupOrder: 1 },
};
/** Options of the tests in Chromium. */
const e2eProject = {
  environment: "node",
  globalSetup: ["tests/e2e/setup.ts"],
  testTimeout: timeFactor * 180_000,
  hookTimeout: timeFactor * 240_000,
  // The modules of a worker are loaded once; the state of a test file is created by `setUpPortal`.
  isolate: false,
  maxWorkers: e2eWorkers,
  // Vitest runs projects with different numbers of workers one after the other.
  sequence: { groupOrder: 2 },
};

/** The settings of Vitest: those of vite.config.ts, and the groups of tests as projects. */
export default defineConfig((environment) => ({
  ...portalConfig(environment),
  // Codegen and builds write a package.json there, after whose change Vitest would repeat every test.
  server: { watch: { ignored: ["**/.cache/**"] } },
  test: {
    sequence: { sequencer: LongTestsFirst },
    projects: [
      // Modules without global state are loaded once per worker; isolated tests load theirs again for each file.
      {
        extends: true,
        test: {
          ...nodeProject,
          name: "unit",
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", ...isolatedTests, ...slowTests, ...slowIsolatedTests],
        },
      },
      {
        extends: true,
        test: {
          ...nodeProject,
          name: "isolated",
          // A context of its own for each file, in a thread that has loaded jsdom already.
          pool: "vmThreads",
          include: isolatedTests,
          exclude: [...slowTests, ...slowIsolatedTests],
        },
      },
      { extends: true, test: { ...slowProject, name: "slow", isolate: false, include: slowTests } },
      { extends: true, test: { ...slowProject, name: "slow-isolated", include: slowIsolatedTests } },
      {
        extends: true,
        plugins: [storyTestsPlugin(join(import.meta.dirname, "catalogue"))],
        test: {
          ...nodeProject,
          name: "components",
          isolate: false,
          include: ["catalogue/**/*.stories.tsx"],
          setupFiles: ["catalogue/testSetup.ts"],
        },
      },
      { extends: true, test: { ...e2eProject, name: "e2e", include: e2eTests } },
      {
        extends: true,
        test: { ...e2eProject, name: "e2e-gateway", include: sessionTests, env: { TOKENS: "gateway" } },
      },
    ],
  },
}));
