import { mkdir, readFile, readdir, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultLanguage, languages } from "../src/i18n/language.ts";
import { anywhere, type PathName } from "../src/config/paths.ts";
import { fetchedWith, readManifest, type Manifest } from "./manifest.ts";

const root = join(import.meta.dirname, "..");

/** What the portal draws without a browser: see `src/prerender.tsx`. */
type Prerenderer = typeof import("../src/prerender.tsx");
type Page = Awaited<ReturnType<Prerenderer["draw"]>>;

/** A module that is fetched after the first view; with `at` only where the address is such a one. */
type Next = { module: string; at?: RegExp };

/**
 * Draws the page of every address, in each language: in Azerbaijani at its own address, so that a host of plain files gives it
 * out, and in the others below `pages/`. `shell.html` is the page for the addresses that have none, such as that of one service.
 * `folder` is the build, `program` where the program that draws is put.
 */
export async function prerender(folder: string, program: string): Promise<void> {
  const vite = await import("vite");
  await vite.build({
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: { ssr: "src/prerender.tsx", outDir: program, emptyOutDir: true, manifest: false, copyPublicDir: false, rolldownOptions: { input: "src/prerender.tsx", output: { entryFileNames: "[name]-[hash].mjs" } } },
  });
  const entry = (await readdir(program)).find((file) => /^prerender-.+\.mjs$/.test(file)) ?? "";
  const { draw, drawnAddresses, manyAddresses } = (await import(pathToFileURL(join(program, entry)).href)) as Prerenderer;
  const template = await readFile(join(folder, "index.html"), "utf8");
  const manifest = await readManifest(folder);
  await unlink(join(folder, "index.html"));

  const modules = await pageModules();
  const moduleOf = (name: PathName): string => {
    const module = modules.get(name);
    if (module === undefined) throw new Error(`The screen table does not say which module ${name} is.`);
    return module;
  };

  for (const { code } of languages) {
    const [first, further] = [`src/generated/messages/first/${code}.json`, `src/generated/messages/further/${code}.json`];
    const write = async (path: string, file: string, page: Page, atOnce: string[], next: Next[]): Promise<void> => {
      const to = join(folder, code === defaultLanguage ? "" : `pages/${code}`, file);
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, pageOf(template, { ...page, language: code, path, ahead: linksTo(template, manifest, atOnce, next) }));
    };
    const frame: Next[] = ["frame", further, "src/app/routing/RouteView.tsx"].map((module) => ({ module }));
    const byAddress = manyAddresses().map(({ pattern, name }): Next => ({ module: moduleOf(name), at: pattern }));
    await write(anywhere, "shell.html", await draw(anywhere, code), [first], [...frame, ...byAddress]);
    const drawn = new Map<string, Page>();
    for (const [path, { to, name }] of drawnAddresses()) {
      const page = drawn.get(to) ?? (await draw(to, code));
      drawn.set(to, page);
      const module = moduleOf(name);
      if (module === "home") await write(path, join(path, "index.html"), page, [module, first], []);
      else await write(path, join(path, "index.html"), page, [first], [...frame, { module }]);
    }
  }
}

/** The module of each screen's page as the screen table imports it; for the page of the first view, which it only names, its chunk. */
async function pageModules(): Promise<Map<PathName, string>> {
  const app = "src/app";
  const table = await readFile(join(root, app, "routes.ts"), "utf8");
  const found = table.matchAll(/\b(\w+): \{\s*page: (?:HomePage|connected\(\(\) => import\("([^"]+)"\)\))/g);
  return new Map([...found].map(([, name = "", module]) => [name as PathName, module === undefined ? "home" : join(app, module)]));
}

/** The page of an address: the built page with what was drawn in it, and what its first view needs fetched ahead. */
function pageOf(template: string, { html, title, language, path, ahead: links }: Page & { language: string; path: string; ahead: string }): string {
  return template
    .replace(/<html lang="\w+"/, `<html lang="${language}" data-page="${path}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`)
    .replace("  </head>", () => `${links}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/** Links that fetch modules and what they import, as far as the page does not ask for them already: at once, and those that `index.html` fetches next. */
function linksTo(template: string, manifest: Manifest, atOnce: readonly string[], next: readonly Next[]): string {
  const asked = new Set<string>();
  const links = (rel: string, modules: readonly string[], at?: RegExp): string[] =>
    fetchedWith(manifest, modules).flatMap(({ chunk: { file } }) => {
      if (template.includes(file) || asked.has(file)) return [];
      // What only some addresses need may be needed by others, too.
      if (at === undefined) asked.add(file);
      return [`    <link rel="${rel}" crossorigin href="/${file}"${at === undefined ? "" : ` data-at="${at.source}"`}>\n`];
    });
  return [...links("modulepreload", atOnce), ...next.flatMap(({ module, at }) => links("next-module", [module], at))].join("");
}
