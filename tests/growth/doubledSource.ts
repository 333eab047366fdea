import { execFile } from "node:child_process";
import { cp, readFile, readdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { countOperations, copyRepositoryWithOperations } from "../bench/scaledContract.ts";

const root = join(import.meta.dirname, "../..");

/** What the second of everything is called. */
const secondSuffix = "Twice";
/** The languages that the second three take the place of. */
const secondLanguages: Readonly<Record<string, string>> = { az: "tr", ru: "uk", en: "de" };

/**
 * Builds a portal with twice the screens, calls, forms, words and languages in `folder`, and answers the folder of its build.
 * Every second thing has a name and words of its own, so that nothing is saved by its being the same.
 */
export async function buildDoubledSource(folder: string): Promise<string> {
  await copyRepositoryWithOperations(2 * (await countOperations()) - 1, folder);
  await Promise.all([duplicateForms(folder), duplicateScreens(folder)]);
  await duplicateMessages(folder);
  await duplicateLanguages(folder);
  await runCommandIn(folder, ["node", "codegen/generate.ts"]);
  await runCommandIn(folder, ["node", "deploy/build.ts"]);
  return join(folder, "dist");
}

async function duplicateForms(folder: string): Promise<void> {
  for (const form of await readdir(join(root, "forms")))
    await cp(join(root, "forms", form), join(folder, "forms", form + secondSuffix), { recursive: true });
}

/** A second path, screen and page for each, whose page makes the calls of the second half of the contract. */
async function duplicateScreens(folder: string): Promise<void> {
  await editFile(folder, "src/config/paths.ts", (text) =>
    duplicateEntries(text, "paths", (entry, name) =>
      entry.replace(name, name + secondSuffix).replace('"/', '"/twice/'),
    ),
  );
  await editFile(folder, "src/app/routes.ts", (text) =>
    duplicateEntries(text, "sharedRoutes", (entry, name) =>
      entry
        .replace(name, name + secondSuffix)
        .replaceAll(/"(\.[\w/.]+Page)\.tsx"/g, `"$1${secondSuffix}.tsx"`)
        .replaceAll(/"screen\.(\w+)\.title"/g, `"screen.$1${secondSuffix}.title"`)
        .replaceAll(/parentRoute: "(\w+)"/g, `parentRoute: "$1${secondSuffix}"`),
    ),
  );
  for (const file of (await readdir(join(root, "src"), { recursive: true })).filter((name) =>
    name.endsWith("Page.tsx"),
  )) {
    const text = await readFile(join(root, "src", file), "utf8");
    await writeFile(
      join(folder, "src", file.replace(".tsx", `${secondSuffix}.tsx`)),
      withSecondMessageIds(withSecondOperations(text)),
    );
  }
}

/** Puts a second entry behind each one of an object that is written down under a name. */
function duplicateEntries(text: string, name: string, toDuplicate: (entry: string, key: string) => string): string {
  const tree = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true);
  let literal: ts.ObjectLiteralExpression | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) {
      const value =
        node.initializer !== undefined &&
        (ts.isAsExpression(node.initializer) || ts.isSatisfiesExpression(node.initializer))
          ? node.initializer.expression
          : node.initializer;
      if (value !== undefined && ts.isObjectLiteralExpression(value)) literal = value;
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  if (literal === undefined) throw new Error(`There is no object "${name}" to double.`);
  const seconds = literal.properties.map((property) => toDuplicate(property.getText(), property.name?.getText() ?? ""));
  const end = literal.properties.end;
  return `${text.slice(0, end).replace(/,\s*$/, "")},\n${seconds.join(",\n")},\n${text.slice(end).replace(/^,/, "")}`;
}

/** The calls of the first half, by their names in the second. */
function withSecondOperations(text: string): string {
  const imported = [
    ...text.matchAll(/import \{([^}]+)\} from "\.\.\/\.\.\/generated\/queries\/(?!model)[^"]+";/g),
  ].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^(?:use|get)?\w+$/.test(name)),
  );
  const renamed = imported.reduce(
    (changed, name) =>
      changed.replaceAll(
        new RegExp(`\\b${name}\\b`, "g"),
        name.replace(/(Suspense)?((?:Query|Mutation)(?:Options|Key))?$/, `${contractCopySuffix}$1$2`),
      ),
    text,
  );
  return renamed.replaceAll(
    /"\.\.\/\.\.\/generated\/queries\/(?!model)([\w-]+)\/([\w-]+)\.ts"/g,
    `"../../generated/queries/$1-${contractCopySuffix.toLowerCase()}/$2-${contractCopySuffix.toLowerCase()}.ts"`,
  );
}

