import { join } from "node:path";
import { createServer } from "vite";
import { paths, type RouteName } from "../../src/config/paths.ts";
import type { RouteDefinition } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";

const root = join(import.meta.dirname, "../..");

/** A page that needs no sign-in, and whether its content is in the HTML that the server sends. */
export type PublicPage = { path: string; isPrerendered: boolean };

/** Returns an example page of each route that needs no sign-in. */
export async function listPublicPages(): Promise<readonly PublicPage[]> {
  // The module graph of a server is necessary: the routes import style sheets.
  const server = await createServer({ root, logLevel: "error", server: { middlewareMode: true, ws: false } });
  try {
    const { routes } = (await server.ssrLoadModule("/src/app/routes.ts")) as {
      routes: Readonly<Partial<Record<RouteName, RouteDefinition>>>;
    };
    return (Object.entries(routes) as [RouteName, RouteDefinition][]).flatMap(([name, route]) => {
      if (route.access !== "public" || name === "identityReturn") return [];
      const isRecord = paths[name].includes(":") && route.titleIdsByParam === undefined;
      return [{ path: examplePaths[name], isPrerendered: route.isClientOnly !== true && !isRecord }];
    });
  } finally {
    await server.close();
  }
}
