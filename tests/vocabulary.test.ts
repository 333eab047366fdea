import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** Words that no code, comment, test title or document uses, with the standard term to use instead. */
const bannedWords: Readonly<Record<string, string>> = {
  asleep: "pending hydration",
  door: "adapter",
  doors: "adapters",
  drawn: "rendered",
  draws: "renders",
  entrances: "redirects",
  journey: "e2e test, or workflow in Arazzo",
  journeys: "e2e tests, or workflows in Arazzo",
  patience: "timeout",
  room: "layer",
  rooms: "layers",
  told: "reported, announced or shown",
  world: "mock store",
};

/** Identifiers that say nothing to a stranger, with the kind of name to use instead. */
const bannedIdentifiers: Readonly<Record<string, string>> = {
  agreed: "validateResponse, or the name of what was validated",
  alive: "isHydrated",
  alone: "withLock",
  exchange: "sendRequest",
  fails: "errorDisplay",
  good: "valid",
  hits: "matches or segments",
  lies: "faults",
  looks: "displayModes",
  people: "personas",
  said: "message or text",
  say: "t or formatMessage",
  says: "messageId",
  stays: "durationMs",
  tell: "report, log or announce",
  thing: "the name of the thing",
  useWords: "useT",
  way: "path or breadcrumbs",
  who: "user or session",
  whole: "all, full or total",
};

/** Files whose texts are for citizens, come from elsewhere or are generated; and this list itself. */
const excluded = [
  /(^|\/)generated\//,
  /^locales\//,
  /^mocks\/sampleData\//,
  /^tests\/e2e\/transcripts\//,
  /^package-lock\.json$/,
  /^tests\/vocabulary\.test\.ts$/,
  /\.(png|svg|woff2|jpg|pdf)$/,
];

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !excluded.some((pattern) => pattern.test(file)));

/** Matches a word on its own, and as a part of a camelCase name. */
const createPattern = (word: string): RegExp =>
  new RegExp(`\\b${word}(?![a-z])|${word.charAt(0).toUpperCase()}${word.slice(1)}(?![a-z])`, "gu");

/** Returns `file:line word: use …` for each match. */
function bannedIn(file: string, text: string): string[] {
  return Object.entries(bannedWords).flatMap(([word, instead]) =>
    [...text.matchAll(createPattern(word))].map(
      ({ index }) => `${file}:${text.slice(0, index).split("\n").length} "${word}": use ${instead}`,
    ),
  );
}

/** Returns `file:line name: use …` for each identifier of a TypeScript file that is banned. */
function identifiersIn(file: string, text: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && Object.hasOwn(bannedIdentifiers, node.text)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${line} ${node.text}: use ${bannedIdentifiers[node.text]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

describe("the vocabulary of the repository", () => {
  it("uses no banned word in names of files", () => {
    expect(files.flatMap((file) => bannedIn(file, file.replaceAll(/[/.-]/g, " ")))).toEqual([]);
  });

  it("uses no banned word in code, comments and documents", () => {
    expect(texts.flatMap(({ file, text }) => bannedIn(file, text))).toEqual([]);
  });

  it("uses no banned identifier", () => {
    // Most of these words are common in comments: only the other lines decide whether a file is parsed.
    const bannedName = new RegExp(`^(?! *(?://|/?\\*)).*\\b(?:${Object.keys(bannedIdentifiers).join("|")})\\b`, "mu");
    const code = texts.filter(({ file, text }) => /\.tsx?$/.test(file) && bannedName.test(text));
    expect(code.flatMap(({ file, text }) => identifiersIn(file, text))).toEqual([]);
  });
});
