import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** One installation at a time, also when the tests of several checkouts begin together. */
const installLock = "/run/lock/portal-test-packages";

/**
 * Installs a Debian package and returns the path of the program of the same name. When that fails, prints the reason and returns
 * `undefined`.
 */
export function installDebianPackage(name: string): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  console.log(`Installing Debian's ${name}…`);
  try {
    const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const apt = (...args: string[]): void =>
      runQuietly([...root, "flock", installLock, "apt-get", "-o", "DPkg::Lock::Timeout=600", ...args]);
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", name);
    return `/usr/bin/${name}`;
  } catch (error) {
    console.log(`${name} is not installed: ${String(error)}`);
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
