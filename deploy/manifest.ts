import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of a build as the bundler's manifest tells of it. */
export type ManifestChunk = { file: string; name?: string; imports?: string[]; css?: string[] };
/** By the module that a chunk begins with, or by a name of its own. */
export type BundleManifest = Readonly<Record<string, ManifestChunk>>;

/** What a build is made of. */
export const readBundleManifest = async (build: string): Promise<BundleManifest> =>
  JSON.parse(await readFile(join(build, ".vite/manifest.json"), "utf8")) as BundleManifest;

/**
 * The chunks of these names, and all that comes with them: each once, with the keys by which it came, its own last, and by the
 * shortest way. A name is that of a module, or one that `chunks.ts` gives.
 */
export function chunksWithImports(
  manifest: BundleManifest,
  names: readonly string[],
): { chunk: ManifestChunk; way: readonly string[] }[] {
  const found = new Map<string, { chunk: ManifestChunk; way: readonly string[] }>();
  const waiting = names.map((name): readonly string[] => [manifestKey(manifest, name)]);
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    const key = way.at(-1) ?? "";
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) continue;
    found.set(key, { chunk, way });
    for (const next of chunk.imports ?? []) waiting.push([...way, next]);
  }
  return [...found.values()];
}

function manifestKey(manifest: BundleManifest, name: string): string {
  if (manifest[name] !== undefined) return name;
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (key === undefined) throw new Error(`The build has no ${name}.`);
  return key;
}
