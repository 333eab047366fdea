import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chunkModulesFile, type ChunkModules } from "../../deploy/chunks.ts";
import { chunksWithImports, readBundleManifest } from "../../deploy/manifest.ts";

/** What a file of the first view is: each kind has a budget of its own in package.json. */
export const assetKinds = ["entry", "page", "messages", "shared", "style"] as const;
export type AssetKind = (typeof assetKinds)[number];

/** A file that the first view of the home page needs. */
export type InitialAsset = {
  /** Its name without the hash: the same from build to build. */
  name: string;
  file: string;
  kind: AssetKind;
  /** Kilobytes as it travels. */
  sizeKB: number;
  /** What it is made of. */
  modules: ChunkModules[string];
};

/** What the home page comes to life with: the script of the portal, that of the page, the first words, the style. All else comes after. */
const entryKinds: Readonly<Record<string, AssetKind>> = {
  "index.html": "entry",
  home: "page",
  "src/generated/messages/initial/az.json": "messages",
  "style.css": "style",
};

/** Every script and style sheet of a build's first view: what it asks for by itself, and all that those import. */
export async function readInitialAssets(build: string): Promise<InitialAsset[]> {
  const manifest = await readBundleManifest(build);
  const made = JSON.parse(await readFile(join(build, chunkModulesFile), "utf8")) as ChunkModules;
  const pieces = new Map<string, InitialAsset>();
  for (const [root, kind] of Object.entries(entryKinds)) {
    for (const { chunk, importPath } of chunksWithImports(manifest, [root])) {
      const files: [file: string, kind: AssetKind][] = [
        [chunk.file, importPath.length === 1 ? kind : "shared"],
        ...(chunk.css ?? []).map((sheet): [string, AssetKind] => [sheet, "style"]),
      ];
      for (const [file, own] of files) {
        const before = pieces.get(file);
        // What is asked for by itself is no shared one, even if another imports it.
        if (before === undefined || (before.kind === "shared" && own !== "shared"))
          pieces.set(file, {
            name: nameWithoutHash(file),
            file,
            kind: own,
            sizeKB: compressedKB(await readFile(join(build, file))),
            modules: made[file] ?? {},
          });
      }
    }
  }
  return [...pieces.values()];
}

/** The kilobytes of each kind; scripts alone are what `scripts` sums up. */
export function sizesByKind(assets: readonly InitialAsset[]): Readonly<Record<AssetKind | "scripts", number>> {
  const sum = (of: readonly InitialAsset[]): number => of.reduce((all, { sizeKB }) => all + sizeKB, 0);
  const byKind = Object.fromEntries(
    assetKinds.map((kind) => [kind, sum(assets.filter((piece) => piece.kind === kind))]),
  ) as Record<AssetKind, number>;
  return { ...byKind, scripts: sum(assets.filter(({ kind }) => kind !== "style")) };
}

/** Pieces in words, the largest first, each with what it is made of before it is packed and by which imports that came. */
export const describeAssets = (assets: readonly InitialAsset[]): string =>
  assets
    .toSorted((left, right) => right.sizeKB - left.sizeKB)
    .flatMap((piece) => [formatSize(piece.sizeKB, piece.name), ...describeModules(piece)])
    .join("\n");

/** The largest modules of a piece; those of a package are told as one. */
function describeModules({ modules }: InitialAsset): string[] {
  const sizes = new Map<string, { size: number; first: string }>();
  for (const [module, { size }] of Object.entries(modules)) {
    const [, name = module] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
    const before = sizes.get(name);
    sizes.set(name, { size: (before?.size ?? 0) + size, first: before?.first ?? module });
  }
  const largest = [...sizes].toSorted(([, left], [, right]) => right.size - left.size).slice(0, 40);
  return largest.map(
    ([name, { size, first }]) =>
      `    ${formatSize(size / 1000, name)} because of ${importChain(modules, first).join(" → ")}`,
  );
}

/** By which imports a module came into its script: the shortest way from one that nothing of it imports. */
function importChain(modules: InitialAsset["modules"], to: string): string[] {
  const seen = new Set([to]);
  const waiting = [[to]];
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    const importers = (modules[way[0] ?? ""]?.importers ?? []).filter((module) => modules[module] !== undefined);
    if (importers.length === 0) return way;
    for (const importer of importers.filter((module) => !seen.has(module))) {
      seen.add(importer);
      waiting.push([importer, ...way]);
    }
  }
  return [to];
}

const formatSize = (size: number, name: string): string => `${size.toFixed(1).padStart(6)} KB  ${name}`;

/** A file's name without what changes with every build. */
const nameWithoutHash = (path: string): string =>
  path.replace(/^assets\//, "").replace(/-[\w-]{8}(?=\.(?:js|css|mjs|json)$)/, "");

const compressedKB = (file: Buffer): number =>
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }).length / 1000;
