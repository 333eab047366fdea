import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseIcu } from "./icu.ts";
import { languageCodes } from "./languages.ts";
import { listMessageIds, type MessagesByLanguage } from "./messageFiles.ts";
import { formatError } from "./readJson.ts";
import { runTool, readToolOutput } from "../cli/runTool.ts";

/**
 * Compares the messages of all languages with `formatjs verify`. Returns one error line for each id that a language lacks,
 * each blank text, each text that is not an ICU message, and each text whose arguments differ from those of the first language.
 */
export async function verifyMessages(messages: MessagesByLanguage): Promise<string[]> {
  const syntaxErrors = findInvalidIcu(messages);
  const lines = await runVerify(messages, syntaxErrors.length === 0);
  return [...lines, ...findBlank(messages), ...syntaxErrors];
}

/** Runs `formatjs verify`. It compares arguments only when every text is valid ICU: otherwise its output is no list of ids. */
async function runVerify(messages: MessagesByLanguage, hasValidSyntax: boolean): Promise<string[]> {
  const [source] = languageCodes;
  const folder = await mkdtemp(join(tmpdir(), "messages-"));
  try {
    const files = languageCodes.map((language) => `${language}.json`);
    await Promise.all(
      languageCodes.map((language) => writeFile(join(folder, `${language}.json`), JSON.stringify(messages[language]))),
    );
    const checks = ["--missing-keys", "--extra-keys", ...(hasValidSyntax ? ["--structural-equality"] : [])];
    await runTool("formatjs", ["verify", ...files, "--source-locale", source, ...checks], folder);
    return [];
  } catch (error) {
    const lines = parseVerifyOutput(readToolOutput(error), messages);
    if (lines.length === 0) throw error;
    return lines;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The headings that `formatjs verify` prints above the ids of one language. */
const headings = [
  { pattern: /^Missing translation keys for locale (\S+):$/, kind: "missing" },
  { pattern: /^Extra translation keys for locale (\S+):$/, kind: "extra" },
  { pattern: /^These translation keys for locale (\S+) are structurally different from \S+:$/, kind: "different" },
] as const;

/** Returns the error lines in the order of the languages. */
function parseVerifyOutput(output: string, messages: MessagesByLanguage): string[] {
  const errors = new Map<string, Set<string>>(languageCodes.map((language) => [language, new Set()]));
  let section: { kind: (typeof headings)[number]["kind"]; language: string } | undefined;
  for (const line of output.split("\n").map((text) => text.trim())) {
    const heading = headings.flatMap(({ pattern, kind }) => {
      const language = pattern.exec(line)?.[1];
      return language === undefined ? [] : [{ kind, language }];
    })[0];
    if (heading !== undefined) section = heading;
    if (heading !== undefined || section === undefined || line === "" || line.startsWith("---")) continue;
    if (section.kind === "different") {
      const [language, error] = describeDifference(section.language, line);
      errors.get(language)?.add(error);
    }
    if (section.kind === "missing") errors.get(section.language)?.add(missingLine(section.language, line));
    // `formatjs` compares each language with the first one only.
    if (section.kind === "extra")
      for (const language of languageCodes)
        if (!(line in messages[language])) errors.get(language)?.add(missingLine(language, line));
  }
  return [...errors.values()].flatMap((lines) => [...lines]);
}

/** Returns the language whose text has to change, and the error line. */
function describeDifference(language: string, line: string): readonly [language: string, error: string] {
  const [source] = languageCodes;
  const [id = "", ...reasons] = line.split(": ");
  const reason = reasons.join(": ");
  const [, counted] = /^Variable (\w+) has conflicting types: argument vs plural$/.exec(reason) ?? [];
  return counted === undefined
    ? [
        language,
        `locales/${language}.json: "${id}" has other arguments than in locales/${source}.json (${reason}). Use the same arguments.`,
      ]
    : [
        source,
        `locales/${source}.json: "${id}" has {${counted}} without a plural, which another language has. Write {${counted}, plural, other {…}}.`,
      ];
}

const missingLine = (language: string, id: string): string =>
  `locales/${language}.json: "${id}" is missing. Add its text in this language.`;

const findBlank = (messages: MessagesByLanguage): string[] =>
  listMessageIds(messages).flatMap((id) =>
    languageCodes.flatMap((language) => (messages[language][id]?.trim() === "" ? [missingLine(language, id)] : [])),
  );

const findInvalidIcu = (messages: MessagesByLanguage): string[] =>
  languageCodes.flatMap((language) =>
    Object.entries(messages[language]).flatMap(([id, text]) => {
      try {
        parseIcu(text);
        return [];
      } catch (error) {
        return [`locales/${language}.json: "${id}" is not an ICU message (${formatError(error)}): ${text}`];
      }
    }),
  );