/** Words that a page says itself, by their second ids. */
const withSecondMessageIds = (text: string): string =>
  text.replaceAll(/\bt\("([\w.]+)"/g, (whole, id: string) =>
    /^(action|state|failure)\./.test(id) ? whole : `t("${secondMessageId(id)}"`,
  );

/** How the copy of the contract marks its names: as the first one there is. */
const contractCopySuffix = "Copyab";

/** A second word for each: ids of forms and screens by their second names, all others with a mark at their end. */
async function duplicateMessages(folder: string): Promise<void> {
  for (const language of Object.keys(secondLanguages)) {
    await editFile(folder, `locales/${language}.json`, (text) => {
      const words = JSON.parse(text) as Record<string, string>;
      const second = Object.entries(words)
        .filter(([id]) => !id.startsWith("standIn."))
        .map(([id, word]) => [secondMessageId(id), shiftLetters(word, 1)]);
      return JSON.stringify({ ...words, ...(Object.fromEntries(second) as Record<string, string>) }, null, 2);
    });
  }
}

const secondMessageId = (id: string): string =>
  /^(form|screen)\.\w+\./.test(id) ? id.replace(/^(\w+\.\w+)/, `$1${secondSuffix}`) : id + secondSuffix;

/** A text as long and as varied, with other letters: brotli must not find it to be the same. What stands in braces is no text. */
const shiftLetters = (word: string, by: number): string =>
  /[{<]/.test(word)
    ? word
    : word.replaceAll(/[a-zа-я]/g, (letter) =>
        letter <= "z" ? shiftLetter(letter, 97, 26, by) : shiftLetter(letter, 1072, 32, by),
      );

const shiftLetter = (letter: string, first: number, count: number, by: number): string =>
  String.fromCodePoint(first + (((letter.codePointAt(0) ?? first) - first + by) % count));

/** Three more languages wherever the three are listed. */
async function duplicateLanguages(folder: string): Promise<void> {
  for (const [first, second] of Object.entries(secondLanguages)) {
    const words = JSON.parse(await readFile(join(folder, `locales/${first}.json`), "utf8")) as Record<string, string>;
    await writeFile(
      join(folder, `locales/${second}.json`),
      JSON.stringify(Object.fromEntries(Object.entries(words).map(([id, word]) => [id, shiftLetters(word, 2)]))),
    );
  }
  await editFile(folder, "codegen/messageFiles.ts", (text) =>
    text.replace(
      '["az", "ru", "en"]',
      JSON.stringify([...Object.keys(secondLanguages), ...Object.values(secondLanguages)]),
    ),
  );
  // A line for a language becomes two: its own, and one for its second.
  const doubleLines = (text: string): string =>
    text
      .split("\n")
      .flatMap((line) => {
        const [, first] = /^\s+(?:\{ code: ")?(az|ru|en)(?:"|: \{)/.exec(line) ?? [];
        const second = first === undefined ? undefined : secondLanguages[first];
        return second === undefined ? [line] : [line, line.replaceAll(new RegExp(`\\b${first}\\b`, "g"), second)];
      })
      .join("\n");
  await editFile(folder, "src/i18n/language.ts", doubleLines);
  await editFile(folder, "src/i18n/messages.ts", doubleLines);
}

async function editFile(folder: string, path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(folder, path), "utf8");
  const after = change(before);
  if (after === before)
    throw new Error(`${path} is not written as it was: tests/growth/doubledSource.ts cannot double it any more.`);
  await writeFile(join(folder, path), after);
}

async function runCommandIn(cwd: string, [program = "", ...args]: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    NO_COLOR: "1",
    FORCE_COLOR: "0",
    VITE_COMPANY_ID: "1",
    NODE_ENV: "production",
    PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
  };
  await promisify(execFile)(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${program} ${args.join(" ")} failed in the doubled portal:\n${(stdout + stderr).trim().split("\n").slice(-20).join("\n")}`,
    );
  });
}
