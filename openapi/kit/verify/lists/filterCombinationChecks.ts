import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { OperationRequest } from "../run/contractClient.ts";
import { dayMs } from "../serverClock.ts";
import {
  createFilter,
  listFilters,
  listSorts,
  listWordGroups,
  readJudgedList,
  type ListFilter,
} from "./filterChecks.ts";
import { readListPage, type Item } from "./listPages.ts";

/** A filter with one of its values. */
type Choice = { name: string; value: string };

/** How many parameters of a list select or order its entries when this check asks for all of them. */
const minParameters = 3;

/** How many days before the newest entries those of another day are read. */
const earlierDays = 7;

/** How many entries are tried until each filter has a value for one of them. */
const maxEntries = 5;

const toText = (item: Item): string => JSON.stringify(item);

/** Returns the days of which the entries are read: the last one, and one of the week before. One without a day when the list has none. */
async function listDays(
  context: VerifyContext,
  operation: ContractOperation,
): Promise<readonly (string | undefined)[]> {
  if (!operation.parameters.some(({ name }) => name === "date")) return [undefined];
  const [newest] = (await readListPage(context, operation, { perPage: 1 })).items;
  const day = Date.parse(String(newest?.["date"]));
  const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return Number.isNaN(day) ? [] : [toDate(day), toDate(day - earlierDays * dayMs)];
}

/** Checks that several filters, a day and an order hold when all of them are asked for. */
async function checkCombinations(
  context: VerifyContext,
  operation: ContractOperation,
  filters: readonly ListFilter[],
  order: OperationRequest["query"],
): Promise<void> {
  for (const date of await listDays(context, operation)) {
    const ofDay = date === undefined ? {} : { date };
    const { base } = await readJudgedList(context, operation, [], { query: ofDay });
    const day = { ...ofDay, ...base };
    const all = await readListPage(context, operation, { ...day, ...order, ...largestPage });
    if (all.total > largestPage.perPage) return;
    /** The entries for each choice, by its name and value. */
    const selections = new Map<string, ReadonlySet<string>>();
    const select = async ({ name, value }: Choice): Promise<ReadonlySet<string>> => {
      const key = `${name} ${value}`;
      const { items } = selections.has(key)
        ? { items: [] }
        : await readListPage(context, operation, { ...day, [name]: value, ...largestPage });
      const found = selections.get(key) ?? new Set(items.map(toText));
      selections.set(key, found);
      return found;
    };
    /** Returns a value of each filter that selects an entry. */
    const chooseFor = async (item: Item): Promise<readonly Choice[]> => {
      const choices: Choice[] = [];
      for (const { name, values, description } of filters.filter((filter) => !(filter.name in base))) {
        const own = createFilter(name).read(item);
        const candidates =
          name === "word"
            ? listWordGroups([item], description).flatMap(([word]) => word ?? [])
            : own === undefined
              ? values
              : [own];
        for (const value of candidates)
          if ((await select({ name, value })).has(toText(item))) {
            choices.push({ name, value });
            break;
          }
      }
      return choices;
    };
    const middle = Math.floor(all.items.length / 2);
    const tried: (readonly Choice[])[] = [];
    for (const item of [...all.items.slice(middle), ...all.items.slice(0, middle)].slice(0, maxEntries)) {
      tried.push(await chooseFor(item));
      if (tried.at(-1)?.length === filters.length - Object.keys(base).length) break;
    }
    const [most = []] = tried.toSorted((a, b) => b.length - a.length);
    // All of them, and all but one: one value may select a single entry, which has no order.
    const combinations = [
      most,
      ...(most.length < minParameters ? [] : most.map((left) => most.filter((c) => c !== left))),
    ];
    for (const choices of combinations) {
      const selected = await Promise.all(choices.map(select));
      const expected = all.items.filter((item) => selected.every((texts) => texts.has(toText(item))));
      const query = { ...Object.fromEntries(choices.map(({ name, value }) => [name, value])), ...day, ...order };
      const perPage = Math.max(1, Math.ceil(expected.length / 2));
      const pages = [
        await readListPage(context, operation, { ...query, perPage, page: 1 }),
        await readListPage(context, operation, { ...query, perPage, page: 2 }),
      ];
      const description = `the ${expected.length} entries with ${Object.entries(query)
        .map((part) => part.join(" "))
        .join(", ")}`;
      for (const { total } of pages) assertContract(total === expected.length, description, `${total} entries`);
      const found = pages.flatMap(({ items }) => items);
      const wrong = found.findIndex((item, index) => toText(item) !== toText(expected[index] ?? {}));
      assertContract(
        wrong === -1,
        `${description}, in this order: ${toText(expected[wrong] ?? {})}`.slice(0, 400),
        found[wrong],
      );
    }
  }
}

/** Returns the check of a list with several filters, a day and an order, when these are at least three. */
export function createFilterCombinationChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  itemSchema: SchemaObject,
): readonly ContractCheck[] {
  const filters = listFilters(document, operation);
  const { default: usual } = operation.parameters.find(({ name }) => name === "sort")?.schema ?? {};
  const sort = listSorts(document, operation, itemSchema)
    .map((order) => order.sort)
    .findLast((name) => name !== usual);
  const parameters = [
    ...filters.map(({ name }) => name),
    ...operation.parameters.flatMap(({ name }) => (name === "date" || name === "sort" ? [name] : [])),
  ];
  return filters.length === 0 || parameters.length < minParameters
    ? []
    : [
        {
          name: `selects by ${parameters.join(", ")}, all together`,
          run: (context) => checkCombinations(context, operation, filters, sort === undefined ? {} : { sort }),
        },
      ];
}
