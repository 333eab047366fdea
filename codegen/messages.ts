import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../src/generated/languages.ts";
import { findMessageTiers, messageTiers, type MessageTier } from "./messageTiers.ts";
import { languageCodes } from "./languages.ts";
import { findMissingLabels, listMessageIds, readFormFields, readMessages, stubPrefix } from "./messageFiles.ts";
import { GenerationError } from "./generationError.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import { runTool, readToolOutput } from "../cli/runTool.ts";
import type { ScratchTree } from "./scratchTree.ts";
import type { SourceModule } from "./sourceModule.ts";
import { verifyMessages } from "./verifyMessages.ts";

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
    const table = await readTable(join(target, `${language}.json`));
    for (const tier of messageTiers)
      await scratch.write(
        getTierFile(tier, language),
        `${JSON.stringify(pickMessages(table, (id) => tiers.get(id) === tier))}\n`,
      );
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

/** The modules that `haveMessagesMoved` has parsed. */
const parsedModules = new Map<string, SourceModule>();

/**
 * Returns whether a message belongs in another file than that of the last run, because modules of `src/` have changed since the
 * last call. Parses only these.
 */
export async function haveMessagesMoved(changedModules: readonly string[]): Promise<boolean> {
  for (const path of changedModules) parsedModules.delete(path);
  const [language] = languageCodes;
  const writtenTiers = new Map<string, MessageTier>();
  for (const tier of messageTiers)
    for (const id of Object.keys(await readTable(join(repositoryRoot, getTierFile(tier, language)))))
      writtenTiers.set(id, tier);
  const tiers = findMessageTiers([...writtenTiers.keys()], parsedModules);
  return [...tiers].some(([id, tier]) => writtenTiers.get(id) !== tier);
}

/** Reads compiled messages. */
const readTable = async (file: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;

/** Returns the path of the compiled messages of a tier. */
const getTierFile = (tier: MessageTier, language: Language): string =>
  `src/generated/messages/${tier}/${language}.json`;

const pickMessages = <Value>(
  table: Readonly<Record<string, Value>>,
  isIncluded: (id: string) => boolean,
): Record<string, Value> => Object.fromEntries(Object.entries(table).filter(([id]) => isIncluded(id)));

const renderUnionType = (name: string, doc: string, ids: readonly string[]): string =>
  `// Generated from locales/. Do not edit.\n\n/** ${doc} */\nexport type ${name} =\n${ids
    .toSorted()
    .map((id) => `  | ${JSON.stringify(id)}`)
    .join("\n")};\n`;
