import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";
import { fetchBody, assertContract, type ContractCheck, type VerifyContext } from "./check.ts";
import { createValidRequest } from "./requests.ts";
import type { OperationRequest } from "./contractClient.ts";

type Item = Readonly<Record<string, unknown>>;
type Page = { page: number; perPage: number; total: number; items: readonly Item[] };

/** Returns the schema of the items of a paginated list, or `undefined` for other operations. */
function listItemSchema(document: OpenApiDocument, { responses }: ContractOperation): SchemaObject | undefined {
  const schema = responses.get(200)?.content?.["application/json"]?.schema;
  const { properties = {} } = schema === undefined ? {} : flattenSchema(document, schema);
  return properties["total"] !== undefined && properties["items"]?.items !== undefined
    ? flattenSchema(document, properties["items"].items)
    : undefined;
}

/** Returns the checks of a paginated list: pagination, sort order and filters. */
export function listChecks(document: OpenApiDocument, operation: ContractOperation): readonly ContractCheck[] {
  const itemSchema = listItemSchema(document, operation);
  if (itemSchema === undefined) return [];
  const readPage = async (context: VerifyContext, query: OperationRequest["query"]): Promise<Page> => {
    const request = await createValidRequest(context, operation);
    return fetchBody<Page>(context, operation.id, { ...request, query: { ...request.query, ...query } });
  };
  const enumParameters = operation.parameters.flatMap(({ name, schema }) => {
    const { enum: values } = flattenSchema(document, schema);
    return values === undefined || name === "lang" ? [] : [{ name, values: values.map(String) }];
  });

  const pagination: ContractCheck = {
    name: "paginates consistently",
    run: async (context) => {
      const all = await readPage(context, { perPage: 100 });
      assertContract(all.page === 1 && all.perPage === 100, "page 1 with perPage 100", {
        page: all.page,
        perPage: all.perPage,
      });
      assertContract(
        all.items.length === Math.min(all.total, 100),
        `${Math.min(all.total, 100)} entries, as total says`,
        `${all.items.length} entries`,
      );
      const defaultPage = await readPage(context, {});
      assertContract(
        defaultPage.perPage === 10 && defaultPage.items.length === Math.min(defaultPage.total, 10),
        "10 entries by default",
        `${defaultPage.items.length} entries, perPage ${defaultPage.perPage}`,
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
      assertContract(
        (await readPage(context, { perPage: 100, page: Math.ceil(all.total / 100) + 1 })).items.length === 0,
        "no entries after the last page",
        "entries",
      );
    },
  };
  const sorted = enumParameters
    .filter(({ name }) => name === "sort")
    .map(({ values: sortValues }): ContractCheck => ({
      name: "sorts as requested",
      run: async (context) => {
        for (const sort of sortValues) {
          const [field = "", direction] = sort.split(".");
          const { items } = await readPage(context, { sort, perPage: 100 });
          const schema = flattenSchema(document, itemSchema.properties?.[field] ?? {});
          // The collation of texts depends on the server.
          if (schema.format === undefined && schema.type !== "number" && schema.type !== "integer") continue;
          const values = items.map((item) => item[field]).filter((fieldValue) => fieldValue !== undefined);
          const numbers = values.map((fieldValue) =>
            typeof fieldValue === "number" ? fieldValue : Date.parse(String(fieldValue)),
          );
          const ordered = numbers.toSorted((a, b) => (direction === "desc" ? b - a : a - b));
          assertContract(
            JSON.stringify(numbers) === JSON.stringify(ordered),
            `entries sorted by ${sort}`,
            values.join(", "),
          );
        }
      },
    }));
  const filters = enumParameters
    .filter(({ name }) => itemSchema.properties?.[name] !== undefined)
    .map(({ name, values }): ContractCheck => ({
      name: `filters by ${name}`,
      run: async (context) => {
        for (const value of values) {
          const wrongItem = (await readPage(context, { [name]: value, perPage: 100 })).items.find(
            (item) => String(item[name]) !== value,
          );
          assertContract(wrongItem === undefined, `only entries with ${name} ${value}`, wrongItem);
        }
      },
    }));
  const search = operation.parameters
    .filter(({ name }) => name === "word")
    .map((): ContractCheck => ({
      name: "returns an empty list for a word without matches",
      run: async (context) => {
        const { total, items } = await readPage(context, { word: "qqxxzzwwqq" });
        assertContract(total === 0 && items.length === 0, "an empty list", { total, items: items.length });
      },
    }));
  return [pagination, ...sorted, ...filters, ...search];
}
