import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { languages, type Language } from "../../contract/language.ts";
import { readListPage } from "../lists/listPages.ts";
import { listCommonWords } from "../lists/orderChecks.ts";
import { defineCheck } from "./checkHelpers.ts";
import { officeChecks } from "./officeChecks.ts";
import { postChecks } from "./postChecks.ts";
import { statusChecks } from "./statusChecks.ts";

type Items<Item> = { total: number; items: readonly Item[] };

/** How many entries of a list are compared with another operation. */
const maxCompared = 8;

/** The words in English for risks, the highest first. */
const riskWords = [/\bhigh(?:est)? risk\b/i, /\b(?:medium|moderate) risk\b/i, /\blow(?:est)? risk\b/i];

const riskGroupChecks: readonly ContractCheck[] = [
  defineCheck("returns the group with the highest risk first", async (context) => {
    const items = await fetchItems<{ title: string }>(context, "listRiskGroups", { lang: "en" });
    const named = items.flatMap(({ title }) => {
      const rank = riskWords.findIndex((word) => word.test(title));
      return rank === -1 ? [] : [{ title, rank }];
    });
    const wrong = named.findIndex(({ rank }, index) => rank < (named[index - 1]?.rank ?? rank));
    assertContract(wrong === -1, `"${named[wrong]?.title}" before "${named[wrong - 1]?.title}"`, "the other way round");
  }),
  defineCheck("counts the goods that the product search finds in each group", async (context) => {
    const items = await fetchItems<{ id: string | number; productCount: number }>(context, "listRiskGroups");
    for (const { id, productCount } of items.slice(0, maxCompared)) {
      const { total } = await fetchBody<Items<unknown>>(context, "searchProducts", {
        query: { riskGroup: id, perPage: 1 },
      });
      assertContract(productCount === total, `productCount ${total} for the risk group ${id}`, productCount);
    }
  }),
];

type Question = { id: string | number; category: { id: string | number }; answer: string; lang?: string };

/** Throws `ContractViolation` when the questions of a category are not together. */
function assertTogether(items: readonly Question[], where: string): void {
  const ids = items.map(({ category: { id } }) => String(id));
  const runs = ids.filter((id, index) => id !== ids[index - 1]);
  assertContract(new Set(runs).size === runs.length, `the questions of each category together ${where}`, runs);
}

/** Returns how many paragraphs a text has, separated by empty lines, and how many lines with text. */
function countParagraphs(text: string): { paragraphs: number; lines: number } {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const paragraphs = lines.filter((line, index) => line !== "" && (lines[index - 1] ?? "") === "").length;
  return { paragraphs, lines: lines.filter((line) => line !== "").length };
}

/** Returns whether a text has two sentences on lines of their own, without an empty line between them. */
const hasLinesOfSentences = (text: string): boolean => /[.!?]\r?\n\p{Lu}/u.test(text);

/** Compares the paragraphs of an answer in all languages. */
function compareParagraphs({ notes }: VerifyContext, answers: ReadonlyMap<Language, Question>): void {
  const counts = [...answers].map(([lang, { answer }]) => ({ lang, answer, ...countParagraphs(answer) }));
  const most = Math.max(...counts.map(({ paragraphs }) => paragraphs));
  if (most < 2) return;
  for (const { lang, answer, paragraphs, lines } of counts) {
    const expected = `an empty line between the ${most} paragraphs of an answer in ${lang}`;
    assertContract(paragraphs > 1 || lines !== most, expected, answer);
    if (paragraphs === 1) notes.add(`${expected}: ${answer.slice(0, 100)}`);
  }
}

