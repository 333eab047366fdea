import { join } from "node:path";
import { runnerImport } from "vite";
import type { PathName } from "../../src/config/paths.ts";
import { addresses } from "../support/examplePaths.ts";

const root = join(import.meta.dirname, "../..");

/** Every address that a visitor may open without signing in, by the name of its screen, as the screen table has it. */
export async function publicRoutes(): Promise<ReadonlyMap<PathName, string>> {
  const { module } = await runnerImport<{ screens: Readonly<Partial<Record<PathName, { access: unknown }>>> }>("/src/app/routes.ts", { root, logLevel: "error" });
  const open = (Object.entries(module.screens) as [PathName, { access: unknown }][]).filter(([name, { access }]) => access === "public" && name !== "identityReturn");
  return new Map(open.map(([name]) => [name, addresses[name]]));
}
