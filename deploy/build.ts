import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";

/** What can be built: either portal, or the competition portal as static files with the embedded service inside. */
export type BuildKind = "competition" | "quality" | "demo";

const root = join(import.meta.dirname, "..");

/** The folder of a build, relative to the repository. */
export const outputOf: Readonly<Record<BuildKind, string>> = { competition: "dist", quality: "dist-quality", demo: "dist-demo" };

/** Everything that a build is made of. */
const sources = ["src", "public", "locales", "index.html", "vite.config.ts", "package-lock.json"];

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
