import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The levels of the requirements of each section of ASVS 5.0.0, in order: "112" are .1 and .2 of level 1 and .3 of level 2. */
const sectionLevels: Readonly<Record<string, string>> = {
  "1.1": "22",
  "1.2": "1111122223",
  "1.3": "112222222223",
  "1.4": "222",
  "1.5": "123",
  "2.1": "122",
  "2.2": "112",
  "2.3": "12223",
  "2.4": "23",
  "3.1": "3",
  "3.2": "113",
  "3.3": "12223",
  "3.4": "11222233",
  "3.5": "11122333",
  "3.6": "3",
  "3.7": "22333",
  "4.1": "12233",
  "4.2": "23333",
  "4.3": "22",
  "4.4": "1222",
  "5.1": "2",
  "5.2": "112333",
  "5.3": "113",
  "5.4": "222",
  "6.1": "122",
  "6.2": "111111112222",
  "6.3": "11223333",
  "6.4": "112233",
  "6.5": "22222333",
  "6.6": "2223",
  "6.7": "33",
  "6.8": "2222",
  "7.1": "222",
  "7.2": "1111",
  "7.3": "22",
  "7.4": "11222",
  "7.5": "223",
  "7.6": "22",
  "8.1": "1233",
  "8.2": "1123",
  "8.3": "133",
  "8.4": "23",
  "9.1": "111",
  "9.2": "1222",
  "10.1": "22",
  "10.2": "223",
  "10.3": "22223",
  "10.4": "1111122222233333",
  "10.5": "22222",
  "10.6": "22",
  "10.7": "222",
  "11.1": "2233",
  "11.2": "22233",
  "11.3": "11233",
  "11.4": "1222",
  "11.5": "23",
  "11.6": "23",
  "11.7": "33",
  "12.1": "12233",
  "12.2": "11",
  "12.3": "22223",
  "13.1": "2333",
  "13.2": "222223",
  "13.3": "2233",
  "13.4": "1222233",
  "14.1": "22",
  "14.2": "12223333",
  "14.3": "122",
  "15.1": "12233",
  "15.2": "12233",
  "15.3": "1222222",
  "15.4": "3333",
  "16.1": "2",
  "16.2": "22222",
  "16.3": "2222",
  "16.4": "222",
  "16.5": "2223",
  "17.1": "23",
  "17.2": "22223333",
  "17.3": "22",
};

/** The numbers of the requirements of levels 1 and 2. */
const requirements = Object.entries(sectionLevels).flatMap(([section, levels]) =>
  Array.from(levels).flatMap((level, index) => (level === "3" ? [] : [`${section}.${index + 1}`])),
);

/** The rows of requirements: their numbers, result, reason and files. */
const rows = readFileSync(join(root, "docs/asvs.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells.length === 7)
  .map(([, numbers = "", , result = "", reason = "", evidence = ""]) => ({
    numbers: numbers.split(", ").flatMap(expandRange),
    result,
    reason,
    files: Array.from(evidence.matchAll(/`([^`]+)`/g), ([, file = ""]) => file),
  }));

/** Returns the numbers of "1.2.6–1.2.8". */
function expandRange(text: string): string[] {
  const [first = "", last = first] = text.split("–");
  const section = first.slice(0, first.lastIndexOf("."));
  const [from, to] = [first, last].map((number) => Number(number.slice(number.lastIndexOf(".") + 1)));
  if (!last.startsWith(`${section}.`)) throw new Error(`${text} is not a range within a section.`);
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`);
}

it("knows the 253 requirements of levels 1 and 2", () => {
  expect(requirements).toHaveLength(253);
});

it("names each requirement of ASVS 5.0 of levels 1 and 2 once", () => {
  const named = rows.flatMap(({ numbers }) => numbers);
  expect(named.toSorted()).toEqual(requirements.toSorted());
});

it("has a reason for each result, and files that exist as evidence for what is kept", () => {
  for (const { numbers, result, reason, files } of rows) {
    expect(["pass", "fail", "backend", "operator", "n/a"]).toContain(result);
    expect([numbers, reason !== ""]).toEqual([numbers, true]);
    expect([numbers, files.length > 0]).toEqual([numbers, result === "pass"]);
    expect([numbers, files.filter((file) => !existsSync(join(root, file)))]).toEqual([numbers, []]);
  }
});

it("lists what fails at the head of the document", () => {
  const [, head = ""] = /## What fails\n([^]*?)\n## /.exec(readFileSync(join(root, "docs/asvs.md"), "utf8")) ?? [];
  const listed = Array.from(head.matchAll(/^\| (\d[\d., ]*) \|/gm), ([, numbers = ""]) => numbers.split(", ")).flat();
  const failed = rows.flatMap(({ numbers, result }) => (result === "fail" ? numbers : []));
  expect(listed.toSorted()).toEqual(failed.toSorted());
});
