import { isRecord } from "../../../../src/config/isRecord.ts";
import { languages, type Language } from "../../contract/language.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectOneOf } from "../expectations.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { dayMs } from "../serverClock.ts";
import { listEnumValues, readListPage, type Item, type Page } from "./listPages.ts";
import { assertOrder } from "./orderChecks.ts";
import { createValidRequest } from "../requests.ts";
import { findOwnWord, namesField } from "./searchChecks.ts";

/** A filter of a list: which value an entry has, and whether it satisfies another value. */
type Filter = { read: (item: Item) => string | undefined; satisfies: (item: Item, value: string) => boolean };

/** An order of a list, and a function that throws `ContractViolation` when entries are not in it. */
export type Sort = { sort: string; assertSorted: (items: readonly Item[]) => void };

/** The parameters of a list that are no filters by a field, or are checked elsewhere. */
const otherParameters = ["lang", "page", "perPage", "sort", "word"];

/** Returns the value of a field as text, or the id of an object. */
function readField(item: Item, name: string): string | undefined {
  const value = isRecord(item[name]) ? item[name]["id"] : item[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Returns how a field is compared with the value of its filter. */
export const createFilter = (name: string): Filter => {
  const read = (item: Item): string | undefined => readField(item, name);
  // Prices and rates of a day without any are those of the day before.
  if (name === "date") return { read, satisfies: (item, value) => (read(item) ?? "") <= value };
  if (name === "goodsCode")
    return {
      read: (item) => read(item)?.slice(0, 4),
      satisfies: (item, value) => read(item)?.startsWith(value) === true,
    };
  return { read, satisfies: (item, value) => read(item) === value };
};

const otherLanguages = languages.filter((lang) => lang !== "az");

/** Of how many of the last codes of a list the beginning and the whole are requested. */
const maxLaterCodes = 3;

/** The most values of a filter that are requested. */
const maxValues = 8;

/** A list that one page can have, with the query that selects its entries. */
type JudgedList = { base: Readonly<Record<string, string>>; all: Page };

/**
 * Reads a list whose entries are compared one by one. Of one with more entries than a page can have, those with a value of
 * another filter than those that are judged; all of it when no value selects few enough.
 */
export async function readJudgedList(
  context: VerifyContext,
  operation: ContractOperation,
  judged: readonly string[],
  { query = {}, lang }: { query?: Readonly<Record<string, string>>; lang?: Language } = {},
): Promise<JudgedList> {
  const all = await readListPage(context, operation, { ...query, ...largestPage }, lang);
  if (all.total <= largestPage.perPage) return { base: {}, all };
  for (const { name, values, description } of listFilters(context.document, operation)) {
    if (judged.includes(name)) continue;
    const words = name === "word" ? listWordGroups(all.items, description).flat() : [];
    for (const value of [...new Set([...values, ...listValues(all.items, name), ...words])].slice(0, maxValues)) {
      const base = { [name]: value };
      const part = await readListPage(context, operation, { ...query, ...base, ...largestPage }, lang);
      if (part.total > 1 && part.total <= largestPage.perPage) return { base, all: part };
    }
  }
  return { base: {}, all };
}

/** Returns whether a server ignores a filter, as it may a proposed one: a value that only some entries have selects all of them. */
async function isIgnored(
  context: VerifyContext,
  operation: ContractOperation,
  name: string,
  { base, all }: JudgedList,
): Promise<boolean> {
  const parameter = operation.parameters.find((declared) => declared.name === name);
  if (parameter?.["x-proposed"] !== true) return false;
  const { satisfies } = createFilter(name);
  const value = listValues(all.items, name).find((some) => all.items.some((item) => !satisfies(item, some)));
  if (value === undefined) return false;
  return (await readListPage(context, operation, { ...base, [name]: value, perPage: 1 })).total === all.total;
}

async function checkFilter(
  context: VerifyContext,
  operation: ContractOperation,
  name: string,
  enumValues: readonly string[],
): Promise<void> {
  const { read, satisfies } = createFilter(name);
  const { base, all } = await readJudgedList(context, operation, [name]);
  if (await isIgnored(context, operation, name, { base, all })) {
    context.notes.add(`ignores ${name}, which is proposed`);
    return;
  }
  const foundValues = all.items.flatMap((item) => read(item) ?? []);
  const values = enumValues.length > 0 ? enumValues : [...new Set(foundValues)];
  const codes = name === "goodsCode" ? all.items.map((item) => String(item[name])) : [];
  // Digits from the middle of a code, as many as a beginning has at least: no entry with another beginning has them as its own.
  const middles = codes.map((code) => code.slice(1, 5)).filter(({ length }) => length === 4);
  // Beginnings of every length, and a whole code of which only the last digit is another one.
  const beginnings = codes
    .slice(0, 1)
    .flatMap((code) => [
      ...[...code].map((_, index) => code.slice(0, index + 1)).slice(4),
      `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`,
    ]);
  const laterCodes = codes.slice(-maxLaterCodes).flatMap((code) => [code.slice(0, 6), code]);
  const beginningValues = [...beginnings, ...new Set(laterCodes)];
  for (const value of [...values.slice(0, maxValues), ...middles.slice(0, maxValues), ...beginningValues]) {
    const { items, total } = await readListPage(context, operation, { ...base, [name]: value, ...largestPage });
    const wrongItem = items.find((item) => !satisfies(item, value));
    assertContract(wrongItem === undefined, `only entries with ${name} ${value}`, wrongItem);
    const count = all.items.filter((item) => satisfies(item, value)).length;
    if (all.total > largestPage.perPage || name === "date") continue;
    assertContract(total === count, `all ${count} entries with ${name} ${value}`, `${total} entries`);
    // A word is one of its language.
    for (const lang of values.includes(value) && base["word"] === undefined ? otherLanguages : []) {
      const translated = await readListPage(context, operation, { ...base, [name]: value, perPage: 1 }, lang);
      assertContract(translated.total === count, `${count} entries with ${name} ${value} in ${lang}`, translated.total);
    }
    const expected = all.items.filter((item) => satisfies(item, value)).map((item) => JSON.stringify(item));
    const position = items.findIndex((item, index) => JSON.stringify(item) !== expected[index]);
    assertContract(
      position === -1 ||
        expected.toSorted().join("\n") !==
          items
            .map((item) => JSON.stringify(item))
            .toSorted()
            .join("\n"),
      `the entries with ${name} ${value} in the order of the whole list: ${expected[position]?.slice(0, 200)}`,
      items[position],
    );
  }
}

/** Checks a filter that no field of an entry shows: it selects some of the entries, and no others. */
async function checkHiddenFilter(
  context: VerifyContext,
  operation: ContractOperation,
  name: string,
  values: readonly string[],
): Promise<void> {
  const { base, all } = await readJudgedList(context, operation, [name]);
  if (all.total === 0 || all.total > largestPage.perPage) return;
  const texts = all.items.map((item) => JSON.stringify(item));
  const totals: number[] = [];
  const selected: string[] = [];
  for (const value of values) {
    const { items, total } = await readListPage(context, operation, { ...base, [name]: value, ...largestPage });
    const other = items.find((item) => !texts.includes(JSON.stringify(item)));
    assertContract(other === undefined, `only entries of the full list for ${name} ${value}`, other);
    totals.push(total);
    selected.push(...items.map((item) => JSON.stringify(item)));
    for (const lang of base["word"] === undefined ? otherLanguages : []) {
      const translated = await readListPage(context, operation, { ...base, [name]: value, perPage: 1 }, lang);
      assertContract(translated.total === total, `${total} entries with ${name} ${value} in ${lang}`, translated.total);
    }
  }
  // An entry belongs to one of the values.
  const hasAll = totals.includes(all.total) && totals.some((total) => total > 0 && total < all.total);
  assertContract(
    totals.some((total) => total < all.total) && !hasAll,
    `fewer than all ${all.total} entries for each of ${name} ${values.join(", ")}`,
    totals,
  );
  const lost = texts.find((text) => !selected.includes(text));
  assertContract(lost === undefined, `each entry for one of ${name} ${values.join(", ")}`, lost?.slice(0, 300));
  const shared = selected.find((text, index) => selected.indexOf(text) !== index);
  if (shared !== undefined)
    context.notes.add(`an entry for several of ${name} ${values.join(", ")}: ${shared.slice(0, 200)}`);
}

/** A query of a list and the entries that it selects. */
type Selection = { query: Readonly<Record<string, string>>; items: readonly Item[]; total: number };

/** How many values of each filter are combined. */
const maxCombinedValues = 2;

/** Returns values of a filter that select some entries of a list, but not all. */
async function readSelections(
  context: VerifyContext,
  operation: ContractOperation,
  { name, values: enumValues, description }: ListFilter,
  all: Page,
  {
    maxCount = maxCombinedValues,
    lang = "az",
    base = {},
  }: { maxCount?: number; lang?: Language; base?: Readonly<Record<string, string>> } = {},
): Promise<readonly Selection[]> {
  const values = [...enumValues, ...listValues(all.items, name)];
  // One value of each field that has the words, since a server may combine only one of them with another filter.
  const groups = name === "word" ? listWordGroups(all.items, description) : [values];
  const count = name === "word" ? 1 : maxCount;
  const selections: Selection[] = [];
  for (const group of groups) {
    const found: Selection[] = [];
    for (const value of [...new Set(group)].slice(0, maxValues)) {
      const query = { ...base, [name]: value };
      const { items, total } = await readListPage(context, operation, { ...query, ...largestPage }, lang);
      if (total > 0 && total < all.total) found.push({ query, items, total });
      if (found.length === count) break;
    }
    selections.push(...found);
  }
  return selections;
}

/** A filter of a list as the contract describes it, with the values of its enumeration, if it has one. */
export type ListFilter = { name: string; values: readonly string[]; description: string };

/** The fields whose words a search finds, besides those that the contract names. */
const searchedFields = ["title", "name", "question", "designation", "registryNumber"];

/** Returns words of each field that a search finds; of a field that the contract names, those that no other field has first. */
export function listWordGroups(items: readonly Item[], description: string): string[][] {
  const named = [...new Set(items.flatMap((item) => Object.keys(item)))].filter((field) =>
    namesField(description, field),
  );
  return [...new Set([...searchedFields, ...named])].map((field) => [
    ...(named.includes(field) ? items.slice(0, maxValues).flatMap((item) => findOwnWord(item, field) ?? []) : []),
    ...listWords(items, field),
  ]);
}

const listValues = (items: readonly Item[], name: string): string[] =>
  items.flatMap((item) => createFilter(name).read(item) ?? []);

/** Returns the last word of a field of each entry. */
const listWords = (items: readonly Item[], field: string): string[] =>
  items.flatMap((item) => (typeof item[field] === "string" ? (item[field].match(/\p{L}{3,}/gu)?.at(-1) ?? []) : []));

/** Checks that two filters, also the search by words, together select what each of them selects. */
async function checkCombinedFilters(
  context: VerifyContext,
  operation: ContractOperation,
  filters: readonly ListFilter[],
  lang: Language,
): Promise<void> {
  const { base, all } = await readJudgedList(context, operation, [], { lang });
  if (all.total > largestPage.perPage) return;
  // The texts of another language matter only to the words.
  const maxCount = lang === "az" || filters.some(({ name }) => name === "word") ? maxCombinedValues : 1;
  const selections: (readonly Selection[])[] = [];
  for (const filter of filters.filter(({ name }) => !(name in base)))
    selections.push(await readSelections(context, operation, filter, all, { maxCount, lang, base }));
  for (const [index, lefts] of selections.entries())
    for (const rights of selections.slice(index + 1))
      for (const left of lefts)
        for (const right of rights) {
          const query = { ...left.query, ...right.query };
          const { items, total } = await readListPage(context, operation, { ...query, ...largestPage }, lang);
          const texts = new Set(right.items.map((item) => JSON.stringify(item)));
          const common = left.items.filter((item) => texts.has(JSON.stringify(item)));
          const expected = `only the ${common.length} entries with ${describeQuery(query)}, in ${lang}`;
          const other = items.find((item) => !common.some((entry) => JSON.stringify(entry) === JSON.stringify(item)));
          assertContract(other === undefined, expected, other);
          assertContract(total === common.length, expected, `${total} entries`);
        }
}

const describeQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name} ${value}`)
    .join(" and ");

/** Checks that a filter holds on every page, and in every order. */
async function checkFilterOnPages(
  context: VerifyContext,
  operation: ContractOperation,
  filters: readonly ListFilter[],
  sorts: readonly Sort[],
): Promise<void> {
  const all = await readListPage(context, operation, largestPage);
  for (const filter of filters) {
    // Only several entries have an order.
    const selections = await readSelections(context, operation, filter, all, { maxCount: maxValues });
    const [selection] = selections
      .filter(({ total }) => total <= largestPage.perPage)
      .toSorted((a, b) => b.total - a.total);
    if (selection === undefined) continue;
    const { query, items, total } = selection;
    const perPage = Math.max(1, Math.ceil(total / 2));
    const found: Item[] = [];
    for (const page of [1, 2]) {
      const part = await readListPage(context, operation, { ...query, page, perPage });
      assertContract(part.total === total, `total ${total} on page ${page} with ${describeQuery(query)}`, part.total);
      found.push(...part.items);
    }
    assertContract(
      JSON.stringify(found) === JSON.stringify(items.slice(0, 2 * perPage)),
      `the ${total} entries with ${describeQuery(query)} on two pages of ${perPage}`,
      found.find((item) => !items.some((entry) => JSON.stringify(entry) === JSON.stringify(item))) ?? "another order",
    );
    const toSet = (entries: readonly Item[]): string =>
      JSON.stringify(entries.map((entry) => JSON.stringify(entry)).toSorted());
    for (const { sort, assertSorted } of sorts) {
      const sorted = await readListPage(context, operation, { ...query, sort, ...largestPage });
      const isSame = sorted.total === total && toSet(sorted.items) === toSet(items);
      assertContract(
        isSame,
        `the same ${total} entries with ${describeQuery(query)} in the order ${sort}`,
        sorted.total,
      );
      assertSorted(sorted.items);
    }
  }
}

/** Returns the ids, days and numbers of entries, which are the same in each language, whatever their order. */
const toValues = (items: readonly Item[]): string =>
  items
    .map(({ id, code, date, ...item }) =>
      JSON.stringify([id, code, date, ...Object.values(item).filter((value) => typeof value === "number")]),
    )
    .toSorted()
    .join("\n");

/** Checks that each page of a list of a day is of that day, in every order and with every other filter. */
const createDayOnPagesCheck = (
  operation: ContractOperation,
  sorts: readonly Sort[],
  filters: readonly { name: string }[],
): ContractCheck => ({
  name: "returns the entries of a day on every page",
  run: async (context) => {
    const [newest] = (await readListPage(context, operation, { perPage: 1 })).items;
    const day = Date.parse(String(newest?.["date"]));
    if (Number.isNaN(day)) return;
    for (const days of [1, 3, 7]) {
      const date = new Date(day - days * dayMs).toISOString().slice(0, 10);
      const { items, total } = await readListPage(context, operation, { date, ...largestPage });
      const later = items.find((item) => String(item["date"]) > date);
      assertContract(later === undefined, `entries of ${date} or an earlier day`, later);
      for (const lang of otherLanguages) {
        const translated = await readListPage(context, operation, { date, ...largestPage }, lang);
        assertContract(
          translated.total === total && (total > largestPage.perPage || toValues(translated.items) === toValues(items)),
          `the ${total} entries of ${date} in ${lang} too`,
          translated.items,
        );
      }
      const { base, all } = await readJudgedList(context, operation, [], { query: { date } });
      if (all.total < 2 || all.total > largestPage.perPage) continue;
      const perPage = Math.ceil(all.total / 2);
      const found = [
        ...(await readListPage(context, operation, { ...base, date, page: 1, perPage })).items,
        ...(await readListPage(context, operation, { ...base, date, page: 2, perPage })).items,
      ];
      const position = found.findIndex((item, index) => JSON.stringify(item) !== JSON.stringify(all.items[index]));
      assertContract(
        position === -1,
        `the entries of ${date} on two pages of ${perPage}, such as ${JSON.stringify(all.items[position])}`.slice(
          0,
          300,
        ),
        found[position],
      );
      const queries: Readonly<Record<string, string>>[] = sorts.map(({ sort }) => ({ sort }));
      for (const { name } of filters) {
        const [value] = name in base ? [] : listValues(all.items, name);
        if (value === undefined || (await isIgnored(context, operation, name, { base: { ...base, date }, all })))
          continue;
        queries.push({ [name]: value });
      }
      for (const query of queries) {
        const selected = await readListPage(context, operation, { ...base, ...query, date, ...largestPage });
        const [name = "", value = ""] = Object.entries(query)[0] ?? [];
        const expected = all.items.filter((item) => name === "sort" || createFilter(name).satisfies(item, value));
        const texts = new Set(expected.map((item) => JSON.stringify(item)));
        const other = selected.items.find((item) => !texts.has(JSON.stringify(item)));
        assertContract(other === undefined, `only entries of ${date} with ${name} ${value}`, other);
        assertContract(
          selected.total === expected.length,
          `all ${expected.length} entries of ${date} with ${name} ${value}`,
          selected.total,
        );
        sorts.find(({ sort }) => sort === value)?.assertSorted(selected.items);
      }
    }
  },
});

/** The statuses with which a server may refuse a value that names nothing. */
const unknownValueStatuses = [400, 404, 422];

/** Checks that a filter by an id that names nothing, or by digits that no code has, selects nothing. */
const createUnknownValueCheck = (operation: ContractOperation, name: string): ContractCheck => ({
  name: `selects nothing by an unknown ${name}`,
  run: async (context) => {
    const all = await readListPage(context, operation, largestPage);
    const value =
      name === "goodsCode"
        ? ["0000", "9999", "0199", "9899"].find((code) => !listValues(all.items, name).includes(code))
        : "unknown-id";
    if (value === undefined || all.total > largestPage.perPage) return;
    const request = await createValidRequest(context, operation);
    const query = { ...request.query, [name]: value };
    const sent = { ...request, query, lang: "en" } as const;
    const { status, body } = await expectOneOf(context, operation, sent, unknownValueStatuses, [200]);
    const total = status === 200 && isRecord(body) ? body["total"] : 0;
    assertContract(total === 0, `no entry with ${name} ${value}`, `${String(total)} entries`);
  },
});

/** Checks that the values to choose from, which a list returns beside its entries, do not depend on the page. */
const createChoicesCheck = (operation: ContractOperation): ContractCheck => ({
  name: "returns the same values for filters on each page",
  run: async (context) => {
    const readChoices = async (perPage: number): Promise<string> => {
      const { items: _items, ...page } = await readListPage(context, operation, { perPage });
      return JSON.stringify(Object.entries(page).filter(([, value]) => Array.isArray(value)));
    };
    const [all, first] = [await readChoices(largestPage.perPage), await readChoices(1)];
    assertContract(all === first, all.slice(0, 300), first.slice(0, 300));
  },
});

/** Returns the filters of a list besides the one by a day, also the search by words. */
export const listFilters = (document: OpenApiDocument, { parameters }: ContractOperation): readonly ListFilter[] =>
  parameters
    .filter(({ name, in: location }) => location === "query" && !["lang", "page", "perPage", "sort"].includes(name))
    .filter(({ name, required = false }) => name !== "date" && !required)
    .map(({ name, schema, description = "" }) => ({ name, values: listEnumValues(document, schema), description }));

/** Returns the orders of a list. */
export const listSorts = (
  document: OpenApiDocument,
  operation: ContractOperation,
  itemSchema: SchemaObject,
): readonly Sort[] =>
  operation.parameters
    .filter(({ name }) => name === "sort")
    .flatMap(({ schema }) => listEnumValues(document, schema))
    .map((sort) => ({
      sort,
      assertSorted: (items: readonly Item[]) => assertOrder(document, operation, itemSchema, sort, items),
    }));

/** Returns one check for each filter of a list: every entry satisfies it, and none that does is missing. */
export const createFilterChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
  itemSchema: SchemaObject,
): readonly ContractCheck[] => {
  const filters = operation.parameters.filter(
    ({ name, in: location }) => location === "query" && !otherParameters.includes(name),
  );
  const listed = listFilters(document, operation);
  const sorts = listSorts(document, operation, itemSchema);
  return [
    ...filters.flatMap(({ name, schema }): ContractCheck[] => {
      const values = listEnumValues(document, schema);
      if (itemSchema.properties?.[name] !== undefined)
        return [{ name: `filters by ${name}`, run: (context) => checkFilter(context, operation, name, values) }];
      return values.length < 2
        ? []
        : [{ name: `filters by ${name}`, run: (context) => checkHiddenFilter(context, operation, name, values) }];
    }),
    ...(listed.length === 0
      ? []
      : [
          {
            name: "filters on every page, and in every order",
            run: (context: VerifyContext) => checkFilterOnPages(context, operation, listed, sorts),
          },
        ]),
    ...(listed.length < 2
      ? []
      : [
          {
            name: `filters by ${listed.map(({ name }) => name).join(", ")} together`,
            run: async (context: VerifyContext) => {
              for (const lang of languages) await checkCombinedFilters(context, operation, listed, lang);
            },
          },
        ]),
    ...(filters.some(({ name }) => name === "date") ? [createDayOnPagesCheck(operation, sorts, listed)] : []),
    ...filters
      .filter((filter) => filter["x-proposed"] !== true && itemSchema.properties?.[filter.name] !== undefined)
      .filter(({ name, schema }) => name !== "date" && listEnumValues(document, schema).length === 0)
      .map(({ name }) => createUnknownValueCheck(operation, name)),
    createChoicesCheck(operation),
  ];
};
