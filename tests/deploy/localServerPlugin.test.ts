import { join } from "node:path";
import { isFileServingAllowed, resolveConfig, type InlineConfig } from "vite";
import { describe, expect, it } from "vitest";
import storybookConfig from "../../catalogue/main.ts";
import { localServerPlugin } from "../../deploy/vitePlugins/localServerPlugin.ts";

const root = join(import.meta.dirname, "../..");

describe("a server of Vite on this computer", () => {
  it.each([
    ["the development server", { configFile: join(root, "vite.config.ts"), server: { middlewareMode: true } }],
    // Storybook passes its own settings of the server, which replace those of vite.config.ts.
    ["the catalogue", { configFile: false, plugins: [localServerPlugin()], server: { fs: { strict: true } } }],
  ] satisfies readonly (readonly [string, InlineConfig])[])(
    "shows no file of .cache and no response to other pages: %s",
    async (_server, settings) => {
      const config = await resolveConfig({ root, logLevel: "silent", ...settings }, "serve");
      const isServed = (path: string): boolean => isFileServingAllowed(config, join(root, path));
      expect(config.server.cors).toBe(false);
      expect([".cache/mock-control/4173", ".cache/e2e/search/trace.zip", ".env"].map(isServed)).toEqual([
        false,
        false,
        false,
      ]);
      expect(["src/main.tsx", "node_modules/.cache/storybook/deps/react.js"].map(isServed)).toEqual([true, true]);
    },
  );

  it("is kept among the plugins of the catalogue", async () => {
    const { plugins } = (await storybookConfig.viteFinal?.(
      { plugins: [localServerPlugin(), { name: "portal-page-head" }] },
      { configType: "DEVELOPMENT" } as never,
    )) ?? { plugins: [] };
    expect(plugins).toMatchObject([{ name: localServerPlugin().name }]);
  });
});
