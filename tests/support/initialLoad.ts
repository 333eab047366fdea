import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { madeOfFile, type MadeOf } from "../../deploy/chunks.ts";
import { fetchedWith, readManifest } from "../../deploy/manifest.ts";

/** What a file of the first view is: each kind has a budget of its own in package.json. */
export const kinds = ["entry", "page", "words", "shared", "style"] as const;
export type Kind = (typeof kinds)[number];

/** A file that the first view of the home page needs. */
export type Piece = {
  /** Its name without the hash: the same from build to build. */
  name: string;
  file: string;
  kind: Kind;
  /** Kilobytes as it travels. */
  size: number;
  /** What it is made of. */
  modules: MadeOf[string];
};

/** What the home page comes to life with: the script of the portal, that of the page, the first words, the style. All else comes after. */
const asked: Readonly<Record<string, Kind>> = { "index.html": "entry", home: "page", "src/generated/messages/first/az.json": "words", "style.css": "style" };

/** Every script and style sheet of a build's first view: what it asks for by itself, and all that those import. */
export async function firstView(build: string): Promise<Piece[]> {
  const manifest = await readManifest(build);
  const made = JSON.parse(await readFile(join(build, madeOfFile), "utf8")) as MadeOf;
  const pieces = new Map<string, Piece>();
  for (const [root, kind] of Object.entries(asked)) {
    for (const { chunk, way } of fetchedWith(manifest, [root])) {
      const files: [file: string, kind: Kind][] = [[chunk.file, way.length === 1 ? kind : "shared"], ...(chunk.css ?? []).map((sheet): [string, Kind] => [sheet, "style"])];
      for (const [file, own] of files) {
        const before = pieces.get(file);
        // What is asked for by itself is no shared one, even if another imports it.
        if (before === undefined || (before.kind === "shared" && own !== "shared")) pieces.set(file, { name: nameOf(file), file, kind: own, size: travelling(await readFile(join(build, file))), modules: made[file] ?? {} });
      }
    }
  }
  return [...pieces.values()];
}

/** The kilobytes of each kind; scripts alone are what `scripts` sums up. */
export function sizesOf(pieces: readonly Piece[]): Readonly<Record<Kind | "scripts", number>> {
  const sum = (of: readonly Piece[]): number => of.reduce((all, { size }) => all + size, 0);
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, sum(pieces.filter((piece) => piece.kind === kind))])) as Record<Kind, number>;
  return { ...byKind, scripts: sum(pieces.filter(({ kind }) => kind !== "style")) };
}

/** Pieces in words, the largest first, each with what it is made of before it is packed and by which imports that came. */
export const told = (pieces: readonly Piece[]): string =>
  pieces
    .toSorted((left, right) => right.size - left.size)
    .flatMap((piece) => [line(piece.size, piece.name), ...parts(piece)])
    .join("\n");

/** The largest modules of a piece; those of a package are told as one. */
function parts({ modules }: Piece): string[] {
  const sizes = new Map<string, { size: number; first: string }>();
  for (const [module, { size }] of Object.entries(modules)) {
    const [, name = module] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
    const before = sizes.get(name);
    sizes.set(name, { size: (before?.size ?? 0) + size, first: before?.first ?? module });
  }
  const largest = [...sizes].toSorted(([, left], [, right]) => right.size - left.size).slice(0, 40);
  return largest.map(([name, { size, first }]) => `    ${line(size / 1000, name)} because of ${wayTo(modules, first).join(" → ")}`);
}

/** By which imports a module came into its script: the shortest way from one that nothing of it imports. */
function wayTo(modules: Piece["modules"], to: string): string[] {
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

const line = (size: number, name: string): string => `${size.toFixed(1).padStart(6)} KB  ${name}`;

/** A file's name without what changes with every build. */
const nameOf = (path: string): string => path.replace(/^assets\//, "").replace(/-[\w-]{8}(?=\.(?:js|css|mjs|json)$)/, "");

const travelling = (file: Buffer): number => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }).length / 1000;
