import { isFields } from "../../../src/api/readers/fields.ts";
import type { ContractOperation } from "../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";
import { assertContract, type ContractCheck, type VerifyContext } from "./check.ts";
import { listEnumValues, readListPage, type Item } from "./listPages.ts";

/** A filter of a list: which value an entry has, and whether it satisfies another value. */
type Filter = { read: (item: Item) => string | undefined; satisfies: (item: Item, value: string) => boolean };

/** The parameters of a list that are no filters by a field, or are checked elsewhere. */
const otherParameters = ["lang", "page", "perPage", "sort", "word"];

/** Returns the value of a field as text, or the id of an object. */
function readField(item: Item, name: string): string | undefined {
  const value = isFields(item[name]) ? item[name]["id"] : item[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

const createFilter = (name: string): Filter => {
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

/** The most values of a filter that are requested. */
const maxValues = 8;

async function checkFilter(
  context: VerifyContext,
  operation: ContractOperation,
  name: string,
  enumValues: readonly string[],
): Promise<void> {
  const { read, satisfies } = createFilter(name);
  const all = await readListPage(context, operation, { perPage: 100 });
  const foundValues = all.items.flatMap((item) => read(item) ?? []);
  const values = enumValues.length > 0 ? enumValues : [...new Set(foundValues)];
  // Digits from the middle of a code: no entry with another beginning has them as its own.
  const otherValues = name === "goodsCode" ? all.items.map((item) => String(item[name]).slice(1, 5)) : [];
  for (const value of [...values.slice(0, maxValues), ...otherValues.slice(0, maxValues)]) {
    const { items, total } = await readListPage(context, operation, { [name]: value, perPage: 100 });
    const wrongItem = items.find((item) => !satisfies(item, value));
    assertContract(wrongItem === undefined, `only entries with ${name} ${value}`, wrongItem);
    const count = all.items.filter((item) => satisfies(item, value)).length;
    if (all.total <= 100 && name !== "date")
      assertContract(total === count, `all ${count} entries with ${name} ${value}`, `${total} entries`);
  }
}

/** Checks a filter that no field of an entry shows: it selects some of the entries, and no others. */
async function checkHiddenFilter(
  context: VerifyContext,
  operation: ContractOperation,
  name: string,
  values: readonly string[],
): Promise<void> {
  const all = await readListPage(context, operation, { perPage: 100 });
  if (all.total === 0 || all.total > 100) return;
  const texts = all.items.map((item) => JSON.stringify(item));
  const totals: number[] = [];
  for (const value of values) {
    const { items, total } = await readListPage(context, operation, { [name]: value, perPage: 100 });
    const other = items.find((item) => !texts.includes(JSON.stringify(item)));
    assertContract(other === undefined, `only entries of the full list for ${name} ${value}`, other);
    totals.push(total);
  }
  assertContract(
    totals.some((total) => total < all.total),
    `fewer than all ${all.total} entries for one of ${name} ${values.join(", ")}`,
    totals,
  );
}

/** Checks that two filters together select the entries that satisfy both. */
async function checkCombinedFilters(
  context: VerifyContext,
  operation: ContractOperation,
  [first, second]: readonly [string, string],
): Promise<void> {
  const [left, right] = [createFilter(first), createFilter(second)];
  const all = await readListPage(context, operation, { perPage: 100 });
  if (all.total > 100) return;
  const listValues = (filter: Filter): string[] =>
    [...new Set(all.items.flatMap((item) => filter.read(item) ?? []))].slice(0, maxCombinedValues);
  for (const value of listValues(left))
    for (const other of listValues(right)) {
      const { items, total } = await readListPage(context, operation, {
        [first]: value,
        [second]: other,
        perPage: 100,
      });
      const isRight = (item: Item): boolean => left.satisfies(item, value) && right.satisfies(item, other);
      const expected = `only the entries with ${first} ${value} and ${second} ${other}`;
      assertContract(
        items.every(isRight),
        expected,
        items.find((item) => !isRight(item)),
      );
      const count = all.items.filter(isRight).length;
      assertContract(total === count, `${expected}: ${count}`, `${total} entries`);
    }
}

/** How many values of each of two filters are combined. */
const maxCombinedValues = 3;

/** Checks that the values to choose from, which a list returns beside its entries, do not depend on the page. */
const createChoicesCheck = (operation: ContractOperation): ContractCheck => ({
  name: "returns the same values for filters on each page",
  run: async (context) => {
    const readChoices = async (perPage: number): Promise<string> => {
      const { items: _items, ...page } = await readListPage(context, operation, { perPage });
      return JSON.stringify(Object.entries(page).filter(([, value]) => Array.isArray(value)));
    };
    const [all, first] = [await readChoices(100), await readChoices(1)];
    assertContract(all === first, all.slice(0, 300), first.slice(0, 300));
  },
});

/** Returns one check for each filter of a list: every entry satisfies it, and none that does is missing. */
export const createFilterChecks = (
  document: OpenApiDocument,
  operation: ContractOperation,
  itemSchema: SchemaObject,
): readonly ContractCheck[] => {
  const filters = operation.parameters.filter(
    ({ name, in: location }) => location === "query" && !otherParameters.includes(name),
  );
  const [first, second] = filters
    .map(({ name }) => name)
    .filter((name) => name !== "date" && itemSchema.properties?.[name] !== undefined);
  return [
    ...filters.flatMap(({ name, schema }): ContractCheck[] => {
      const values = listEnumValues(document, schema);
      if (itemSchema.properties?.[name] !== undefined)
        return [{ name: `filters by ${name}`, run: (context) => checkFilter(context, operation, name, values) }];
      return values.length < 2
        ? []
        : [{ name: `filters by ${name}`, run: (context) => checkHiddenFilter(context, operation, name, values) }];
    }),
    ...(first === undefined || second === undefined
      ? []
      : [
          {
            name: `filters by ${first} and ${second} together`,
            run: (context: VerifyContext) => checkCombinedFilters(context, operation, [first, second]),
          },
        ]),
    createChoicesCheck(operation),
  ];
};
