import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** An nginx that can be started, and the folder of its modules. */
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
 * An nginx with the modules that the configuration loads: the installed one, else Debian's packages, fetched with apt-get and
 * unpacked into `.cache/nginx`, which changes nothing on the machine. Throws an error that says what to install when there is none.
 */
export function findNginx(): NginxProgram {
  if (spawnSync("openssl", ["version"]).status !== 0)
    throw new Error(
      "This check needs openssl for a certificate of its own. Install it (Debian: apt-get install openssl).",
    );
  const found = [nginxBelow("/"), nginxBelow(cacheFolder)].find(isInstalled);
  if (found !== undefined) return found;
  console.log("No nginx here: fetching Debian's into .cache/nginx…");
  for (const update of [false, true]) {
    try {
      if (update) runCommandQuietly([...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", "update", "-qq"]);
      mkdirSync(cacheFolder, { recursive: true });
      runCommandQuietly(["apt-get", "download", "-qq", ...debianPackages]);
      for (const file of readdirSync(cacheFolder).filter((name) => name.endsWith(".deb")))
        runCommandQuietly(["dpkg", "-x", file, "."]);
      if (isInstalled(nginxBelow(cacheFolder))) return nginxBelow(cacheFolder);
    } catch {
      // Without its lists apt finds nothing: they are read, and it is asked once more.
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
