import { mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultLanguage, languages } from "../src/i18n/language.ts";
import { paths } from "../src/paths.ts";
import { fetchedWith, readManifest, type Manifest } from "./manifest.ts";

const root = join(import.meta.dirname, "..");

/** What the portal draws without a browser: see `src/prerender.tsx`. */
type Prerenderer = typeof import("../src/prerender.tsx");

/**
 * Draws every page that is the same for everybody, in each language: in Azerbaijani at its own address, so that a host of
 * plain files gives it out, and in the others below `pages/`. `shell.html` is the page for all other addresses.
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
  await rename(join(folder, "index.html"), join(folder, "shell.html"));

  for (const { code } of languages) {
    const words = `src/generated/messages/first/${code}.json`;
    const ahead = { home: linksTo(template, manifest, ["home", words]), others: linksTo(template, manifest, ["frame", words, `src/generated/messages/further/${code}.json`]) };
    const drawn = new Map<string, { html: string; title: string }>();
    for (const [path, to] of drawnAddresses()) {
      const page = drawn.get(to) ?? (await draw(to, code));
      drawn.set(to, page);
      const file = join(folder, code === defaultLanguage ? "" : `pages/${code}`, path, "index.html");
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pageOf(template, { ...page, language: code, path, ahead: to === paths.home ? ahead.home : ahead.others }));
    }
  }
}

/** The page of an address: the built page with what was drawn in it, and what its first view needs fetched ahead. */
function pageOf(template: string, { html, title, language, path, ahead: links }: { html: string; title: string; language: string; path: string; ahead: string }): string {
  return template
    .replace(/<html lang="\w+"/, `<html lang="${language}" data-page="${path}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`)
    .replace("  </head>", () => `${links}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/** Links that fetch chunks and what they import, as far as the page does not ask for them already. */
const linksTo = (template: string, manifest: Manifest, names: readonly string[]): string =>
  fetchedWith(manifest, names)
    .filter(({ chunk }) => !template.includes(chunk.file))
    .map(({ chunk }) => `    <link rel="modulepreload" crossorigin href="/${chunk.file}">\n`)
    .join("");
