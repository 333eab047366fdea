import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { firstWords } from "./initialMessages.ts";
import { printedBy, Refusal, run } from "./runTool.ts";
import type { Stage } from "./scratchTree.ts";
import { formPlaces, languages, missing, missingLabels, readWords, type Words } from "./messageFiles.ts";

/** Words of the stand-in identity page belong to the embedded service: they are compiled apart and never reach the portal. */
const standIn = "standIn.";

/**
 * Compiled messages for each language, those of the first view apart from all others, the union of their ids, and the
 * stand-in page's words.
 * Refuses with one line for each word that a language lacks or that is not valid ICU.
 */
export async function messages(stage: Stage): Promise<void> {
  const words = await readWords();
  const gaps = [...missing(words), ...missingLabels(words, await formPlaces())];
  if (gaps.length > 0) throw new Refusal([...gaps, ...(await unreadable(words))]);

  const [from, to] = ["words", "words-compiled"].map((name) => join(stage.dir, name)) as [string, string];
  await mkdir(to);
  for (const language of languages) await stage.write(`words/${language}.json`, JSON.stringify(part(words[language], (id) => !id.startsWith(standIn))));
  // All languages at once: most of what the compiler costs is its start.
  await run("formatjs", ["compile-folder", from, to, "--format", "simple", "--ast"]).catch(async (error: unknown) => {
    const lines = await unreadable(words);
    throw new Refusal(lines.length > 0 ? lines : [`locales: ${printedBy(error)}`]);
  });

  const first = await firstWords(Object.keys(words.az));
  for (const language of languages) {
    const table = JSON.parse(await readFile(join(to, `${language}.json`), "utf8")) as Record<string, unknown>;
    await stage.write(`src/generated/messages/first/${language}.json`, `${JSON.stringify(part(table, (id) => first.has(id)))}\n`);
    await stage.write(`src/generated/messages/further/${language}.json`, `${JSON.stringify(part(table, (id) => !first.has(id)))}\n`);
  }

  const ids = Object.keys(words.az);
  await stage.write("src/generated/messages/ids.ts", union("MessageId", "Every message that a person can be shown.", ids.filter((id) => !id.startsWith(standIn))));
  const identity = languages.map((language) => [language, part(words[language], (id) => id.startsWith(standIn))]);
  await stage.write("mocks/generated/words.json", `${JSON.stringify(Object.fromEntries(identity), null, 1)}\n`);
}

/** A line for each message that is no ICU, where the compiler names only the first. */
async function unreadable(words: Words): Promise<string[]> {
  const { parse } = await import("@formatjs/icu-messageformat-parser");
  return languages.flatMap((language) =>
    Object.entries(words[language]).flatMap(([id, text]) => {
      try {
        parse(text);
        return [];
      } catch (error) {
        return [`locales/${language}.json: "${id}" is not an ICU message (${error instanceof Error ? error.message : String(error)}): ${text}`];
      }
    }),
  );
}

const part = <Value>(table: Readonly<Record<string, Value>>, belongs: (id: string) => boolean): Record<string, Value> => Object.fromEntries(Object.entries(table).filter(([id]) => belongs(id)));

const union = (name: string, doc: string, ids: readonly string[]): string =>
  `// Generated from locales/. Do not edit.\n\n/** ${doc} */\nexport type ${name} =\n${ids.toSorted().map((id) => `  | ${JSON.stringify(id)}`).join("\n")};\n`;
