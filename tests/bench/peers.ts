import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import sirv from "sirv";
import { build } from "vite";

/** The applications that the portal is compared with. Their sources are in `peers/`. */
export type PeerName = "mui" | "reactAdmin";

const peerSources = join(import.meta.dirname, "peers");

/**
 * Installs and builds a peer below `folder`, unless its sources are unchanged. Returns the folder of the build. Returns
 * `undefined` and logs the reason when the installation or the build fails.
 */
export async function buildPeer(
  name: PeerName,
  folder: string,
  log: (line: string) => void,
): Promise<string | undefined> {
  const [peerFolder, stampFile] = [join(folder, name), join(folder, `${name}.stamp`)];
  const output = join(peerFolder, "dist");
  const stamp = await computePeerStamp(name);
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return output;
  log(`Installing and building the peer ${name}…`);
  try {
    await rm(peerFolder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(join(peerSources, name), peerFolder, { recursive: true });
    // An earlier step may have set another value, and the build would contain React's development code.
    process.env["NODE_ENV"] = "production";
    await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], {
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
    await writeFile(stampFile, stamp);
    return output;
  } catch (error) {
    log(
      `The peer ${name} is skipped, because it could not be installed or built: ${(error instanceof Error ? error.message : String(error)).split("\n")[0]}`,
    );
    return undefined;
  }
}

/** Returns a server of a built peer, with a fallback to index.html. */
export function createPeerServer(folder: string): Server {
  const files = sirv(folder, {
    single: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        "Cache-Control",
        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ),
  });
  return createServer((request, response) => files(request, response, () => void response.writeHead(404).end()));
}

async function computePeerStamp(name: PeerName): Promise<string> {
  const digest = createHash("sha256");
  const files = (await readdir(join(peerSources, name))).toSorted();
  for (const file of files) digest.update(file).update(await readFile(join(peerSources, name, file)));
  return digest.digest("hex");
}
