import { mkdir, readFile, readdir, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultLanguage, languages } from "../src/i18n/language.ts";
import { anywhere, type PathName } from "../src/paths.ts";
import { fetchedWith, readManifest, type Manifest } from "./manifest.ts";

const root = join(import.meta.dirname, "..");

/** What the portal draws without a browser: see `src/prerender.tsx`. */
type Prerenderer = typeof import("../src/prerender.tsx");
type Page = Awaited<ReturnType<Prerenderer["draw"]>>;

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
  const { draw, drawnAddresses } = (await import(pathToFileURL(join(program, entry)).href)) as Prerenderer;
  const template = await readFile(join(folder, "index.html"), "utf8");
  const manifest = await readManifest(folder);
  await unlink(join(folder, "index.html"));

  const modules = await pageModules();

  for (const { code } of languages) {
    const [first, further] = [`src/generated/messages/first/${code}.json`, `src/generated/messages/further/${code}.json`];
    const write = async (path: string, page: Page, module: string | undefined, file = join(path, "index.html")): Promise<void> => {
      const to = join(folder, code === defaultLanguage ? "" : `pages/${code}`, file);
      const ahead = module === "home" ? linksTo(template, manifest, [module, first], []) : linksTo(template, manifest, [first], ["frame", further, "src/shell/Screens.tsx", ...(module === undefined ? [] : [module])]);
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, pageOf(template, { ...page, language: code, path, ahead }));
    };
    await write(anywhere, await draw(anywhere, code), undefined, "shell.html");
    const drawn = new Map<string, Page>();
    for (const [path, { to, name }] of drawnAddresses()) {
      const page = drawn.get(to) ?? (await draw(to, code));
      drawn.set(to, page);
      const module = modules.get(name);
      if (module === undefined) throw new Error(`The screen table does not say which module ${name} is.`);
      await write(path, page, module);
    }
  }
}

/** The module of each screen's page as the screen table imports it; for the page of the first view, which it only names, its chunk. */
async function pageModules(): Promise<Map<PathName, string>> {
  const shell = "src/shell";
  const table = await readFile(join(root, shell, "screens.ts"), "utf8");
  const found = table.matchAll(/\b(\w+): \{\s*page: (?:HomePage|connected\(\(\) => import\("([^"]+)"\)\))/g);
  return new Map([...found].map(([, name = "", module]) => [name as PathName, module === undefined ? "home" : join(shell, module)]));
}

/** The page of an address: the built page with what was drawn in it, and what its first view needs fetched ahead. */
function pageOf(template: string, { html, title, language, path, ahead: links }: Page & { language: string; path: string; ahead: string }): string {
  return template
    .replace(/<html lang="\w+"/, `<html lang="${language}" data-page="${path}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`)
    .replace("  </head>", () => `${links}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/** Links that fetch chunks and what they import, as far as the page does not ask for them already: at once, and those that `index.html` fetches next. */
function linksTo(template: string, manifest: Manifest, atOnce: readonly string[], next: readonly string[]): string {
  const files = (names: readonly string[]): string[] => fetchedWith(manifest, names).flatMap(({ chunk: { file } }) => (template.includes(file) ? [] : [file]));
  const first = new Set(files(atOnce));
  const link = (rel: string, file: string): string => `    <link rel="${rel}" crossorigin href="/${file}">\n`;
  return [...[...first].map((file) => link("modulepreload", file)), ...files(next).flatMap((file) => (first.has(file) ? [] : [link("next-module", file)]))].join("");
}
