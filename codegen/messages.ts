import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findMessageTiers, messageTiers } from "./initialMessages.ts";
import { languageCodes } from "./languages.ts";
import { findMissingLabels, listMessageIds, readFormFields, readMessages } from "./messageFiles.ts";
import { GenerationError } from "./generationError.ts";
import { runTool, readToolOutput } from "../cli/runTool.ts";
import type { ScratchTree } from "./scratchTree.ts";
import { verifyMessages } from "./verifyMessages.ts";

/** The messages of the mock backend's stub pages have this prefix: they are written apart and never reach the portal. */
const stubPrefix = "stub.";

/** The messages of which generated responses are composed: titles and explanations, but no state or error. */
const phraseIds = /^(?:page|accessibility|device|etalon)\.|\.lead$/;

/**
 * Compiles the messages of each language in one file for each tier. Also writes the union type of
 * the ids, the messages of the mock backend's stub pages and the phrases of its generated responses.
 * Throws a `GenerationError` with one line for each message that is missing, is not ICU or has other arguments than its translations.
 */
export async function generateMessages(scratch: ScratchTree): Promise<void> {
  const messages = await readMessages();
  const problems = [...(await verifyMessages(messages)), ...findMissingLabels(messages, await readFormFields())];
  if (problems.length > 0) throw new GenerationError(problems);

  const [source, target] = ["messages", "messages-compiled"].map((name) => join(scratch.dir, name)) as [string, string];
  await mkdir(target);
  for (const language of languageCodes)
    await scratch.write(
      `messages/${language}.json`,
      JSON.stringify(pickMessages(messages[language], (id) => !id.startsWith(stubPrefix))),
    );
  // One run for all languages: most of its time is the start of the compiler.
  await runTool("formatjs", ["compile-folder", source, target, "--format", "simple", "--ast"]).catch(
    (error: unknown) => {
      throw new GenerationError([`locales: ${readToolOutput(error)}`]);
    },
  );

  const ids = listMessageIds(messages);
  const tiers = findMessageTiers(ids);
  for (const language of languageCodes) {
    const table = JSON.parse(await readFile(join(target, `${language}.json`), "utf8")) as Record<string, unknown>;
    const write = (name: string, isIncluded: (id: string) => boolean): Promise<void> =>
      scratch.write(
        `src/generated/messages/${name}/${language}.json`,
        `${JSON.stringify(pickMessages(table, isIncluded))}\n`,
      );
    for (const tier of messageTiers) await write(tier, (id) => tiers.get(id) === tier);
  }
  await scratch.write(
    "src/generated/messages/ids.ts",
    renderUnionType(
      "MessageId",
      "The id of a message of the portal.",
      ids.filter((id) => !id.startsWith(stubPrefix)),
    ),
  );
  const stubMessages = languageCodes.map((language) => [
    language,
    pickMessages(messages[language], (id) => id.startsWith(stubPrefix)),
  ]);
  await scratch.write(
    "mocks/generated/stubMessages.json",
    `${JSON.stringify(Object.fromEntries(stubMessages), null, 1)}\n`,
  );
  const phrases = languageCodes.map((language) => [
    language,
    Object.values(pickMessages(messages[language], (id) => phraseIds.test(id))).filter((text) => !/[{<]/.test(text)),
  ]);
  await scratch.write("mocks/generated/phrases.json", `${JSON.stringify(Object.fromEntries(phrases), null, 1)}\n`);
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
