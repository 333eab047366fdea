import { cp, rename, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { writeStamp, readStamp, computeStamp } from "../codegen/stamp.ts";
import { prerenderPages } from "./prerender.ts";

/** What can be built: either portal, or the competition portal as static files with the embedded service inside. */
export type BuildKind = "competition" | "quality" | "demo";

const root = join(import.meta.dirname, "..");

/** The folder of a build, relative to the repository. */
export const buildFolders: Readonly<Record<BuildKind, string>> = {
  competition: "dist",
  quality: "dist-quality",
  demo: "dist-demo",
};

/** Everything that a build is made of. */
const buildInputs = [
  "src",
  "public",
  "locales",
  "index.html",
  "vite.config.ts",
  "deploy/chunks.ts",
  "deploy/manifest.ts",
  "deploy/prerender.ts",
  "package-lock.json",
];

/** Builds the portal unless the last build was made of the same sources. Answers the build's folder. */
export async function buildIfStale(kind: BuildKind, log: (line: string) => void): Promise<string> {
  const folder = join(root, buildFolders[kind]);
  const stamp = computeStamp(kind === "demo" ? [...buildInputs, "mocks"] : buildInputs);
  if (readStamp(`built-${kind}`) === stamp && existsSync(join(folder, "index.html"))) return folder;

  log(`Building the ${kind} portal (once for each change of its sources)…`);
  const began = performance.now();
  await runBuild(kind);
  writeStamp(`built-${kind}`, stamp);
  log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return folder;
}

async function runBuild(kind: BuildKind): Promise<void> {
  // Read by vite.config.ts, and by whatever the build runs.
  process.env["VITE_COMPANY_ID"] = kind === "quality" ? "2" : "1";
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  await vite.build({ root, mode: kind === "demo" ? "demo" : "production", logLevel: "warn" });
  if (kind === "demo") await arrangeDemoFiles(join(root, buildFolders.demo));
  // A demonstration has to start its service before it can show anything.
  else await prerenderPages(join(root, buildFolders[kind]), join(root, ".cache", `prerender-${kind}`));
}

/** The stand-in pages go where the settings and the service lead to, and the service worker beside the page that starts it. */
async function arrangeDemoFiles(folder: string): Promise<void> {
  for (const page of ["identity", "payment"]) await rename(join(folder, "mocks", page), join(folder, page));
  await rm(join(folder, "mocks"), { recursive: true });
  await cp(join(root, "node_modules/msw/lib/mockServiceWorker.js"), join(folder, "mockServiceWorker.js"));
}

if (import.meta.main) {
  const { parseFlags } = await import("../codegen/commandLine.ts");
  const { runCommand, exitWithError } = await import("../codegen/command.ts");
  const { portal = "competition" } = parseFlags({
    help: `Builds the portal.

  npm run build                        the competition portal, into dist/
  npm run build -- --portal quality    the quality portal, into dist-quality/
  npm run build:demo                   static files with the embedded service inside, into dist-demo/
`,
    options: { portal: { type: "string" } },
  });
  if (!(portal in buildFolders)) exitWithError(`--portal takes competition, quality or demo, not "${portal}".`, 2);
  await runCommand(async () => {
    const folder = await buildIfStale(portal as BuildKind, console.log);
    console.log(`${relative(root, folder)}/ is up to date.`);
  });
}
