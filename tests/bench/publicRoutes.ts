import { join } from "node:path";
import { runnerImport } from "vite";
import type { RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";

const root = join(import.meta.dirname, "../..");

/** Returns an example path of each route that needs no sign-in. */
export async function listPublicRoutes(): Promise<ReadonlyMap<RouteName, string>> {
  const { module } = await runnerImport<{ routes: Readonly<Partial<Record<RouteName, { access: unknown }>>> }>(
    "/src/app/routes.ts",
    { root, logLevel: "error" },
  );
  const publicEntries = (Object.entries(module.routes) as [RouteName, { access: unknown }][]).filter(
    ([name, { access }]) => access === "public" && name !== "identityReturn",
  );
  return new Map(publicEntries.map(([name]) => [name, examplePaths[name]]));
}
