import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findInitialMessages } from "./initialMessages.ts";
import { toolOutput, GenerationError, runTool } from "./runTool.ts";
import type { ScratchTree } from "./scratchTree.ts";
import {
  readFormFields,
  languageCodes,
  findMissing,
  findMissingLabels,
  readMessages,
  type MessagesByLanguage,
} from "./messageFiles.ts";

/** Words of the stand-in identity page belong to the embedded service: they are compiled apart and never reach the portal. */
const standInPrefix = "standIn.";

/**
 * Compiled messages for each language, those of the first view apart from all others, the union of their ids, and the
 * stand-in page's words.
 * Refuses with one line for each word that a language lacks or that is not valid ICU.
 */
export async function generateMessages(stage: ScratchTree): Promise<void> {
  const words = await readMessages();
  const gaps = [...findMissing(words), ...findMissingLabels(words, await readFormFields())];
  if (gaps.length > 0) throw new GenerationError([...gaps, ...(await findInvalidIcu(words))]);

  const [from, to] = ["words", "words-compiled"].map((name) => join(stage.dir, name)) as [string, string];
  await mkdir(to);
  for (const language of languageCodes)
    await stage.write(
      `words/${language}.json`,
      JSON.stringify(pickMessages(words[language], (id) => !id.startsWith(standInPrefix))),
    );
  // All languages at once: most of what the compiler costs is its start.
  await runTool("formatjs", ["compile-folder", from, to, "--format", "simple", "--ast"]).catch(
    async (error: unknown) => {
      const lines = await findInvalidIcu(words);
      throw new GenerationError(lines.length > 0 ? lines : [`locales: ${toolOutput(error)}`]);
    },
  );

  const first = await findInitialMessages(Object.keys(words.az));
  for (const language of languageCodes) {
    const table = JSON.parse(await readFile(join(to, `${language}.json`), "utf8")) as Record<string, unknown>;
    await stage.write(
      `src/generated/messages/first/${language}.json`,
      `${JSON.stringify(pickMessages(table, (id) => first.has(id)))}\n`,
    );
    await stage.write(
      `src/generated/messages/further/${language}.json`,
      `${JSON.stringify(pickMessages(table, (id) => !first.has(id)))}\n`,
    );
  }

  const ids = Object.keys(words.az);
  await stage.write(
    "src/generated/messages/ids.ts",
    renderUnionType(
      "MessageId",
      "Every message that a person can be shown.",
      ids.filter((id) => !id.startsWith(standInPrefix)),
    ),
  );
  const identity = languageCodes.map((language) => [
    language,
    pickMessages(words[language], (id) => id.startsWith(standInPrefix)),
  ]);
  await stage.write("mocks/generated/words.json", `${JSON.stringify(Object.fromEntries(identity), null, 1)}\n`);
}

/** A line for each message that is no ICU, where the compiler names only the first. */
async function findInvalidIcu(words: MessagesByLanguage): Promise<string[]> {
  const { parse } = await import("@formatjs/icu-messageformat-parser");
  return languageCodes.flatMap((language) =>
    Object.entries(words[language]).flatMap(([id, text]) => {
      try {
        parse(text);
        return [];
      } catch (error) {
        return [
          `locales/${language}.json: "${id}" is not an ICU message (${error instanceof Error ? error.message : String(error)}): ${text}`,
        ];
      }
    }),
  );
}

const pickMessages = <Value>(
  table: Readonly<Record<string, Value>>,
  isIncluded: (id: string) => boolean,
): Record<string, Value> => Object.fromEntries(Object.entries(table).filter(([id]) => isIncluded(id)));

const renderUnionType = (name: string, doc: string, ids: readonly string[]): string =>
  `// Generated from locales/. Do not edit.\n\n/** ${doc} */\nexport type ${name} =\n${ids
    .toSorted()
    .map((id) => `  | ${JSON.stringify(id)}`)
    .join("\n")};\n`;
