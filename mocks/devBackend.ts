import type { ViteDevServer } from "vite";
import type { Middleware, MockBackendOptions } from "./httpServer.ts";
import type { MockStore } from "./store/mockStore.ts";

/**
 * Returns the mock backend of the development server, and what its live feed does without a request. Vite loads its modules
 * again after a change of contract, handlers or sample data; the state in the store stays. While a module has an error, which
 * Vite prints, the last backend answers. Throws when the first one cannot be loaded.
 */
export async function createDevBackend(
  vite: Pick<ViteDevServer, "ssrLoadModule">,
  options: MockBackendOptions,
): Promise<{ middleware: Middleware; processDue: (store: MockStore) => void }> {
  // Stack traces name the lines of the sources.
  process.setSourceMapsEnabled(true);
  const load = async () => ({
    ...((await vite.ssrLoadModule("/mocks/httpServer.ts")) as typeof import("./httpServer.ts")),
    ...((await vite.ssrLoadModule("/mocks/store/appealWorkflow.ts")) as typeof import("./store/appealWorkflow.ts")),
  });
  let modules = await load();
  let backend = modules.mockBackendMiddleware(options);
  const update = async (): Promise<void> => {
    const loaded = await load().catch(() => modules);
    if (loaded.mockBackendMiddleware === modules.mockBackendMiddleware) return;
    modules = loaded;
    backend = modules.mockBackendMiddleware(options);
  };
  return {
    middleware: (request, response, next) => {
      update()
        .then(() => backend(request, response, next))
        .catch((error: unknown) => {
          console.error("The mock backend failed:", error);
          response.destroy();
        });
    },
    processDue: (store) => modules.processDueTransitions(store),
  };
}
