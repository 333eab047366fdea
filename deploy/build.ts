import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultLanguage, languages } from "../src/i18n/language.ts";
import { paths } from "../src/paths.ts";

/** What can be built: either portal, or the competition portal as static files with the embedded service inside. */
export type BuildKind = "competition" | "quality" | "demo";

const root = join(import.meta.dirname, "..");

/** The folder of a build, relative to the repository. */
export const outputOf: Readonly<Record<BuildKind, string>> = { competition: "dist", quality: "dist-quality", demo: "dist-demo" };

/** Everything that a build is made of. */
const sources = ["src", "public", "locales", "index.html", "vite.config.ts", "package-lock.json"];

/** What the portal draws without a browser: see `src/prerender.tsx`. */
type Prerenderer = typeof import("../src/prerender.tsx");

/** A file of a build as the bundler's manifest tells of it. */
type Chunk = { file: string; imports?: string[] };

/** Builds the portal unless the last build was made of the same sources. Answers the build's folder. */
export async function buildWhenNeeded(kind: BuildKind, tell: (line: string) => void): Promise<string> {
  const folder = join(root, outputOf[kind]);
  const stampFile = join(root, ".cache", `built-${kind}`);
  const stamp = await stampOf(kind === "demo" ? [...sources, "mocks"] : sources);
  const last = await readFile(stampFile, "utf8").catch(() => "");
  if (last === stamp && existsSync(join(folder, "index.html"))) return folder;

  tell(`Building the ${kind} portal (once for each change of its sources)…`);
  const began = performance.now();
  await build(kind);
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(stampFile, stamp);
  tell(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return folder;
}

async function build(kind: BuildKind): Promise<void> {
  // Read by vite.config.ts, and by whatever the build runs.
  process.env["VITE_COMPANY_ID"] = kind === "quality" ? "2" : "1";
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  await vite.build({ root, mode: kind === "demo" ? "demo" : "production", logLevel: "warn" });
  if (kind === "demo") await finishDemo(join(root, outputOf.demo));
  // A demonstration has to start its service before it can show anything.
  else await prerender(kind);
}

/**
 * Draws every page that is the same for everybody, in each language: in Azerbaijani at its own address, so that a host of
 * plain files gives it out, and in the others below `pages/`. `shell.html` is the page for all other addresses.
 */
async function prerender(kind: Exclude<BuildKind, "demo">): Promise<void> {
  const folder = join(root, outputOf[kind]);
  const vite = await import("vite");
  const program = join(root, ".cache", `prerender-${kind}`);
  await vite.build({
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: { ssr: "src/prerender.tsx", outDir: program, emptyOutDir: true, manifest: false, copyPublicDir: false, rolldownOptions: { input: "src/prerender.tsx", output: { entryFileNames: "[name]-[hash].mjs" } } },
  });
  const entry = (await readdir(program)).find((file) => /^prerender-.+\.mjs$/.test(file)) ?? "";
  const { draw, drawnAddresses } = (await import(pathToFileURL(join(program, entry)).href)) as Prerenderer;
  const template = await readFile(join(folder, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  await rename(join(folder, "index.html"), join(folder, "shell.html"));

  for (const { code } of languages) {
    const needed = { home: ahead(template, manifest, ["src/pages/Home.tsx", `src/generated/messages/first/${code}.json`]), others: ahead(template, manifest, ["src/view/ServiceRoot.tsx", `src/generated/messages/first/${code}.json`, `src/generated/messages/further/${code}.json`]) };
    const drawn = new Map<string, { html: string; title: string }>();
    for (const [path, to] of drawnAddresses()) {
      const page = drawn.get(to) ?? (await draw(to, code));
      drawn.set(to, page);
      const file = join(folder, code === defaultLanguage ? "" : `pages/${code}`, path, "index.html");
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pageOf(template, { ...page, language: code, path, ahead: to === paths.home ? needed.home : needed.others }));
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

/** Links that fetch modules and what they import, as far as the page does not ask for them already. */
function ahead(template: string, manifest: Readonly<Record<string, Chunk>>, modules: readonly string[]): string {
  const files = new Set<string>();
  const take = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const needed of chunk.imports ?? []) take(needed);
  };
  for (const name of modules) take(name);
  return [...files].filter((file) => !template.includes(file)).map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`).join("");
}

/** The stand-in pages go where the settings and the service lead to, and the service worker beside the page that starts it. */
async function finishDemo(folder: string): Promise<void> {
  for (const page of ["identity", "payment"]) await rename(join(folder, "mocks", page), join(folder, page));
  await rm(join(folder, "mocks"), { recursive: true });
  await cp(join(root, "node_modules/msw/lib/mockServiceWorker.js"), join(folder, "mockServiceWorker.js"));
}

async function stampOf(paths: readonly string[]): Promise<string> {
  const digest = createHash("sha256");
  for (const path of paths) {
    for (const file of await filesOf(join(root, path))) digest.update(relative(root, file)).update(await readFile(file));
  }
  return digest.digest("hex");
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

if (import.meta.main) {
  const { readArguments } = await import("../codegen/arguments.ts");
  const { attempt, refuse } = await import("../codegen/say.ts");
  const { portal = "competition" } = readArguments({
    help: `Builds the portal.

  npm run build                        the competition portal, into dist/
  npm run build -- --portal quality    the quality portal, into dist-quality/
  npm run build:demo                   static files with the embedded service inside, into dist-demo/
`,
    options: { portal: { type: "string" } },
  });
  if (!(portal in outputOf)) refuse(`--portal takes competition, quality or demo, not "${portal}".`, 2);
  await attempt(async () => {
    const folder = await buildWhenNeeded(portal as BuildKind, console.log);
    console.log(`${relative(root, folder)}/ is up to date.`);
  });
}
