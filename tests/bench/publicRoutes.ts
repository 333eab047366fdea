import { join } from "node:path";
import { runnerImport } from "vite";
import type { RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";

const root = join(import.meta.dirname, "../..");

/** Every address that a visitor may open without signing in, by the name of its screen, as the screen table has it. */
export async function publicRoutes(): Promise<ReadonlyMap<RouteName, string>> {
  const { module } = await runnerImport<{ routes: Readonly<Partial<Record<RouteName, { access: unknown }>>> }>(
    "/src/app/routes.ts",
    { root, logLevel: "error" },
  );
  const open = (Object.entries(module.routes) as [RouteName, { access: unknown }][]).filter(
    ([name, { access }]) => access === "public" && name !== "identityReturn",
  );
  return new Map(open.map(([name]) => [name, examplePaths[name]]));
}
