import { join } from "node:path";
import type { Plugin } from "vite";

/** Wraps each dynamic import of a build in `importChunk`, which takes the place of the function that Vite has for it. */
export function importChunkPlugin(root: string): Plugin {
  const module = join(root, "src/components/loading/importChunk.ts");
  return {
    name: "portal-import-chunk",
    enforce: "pre",
    apply: "build",
    config: () => ({
      build: {
        // Vite names the files of a chunk only when it has several.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (chunk, dependencies) => (dependencies.length === 0 ? [chunk] : dependencies),
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importChunk as __vitePreload } from ${JSON.stringify(module)};`,
    },
  };
}
