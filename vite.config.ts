import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";
import { codeSplitting, eagerCompilePlugin, chunkModulesPlugin } from "./deploy/chunks.ts";
import { importChunkPlugin } from "./deploy/vitePlugins/importChunkPlugin.ts";
import { localServerPlugin } from "./deploy/vitePlugins/localServerPlugin.ts";
import { pageHeadPlugin } from "./deploy/vitePlugins/pageHeadPlugin.ts";
import { unknownPathPlugin } from "./deploy/vitePlugins/unknownPathPlugin.ts";
import { webManifestPlugin } from "./deploy/vitePlugins/webManifestPlugin.ts";
import { oldestBrowsers } from "./src/config/browsers.ts";
import { defaultLanguage } from "./src/i18n/language.ts";

const root = import.meta.dirname;
const isQuality = process.env["VITE_COMPANY_ID"] === "2";
const portal = isQuality ? "quality" : "competition";
const messages = JSON.parse(readFileSync(join(root, `locales/${defaultLanguage}.json`), "utf8")) as Record<
  string,
  string
>;

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  plugins: [
    react(),
    localServerPlugin(),
    pageHeadPlugin(portal, messages),
    webManifestPlugin(portal, messages),
    unknownPathPlugin(portal),
    chunkModulesPlugin(root),
    eagerCompilePlugin(),
    // The chunks of the demo can have style sheets of their own, which only Vite's function loads.
    ...(mode === "demo" ? [] : [importChunkPlugin(root)]),
  ],
  define: { "import.meta.env.VITE_COMPANY_ID": JSON.stringify(isQuality ? "2" : "1") },
  resolve: {
    dedupe: ["react", "react-dom", "@emotion/react", "@emotion/cache"],
    alias: [
      // Messages are compiled by codegen, so the bundle does not need the ICU parser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
      // Wouter's replacement for versions of React that lack the hook.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: "react" },
      // RJSF needs it only for markdown in descriptions, which our forms do not have.
      { find: /^markdown-to-jsx(\/react)?$/, replacement: join(root, "src/forms/markdownStub.ts") },
    ],
  },
  css: {
    transformer: "lightningcss",
    lightningcss: {
      // The named breakpoints of breakpoints.css.
      drafts: { customMedia: true },
      // No style uses light-dark(), whose fallback would add custom properties to every `color-scheme`.
      exclude: Features.LightDark,
    },
  },
  build: {
    outDir: mode === "demo" ? "dist-demo" : isQuality ? "dist-quality" : "dist",
    manifest: true,
    target: Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`),
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    // One small style sheet: a prerendered page needs all of it before any script. In the demo, the stub pages have their own.
    cssCodeSplit: mode === "demo",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Large chunks of the portals: PDF.js for all supported browsers (540 KB), loaded with the first PDF. Of the demo: the mock
    // backend (700 KB), its PDF writer (520 KB) and faker (860 KB). The budgets in package.json limit the first view.
    chunkSizeWarningLimit: mode === "demo" ? 900 : 600,
    rolldownOptions: {
      // react-intl creates all its components as it is loaded; the portal uses none of them.
      treeshake: {
        manualPureFunctions: ["createFormattedComponent", "createFormattedDateTimePartsComponent"],
        // A chunk has only the operations that its modules use, although they import them from the module of a tag.
        moduleSideEffects: [{ test: /[\\/]generated[\\/]queries[\\/]/, sideEffects: false }],
      },
      ...(mode !== "demo" && !isSsrBuild && { output: { codeSplitting } }),
      input:
        mode === "demo"
          ? ["index.html", ...["identity", "payment", "external"].map((page) => `mocks/${page}/index.html`)]
          : ["index.html"],
    },
  },
}));
