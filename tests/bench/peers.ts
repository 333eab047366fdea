import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import send from "send";
import { build } from "vite";

/** The response of a peer's server to a call, which has no file. */
type CallResponse = { status: number; body: object };

/** An application that the portal is compared with: built from its sources in `peers/`, or a released build of the registry. */
type Peer = {
  /** The page to load, and what its main content matches. */
  path: string;
  readySelector: string;
} & (
  | { release?: never }
  | {
      release: {
        /** The package with its version. */
        package: string;
        /** The folder of the build in the package, and its page. */
        folder: string;
        page: string;
        /** Fills in the page what the application's own server fills in. */
        fillPage: (html: string) => string;
        respond: (path: string) => CallResponse;
      };
    }
);

/** External fonts cannot be loaded here. Without them, the peer is faster than in reality. */
const withoutExternalFonts = (html: string): string => html.replaceAll(/<link[^>]*fonts\.g[^>]*>/g, "");

const tenRows = "tbody tr:nth-child(10)";

/** The applications that the portal is compared with. */
export const peers = {
  mui: { path: "/", readySelector: tenRows },
  reactAdmin: { path: "/", readySelector: tenRows },
  bullBoard: {
    path: "/queue/letters?status=latest",
    readySelector: "main a[href*='/queue/letters/10']",
    release: {
      package: "@bull-board/ui@9.10.2",
      folder: "dist",
      page: "index.ejs",
      fillPage: (html) =>
        withoutExternalFonts(html)
          .replace("<%= basePath %>", "/")
          .replace("<%- uiConfig %>", "{}")
          .replaceAll(/<%.*?%>/g, ""),
      respond: () => ({ status: 200, body: listJobs() }),
    },
  },
  unleash: {
    path: "/login",
    readySelector: "form input[type=password]",
    release: {
      package: "unleash-server@8.2.0",
      folder: "frontend/build",
      page: "index.html",
      fillPage: (html) => withoutExternalFonts(html).replaceAll(/::\w+::/g, ""),
      respond: () => ({ status: 401, body: { type: "password", defaultHidden: false, path: "/auth/simple/login" } }),
    },
  },
} as const satisfies Record<string, Peer>;

/** The name of a peer. */
export type PeerName = keyof typeof peers;

/** Returns a queue with ten jobs, as the server of Bull Board describes it. */
function listJobs(): object {
  const counts = { latest: 10, active: 0, waiting: 0, completed: 10, failed: 0, delayed: 0, paused: 0 };
  const atMs = Date.UTC(2026, 0, 1);
  const jobs = Array.from({ length: 10 }, (_, index) => ({
    id: String(index + 1),
    name: `letter ${index + 1}`,
    timestamp: atMs,
    processedOn: atMs,
    finishedOn: atMs,
    progress: 0,
    attempts: 1,
    delay: 0,
    stacktrace: [],
    opts: {},
    data: { number: index + 1 },
    returnValue: null,
    isFailed: false,
    failedReason: null,
  }));
  const pagination = { pageCount: 1, range: { start: 0, end: 9 } };
  return { queues: [{ name: "letters", type: "bullmq", counts, statuses: Object.keys(counts), pagination, jobs }] };
}

const peerSources = join(import.meta.dirname, "peers");
const run = promisify(execFile);

/**
 * Installs and builds a peer below `folder`, unless it is unchanged. Returns the folder of the build. Returns `undefined` and
 * logs the reason when the installation or the build fails.
 */
export async function buildPeer(
  name: PeerName,
  folder: string,
  log: (line: string) => void,
): Promise<string | undefined> {
  const { release }: Peer = peers[name];
  const [peerFolder, stampFile] = [join(folder, name), join(folder, `${name}.stamp`)];
  const output = join(peerFolder, release === undefined ? "dist" : `package/${release.folder}`);
  const stamp = release?.package ?? (await computePeerStamp(name));
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return output;
  log(`Installing the peer ${name}…`);
  try {
    await rm(peerFolder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await (release === undefined ? buildSources(name, peerFolder, output) : unpackRelease(release.package, peerFolder));
    await writeFile(stampFile, stamp);
    return output;
  } catch (error) {
    log(
      `The peer ${name} is skipped, because it could not be installed or built: ${(error instanceof Error ? error.message : String(error)).split("\n")[0]}`,
    );
    return undefined;
  }
}

async function buildSources(name: PeerName, peerFolder: string, output: string): Promise<void> {
  await cp(join(peerSources, name), peerFolder, { recursive: true });
  // An earlier step may have set another value, and the build would contain React's development code.
  process.env["NODE_ENV"] = "production";
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: peerFolder,
    maxBuffer: 16 * 1024 * 1024,
  });
  await build({
    root: peerFolder,
    configFile: false,
    mode: "production",
    logLevel: "error",
    plugins: [react()],
    build: { outDir: output, modulePreload: { polyfill: false } },
  });
}

/** Unpacks a package without its dependencies, which only its server needs. */
async function unpackRelease(specifier: string, peerFolder: string): Promise<void> {
  await mkdir(peerFolder, { recursive: true });
  const { stdout } = await run("npm", ["pack", specifier, "--json"], { cwd: peerFolder });
  const [archive] = JSON.parse(stdout) as [{ filename: string }];
  await run("tar", ["xzf", archive.filename], { cwd: peerFolder });
}

/** Returns a server of a built peer. It sends its page for every document, and responds to calls as its own server does. */
export async function createPeerServer(name: PeerName, folder: string): Promise<Server> {
  const { release }: Peer = peers[name];
  const page = await readFile(join(folder, release?.page ?? "index.html"), "utf8");
  const html = release === undefined ? page : release.fillPage(page);
  return createServer((request, response) => {
    const { url = "/", headers } = request;
    if (headers["sec-fetch-dest"] === "document")
      return response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "no-cache" }).end(html);
    if (release !== undefined && url.startsWith("/api/")) {
      const { status, body } = release.respond(url);
      return response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    }
    const { pathname } = new URL(url, "http://localhost");
    const isHashed = /^\/(assets|static)\//.test(pathname);
    response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    return send(request, pathname, { root: folder }).pipe(response);
  });
}

async function computePeerStamp(name: PeerName): Promise<string> {
  const digest = createHash("sha256");
  const files = (await readdir(join(peerSources, name))).toSorted();
  for (const file of files) digest.update(file).update(await readFile(join(peerSources, name, file)));
  return digest.digest("hex");
}
