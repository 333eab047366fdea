import type { Plugin } from "vite";
import { createKnownPathPattern } from "../knownPathPattern.ts";
import type { PortalName } from "../../cli/portalName.ts";

/** Answers page loads of unknown paths by 404, as a deployment does. The page is the same. */
export function unknownPathPlugin(portal: PortalName): Plugin {
  const knownPaths = new RegExp(createKnownPathPattern(portal === "quality"), "i");
  return {
    name: "portal-unknown-paths",
    apply: "serve",
    configureServer: ({ middlewares }) => {
      middlewares.use(({ method, url = "/", headers }, response, next) => {
        const [path = "/"] = url.split(/[?#]/);
        const isPage = method === "GET" && headers.accept?.includes("text/html") === true && !/[.@]/.test(path);
        if (isPage && !knownPaths.test(path)) {
          const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
          response.end = ((...args: unknown[]) => {
            if (response.statusCode === 200) response.statusCode = 404;
            return end(...args);
          }) as typeof response.end;
        }
        next();
      });
    },
  };
}
