import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { Language } from "../src/generated/languages.ts";
import { messageTiers } from "./messageTiers.ts";
import { GenerationError } from "./generationError.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import type { ScratchTree } from "./scratchTree.ts";

/** The only list of the portal's languages: the first one is the default. */
const languageSchemaFile = "openapi/schemas/Language.yaml";

/** Codes of the portal's languages, in the order of the contract; those of the last run while the contract has no list. */
export const languageCodes = await readKnownLanguageCodes();

/** Returns the list of languages with which this process begins. `generateLanguages` reports what is wrong with the file. */
async function readKnownLanguageCodes(): Promise<readonly [Language, ...Language[]]> {
  try {
    return readLanguageCodes();
  } catch {
    return (await import("../src/generated/languages.ts")).languageCodes;
  }
}

function readLanguageCodes(): readonly [Language, ...Language[]] {
  return parseLanguageCodes(readFileSync(join(repositoryRoot, languageSchemaFile), "utf8"));
}

/** Returns the languages of the schema. Throws a `GenerationError` with the file's name when there are none, or a wrong one. */
export function parseLanguageCodes(text: string): readonly [Language, ...Language[]] {
  const schema = parseDocument(text).toJS() as { enum?: unknown } | null;
  const codes = schema?.enum;
  if (!Array.isArray(codes) || codes.length === 0)
    throw new GenerationError([`${languageSchemaFile}: it has no "enum".`]);
  const invalid = codes.find((code) => !/^[a-z]{2,3}$/.test(String(code)));
  if (invalid !== undefined)
    throw new GenerationError([`${languageSchemaFile}: "${String(invalid)}" is no language code, such as az.`]);
  return codes as [Language, ...Language[]];
}

/**
 * Writes the list of languages as a TypeScript module, and the lazy imports of the messages of each language. Those of later tiers
 * are in a module of the language, so that the initial script does not grow by them. Throws a `GenerationError` when the list is
 * not the one with which this process began: all modules of codegen use that one.
 */
export async function generateLanguages(scratch: ScratchTree): Promise<void> {
  if (String(readLanguageCodes()) !== String(languageCodes))
    throw new GenerationError([`${languageSchemaFile}: the languages have changed. Start this command again.`]);
  const languages = languageCodes.map((code) => ({ code, name: getOwnName(code) }));
  await scratch.write(
    "src/generated/languages.ts",
    `${fileHeader}
/** The languages of the portal in the order in which they are offered, each with its own name. The first is the default. */
export const languages = [
${languages.map(({ code, name }) => `  { code: ${JSON.stringify(code)}, name: ${JSON.stringify(name)} },\n`).join("")}] as const;

/** The codes of the languages, in the same order. */
export const languageCodes = [${languageCodes.map((code) => JSON.stringify(code)).join(", ")}] as const;

/** The code of a language of the portal. */
export type Language = (typeof languageCodes)[number];
`,
  );
  const [firstTier, ...laterTiers] = messageTiers;
  for (const code of languageCodes)
    await scratch.write(
      `src/generated/messages/languages/${code}.ts`,
      `${fileHeader}
export { default as ${firstTier} } from "../${firstTier}/${code}.json";
${laterTiers.map((tier) => `export const ${tier} = () => import("../${tier}/${code}.json");\n`).join("")}`,
    );
  await scratch.write(
    "src/generated/messages/loaders.ts",
    `${fileHeader}
/**
 * Loads the compiled messages of each language: those of the first view, and functions that load those of its data, of the
 * session, of the layout, and all others.
 */
export const messageLoaders = {
${languageCodes.map((code) => `  ${code}: () => import("./languages/${code}.ts"),\n`).join("")}};

/** The tiers after the first in the order of loading: the messages of a tier come with those before it. */
export const laterTiers = [${laterTiers.map((tier) => JSON.stringify(tier)).join(", ")}] as const;
`,
  );
}

const fileHeader = `// Generated from ${languageSchemaFile}. Do not edit.\n`;

/** Returns the name of a language in that language, such as "Русский" for `ru`. */
const getOwnName = (code: string): string =>
  capitalise(new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code, code);

/** The ids by which a locale file describes its own language. They are no messages of the portal. */
export const languageFactIds = {
  /** All letters of the language in lower case. */
  alphabet: "language.alphabet",
  /** The text for "in …" with the name of a language for `{language}`. */
  in: "language.in.other",
  /** The text that names a language, with its name for `{language}`. */
  name: "language.name.other",
} as const;

/**
 * Returns the messages that name each language of the portal in one of them, `language.in.*` and `language.name.*`, from the
 * two texts of that language and the names of the CLDR. Node writes them, because browsers may lack the names in Azerbaijani.
 */
export function nameLanguages(
  language: string,
  texts: Readonly<Record<"in" | "name", string>>,
): Record<string, string> {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const fill = (text: string): string => text.replaceAll("{language}", names.of(code) ?? code);
      return [
        [`language.in.${code}`, fill(texts.in)],
        [`language.name.${code}`, capitalise(fill(texts.name), language)],
      ];
    }),
  );
}

const capitalise = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
