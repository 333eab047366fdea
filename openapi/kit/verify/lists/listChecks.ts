import { defaultPerPage } from "../../../../src/generated/perPage.ts";
import { languages } from "../../contract/language.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import type { ContractCheck } from "../check.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { createFilterChecks } from "./filterChecks.ts";
import { createFilterCombinationChecks } from "./filterCombinationChecks.ts";
import { listEnumValues, listItemSchema, readListPage, type Item, type Page, type ReadPage } from "./listPages.ts";
import { createTranslationChecks } from "../responses/languageChecks.ts";
import { createLanguageValueChecks } from "../responses/languageValueChecks.ts";
import { createOrderChecks } from "./orderChecks.ts";
import type { RecordedCall } from "../run/recordedCalls.ts";
import { createSearchChecks } from "./searchChecks.ts";
import { createSearchFieldChecks } from "./searchFieldChecks.ts";
import { createSearchWordChecks } from "./searchWordChecks.ts";

/** The most pages of a list that are read to compare them. */
const maxWalkedPages = 5;

/** Returns what tells an entry from others, and does not change while a list is read. */
const toKey = (item: Item | undefined): string => JSON.stringify(item?.["id"] ?? item ?? null);

/** Returns the checks of a paginated list: pagination, sort order and filters. */
export function listChecks(document: OpenApiDocument, operation: ContractOperation): readonly ContractCheck[] {
  const itemSchema = listItemSchema(document, operation);
  if (itemSchema === undefined) return [];
  const readPage: ReadPage = async (context, query, lang) => readListPage(context, operation, query, lang);

  const pagination: ContractCheck = {
    name: "paginates consistently",
    run: async (context) => {
      const all = await readPage(context, largestPage);
      assertContract(
        all.page === 1 && all.perPage === largestPage.perPage,
        `page 1 with perPage ${largestPage.perPage}`,
        {
          page: all.page,
          perPage: all.perPage,
        },
      );
      assertContract(
        all.items.length === Math.min(all.total, largestPage.perPage),
        `${Math.min(all.total, largestPage.perPage)} entries, as total says`,
        `${all.items.length} entries`,
      );
      const defaultPage = await readPage(context, {});
      assertContract(
        defaultPage.perPage === defaultPerPage &&
          defaultPage.items.length === Math.min(defaultPage.total, defaultPerPage),
        `${defaultPerPage} entries by default`,
        `${defaultPage.items.length} entries, perPage ${defaultPage.perPage}`,
      );
      const afterDefault = (await readPage(context, { page: 2 })).items;
      const expected = all.items.slice(defaultPerPage, 2 * defaultPerPage);
      const wrong = afterDefault.findIndex((item, index) => toKey(item) !== toKey(expected[index]));
      assertContract(
        wrong === -1 && (afterDefault.length === expected.length || all.total > largestPage.perPage),
        `entries ${defaultPerPage + 1} to ${2 * defaultPerPage} of the whole list on page 2 without perPage: ${JSON.stringify(expected[wrong])?.slice(0, 200)}`,
        afterDefault[wrong] ?? `${afterDefault.length} entries`,
      );
      const [first, second] = [
        await readPage(context, { perPage: 1, page: 1 }),
        await readPage(context, { perPage: 1, page: 2 }),
      ];
      assertContract(first.perPage === 1 && first.total === all.total, `perPage 1 and total ${all.total}`, {
        perPage: first.perPage,
        total: first.total,
      });
      assertContract(second.page === 2, "page 2", `page ${second.page}`);
      assertContract(
        JSON.stringify([...first.items, ...second.items]) === JSON.stringify(all.items.slice(0, 2)),
        "the first two entries of the full list on the first two pages",
        JSON.stringify([...first.items, ...second.items]),
      );
      const after = await readPage(context, { ...largestPage, page: Math.ceil(all.total / largestPage.perPage) + 1 });
      assertContract(after.items.length === 0, "no entries after the last page", after.items[0]);
      // Others may have added some meanwhile.
      assertContract(
        after.total >= all.total,
        `total ${all.total}, the number of entries on all pages, after the last page too`,
        after.total,
      );
    },
  };
  const walk: ContractCheck = {
    name: "returns each entry on exactly one page",
    run: async (context) => {
      const { total } = await readPage(context, { perPage: 1 });
      const perPage = Math.min(largestPage.perPage, Math.max(1, Math.ceil(total / 3)));
      const pages: Page[] = [];
      for (let page = 1; page <= Math.min(maxWalkedPages, Math.ceil(total / perPage)); page += 1)
        pages.push(await readPage(context, { perPage, page }));
      const texts = pages.flatMap(({ items }) => items.map((item) => JSON.stringify(item)));
      const repeated = texts.find((text, index) => texts.indexOf(text) !== index);
      assertContract(repeated === undefined, "each entry on one page", `twice: ${repeated}`);
      const counts = pages.map(({ items }) => items.length);
      assertContract(
        pages.every((page) => page.total === total),
        `total ${total} on each page`,
        pages.map((page) => page.total),
      );
      assertContract(
        counts.every((count, index) => count === Math.min(perPage, total - index * perPage)),
        `${total} entries over pages of ${perPage}`,
        `pages of ${counts.join(", ")} entries`,
      );
      if (total < 2) return;
      const sorted = (await readPage(context, largestPage)).items.map(toKey);
      const keys = pages.flatMap(({ items }) => items.map(toKey)).slice(0, largestPage.perPage);
      const moved = keys.findIndex((key, index) => key !== sorted[index]);
      assertContract(
        moved === -1,
        `on pages of ${perPage} the entries in the order of the whole list: ${sorted[moved]?.slice(0, 200)}`,
        keys[moved]?.slice(0, 200) ?? "nothing",
      );
      if (total > largestPage.perPage) return;
      for (const lang of languages) {
        // A last page that is not full.
        const half = Math.max(1, Math.floor(total / 2) + (total > 2 ? 1 : 0));
        const all = await readPage(context, largestPage, lang);
        const second = await readPage(context, { perPage: half, page: 2 }, lang);
        const expected = all.items.slice(half);
        const position = expected.findIndex(
          (item, index) => JSON.stringify(item) !== JSON.stringify(second.items[index]),
        );
        assertContract(
          position === -1,
          `on page 2 in ${lang} the entry of the whole list: ${JSON.stringify(expected[position])?.slice(0, 200)}`,
          second.items[position],
        );
      }
    },
  };
  return [
    pagination,
    walk,
    ...createOrderChecks(document, operation, itemSchema),
    ...createFilterChecks(document, operation, itemSchema),
    ...createFilterCombinationChecks(document, operation, itemSchema),
    ...createSearchChecks(operation),
    ...createSearchFieldChecks(document, operation),
    ...createSearchWordChecks(operation),
  ];
}

/** Returns the checks that the texts of a list that a path parameter selects are translated, as they are in the first list. */
const createOtherTranslationChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
  isOwn: (call: RecordedCall) => boolean,
): readonly ContractCheck[] =>
  createTranslationChecks(document, operation, []).map(({ name }, index) => ({
    name,
    run: async (context) =>
      createTranslationChecks(document, operation, recordedCalls.filter(isOwn))[index]?.run(context),
  }));

/** Returns the checks of each other list that a path parameter selects, such as the other registers. */
export const createOtherListChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] =>
  operation.parameters
    .filter(({ in: location }) => location === "path")
    .flatMap(({ name, example, schema }) =>
      listEnumValues(document, schema)
        .filter((value) => value !== example)
        .flatMap((value) => {
          const parameters = operation.parameters.map((parameter) =>
            parameter.name === name ? { ...parameter, example: value } : parameter,
          );
          const other = { ...operation, parameters };
          return [
            ...listChecks(document, other),
            ...createLanguageValueChecks(document, other),
            ...createOtherTranslationChecks(
              document,
              other,
              recordedCalls,
              ({ request }) => request.path?.[name] === value,
            ),
          ].map((check) => ({ ...check, name: `${check.name}: ${value}` }));
        }),
    );
