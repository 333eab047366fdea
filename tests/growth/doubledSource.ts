import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { readFormNames, readLocaleFile, readMessages } from "../../codegen/messageFiles.ts";
import { languageCodes, type Language } from "../../src/generated/languages.ts";
import { copyRepositoryWithOperations, countOperations } from "../bench/scaledContract.ts";
import { addLanguages } from "./addLanguages.ts";
import { duplicateRoutes, type CopyNames } from "./duplicateRoutes.ts";

const root = join(import.meta.dirname, "../..");

const suffix = "Twice";

/** The added languages, each with the texts of one that exists. */
const addedLanguages: Readonly<Record<string, Language>> = { tr: "az", uk: "ru", de: "en" };

const names: CopyNames = {
  suffix,
  // The suffix that the scaled contract gives to its first copy.
  operationSuffix: "Copyab",
  // Ids of forms and routes contain the name of the copy; all others get the suffix at their end.
  messageId: (id) => {
    const [section = "", name = "", ...rest] = id.split(".");
    return (section === "form" || section === "screen") && rest.length > 0
      ? [section, name + suffix, ...rest].join(".")
      : id + suffix;
  },
};

/**
 * Builds a portal with twice the routes, operations, forms, messages and languages in `folder`. Returns the folder of its build.
 * Every copy has names and texts of its own, so that compression and deduplication cannot hide it.
 */
export async function buildDoubledSource(folder: string): Promise<string> {
  await copyRepositoryWithOperations(2 * (await countOperations()) - 1, folder);
  await Promise.all([duplicateForms(folder), duplicateRoutes(folder, names)]);
  await writeMessages(folder);
  await addLanguages(folder, Object.keys(addedLanguages));
  await runInFolder(folder, ["node", "cli.mjs", "generate"]);
  await runInFolder(folder, ["node", "cli.mjs", "build"]);
  return join(folder, "dist");
}

async function duplicateForms(folder: string): Promise<void> {
  for (const form of await readFormNames())
    await cp(join(root, "forms", form), join(folder, "forms", form + suffix), { recursive: true });
}

/** Writes the messages of every language, old and new, each with a copy. */
async function writeMessages(folder: string): Promise<void> {
  const messages = await readMessages();
  const sources = [...languageCodes.map((code) => [code, code] as const), ...Object.entries(addedLanguages)];
  for (const [language, source] of sources) {
    const shift = language === source ? 0 : 2;
    const originals = Object.entries(await readLocaleFile(source));
    const copies = Object.entries(messages[source]).filter(([id]) => !id.startsWith("stub."));
    const entries = [
      ...originals.map(([id, text]) => [id, shiftLetters(text, shift)] as const),
      ...copies.map(([id, text]) => [names.messageId(id), shiftLetters(text, shift + 1)] as const),
    ];
    await writeFile(join(folder, `locales/${language}.json`), JSON.stringify(Object.fromEntries(entries), null, 2));
  }
}

/** Returns a text of the same length with other letters, which compression cannot share. ICU syntax and markup stay as they are. */
const shiftLetters = (text: string, by: number): string =>
  /[{<]/.test(text)
    ? text
    : text.replaceAll(/[a-zа-я]/g, (letter) =>
        letter <= "z" ? shiftLetter(letter, 97, 26, by) : shiftLetter(letter, 1072, 32, by),
      );

const shiftLetter = (letter: string, first: number, count: number, by: number): string =>
  String.fromCodePoint(first + (((letter.codePointAt(0) ?? first) - first + by) % count));

async function runInFolder(cwd: string, [program = "", ...args]: readonly string[]): Promise<void> {
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
