import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { minifySync, type Plugin } from "vite";
import { storyTestsPlugin } from "./catalogue/storyTestsPlugin.ts";
import { LongTestsFirst } from "./tests/support/longTestsFirst.ts";
import { e2eTests, slowTests } from "./tests/support/testFiles.ts";
import { createKnownPathPattern } from "./deploy/knownPathPattern.ts";
import { codeSplitting, eagerCompilePlugin, chunkModulesPlugin } from "./deploy/chunks.ts";
import { fallbackPath } from "./src/config/paths.ts";
import { necessaryFunctions, oldestBrowsers } from "./src/config/browsers.ts";
import { defaultLanguage, languages } from "./src/i18n/language.ts";
import { prefixedLanguages } from "./src/i18n/languagePaths.ts";
import settingsDefaults from "./src/generated/settingsDefaults.json" with { type: "json" };
import { colors, themeColors } from "./src/generated/styleTokens.ts";

const root = import.meta.dirname;
/** The number of test workers: at least two, also where the test runner would choose one. */
const workers = Math.max(2, availableParallelism() - 1);
/** A test waits for its page about half of the time, in which another one can run. */
const e2eWorkers = 2 * workers;
/** Slow tests of modules with global state. */
const slowIsolatedTests = [
  "tests/faults/{responses,routes,tokenLeaks}.test.{ts,tsx}",
  "tests/components/documents/fileFormat.test.ts",
  "tests/realtime/stompConnection.test.ts",
  "tests/auth/interleavings.test.ts",
];
/** Tests of modules with global state, such as the session, the query cache or the address. */
const isolatedTests = [
  "tests/{api,app,auth,components,config,features,i18n,realtime,state}/**/*.test.{ts,tsx}",
  "tests/forms/{definitions,formErrors}.test.ts",
  "tests/faults/*.test.{ts,tsx}",
  "tests/{prerender,renderRecord}.test.tsx",
];
/** Options of the tests without a browser. */
const nodeProject = {
  environment: "node",
  pool: "threads",
  maxWorkers: workers,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ["tests/support/randomSeed.ts"],
};
/** In a full run everything takes longer: more is verified at the same time, and axe keeps the processor busy. */
const timeFactor = process.env["FULL"] === "1" ? 3 : 1;
/** Options of the slow tests. They wait for processes, sockets and timeouts, while others can run. */
const slowProject = {
  ...nodeProject,
  maxWorkers: 2 * workers,
  testTimeout: timeFactor * 240_000,
  hookTimeout: timeFactor * 240_000,
  sequence: { groupOrder: 1 },
};
/** Options of the tests in Chromium. */
const e2eProject = {
  environment: "node",
  globalSetup: ["tests/e2e/setup.ts"],
  testTimeout: timeFactor * 180_000,
  hookTimeout: timeFactor * 240_000,
  // The modules of a worker are loaded once; the state of a test file is created by `setUpPortal`.
  isolate: false,
  maxWorkers: e2eWorkers,
  // Vitest runs projects with different numbers of workers one after the other.
  sequence: { groupOrder: 2 },
};
/** The e2e tests of sign-in and session, which a full run repeats with a gateway that keeps the tokens. */
const sessionTests = [
  "accountChoice",
  "emailSignIn",
  "identityLogin",
  "multipleTabs",
  "otherPortal",
  "protectedRoutes",
  "qualityPortal",
  "realtime",
  "sessionExpiry",
  "sessionRefresh",
  "signOut",
].map((name) => `tests/e2e/${name}.test.ts`);
const isQuality = process.env["VITE_COMPANY_ID"] === "2";

const portal = isQuality ? "quality" : "competition";
const messages = JSON.parse(readFileSync(join(root, `locales/${defaultLanguage}.json`), "utf8")) as Record<
  string,
  string
>;
const themeColor = themeColors[portal];

