import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** A file of a build as the bundler's manifest tells of it. */
type Entry = { file: string; src?: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Entry>>;

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
  /** By which imports it came, the page or part that asks for it first. */
  chain: readonly string[];
};

/** What the home page comes to life with: the script of the portal, that of the page, and the first words. All else comes after. */
const asked: readonly (readonly [name: RegExp, kind: Kind])[] = [
  [/^index\.html$/, "entry"],
  [/^src\/pages\/Home\.tsx$/, "page"],
  [/^src\/generated\/messages\/first\/az\b/, "words"],
  [/^style\.css$/, "style"],
];

/** Every script and style sheet of a build's first view: what it asks for by itself, and all that those import. */
export async function firstView(build: string): Promise<Piece[]> {
  const manifest = JSON.parse(await readFile(join(build, ".vite/manifest.json"), "utf8")) as Manifest;
  const pieces = new Map<string, Piece>();
  const add = async (file: string, kind: Kind, chain: readonly string[]): Promise<void> => {
    if (!pieces.has(file)) pieces.set(file, { name: nameOf(file), file, kind, chain, size: travelling(await readFile(join(build, file))) });
  };
  for (const [pattern, kind] of asked) {
    const roots = Object.keys(manifest).filter((name) => pattern.test(name));
    if (roots.length === 0) throw new Error(`The build has nothing that is named ${pattern.source}.`);
    for (const root of roots) {
      const waiting: [string, readonly string[]][] = [[root, [root]]];
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [name, chain] = next;
        const entry = manifest[name];
        if (entry === undefined || pieces.has(entry.file)) continue;
        await add(entry.file, name === root ? kind : "shared", chain);
        for (const sheet of entry.css ?? []) await add(sheet, "style", [...chain, sheet]);
        // The nearest first, so that each is told by its shortest way.
        for (const needed of entry.imports ?? []) waiting.push([needed, [...chain, needed]]);
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

/** Pieces in words, the largest first: its size, its name, and which imports brought it. */
export const told = (pieces: readonly Piece[]): string =>
  pieces
    .toSorted((left, right) => right.size - left.size)
    .map(({ name, size, chain }) => `${size.toFixed(1).padStart(6)} KB  ${name}${chain.length > 1 ? `  because of ${chain.map(nameOf).join(" → ")}` : ""}`)
    .join("\n");

/** A file's or a chunk's name without what changes with every build. */
const nameOf = (path: string): string => path.replace(/^assets\//, "").replace(/^_/, "").replace(/-[\w-]{8}(?=\.(?:js|css|mjs|json)$)/, "");

const travelling = (file: Buffer): number => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }).length / 1000;
