import { join } from "node:path";
import { createServer } from "vite";
import type { RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";

const root = join(import.meta.dirname, "../..");

/** Returns an example path of each route that needs no sign-in. */
export async function listPublicRoutes(): Promise<ReadonlyMap<RouteName, string>> {
  // The module graph of a server is necessary: the routes import style sheets.
  const server = await createServer({ root, logLevel: "error", server: { middlewareMode: true, ws: false } });
  try {
    const { routes } = (await server.ssrLoadModule("/src/app/routes.ts")) as {
      routes: Readonly<Partial<Record<RouteName, { access: unknown }>>>;
    };
    const publicEntries = (Object.entries(routes) as [RouteName, { access: unknown }][]).filter(
      ([name, { access }]) => access === "public" && name !== "identityReturn",
    );
    return new Map(publicEntries.map(([name]) => [name, examplePaths[name]]));
  } finally {
    await server.close();
  }
}
