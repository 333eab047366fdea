import { createHash } from "node:crypto";
import type { Section, Sentence } from "./sentences.ts";

/**
 * Returns a digest of the words of a text. Punctuation, spaces and the lines of tables do not change it, so that the sentences
 * of a section have the digest of the section.
 */
export function computeWordDigest(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 16);
}

/** Returns the page that lists every sentence of the specification with the tests that show it. */
export function renderSpecification(sections: readonly Section[]): string {
  const sentences = sections.flatMap((section) => section.sentences);
  const count = (key: "tests" | "missing" | "noPromise"): number =>
    sentences.filter((sentence) => key in sentence).length;
  return [
    "# The specification and its tests",
    "",
    "Generated from `tests/specification/sentences.ts`; `npx vitest run --project=unit tests/specification --update` writes it again.",
    "",
    `${sentences.length} sentences, table rows and list elements: ${count("tests")} with tests, ${count("missing")} with a part that no test shows, ${count("noPromise")} that promise nothing.`,
    ...sections.flatMap(({ number, title, sentences: ownSentences }) => [
      "",
      `## ${number}. ${title}`,
      "",
      "| sentence | shown by |",
      "|---|---|",
      ...ownSentences.map((sentence) => `| ${escapeCell(sentence.text)} | ${renderTests(sentence)} |`),
    ]),
    "",
  ].join("\n");
}

function renderTests(sentence: Sentence): string {
  const lines = [
    ...("tests" in sentence
      ? sentence.tests.map(
          ({ file, title }) => `[${file.replace("tests/", "")}](${file.replace("tests/", "")}): ${escapeCell(title)}`,
        )
      : []),
    ...("missing" in sentence ? [`**missing:** ${escapeCell(sentence.missing)}`] : []),
    ...("noPromise" in sentence ? [`nothing promised: ${escapeCell(sentence.noPromise)}`] : []),
  ];
  return lines.join("<br>");
}

const escapeCell = (text: string): string =>
  text.replaceAll(/[\\|<*_[\]]/g, (character) => (character === "<" ? "&lt;" : `\\${character}`));
