import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts, waitForPort } from "../support/ports.ts";
import { findNginx } from "../deploy/findNginx.ts";
import { startInstalledNginx, startNginxSite, type NginxSite } from "../deploy/nginxSite.ts";
import { launchBrowser } from "../support/browser.ts";
import { readProcessUsage } from "./processUsage.ts";
import { sendRequests, type RequestLoad } from "./requestLoad.ts";

/** A run of requests, and the CPU time that nginx needed for each. */
export type NginxRun = RequestLoad & { cpuMicroseconds: number };

/** The server of a run: the package, or one file from an nginx with hardly any directives, with and without an access log. */
export const nginxServers = ["package", "one file", "one file, no log"] as const;
export type NginxServer = (typeof nginxServers)[number];

/** The runs of each server over one protocol. Equal indexes are from the same round. */
export type NginxRuns = Record<NginxServer, NginxRun[]>;

/** A file that the home page loads, with the size of its response. */
export type LoadedFile = { path: string; bytes: number };

/** All runs, and the files that were requested from the package. */
export type NginxResults = { files: readonly LoadedFile[]; seconds: number; plain: NginxRuns; tls: NginxRuns };

/** A server under load: its address, what is requested from it in turn, and its process. */
type Target = { origin: string; paths: readonly string[]; processId: number };

/** Requests the files of the home page from a package behind nginx, and one file of their mean size from a minimal nginx, in turn. */
export async function measureNginx(
  packageFolder: string,
  { rounds, seconds, log }: { rounds: number; seconds: number; log: (line: string) => void },
): Promise<NginxResults> {
  const files: LoadedFile[] = [];
  const measureProtocol = async (isTls: boolean): Promise<NginxRuns> => {
    const folder = await mkdtemp(join(tmpdir(), "portal-load-"));
    const closers = [(): Promise<void> => rm(folder, { recursive: true, force: true })];
    const runs: NginxRuns = { package: [], "one file": [], "one file, no log": [] };
    try {
      const { site, processId } = await startSite(packageFolder, folder, isTls);
      closers.push(site.close);
      // Browsers and the rounds of both protocols request the same files.
      if (files.length === 0) files.push(...(await listHomeFiles(packageFolder)));
      const reference = await startReference(folder, meanSize(files), isTls);
      closers.push(reference.close);
      const scheme = isTls ? "https" : "http";
      const targets: Record<NginxServer, Target> = {
        package: {
          origin: `${scheme}://127.0.0.1:${new URL(site.origin).port}`,
          paths: files.map(({ path }) => path),
          processId,
        },
        "one file": { ...reference, origin: `${scheme}://127.0.0.1:${reference.port}` },
        "one file, no log": { ...reference, origin: `${scheme}://127.0.0.1:${reference.silentPort}` },
      };
      for (const server of nginxServers) await runLoad(targets[server], 1, folder);
      for (let round = 1; round <= rounds; round += 1)
        for (const server of nginxServers) {
          log(`nginx ${isTls ? "with" : "without"} TLS, round ${round} of ${rounds}: ${server}`);
          runs[server].push(await runLoad(targets[server], seconds, folder));
        }
      return runs;
    } finally {
      for (const close of closers.toReversed()) await close();
    }
  };
  const plain = await measureProtocol(false);
  return { files, seconds, plain, tls: await measureProtocol(true) };
}

const meanSize = (files: readonly LoadedFile[]): number =>
  Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / files.length);

async function runLoad({ origin, paths, processId }: Target, seconds: number, folder: string): Promise<NginxRun> {
  const before = readProcessUsage(processId);
  const load = await sendRequests(origin, paths, seconds, folder);
  const { cpuSeconds } = readProcessUsage(processId);
  return { ...load, cpuMicroseconds: ((cpuSeconds - before.cpuSeconds) / load.requests) * 1e6 };
}

/** Starts a package behind nginx as an operator does, with the buffer of the access log. Without TLS, a proxy would be in front. */
async function startSite(
  packageFolder: string,
  folder: string,
  isTls: boolean,
): Promise<{ site: NginxSite; processId: number }> {
  let processId = 0;
  const site = await startNginxSite(packageFolder, folder, {
    environment: { LOG_BUFFER: "", ...(!isTls && { CERTIFICATES: "" }) },
    startNginx: async (environment) => {
      const nginx = await startInstalledNginx(packageFolder, folder, environment);
      processId = nginx.process.pid ?? 0;
      return nginx;
    },
  });
  return { site, processId };
}

/** Returns the files that a browser loads for the home page until it is quiet, without the responses of the backend. */
async function listHomeFiles(packageFolder: string): Promise<LoadedFile[]> {
  const folder = await mkdtemp(join(tmpdir(), "portal-home-"));
  const site = await startNginxSite(packageFolder, folder);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    const files: Promise<LoadedFile>[] = [];
    page.on("requestfinished", (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/api/"))
        files.push(request.sizes().then(({ responseBodySize }) => ({ path: pathname, bytes: responseBodySize })));
    });
    await page.goto(`${site.origin}/home`, { waitUntil: "networkidle" });
    return await Promise.all(files);
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts an nginx that serves one file of this size on two ports: with nginx's own access log, and without one. */
async function startReference(
  folder: string,
  size: number,
  isTls: boolean,
): Promise<{ port: number; silentPort: number; paths: string[]; processId: number; close: () => Promise<void> }> {
  const [port = 0, silentPort = 0] = await findFreePorts(2);
  const root = join(folder, "reference");
  await mkdir(root);
  await writeFile(join(root, "file.bin"), Buffer.alloc(size, "x"));
  const certificate = `ssl_certificate ${folder}/certificates/tls.crt; ssl_certificate_key ${folder}/certificates/tls.key;`;
  const server = (listen: number, accessLog: string): string => `  server {
    listen 127.0.0.1:${listen}${isTls ? ` ssl; ${certificate}` : ";"}
    root ${root};
    access_log ${accessLog};
  }
`;
  await writeFile(
    join(root, "nginx.conf"),
    `worker_processes auto;
pid ${root}/nginx.pid;
events { worker_connections 1024; }
http {
  sendfile on;
${server(port, `${root}/access.log`)}${server(silentPort, "off")}}
`,
  );
  const user = process.getuid?.() === 0 ? " user root;" : "";
  const nginx = spawn(
    findNginx().executable,
    ["-c", join(root, "nginx.conf"), "-e", "stderr", "-g", `daemon off;${user}`],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  await waitForPort(port, 10_000);
  return {
    port,
    silentPort,
    paths: ["/file.bin"],
    processId: nginx.pid ?? 0,
    close: async () => {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}
