import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chunkModulesFile, type ChunkModules } from "../../deploy/chunks.ts";
import { listChunksWithImports, readBundleManifest } from "../../deploy/manifest.ts";
import { measureCompressedKB } from "./compressedSize.ts";

/** The kinds of files of the initial load. Each has a budget in package.json. */
export const assetKinds = ["entry", "messages", "shared", "style"] as const;
export type AssetKind = (typeof assetKinds)[number];

/** A file of the initial load of the home page. */
export type InitialAsset = {
  /** The file name without its hash, which differs between builds. */
  name: string;
  file: string;
  kind: AssetKind;
  /** Size in kilobytes, compressed with Brotli. */
  sizeKB: number;
  /** The modules of a script. */
  modules: ChunkModules[string];
};

/** What the home page needs to hydrate, by manifest key. Everything else is loaded later. */
const entryKinds: Readonly<Record<string, AssetKind>> = {
  "index.html": "entry",
  "src/generated/messages/languages/az.ts": "messages",
  "style.css": "style",
};

/** Returns the scripts and style sheets of a build's initial load: those of `entryKinds` and their static imports. */
export async function readInitialAssets(build: string): Promise<InitialAsset[]> {
  const manifest = await readBundleManifest(build);
  const chunkModules = JSON.parse(await readFile(join(build, chunkModulesFile), "utf8")) as ChunkModules;
  const assets = new Map<string, InitialAsset>();
  for (const [root, kind] of Object.entries(entryKinds)) {
    for (const { chunk, importPath } of listChunksWithImports(manifest, [root])) {
      const files: [file: string, kind: AssetKind][] = [
        [chunk.file, importPath.length === 1 ? kind : "shared"],
        ...(chunk.css ?? []).map((sheet): [string, AssetKind] => [sheet, "style"]),
      ];
      for (const [file, fileKind] of files) {
        const known = assets.get(file);
        // An entry keeps its kind when another chunk imports it too.
        if (known === undefined || (known.kind === "shared" && fileKind !== "shared"))
          assets.set(file, {
            name: nameWithoutHash(file),
            file,
            kind: fileKind,
            sizeKB: measureCompressedKB(await readFile(join(build, file))),
            modules: chunkModules[file] ?? {},
          });
      }
    }
  }
  return [...assets.values()];
}

/** Returns the kilobytes of each kind, and of all scripts. */
export function measureSizesByKind(assets: readonly InitialAsset[]): Readonly<Record<AssetKind | "scripts", number>> {
  const sum = (summands: readonly InitialAsset[]): number => summands.reduce((total, { sizeKB }) => total + sizeKB, 0);
  const byKind = Object.fromEntries(
    assetKinds.map((kind) => [kind, sum(assets.filter((asset) => asset.kind === kind))]),
  ) as Record<AssetKind, number>;
  return { ...byKind, scripts: sum(assets.filter(({ kind }) => kind !== "style")) };
}

/** Returns a list of the assets for messages, the largest first, each with its modules and the imports that led to them. */
export const describeAssets = (assets: readonly InitialAsset[]): string =>
  assets
    .toSorted((left, right) => right.sizeKB - left.sizeKB)
    .flatMap((asset) => [formatSize(asset.sizeKB, asset.name), ...describeModules(asset)])
    .join("\n");

/** Lists the largest modules of an asset. The modules of a package are one entry. */
function describeModules({ modules }: InitialAsset): string[] {
  const sizes = new Map<string, { size: number; first: string }>();
  for (const [module, { size }] of Object.entries(modules)) {
    const [, name = module] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
    const known = sizes.get(name);
    sizes.set(name, { size: (known?.size ?? 0) + size, first: known?.first ?? module });
  }
  const largest = [...sizes].toSorted(([, left], [, right]) => right.size - left.size).slice(0, 40);
  return largest.map(
    ([name, { size, first }]) =>
      `    ${formatSize(size / 1000, name)} because of ${importChain(modules, first).join(" → ")}`,
  );
}

/** Returns the shortest chain of imports within a script that leads to a module. */
function importChain(modules: InitialAsset["modules"], target: string): string[] {
  const visited = new Set([target]);
  const pending = [[target]];
  for (let chain = pending.shift(); chain !== undefined; chain = pending.shift()) {
    const importers = (modules[chain[0] ?? ""]?.importers ?? []).filter((module) => modules[module] !== undefined);
    if (importers.length === 0) return chain;
    for (const importer of importers.filter((module) => !visited.has(module))) {
      visited.add(importer);
      pending.push([importer, ...chain]);
    }
  }
  return [target];
}

const formatSize = (size: number, name: string): string => `${size.toFixed(1).padStart(6)} KB  ${name}`;

/** Returns a file name without the hash of the build. */
const nameWithoutHash = (path: string): string =>
  path.replace(/^assets\//, "").replace(/-[\w-]{8}(?=\.(?:js|css|mjs|json)$)/, "");
