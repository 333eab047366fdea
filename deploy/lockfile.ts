import { readFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");

/** An entry of package-lock.json. */
export type LockedPackage = {
  /** Its folder, such as `node_modules/react`. */
  path: string;
  name: string;
  version: string;
  integrity?: string;
  license?: string;
  /** Needed by tools only; no part of it is sent to a browser or runs in the gateway or the renderer. npm does not say so of the Node packages, which are optional. */
  dev?: boolean;
  hasInstallScript?: boolean;
};

/** Returns every installed package, transitive dependencies included. */
export async function readLockedPackages(file = join(root, "package-lock.json")): Promise<LockedPackage[]> {
  const { packages } = JSON.parse(await readFile(file, "utf8")) as {
    packages: Readonly<Record<string, Omit<LockedPackage, "path" | "name"> & { name?: string }>>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { ...entry, path, name, ...(isNodePackage(name) && { dev: true }) };
    });
}

/**
 * Returns whether a package is the Node of one operating system. They are the `optionalDependencies` of package.json, of which npm
 * installs the one for this machine; the lockfile has their hashes.
 */
export const isNodePackage = (name: string): boolean => Object.hasOwn(manifest.optionalDependencies, name);
