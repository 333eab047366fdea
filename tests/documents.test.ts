import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layers } from "./architecture/layers.ts";

const root = join(import.meta.dirname, "..");

const readDocument = (path: string): string => readFileSync(join(root, path), "utf8");

/** Returns the folders that a document leaves out at the beginning of a path. */
const listLeftOutFolders = (document: string): string[] =>
  document === "docs/contract-kit.md" ? [".", "openapi/kit"] : [".", "src", "openapi"];

/** Returns the paths in backticks of a document, without its examples. Outputs of commands are no files of the repository. */
const listNamedPaths = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, "").matchAll(/`([\w.*<>-]+(?:\/[\w.*<>-]*)+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => /(?:\/|\.\w+)$/.test(path) && !/^(?:dist|\.cache)\b|\.tgz$/.test(path));

/** Returns whether a path of a document exists. Names in angle brackets stand for any name. */
const exists = (document: string, path: string): boolean =>
  listLeftOutFolders(document).some(
    (folder) => globSync(join(folder, path.replaceAll(/<\w+>/g, "*")), { cwd: root }).length > 0,
  );

describe.each([
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/contract-kit.md",
  "docs/mutation.md",
  "tests/search/README.md",
])("%s", (document) => {
  it("names only files and folders that exist", () => {
    expect(listNamedPaths(readDocument(document)).filter((path) => !exists(document, path))).toEqual([]);
  });
});

it("docs/architecture.md describes the layers of src/ as the architecture test has them", () => {
  const [, section = ""] = /^## Layers of `src\/`$([^]*?)^## /m.exec(readDocument("docs/architecture.md")) ?? [];
  const rows = Array.from(section.matchAll(/^\| `([\w/]+?)\/(?:<name>\/)?` \| (.*) \|$/gm), ([, name, purpose]) => ({
    name,
    purpose,
  }));
  expect(rows).toEqual(layers.filter(({ name }) => !name.endsWith(".tsx")));
});

it("docs/decisions/README.md lists each decision by its title", () => {
  const listed = [...readDocument("docs/decisions/README.md").matchAll(/^- \[(.+)\]\((.+)\)$/gm)];
  const files = globSync("[0-9]*.md", { cwd: join(root, "docs/decisions") }).toSorted();
  const readTitle = (file: string): string => /^# (.+)$/m.exec(readDocument(`docs/decisions/${file}`))?.[1] ?? "";
  expect(listed.map(([, title, file]) => [file, title])).toEqual(files.map((file) => [file, readTitle(file)]));
});

it("CONTRIBUTING.md names the tables by webhook among the files of a new socket message", () => {
  const [row = ""] = /^\| a socket message \|.*$/m.exec(readDocument("CONTRIBUTING.md")) ?? [];
  const tables = globSync("**/*.{ts,tsx}", { cwd: join(root, "src") }).filter(
    (path) => !path.startsWith("generated") && readDocument(`src/${path}`).includes("keyof webhooks"),
  );
  expect(tables).not.toEqual([]);
  expect(tables.filter((path) => !row.includes(`\`${path}\``))).toEqual([]);
});

it("the settings of the editor name a TypeScript that it can start, and schemas that exist", () => {
  const settings = JSON.parse(readDocument(".vscode/settings.json")) as {
    "typescript.tsdk": string;
    "json.schemas": readonly { url?: string }[];
  };
  const urls = settings["json.schemas"].flatMap(({ url }) => url ?? []);
  expect(urls).not.toEqual([]);
  const files = [`${settings["typescript.tsdk"]}/tsserver.js`, ...urls];
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe("docs/performance.md", () => {
  const [, section = ""] =
    /<!-- page loads: begin -->([^]*)<!-- page loads: end -->/.exec(readDocument("docs/performance.md")) ?? [];
  const rows = section.split("\n").flatMap((line) => (line.startsWith("| ") ? [line.slice(2, -2).split(" | ")] : []));
  const headings = rows[0] ?? [];
  const readCell = (page: string, column: string): number =>
    Number(rows.find(([name]) => name === page)?.[headings.indexOf(column)]);
  const readTarget = (metric: string): string | undefined => rows.find(([name]) => name === metric)?.[1];

  const script = "script of the home page in its first view (three seconds, or until the first interaction)";
  it.each([
    [script, "**home**"],
    [`${script}, signed in`, "home, signed in"],
  ])("has one figure for the %s", (metric, page) => {
    // Both are rounded, to a whole number and to one decimal place.
    expect(Math.abs(Number.parseFloat(readTarget(metric) ?? "") - readCell(page, "script KB"))).toBeLessThan(0.56);
  });

  it("has one figure for the requests of the home page", () => {
    expect(Number(readTarget("requests of the home page in its first view"))).toBe(readCell("**home**", "requests"));
  });
});
