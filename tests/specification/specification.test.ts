import { describe, expect, it } from "vitest";
import { listTestTitles, parseTestTitles } from "./listTestTitles.ts";
import { computeWordDigest, renderSpecification } from "./renderSpecification.ts";
import { sections } from "./sentences.ts";

const titlesByFile = listTestTitles();

describe("the list of sentences", () => {
  it("has all sections in order", () => {
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each(sections)("has every sentence of section $number, verbatim and in order", (section) => {
    const { sentences, sentenceCount, wordDigest } = section;
    expect(sentences).toHaveLength(sentenceCount);
    expect(computeWordDigest(sentences.map(({ text }) => text).join(" "))).toBe(wordDigest);
  });

  it.each(sections)("names only existing tests in section $number", ({ sentences }) => {
    const unknownTests = sentences
      .flatMap((sentence) => ("tests" in sentence ? sentence.tests : []))
      .filter(({ file, title }) => !titlesByFile.get(file)?.has(title));
    expect(unknownTests).toEqual([]);
  });

  it.each(sections)("has a test or a reason for every sentence of section $number", ({ sentences }) => {
    const isExplained = (sentence: (typeof sentences)[number]): boolean =>
      "tests" in sentence
        ? sentence.tests.length > 0
        : ("missing" in sentence ? sentence.missing : sentence.noPromise) !== "";
    expect(sentences.filter((sentence) => !isExplained(sentence))).toEqual([]);
  });

  it("is published in tests/specification.md", async () => {
    await expect(renderSpecification(sections)).toMatchFileSnapshot("../specification.md");
  });
});

describe("the titles of tests", () => {
  it("are found in suites, with modifiers and as templates", () => {
    const source = `
      describe.each([1])("outer %i", () => {
        it("plain", () => {});
        it.each(["a"])("with %s", () => {});
        test.skipIf(true).each\`a\`("table $a", () => {});
        describe("inner", () => { it.concurrent.for([1])(\`takes \${seconds} s\`, () => {}); });
      });
      test.for(languages)("alone, in %s", async () => { items.forEach("no title"); });
      it(variable, () => {});
    `;
    expect([...parseTestTitles("example.test.ts", source)]).toEqual([
      "outer %i > plain",
      "outer %i > with %s",
      "outer %i > table $a",
      "outer %i > inner > takes ${seconds} s",
      "alone, in %s",
    ]);
  });
});
