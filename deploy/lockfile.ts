import { readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A package as package-lock.json knows it. */
export type LockedPackage = {
  /** Its folder, such as `node_modules/react`. */
  path: string;
  name: string;
  version: string;
  integrity?: string;
  license?: string;
  /** Only tools need it: nothing of it reaches a citizen's browser. */
  dev?: boolean;
  hasInstallScript?: boolean;
};

/** Every package that is installed, with all that they need in turn. */
export async function lockedPackages(file = join(root, "package-lock.json")): Promise<LockedPackage[]> {
  const { packages } = JSON.parse(await readFile(file, "utf8")) as {
    packages: Readonly<Record<string, Omit<LockedPackage, "path" | "name"> & { name?: string }>>;
  };
  return Object.entries(packages).flatMap(([path, one]) =>
    path === ""
      ? []
      : [{ ...one, path, name: one.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length) }],
  );
}
