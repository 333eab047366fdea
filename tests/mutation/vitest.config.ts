import { defineConfig } from "vitest/config";
import portalConfig from "../../vite.config.ts";
import { mutatedFolders } from "./folders.ts";

/** The tests of one folder, without the projects of vite.config.ts: StrykerJS would run all of them. */
export default defineConfig((environment) => {
  const folder = mutatedFolders[process.env["MUTATED_FOLDER"] ?? ""];
  if (folder === undefined) throw new Error("MUTATED_FOLDER must be a folder of tests/mutation/folders.ts.");
  return {
    ...portalConfig(environment),
    test: {
      environment: "node",
      testTimeout: 30_000,
      hookTimeout: 30_000,
      setupFiles: ["tests/support/randomSeed.ts"],
      include: [...folder.tests],
    },
  };
});
