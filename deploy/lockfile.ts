import { readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** An entry of package-lock.json. */
export type LockedPackage = {
  /** Its folder, such as `node_modules/react`. */
  path: string;
  name: string;
  version: string;
  integrity?: string;
  license?: string;
  /** Needed by tools only; no part of it is sent to a browser. */
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
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    }));
}
