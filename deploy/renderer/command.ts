import { existsSync, realpathSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { buildIfStale } from "../build.ts";
import { listen, parsePort } from "../../cli/listen.ts";
import { readPageIndex } from "../pageIndex.ts";
import { parsePortalName } from "../../cli/portalName.ts";
import { createFeedRenderer } from "./feedRenderer.ts";
import { createLimitedFetch } from "./limitedFetch.ts";
import { createRecordRenderer, defaultMaxPending, defaultTimeoutMs } from "./recordRenderer.ts";
import { createRendererHandler } from "./rendererServer.ts";
import { loadRendererProgram } from "./rendererProgram.ts";
import { getRendererFolder, readRecordTemplates } from "./recordTemplates.ts";

const defaultPort = 4190;

const help = `Renders the pages of single records, such as a service or an article, and the Atom feeds of news and bulletin, for the nginx of
a package. Feeds need --origin.

  npm run deploy -- renderer --backend https://api.example.org/base --origin https://portal.example.org
  npm run deploy -- renderer … --folder FOLDER      the package that nginx serves (default: the build of --portal)
  npm run deploy -- renderer … --portal quality     the quality portal
  npm run deploy -- renderer … --port 8190          listens on another port (default: ${defaultPort}); HOST=0.0.0.0 on all addresses
  npm run deploy -- renderer … --timeout 1000       gives up after so many milliseconds (default: ${defaultTimeoutMs})
  npm run deploy -- renderer … --max-pending 16     renders so many pages at a time (default: ${defaultMaxPending})

nginx caches the pages, and serves the shell whenever the renderer has none: RENDERER=127.0.0.1:${defaultPort} for start.sh.
It keeps nothing of a visitor and sends the backend no cookie. It is not for the open web: docs/deployment.md.
`;

/** Runs `npm run deploy -- renderer`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      backend: { type: "string" },
      origin: { type: "string" },
      folder: { type: "string" },
      portal: { type: "string", default: "competition" },
      port: { type: "string" },
      timeout: { type: "string" },
      "max-pending": { type: "string" },
    },
    args,
  });
  const backendUrl = parseBackendUrl(flags.backend);
  const { origin } = flags;
  if (origin !== undefined && !/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))
    exitWithError(`--origin must be an origin such as https://portal.example.org, not "${origin}".`, 2);
  const port = parsePort(flags.port ?? process.env["PORT"], defaultPort);
  const timeoutMs = parseCount("--timeout", flags.timeout, defaultTimeoutMs);
  const maxPending = parseCount("--max-pending", flags["max-pending"], defaultMaxPending);
  const folders =
    flags.folder === undefined ? await findFoldersOfBuild(flags.portal) : findFoldersOfPackage(flags.folder);
  // The first release may come later.
  if (readRecordTemplates(folders.renderer) === undefined)
    exitWithError(`--folder must be a package such as dist-package/competition, not "${flags.folder}".`);
  const index = readPageIndex(folders.site);

  const onFailure = (backend: string): void => console.log(JSON.stringify({ time: new Date().toISOString(), backend }));
  globalThis.fetch = createLimitedFetch({ onFailure });
  const program = await loadRendererProgram(folders.renderer);
  const options = {
    getProgram: () => Promise.resolve(program),
    getBackendUrl: () => backendUrl,
    timeoutMs,
    maxPending,
  };
  const render = createRecordRenderer(options);
  const renderFeed = createFeedRenderer(options);
  const handle = createRendererHandler({ index, render, renderFeed, origin, log: (line) => console.log(line) });
  const server = createServer({ headersTimeout: 5000, requestTimeout: 10_000, keepAliveTimeout: 65_000 }, handle);
  const host = process.env["HOST"] ?? "127.0.0.1";
  await listen(server, port, host);
  console.log(`The renderer of release ${index.release} listens on ${host}:${port}. Stop with Ctrl+C.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      // A page takes no longer.
      setTimeout(() => process.exit(0), timeoutMs + 500).unref();
    });
};

/** Follows a link to the current release once, so that all files are of one release. */
function findFoldersOfPackage(folder: string): { site: string; renderer: string } {
  const target = existsSync(folder) ? realpathSync(folder) : folder;
  return { site: join(target, "site"), renderer: join(target, "renderer") };
}

async function findFoldersOfBuild(portal: string): Promise<{ site: string; renderer: string }> {
  const build = await buildIfStale(parsePortalName(portal), console.log);
  return { site: build, renderer: getRendererFolder(build) };
}

/** Parses the URL of the API, without credentials. Ends the process with 2 for anything else. */
function parseBackendUrl(text: string | undefined): string {
  if (text === undefined) exitWithError("--backend is missing. See --help.", 2);
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== "")
    exitWithError("--backend must be a URL such as https://api.example.org/base, without credentials and query.", 2);
  return url.href.replace(/\/+$/, "");
}

function parseCount(flag: string, text: string | undefined, defaultValue: number): number {
  const value = text === undefined ? defaultValue : Number(text);
  return Number.isInteger(value) && value > 0
    ? value
    : exitWithError(`${flag} takes a whole number above 0, not "${text}".`, 2);
}
