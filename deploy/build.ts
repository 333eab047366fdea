import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { writeGenerated } from "../codegen/generate.ts";
import { writeStamp, readStamp, computeStamp } from "../codegen/stamp.ts";
import { createKnownPathPattern } from "./knownPathPattern.ts";
import type { PortalName } from "../cli/portalName.ts";
import { prerenderPages } from "./prerender.ts";

const help = `Builds the portal.

  npm run build                        the competition portal, into dist/
  npm run build -- --portal quality    the quality portal, into dist-quality/
  npm run build -- --portal demo       static files with the mock backend in a service worker, into dist-demo/

Writes the generated files first, as npm run generate does. Does nothing while the sources are the same as at the last build.
`;

/** A portal, or the demo: the competition portal as static files with the mock backend inside. */
export type BuildKind = PortalName | "demo";

const root = join(import.meta.dirname, "..");

/** The folder of each build, relative to the repository. */
export const buildFolders: Readonly<Record<BuildKind, string>> = {
  competition: "dist",
  quality: "dist-quality",
  demo: "dist-demo",
};

/** The files and folders whose content decides whether a build is stale. */
export const buildInputs = [
  "src",
  "public",
  "locales",
  "index.html",
  "vite.config.ts",
  "deploy/build.ts",
  "deploy/chunks.ts",
  "deploy/criticalStyle.ts",
  "deploy/earlyRequests.ts",
  "deploy/escapeHtml.ts",
  "deploy/knownPathPattern.ts",
  "deploy/manifest.ts",
  "deploy/pageHead.ts",
  "deploy/pageIndex.ts",
  "deploy/prerender.ts",
  "deploy/renderer/recordTemplates.ts",
  "deploy/vitePlugins",
  "package-lock.json",
  // What is installed: npm writes this file.
  "node_modules/.package-lock.json",
];

/**
 * Writes the generated files that are stale, and builds the portal unless the last build used the same sources. Returns the
 * absolute path of the build's folder.
 */
export async function buildIfStale(kind: BuildKind, log: (line: string) => void): Promise<string> {
  await writeGenerated();
  const folder = join(root, buildFolders[kind]);
  const stamp = computeStamp(kind === "demo" ? [...buildInputs, "mocks"] : buildInputs);
  if (readStamp(`built-${kind}`) === stamp && existsSync(join(folder, "index.html"))) return folder;

  log(`Building the ${kind} portal (once for each change of its sources)…`);
  const startedAtMs = performance.now();
  // A build that fails or is stopped leaves a folder that belongs to no sources.
  writeStamp(`built-${kind}`, "");
  await runBuild(kind);
  writeStamp(`built-${kind}`, stamp);
  log(`Built in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s.`);
  return folder;
}

async function runBuild(kind: BuildKind): Promise<void> {
  // Read by vite.config.ts and by the processes that the build starts.
  process.env["VITE_COMPANY_ID"] = kind === "quality" ? "2" : "1";
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  await vite.build({ root, mode: kind === "demo" ? "demo" : "production", logLevel: "warn" });
  if (kind === "demo") await arrangeDemoFiles(join(root, buildFolders.demo));
  // The demo is not prerendered: its service worker has to start before any page can load data.
  else await prerenderPages(join(root, buildFolders[kind]));
}

/** Moves the stub pages to the paths that the settings and the mock backend link to, and adds the service worker. */
async function arrangeDemoFiles(folder: string): Promise<void> {
  for (const page of ["identity", "payment", "external"]) await rename(join(folder, "mocks", page), join(folder, page));
  await rm(join(folder, "mocks"), { recursive: true });
  // Static hosts answer an unknown address with this page; afterwards the service worker answers it.
  await cp(join(folder, "index.html"), join(folder, "404.html"));
  const workerParts = ["mocks/browser/navigationFallback.js", "node_modules/msw/lib/mockServiceWorker.js"];
  const worker = await Promise.all(workerParts.map((path) => readFile(join(root, path), "utf8")));
  const knownPaths = JSON.stringify(createKnownPathPattern(false)).slice(1, -1);
  await writeFile(
    join(folder, "mockServiceWorker.js"),
    worker.join("\n").replace("KNOWN_PATHS", () => knownPaths),
  );
}

/** Runs `npm run build`. */
export const run: Command = async (args) => {
  const { portal } = parseFlags({ help, options: { portal: { type: "string", default: "competition" } }, args });
  if (!Object.hasOwn(buildFolders, portal))
    exitWithError(`--portal must be competition, quality or demo, not "${portal}".`, 2);
  const folder = await buildIfStale(portal as BuildKind, console.log);
  console.log(`${relative(root, folder)}/ is up to date.`);
};
