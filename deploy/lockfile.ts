import { readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A package as package-lock.json knows it. */
export type LockedPackage = {
  /** Its folder, such as `node_modules/react`. */
  place: string;
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
  const { packages } = JSON.parse(await readFile(file, "utf8")) as { packages: Readonly<Record<string, Omit<LockedPackage, "place" | "name"> & { name?: string }>> };
  return Object.entries(packages).flatMap(([place, one]) => (place === "" ? [] : [{ ...one, place, name: one.name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length) }]));
}