const faqChecks: readonly ContractCheck[] = [
  defineCheck("returns the questions of one category together", async (context) => {
    for (const lang of languages) {
      const items = await fetchItems<Question>(context, "listFaq", { lang });
      assertTogether(items, `in ${lang}`);
      for (const word of listCommonWords(items))
        assertTogether(
          await fetchItems<Question>(context, "listFaq", { lang, query: { word } }),
          `among those with ${word} in ${lang}`,
        );
    }
  }),
  defineCheck("separates the paragraphs of an answer by an empty line", async (context) => {
    const questions = new Map<string, Map<Language, Question>>();
    for (const lang of languages)
      for (const question of await fetchItems<Question>(context, "listFaq", { lang })) {
        if (question.lang !== undefined && question.lang !== lang) continue;
        const answers = questions.get(String(question.id)) ?? new Map<Language, Question>();
        questions.set(String(question.id), answers.set(lang, question));
      }
    for (const answers of questions.values()) compareParagraphs(context, answers);
    const all = [...questions.values()].flatMap((answers) => [...answers.values()].map(({ answer }) => answer));
    const joined = all.find(hasLinesOfSentences);
    if (joined !== undefined && all.every((answer) => countParagraphs(answer).paragraphs < 2))
      context.notes.add(`no empty line between the paragraphs of an answer: ${joined.slice(0, 100)}`);
  }),
];

type Standard = { id: string | number; designation: string; title: string; adoptedAt: string; replacedBy?: string };

const questionnaireChecks: readonly ContractCheck[] = [
  defineCheck("names the service of each questionnaire by its id", async (context) => {
    const services = await readListPage(context, getOperation(context, "listServices"), largestPage);
    const known = new Set(services.items.map(({ id }) => String(id)));
    for (const { serviceId, title } of await fetchItems(context, "listQuestionnaires")) {
      if (serviceId === undefined) continue;
      const named = services.items.filter((service) => service["title"] === title).map(({ id }) => String(id));
      assertContract(
        named.length === 0 || named.includes(String(serviceId)),
        `the service ${named.join(" or ")}, whose title is "${String(title)}"`,
        serviceId,
      );
      // A service that is no longer provided may still be evaluated.
      if (!known.has(String(serviceId)) && services.total <= services.items.length)
        context.notes.add(`the service ${String(serviceId)} of a questionnaire is not listed`);
    }
  }),
];

const standardChecks: readonly ContractCheck[] = [
  defineCheck("names the standard that replaces another one by its designation, not by its id", async (context) => {
    const items = await fetchItems<Standard>(context, "listStandards");
    for (const { designation, replacedBy } of items) {
      const isDesignation = items.some((standard) => standard.designation === replacedBy);
      const isId = items.some(({ id }) => String(id) === replacedBy);
      assertContract(
        isDesignation || !isId,
        `the designation of the standard that replaces ${designation}`,
        replacedBy,
      );
    }
  }),
  defineCheck("names the standard that replaces another one as the list does", async (context) => {
    const { items, total } = await fetchBody<Items<Standard>>(context, "listStandards", { query: largestPage });
    const hasSuccessors = items.some(({ replacedBy }) => items.some(({ designation }) => designation === replacedBy));
    for (const { id, designation, replacedBy, adoptedAt } of items) {
      if (replacedBy === undefined) continue;
      // A register may have several editions of one designation.
      const [successor] = items
        .filter((standard) => standard.designation === replacedBy && standard.id !== id)
        .toSorted((left, right) => (left.adoptedAt < right.adoptedAt ? 1 : -1));
      assertContract(
        successor !== undefined || designation !== replacedBy || total > items.length,
        `another standard than ${designation} in its replacedBy`,
        replacedBy,
      );
      const similar = items.find(
        (standard) => standard.title === replacedBy || standard.designation.endsWith(` ${replacedBy}`),
      );
      assertContract(
        successor !== undefined || similar === undefined,
        `the designation ${similar?.designation} of the standard that replaces ${designation}`,
        replacedBy,
      );
      if (successor === undefined && hasSuccessors && total <= items.length)
        context.notes.add(`${replacedBy}, which replaces ${designation}, is not listed`);
      if (successor !== undefined && successor.adoptedAt < adoptedAt)
        context.notes.add(`${replacedBy}, which replaces ${designation}, was adopted before it`);
    }
  }),
];

/** Checks of what everybody can read: posts, questions, lists and the status of the service, by operationId. */
export const contentChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readServiceStatus: statusChecks,
  readPost: postChecks,
  listFaq: faqChecks,
  listRiskGroups: riskGroupChecks,
  listStandards: standardChecks,
  listOffices: officeChecks,
  listQuestionnaires: questionnaireChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
