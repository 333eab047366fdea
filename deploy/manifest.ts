import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A chunk in the bundler's manifest. */
export type ManifestChunk = {
  file: string;
  name?: string;
  /** The source module, relative to the repository. */
  src?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
};

/** Chunks by the source module that they begin with, or by a key of the bundler. */
export type BundleManifest = Readonly<Record<string, ManifestChunk>>;

/** Reads the manifest of the build in a folder. */
export const readBundleManifest = async (build: string): Promise<BundleManifest> =>
  JSON.parse(await readFile(join(build, ".vite/manifest.json"), "utf8")) as BundleManifest;

/** A chunk, with the manifest keys of the shortest chain of imports that leads to it; its own key is the last. */
export type ReachedChunk = { chunk: ManifestChunk; importPath: readonly string[] };

/**
 * Returns the chunks of these names and all that they import statically, each once. A name is a source module, or the name of
 * a chunk group of `chunks.ts`. Throws when the build has no such chunk.
 */
export function listChunksWithImports(manifest: BundleManifest, names: readonly string[]): ReachedChunk[] {
  const reached = new Map<string, ReachedChunk>();
  const pending = names.map((name): readonly string[] => [manifestKey(manifest, name)]);
  for (let importPath = pending.shift(); importPath !== undefined; importPath = pending.shift()) {
    const key = importPath.at(-1) ?? "";
    const chunk = manifest[key];
    if (chunk === undefined || reached.has(key)) continue;
    reached.set(key, { chunk, importPath });
    for (const imported of chunk.imports ?? []) pending.push([...importPath, imported]);
  }
  return [...reached.values()];
}

function manifestKey(manifest: BundleManifest, name: string): string {
  if (manifest[name] !== undefined) return name;
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (key === undefined) throw new Error(`The build has no chunk "${name}".`);
  return key;
}
