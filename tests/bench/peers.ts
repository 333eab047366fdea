import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import sirv from "sirv";
import { build } from "vite";

/** What the portal is measured beside: pages that anybody can build from the registry. Their sources stand in `peers/`. */
export type PeerName = "mui" | "reactAdmin";

const peerSources = join(import.meta.dirname, "peers");

/**
 * Installs and builds a peer below `folder`, unless that was done with the same sources. Answers the built folder, or
 * nothing, with a line for the reader, where the registry does not give it.
 */
export async function buildPeer(
  name: PeerName,
  folder: string,
  log: (line: string) => void,
): Promise<string | undefined> {
  const [place, stampFile] = [join(folder, name), join(folder, `${name}.stamp`)];
  const output = join(place, "dist");
  const stamp = await computePeerStamp(name);
  if ((await readFile(stampFile, "utf8").catch(() => "")) === stamp) return output;
  log(`Installing and building the peer ${name}…`);
  try {
    await rm(place, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(join(peerSources, name), place, { recursive: true });
    // What has run in this process before may have said otherwise, and the build would take React's larger half.
    process.env["NODE_ENV"] = "production";
    await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], {
      cwd: place,
      maxBuffer: 16 * 1024 * 1024,
    });
    await build({
      root: place,
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
      `The peer ${name} cannot be had, and is left out: ${(error instanceof Error ? error.message : String(error)).split("\n")[0]}`,
    );
    return undefined;
  }
}

/** Gives a built peer out as files; every address without a file is its page. */
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
