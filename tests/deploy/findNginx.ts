import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** An nginx executable and the folder of its modules. */
export type NginxProgram = { executable: string; modulesFolder: string };

const debianPackages = ["nginx", "libnginx-mod-http-brotli-static", "libnginx-mod-http-headers-more-filter"];
const requiredModules = ["ngx_http_brotli_static_module.so", "ngx_http_headers_more_filter_module.so"];
const cacheFolder = join(import.meta.dirname, "../../.cache/nginx");

const nginxBelow = (root: string): NginxProgram => ({
  executable: join(root, "usr/sbin/nginx"),
  modulesFolder: join(root, "usr/lib/nginx/modules"),
});
const isInstalled = ({ executable, modulesFolder }: NginxProgram): boolean =>
  existsSync(executable) && requiredModules.every((name) => existsSync(join(modulesFolder, name)));

/**
 * Returns an nginx with the required modules: the installed one, else Debian's packages, which it downloads and unpacks into
 * `.cache/nginx` without installing them. Throws an error with installation instructions when neither is available.
 */
export function findNginx(): NginxProgram {
  if (spawnSync("openssl", ["version"]).status !== 0)
    throw new Error("This check needs openssl to create a certificate. Install it (Debian: apt-get install openssl).");
  const found = [nginxBelow("/"), nginxBelow(cacheFolder)].find(isInstalled);
  if (found !== undefined) return found;
  console.log("No nginx found. Downloading Debian's packages into .cache/nginx…");
  for (const shouldUpdate of [false, true]) {
    try {
      if (shouldUpdate)
        runCommandQuietly([...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", "update", "-qq"]);
      mkdirSync(cacheFolder, { recursive: true });
      runCommandQuietly(["apt-get", "download", "-qq", ...debianPackages]);
      for (const file of readdirSync(cacheFolder).filter((name) => name.endsWith(".deb")))
        runCommandQuietly(["dpkg", "-x", file, "."]);
      if (isInstalled(nginxBelow(cacheFolder))) return nginxBelow(cacheFolder);
    } catch {
      // Without package lists the download fails; the second attempt updates them first.
    }
  }
  throw new Error(
    `This check needs nginx with its modules. Install them (Debian: apt-get install ${debianPackages.join(" ")}).`,
  );
}

function runCommandQuietly([command = "", ...args]: string[]): void {
  execFileSync(command, args, {
    cwd: cacheFolder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
