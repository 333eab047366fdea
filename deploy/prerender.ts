import { mkdir, readFile, readdir, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultLanguage, languages } from "../src/i18n/language.ts";
import { fallbackPath, type RouteName } from "../src/config/paths.ts";
import { chunksWithImports, readBundleManifest, type BundleManifest } from "./manifest.ts";

const root = join(import.meta.dirname, "..");

/** What the portal draws without a browser: see `src/prerender.tsx`. */
type PrerenderModule = typeof import("../src/prerender.tsx");
type PrerenderedPage = Awaited<ReturnType<PrerenderModule["renderPage"]>>;

/** A module that is fetched after the first view; with `at` only where the address is such a one. */
type DeferredModule = { module: string; pathPattern?: RegExp };

/**
 * Draws the page of every address, in each language: in Azerbaijani at its own address, so that a host of plain files gives it
 * out, and in the others below `pages/`. `shell.html` is the page for the addresses that have none, such as that of one service.
 * `folder` is the build, `program` where the program that draws is put.
 */
export async function prerenderPages(buildFolder: string, programFolder: string): Promise<void> {
  const vite = await import("vite");
  await vite.build({
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: "src/prerender.tsx",
      outDir: programFolder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: "src/prerender.tsx", output: { entryFileNames: "[name]-[hash].mjs" } },
    },
  });
  const entry = (await readdir(programFolder)).find((file) => /^prerender-.+\.mjs$/.test(file)) ?? "";
  const prerenderModule = (await import(pathToFileURL(join(programFolder, entry)).href)) as PrerenderModule;
  const template = await readFile(join(buildFolder, "index.html"), "utf8");
  const manifest = await readBundleManifest(buildFolder);
  await unlink(join(buildFolder, "index.html"));

  const modules = await readPageModules();
  const moduleOf = (name: RouteName): string => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`The screen table does not say which module ${name} is.`);
    return module;
  };

  for (const { code } of languages) {
    const [first, further] = [
      `src/generated/messages/initial/${code}.json`,
      `src/generated/messages/deferred/${code}.json`,
    ];
    const write = async (
      path: string,
      file: string,
      page: PrerenderedPage,
      atOnce: string[],
      next: DeferredModule[],
    ): Promise<void> => {
      const to = join(buildFolder, code === defaultLanguage ? "" : `pages/${code}`, file);
      await mkdir(dirname(to), { recursive: true });
      await writeFile(
        to,
        renderPage(template, {
          ...page,
          language: code,
          path,
          preloadLinks: renderPreloadLinks(template, manifest, atOnce, next),
        }),
      );
    };
    const frame: DeferredModule[] = ["frame", further, "src/app/routing/RouteView.tsx"].map((module) => ({ module }));
    const byAddress = prerenderModule.dynamicRoutes().map(({ pattern, name: routeName }): DeferredModule => ({
      module: moduleOf(routeName),
      pathPattern: pattern,
    }));
    await write(
      fallbackPath,
      "shell.html",
      await prerenderModule.renderPage(fallbackPath, code),
      [first],
      [...frame, ...byAddress],
    );
    const drawn = new Map<string, PrerenderedPage>();
    for (const [path, { path: to, routeName }] of prerenderModule.prerenderedPages()) {
      const page = drawn.get(to) ?? (await prerenderModule.renderPage(to, code));
      drawn.set(to, page);
      const module = moduleOf(routeName);
      if (module === "home") await write(path, join(path, "index.html"), page, [module, first], []);
      else await write(path, join(path, "index.html"), page, [first], [...frame, { module }]);
    }
  }
}

/** The module of each screen's page as the screen table imports it; for the page of the first view, which it only names, its chunk. */
async function readPageModules(): Promise<Map<RouteName, string>> {
  const app = "src/app";
  const table = await readFile(join(root, app, "routes.ts"), "utf8");
  const found = table.matchAll(
    /\b(\w+): \{\s*page: (?:LazyHomePage|lazyRoute\(\{ load: \(\) => import\("([^"]+)"\) \}\))/g,
  );
  return new Map(
    [...found].map(([, name = "", module]) => [name as RouteName, module === undefined ? "home" : join(app, module)]),
  );
}

/** The page of an address: the built page with what was drawn in it, and what its first view needs fetched ahead. */
function renderPage(
  template: string,
  {
    html,
    title,
    language,
    path,
    preloadLinks: links,
  }: PrerenderedPage & { language: string; path: string; preloadLinks: string },
): string {
  return template
    .replace(/<html lang="\w+"/, `<html lang="${language}" data-page="${path}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`)
    .replace("  </head>", () => `${links}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/** Links that fetch modules and what they import, as far as the page does not ask for them already: at once, and those that `index.html` fetches next. */
function renderPreloadLinks(
  template: string,
  manifest: BundleManifest,
  preloaded: readonly string[],
  deferred: readonly DeferredModule[],
): string {
  const asked = new Set<string>();
  const links = (rel: string, modules: readonly string[], at?: RegExp): string[] =>
    chunksWithImports(manifest, modules).flatMap(({ chunk: { file } }) => {
      if (template.includes(file) || asked.has(file)) return [];
      // What only some addresses need may be needed by others, too.
      if (at === undefined) asked.add(file);
      return [
        `    <link rel="${rel}" crossorigin href="/${file}"${at === undefined ? "" : ` data-at="${at.source}"`}>\n`,
      ];
    });
  return [
    ...links("modulepreload", preloaded),
    ...deferred.flatMap(({ module, pathPattern }) => links("next-module", [module], pathPattern)),
  ].join("");
}
