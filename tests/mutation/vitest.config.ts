import { defineConfig } from "vitest/config";
import portalConfig from "../../vite.config.ts";
import { mutatedFolders } from "./folders.ts";

/** The tests of one folder, without the projects of the other vitest.config.ts: StrykerJS would run all of them. */
export default defineConfig((environment) => {
  const folder = mutatedFolders[process.env["MUTATED_FOLDER"] ?? ""];
  if (folder === undefined) throw new Error("MUTATED_FOLDER must be a folder of tests/mutation/folders.ts.");
  return {
    ...portalConfig(environment),
    test: {
      environment: "node",
      // One worker for all test files of a mutant: else most of the time passes while workers start and load the same modules.
      isolate: folder.isIsolated ?? false,
      // A mutant whose promise never settles fails the first test that waits for it, without a restart of the process.
      testTimeout: 5000,
      // Hooks load modules, which a busy machine transforms slowly the first time.
      hookTimeout: 60_000,
      setupFiles: ["tests/support/randomSeed.ts"],
      include: [...folder.tests],
    },
  };
});
