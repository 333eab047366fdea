import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { bundleFile } from "../../codegen/contractFiles.ts";
import { readMessages } from "../../codegen/messageFiles.ts";
import { repositoryRoot } from "../../cli/repositoryRoot.ts";
import { parseSourceModule, visitNodes } from "../../codegen/sourceModule.ts";
import { languageCodes, type Language } from "../../src/generated/languages.ts";
import { azerbaijaniTexts, englishTexts } from "./specifiedTexts.ts";

/** A text that a visitor may read, and where it is. */
type Text = { language: Language; source: string; text: string };

/** A word or a group of words that no text has. */
type AvoidedWord = { language: Language; word: string; pattern: RegExp };

/** Returns the words of the last column of the terms in `docs/words.md` that are written as code: "en: `goods code`, `evaluat-`". */
function readAvoidedWords(): AvoidedWord[] {
  const terms = readFileSync(join(repositoryRoot, "docs/words.md"), "utf8").split(/^## /m)[1] ?? "";
  return terms
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((line) => (line.split("|").at(-2) ?? "").split(";"))
    .flatMap((part) =>
      [...part.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => {
        const language = languageCodes.find((code) => part.trim().startsWith(`${code}: `));
        if (language === undefined)
          throw new Error(`docs/words.md does not say in which language "${word}" is avoided.`);
        return { language, word, pattern: createPattern(word) };
      }),
    );
}

/** Matches a word in any case; one with a hyphen at its end with any ending. */
function createPattern(word: string): RegExp {
  const end = word.endsWith("-") ? "" : "(?![\\p{L}\\d])";
  return new RegExp(`(?<![\\p{L}\\d])${word.replace(/-$/, "")}${end}`, "iu");
}

/** Returns the texts of the examples of the contract that are for users: those with a space, in the value of a language. */
function readContractTexts(): Text[] {
  const texts: Text[] = [];
  const collect = (value: unknown, language: Language | undefined): void => {
    if (typeof value === "string" && language !== undefined && value.includes(" "))
      texts.push({ language, source: "openapi/", text: value });
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const ofExample = key === "examples" ? Object.entries(child as Record<string, { value?: unknown }>) : [];
      for (const [name, example] of ofExample)
        collect(
          example.value,
          languageCodes.find((code) => code === name),
        );
      if (key !== "examples") collect(child, language);
    }
  };
  collect(JSON.parse(readFileSync(join(repositoryRoot, bundleFile), "utf8")), undefined);
  return texts;
}

/** Returns the texts of the mock backend: the arguments of `localizedText`. */
const readMockTexts = (): Text[] =>
  readdirSync(join(repositoryRoot, "mocks"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("generated"))
    .flatMap((file) => {
      const source = `mocks/${file}`;
      const texts: Text[] = [];
      visitNodes(parseSourceModule(source).tree, (node) => {
        if (!ts.isCallExpression(node) || node.expression.getText() !== "localizedText") return;
        for (const [index, argument] of node.arguments.entries()) {
          const language = languageCodes[index];
          if (language !== undefined && ts.isStringLiteralLike(argument))
            texts.push({ language, source, text: argument.text });
        }
      });
      return texts;
    });

const messages = await readMessages();
const messageTexts = languageCodes.flatMap((language) =>
  Object.entries(messages[language]).map(([id, text]): Text => ({ language, source: `locales/ ${id}`, text })),
);
const avoidedWords = readAvoidedWords();
const specifiedTexts: ReadonlySet<string> = new Set([...azerbaijaniTexts, ...englishTexts].map(([, text]) => text));

/** Returns one line for each text with a word that its language avoids, except the texts of the specification. */
const findAvoidedWords = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ language, source, text }) =>
    specifiedTexts.has(text.replace(/\.$/, ""))
      ? []
      : avoidedWords
          .filter((avoided) => avoided.language === language && avoided.pattern.test(text.replaceAll(/\{\w+\}/g, "")))
          .map(({ word }) => `${source}: "${word}" in "${text}"`),
  );

it("no Russian message has «с» before a date: «с 2 мая» would have to be «со 2 мая»", () => {
  const wrong = messageTexts.filter(({ language, text }) => language === "ru" && /(?<!\p{L})с\s\{date\}/iu.test(text));
  expect(wrong).toEqual([]);
});

describe("the words that docs/words.md avoids", () => {
  it.each([
    ["messages", messageTexts],
    ["examples of the contract", readContractTexts()],
    ["texts of the mock backend", readMockTexts()],
  ])("are in no %s", (_source, texts) => {
    expect(new Set(texts.map(({ language }) => language)).size).toBe(languageCodes.length);
    expect(findAvoidedWords(texts)).toEqual([]);
  });

  it.each([
    ["az", "Sistemdən çıxdınız.", "sistemdən"],
    ["az", "Siyahının süzgəcləri", "süzgəc-"],
    ["ru", "Создайте аккаунт.", "аккаунт-"],
    ["ru", "Вы вышли из системы.", "из системы"],
    ["en", "Thank you for your feedback.", "feedback-"],
    ["en", "Enter the legal address.", "legal address-"],
  ] as const)("are found: %s, %j", (language, text, word) => {
    expect(findAvoidedWords([{ language, source: "", text }])).toEqual([`: "${word}" in "${text}"`]);
  });

  it.each([
    ["az", "Sistemli yoxlama"],
    ["en", "Spinning wheels; e-mails go to {email}."],
    ["en", "You are not logged in as a user."],
  ] as const)("are not found in other words, nor in texts of the specification: %s, %j", (language, text) => {
    expect(findAvoidedWords([{ language, source: "", text }])).toEqual([]);
  });
});
