import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** An nginx that can be started, and the folder of its modules. */
export type NginxProgram = { program: string; modules: string };

const packages = ["nginx", "libnginx-mod-http-brotli-static", "libnginx-mod-http-headers-more-filter"];
const needed = ["ngx_http_brotli_static_module.so", "ngx_http_headers_more_filter_module.so"];
const unpacked = join(import.meta.dirname, "../../.cache/nginx");

const at = (root: string): NginxProgram => ({ program: join(root, "usr/sbin/nginx"), modules: join(root, "usr/lib/nginx/modules") });
const isThere = ({ program, modules }: NginxProgram): boolean => existsSync(program) && needed.every((name) => existsSync(join(modules, name)));

/**
 * An nginx with the modules that the configuration loads: the installed one, else Debian's packages, fetched with apt-get and
 * unpacked into `.cache/nginx`, which changes nothing on the machine. Throws an error that says what to install when there is none.
 */
export function findNginx(): NginxProgram {
  if (spawnSync("openssl", ["version"]).status !== 0) throw new Error("This check needs openssl for a certificate of its own. Install it (Debian: apt-get install openssl).");
  const found = [at("/"), at(unpacked)].find(isThere);
  if (found !== undefined) return found;
  console.log("No nginx here: fetching Debian's into .cache/nginx…");
  for (const update of [false, true]) {
    try {
      if (update) run([...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", "update", "-qq"]);
      mkdirSync(unpacked, { recursive: true });
      run(["apt-get", "download", "-qq", ...packages]);
      for (const file of readdirSync(unpacked).filter((name) => name.endsWith(".deb"))) run(["dpkg", "-x", file, "."]);
      if (isThere(at(unpacked))) return at(unpacked);
    } catch {
      // Without its lists apt finds nothing: they are read, and it is asked once more.
    }
  }
  throw new Error(`This check needs nginx with its modules. Install them (Debian: apt-get install ${packages.join(" ")}).`);
}

function run([command = "", ...args]: string[]): void {
  execFileSync(command, args, { cwd: unpacked, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
