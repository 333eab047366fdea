import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a Debian package and returns the path of the program of the same name; `undefined` when that fails. */
export function installDebianPackage(name: string): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  console.log(`Installing Debian's ${name}…`);
  try {
    const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const apt = (...args: string[]): void => runQuietly([...root, "apt-get", ...args]);
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", name);
    return `/usr/bin/${name}`;
  } catch {
    return undefined;
  }
}

/** Runs a command without showing its output. Throws when it fails. */
export function runQuietly([command = "", ...args]: string[]): void {
  execFileSync(command, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
