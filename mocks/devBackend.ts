import type { ViteDevServer } from "vite";
import type { Middleware, MockBackendOptions } from "./httpServer.ts";

/**
 * Returns the mock backend of the development server. Vite loads its modules again after a change of contract, handlers or
 * sample data; the state in the store stays. While a module has an error, which Vite prints, the last backend answers.
 * Throws when the first one cannot be loaded.
 */
export async function createDevBackend(
  vite: Pick<ViteDevServer, "ssrLoadModule">,
  options: MockBackendOptions,
): Promise<Middleware> {
  // Stack traces name the lines of the sources.
  process.setSourceMapsEnabled(true);
  const load = async (): Promise<(options: MockBackendOptions) => Middleware> => {
    const module = await vite.ssrLoadModule("/mocks/httpServer.ts");
    return (module as typeof import("./httpServer.ts")).mockBackendMiddleware;
  };
  let createBackend = await load();
  let backend = createBackend(options);
  const update = async (): Promise<void> => {
    const loaded = await load().catch(() => createBackend);
    if (loaded === createBackend) return;
    createBackend = loaded;
    backend = createBackend(options);
  };
  return (request, response, next) => {
    update()
      .then(() => backend(request, response, next))
      .catch((error: unknown) => {
        console.error("The mock backend failed:", error);
        response.destroy();
      });
  };
}
