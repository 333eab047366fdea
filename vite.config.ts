import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { codeSplitting, eagerCompilePlugin, chunkModulesPlugin } from "./deploy/chunks.ts";
import { fallbackPath } from "./src/config/paths.ts";
import { defaultLanguage, languages } from "./src/i18n/language.ts";
import { backgroundColor, themeColors } from "./src/generated/styleTokens.ts";

const root = import.meta.dirname;
/** Test files side by side: also on two cores, where the test runner would take one after the other. */
const workers = Math.max(2, availableParallelism() - 1);
/** Tests that start processes or try something thousands of times: `npm test` runs them after the quick ones, `npm run check` leaves them out. */
const slowTests = [
  "tests/broker/*.test.ts",
  "tests/commands.test.ts",
  "tests/contract/generatedMocks.test.ts",
  "tests/deploy/{release,reconnectLoad,tagVersion}.test.ts",
  "tests/faults/{responses,routes,tokenLeaks}.test.{ts,tsx}",
  "tests/forms/{addField,validationParity}.test.ts",
  "tests/kit/*.test.ts",
  "tests/components/documents/fileFormat.test.ts",
  "tests/realtime/stompConnection.test.ts",
  "tests/auth/interleavings.test.ts",
];
/** Tests of modules that remember something: who is here, what was read, what stands in an address. */
const isolatedTests = [
  "tests/{api,app,auth,components,config,features,i18n,realtime,state}/**/*.test.{ts,tsx}",
  "tests/forms/{definitions,formErrors}.test.ts",
  "tests/faults/*.test.{ts,tsx}",
  "tests/prerender.test.tsx",
];
/** How tests without a browser run. */
const nodeProject = {
  environment: "node",
  pool: "threads",
  maxWorkers: workers,
  testTimeout: 30_000,
  setupFiles: ["tests/support/randomSeed.ts"],
};
const isQuality = process.env["VITE_COMPANY_ID"] === "2";

const portal = isQuality ? "quality" : "competition";
const messages = JSON.parse(readFileSync(join(root, `locales/${defaultLanguage}.json`), "utf8")) as Record<
  string,
  string
>;
const themeColor = themeColors[portal];

/** What index.html says before any script runs, of the portal that is built. */
function pageHeadPlugin(): Plugin {
  const values: Readonly<Record<string, string>> = {
    PORTAL: portal,
    TITLE: messages[`portal.${portal}.name`] ?? "",
    THEME_COLOUR: themeColor,
    ANYWHERE: fallbackPath,
    LANGUAGES: languages.map(({ code }) => code).join(" "),
    DEFAULT_LANGUAGE: defaultLanguage,
  };
  return {
    name: "portal-page-head",
    transformIndexHtml: (html) => html.replaceAll(/%([A-Z_]+)%/g, (whole, name: string) => values[name] ?? whole),
  };
}

/** What a phone needs to keep the portal on its home screen: name, colours and pictures, and nothing that works without the network. */
function webManifestPlugin(): Plugin {
  const icon = (file: string, size: number, purpose: "any" | "maskable" = "any"): object => ({
    src: `/icons/${portal}-${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const source = JSON.stringify({
    id: "/home",
    name: messages[`portal.${portal}.name`],
    short_name: messages[`portal.${portal}.shortName`],
    lang: defaultLanguage,
    start_url: "/home",
    scope: "/",
    display: "standalone",
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [icon("192", 192), icon("512", 512), icon("maskable-512", 512, "maskable")],
  });
  const file = "manifest.webmanifest";
  return {
    name: "portal-manifest",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: file, source });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${file}`, (_request, response) =>
        response.setHeader("Content-Type", "application/manifest+json").end(source),
      );
    },
  };
}

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  plugins: [react(), pageHeadPlugin(), webManifestPlugin(), chunkModulesPlugin(root), eagerCompilePlugin()],
  define: { "import.meta.env.VITE_COMPANY_ID": JSON.stringify(isQuality ? "2" : "1") },
  resolve: {
    dedupe: ["react", "react-dom", "@emotion/react", "@emotion/cache"],
    alias: [
      // Messages are compiled when the portal is built, so the parser of messages stays out of it.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
      // Only for markdown in form descriptions, which our forms do not have.
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
    // A data: address would break the content security policy.
    assetsInlineLimit: 0,
    // Small, and all of it is needed to draw a page before its scripts have come. The stand-ins of a demonstration have a look of their own.
    cssCodeSplit: mode === "demo",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      ...(mode !== "demo" && !isSsrBuild && { output: { codeSplitting: codeSplitting } }),
      input: mode === "demo" ? ["index.html", "mocks/identity/index.html", "mocks/payment/index.html"] : ["index.html"],
    },
  },
  test: {
    projects: [
      // Modules that remember nothing are read once for all tests of a thread; those that do begin anew with each file.
      {
        extends: true,
        test: {
          ...nodeProject,
          name: "unit",
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", ...isolatedTests, ...slowTests],
        },
      },
      { extends: true, test: { ...nodeProject, name: "isolated", include: isolatedTests, exclude: slowTests } },
      { extends: true, test: { ...nodeProject, name: "slow", testTimeout: 120_000, include: slowTests } },
      {
        extends: true,
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: workers,
        },
      },
    ],
  },
}));