/** Replaces the placeholders of index.html with values of the portal that is built. */
function pageHeadPlugin(): Plugin {
  const values: Readonly<Record<string, string>> = {
    PORTAL: portal,
    TITLE: messages[`portal.${portal}.name`] ?? "",
    THEME_COLOUR: themeColor,
    FALLBACK_PATH: fallbackPath,
    API_BASE_URL: settingsDefaults.apiBaseUrl,
    LANGUAGES: languages.map(({ code }) => code).join(" "),
    DEFAULT_LANGUAGE: defaultLanguage,
    PREFIXED_LANGUAGES: prefixedLanguages.join("|"),
    // The path of the address without its language, as the route table has it.
    ADDRESS_PATH: `location.pathname.replace(/^\\/(${prefixedLanguages.join("|")})(?=\\/|$)/, "")`,
    NECESSARY_FUNCTIONS: necessaryFunctions.join(" "),
    OUTDATED_BROWSER: messages["browser.outdated"] ?? "",
  };
  return {
    name: "portal-page-head",
    transformIndexHtml: (html) =>
      minifyHead(html.replaceAll(/%([A-Z_]+)%/g, (placeholder, name: string) => values[name] ?? placeholder)),
  };
}

/** Returns a page without comments and with small scripts: the whole page is in the way of the first paint. */
const minifyHead = (html: string): string =>
  html
    .replaceAll(/<script>([\s\S]*?)<\/script>/g, (_script, code: string) => `<script>${minifyScript(code)}</script>`)
    .replaceAll(/\s*<!-- [\s\S]*? -->/g, "");

/** Returns a script of the page for any browser: its syntax stays that of the source. Throws on a syntax error. */
function minifyScript(code: string): string {
  const { code: minified, errors } = minifySync("index.html.js", code, {
    compress: { target: "es2015" },
    codegen: { removeWhitespace: true },
  });
  if (errors.length > 0) throw new Error(`A script of index.html is invalid: ${errors[0]?.message ?? ""}`);
  return minified.trim();
}

/** Answers page loads of unknown paths by 404, as a deployment does. The page is the same. */
function unknownPathPlugin(): Plugin {
  const knownPaths = new RegExp(createKnownPathPattern(isQuality), "i");
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

/** Writes the web app manifest, with which a phone can add the portal to its home screen. */
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
    background_color: colors.background,
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
  plugins: [
    react(),
    pageHeadPlugin(),
    webManifestPlugin(),
    unknownPathPlugin(),
    chunkModulesPlugin(root),
    eagerCompilePlugin(),
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
      ...(mode !== "demo" && !isSsrBuild && { output: { codeSplitting } }),
      input:
        mode === "demo"
          ? ["index.html", ...["identity", "payment", "external"].map((page) => `mocks/${page}/index.html`)]
          : ["index.html"],
    },
  },
  test: {
    sequence: { sequencer: LongTestsFirst },
    projects: [
      // Modules without global state are loaded once per worker; isolated tests load theirs again for each file.
      {
        extends: true,
        test: {
          ...nodeProject,
          name: "unit",
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", ...isolatedTests, ...slowTests, ...slowIsolatedTests],
        },
      },
      {
        extends: true,
        test: {
          ...nodeProject,
          name: "isolated",
          include: isolatedTests,
          exclude: [...slowTests, ...slowIsolatedTests],
        },
      },
      { extends: true, test: { ...slowProject, name: "slow", isolate: false, include: slowTests } },
      { extends: true, test: { ...slowProject, name: "slow-isolated", include: slowIsolatedTests } },
      {
        extends: true,
        plugins: [storyTestsPlugin(join(root, "catalogue"))],
        test: {
          ...nodeProject,
          name: "components",
          isolate: false,
          include: ["catalogue/**/*.stories.tsx"],
          setupFiles: ["catalogue/testSetup.ts"],
        },
      },
      { extends: true, test: { ...e2eProject, name: "e2e", include: e2eTests } },
      {
        extends: true,
        test: { ...e2eProject, name: "e2e-gateway", include: sessionTests, env: { TOKENS: "gateway" } },
      },
    ],
  },
}));
