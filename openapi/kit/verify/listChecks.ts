import { whole, type Operation } from "../contract/operations.ts";
import type { Document, Schema } from "../contract/document.ts";
import { bodyOf, insist, type Check, type Ground } from "./check.ts";
import { goodRequest } from "./requests.ts";
import type { Sent } from "./contractClient.ts";

type Entry = Readonly<Record<string, unknown>>;
type Listed = { page: number; perPage: number; total: number; items: readonly Entry[] };

/** What the entries of a list are by the contract; `undefined` for an operation that answers no list in pages. */
function entryOf(document: Document, { responses }: Operation): Schema | undefined {
  const schema = responses.get(200)?.content?.["application/json"]?.schema;
  const { properties = {} } = schema === undefined ? {} : whole(document, schema);
  return properties["total"] !== undefined && properties["items"]?.items !== undefined ? whole(document, properties["items"].items) : undefined;
}

/** What a list promises beyond its shape: its pages, its order, and what it is narrowed to. */
export function listChecks(document: Document, operation: Operation): readonly Check[] {
  const entry = entryOf(document, operation);
  if (entry === undefined) return [];
  const read = async (ground: Ground, query: Sent["query"]): Promise<Listed> => {
    const sent = await goodRequest(ground, operation);
    return bodyOf<Listed>(ground, operation.id, { ...sent, query: { ...sent.query, ...query } });
  };
  const choices = operation.parameters.flatMap(({ name, schema }) => {
    const { enum: values } = whole(document, schema);
    return values === undefined || name === "lang" ? [] : [{ name, values: values.map(String) }];
  });

  const pages: Check = {
    name: "pages that are what they say",
    look: async (ground) => {
      const all = await read(ground, { perPage: 100 });
      insist(all.page === 1 && all.perPage === 100, "page 1 of 100 entries each", { page: all.page, perPage: all.perPage });
      insist(all.items.length === Math.min(all.total, 100), `${Math.min(all.total, 100)} entries, as total says`, `${all.items.length} entries`);
      const usual = await read(ground, {});
      insist(usual.perPage === 10 && usual.items.length === Math.min(usual.total, 10), "10 entries when nothing else is asked for", `${usual.items.length} entries, perPage ${usual.perPage}`);
      const [first, second] = [await read(ground, { perPage: 1, page: 1 }), await read(ground, { perPage: 1, page: 2 })];
      insist(first.perPage === 1 && first.total === all.total, `perPage 1 and total ${all.total}`, { perPage: first.perPage, total: first.total });
      insist(second.page === 2, "page 2", `page ${second.page}`);
      insist(JSON.stringify([...first.items, ...second.items]) === JSON.stringify(all.items.slice(0, 2)), "on the first two pages what the whole list begins with", JSON.stringify([...first.items, ...second.items]));
      insist((await read(ground, { perPage: 100, page: Math.ceil(all.total / 100) + 1 })).items.length === 0, "nothing after the last page", "entries");
    },
  };
  const sorted = choices.filter(({ name }) => name === "sort").map(({ values }): Check => ({
    name: "the order that was asked for",
    look: async (ground) => {
      for (const value of values) {
        const [field = "", direction] = value.split(".");
        const { items } = await read(ground, { sort: value, perPage: 100 });
        const schema = whole(document, entry.properties?.[field] ?? {});
        // Words are ordered by an alphabet, and which one is the server's to know.
        if (schema.format === undefined && schema.type !== "number" && schema.type !== "integer") continue;
        const given = items.map((one) => one[field]).filter((one) => one !== undefined);
        const numbers = given.map((one) => (typeof one === "number" ? one : Date.parse(String(one))));
        const ordered = numbers.toSorted((a, b) => (direction === "desc" ? b - a : a - b));
        insist(JSON.stringify(numbers) === JSON.stringify(ordered), `entries by ${value}`, given.join(", "));
      }
    },
  }));
  const narrowed = choices.filter(({ name }) => entry.properties?.[name] !== undefined).map(({ name, values }): Check => ({
    name: `only entries of the ${name} that was asked for`,
    look: async (ground) => {
      for (const value of values) {
        const stray = (await read(ground, { [name]: value, perPage: 100 })).items.find((one) => String(one[name]) !== value);
        insist(stray === undefined, `${name} ${value} alone`, stray);
      }
    },
  }));
  const searched = operation.parameters.filter(({ name }) => name === "word").map((): Check => ({
    name: "nothing for a word that is nowhere",
    look: async (ground) => {
      const { total, items } = await read(ground, { word: "qqxxzzwwqq" });
      insist(total === 0 && items.length === 0, "an empty list", { total, items: items.length });
    },
  }));
  return [pages, ...sorted, ...narrowed, ...searched];
}
