import { flattenSchema, type ContractOperation } from "../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../contract/document.ts";
import { fetchBody, assertContract, type ContractCheck, type VerifyContext } from "./check.ts";
import { validRequest } from "./requests.ts";
import type { OperationRequest } from "./contractClient.ts";

type Item = Readonly<Record<string, unknown>>;
type Page = { page: number; perPage: number; total: number; items: readonly Item[] };

/** What the entries of a list are by the contract; `undefined` for an operation that answers no list in pages. */
function listItemSchema(document: OpenApiDocument, { responses }: ContractOperation): SchemaObject | undefined {
  const schema = responses.get(200)?.content?.["application/json"]?.schema;
  const { properties = {} } = schema === undefined ? {} : flattenSchema(document, schema);
  return properties["total"] !== undefined && properties["items"]?.items !== undefined
    ? flattenSchema(document, properties["items"].items)
    : undefined;
}

/** What a list promises beyond its shape: its pages, its order, and what it is narrowed to. */
export function listChecks(document: OpenApiDocument, operation: ContractOperation): readonly ContractCheck[] {
  const entry = listItemSchema(document, operation);
  if (entry === undefined) return [];
  const read = async (ground: VerifyContext, query: OperationRequest["query"]): Promise<Page> => {
    const sent = await validRequest(ground, operation);
    return fetchBody<Page>(ground, operation.id, { ...sent, query: { ...sent.query, ...query } });
  };
  const choices = operation.parameters.flatMap(({ name, schema }) => {
    const { enum: values } = flattenSchema(document, schema);
    return values === undefined || name === "lang" ? [] : [{ name, values: values.map(String) }];
  });

  const pages: ContractCheck = {
    name: "pages that are what they say",
    run: async (ground) => {
      const all = await read(ground, { perPage: 100 });
      assertContract(all.page === 1 && all.perPage === 100, "page 1 of 100 entries each", {
        page: all.page,
        perPage: all.perPage,
      });
      assertContract(
        all.items.length === Math.min(all.total, 100),
        `${Math.min(all.total, 100)} entries, as total says`,
        `${all.items.length} entries`,
      );
      const usual = await read(ground, {});
      assertContract(
        usual.perPage === 10 && usual.items.length === Math.min(usual.total, 10),
        "10 entries when nothing else is asked for",
        `${usual.items.length} entries, perPage ${usual.perPage}`,
      );
      const [first, second] = [
        await read(ground, { perPage: 1, page: 1 }),
        await read(ground, { perPage: 1, page: 2 }),
      ];
      assertContract(first.perPage === 1 && first.total === all.total, `perPage 1 and total ${all.total}`, {
        perPage: first.perPage,
        total: first.total,
      });
      assertContract(second.page === 2, "page 2", `page ${second.page}`);
      assertContract(
        JSON.stringify([...first.items, ...second.items]) === JSON.stringify(all.items.slice(0, 2)),
        "on the first two pages what the whole list begins with",
        JSON.stringify([...first.items, ...second.items]),
      );
      assertContract(
        (await read(ground, { perPage: 100, page: Math.ceil(all.total / 100) + 1 })).items.length === 0,
        "nothing after the last page",
        "entries",
      );
    },
  };
  const sorted = choices
    .filter(({ name }) => name === "sort")
    .map(({ values }): ContractCheck => ({
      name: "the order that was asked for",
      run: async (ground) => {
        for (const value of values) {
          const [field = "", direction] = value.split(".");
          const { items } = await read(ground, { sort: value, perPage: 100 });
          const schema = flattenSchema(document, entry.properties?.[field] ?? {});
          // Words are ordered by an alphabet, and which one is the server's to know.
          if (schema.format === undefined && schema.type !== "number" && schema.type !== "integer") continue;
          const given = items.map((one) => one[field]).filter((one) => one !== undefined);
          const numbers = given.map((one) => (typeof one === "number" ? one : Date.parse(String(one))));
          const ordered = numbers.toSorted((a, b) => (direction === "desc" ? b - a : a - b));
          assertContract(JSON.stringify(numbers) === JSON.stringify(ordered), `entries by ${value}`, given.join(", "));
        }
      },
    }));
  const narrowed = choices
    .filter(({ name }) => entry.properties?.[name] !== undefined)
    .map(({ name, values }): ContractCheck => ({
      name: `only entries of the ${name} that was asked for`,
      run: async (ground) => {
        for (const value of values) {
          const stray = (await read(ground, { [name]: value, perPage: 100 })).items.find(
            (one) => String(one[name]) !== value,
          );
          assertContract(stray === undefined, `${name} ${value} alone`, stray);
        }
      },
    }));
  const searched = operation.parameters
    .filter(({ name }) => name === "word")
    .map((): ContractCheck => ({
      name: "nothing for a word that is nowhere",
      run: async (ground) => {
        const { total, items } = await read(ground, { word: "qqxxzzwwqq" });
        assertContract(total === 0 && items.length === 0, "an empty list", { total, items: items.length });
      },
    }));
  return [pages, ...sorted, ...narrowed, ...searched];
}
