import type { OpenApiDocument } from "../contract/document.ts";
import { listLocalisedTexts } from "../contract/language.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { assertContract, largestPage, type ContractCheck } from "./check.ts";
import { listItemSchema, readListPage, type Item } from "./listPages.ts";
import { namesField, normalize, readTexts } from "./searchChecks.ts";

/** How many words of each field are searched for. */
const maxWords = 2;

/** How many letters of a word are compared, since a search may ignore its ending. */
const stemLength = 4;

/** Returns a word of a text that no other text of the entry has, in whatever form. */
function findWordOfText(item: Item, text: string): string | undefined {
  const all = normalize(readTexts(item).join(" "));
  return (text.match(/\p{L}{6,}/gu) ?? []).find((word) => all.split(normalize(word).slice(0, stemLength)).length === 2);
}

/** Checks that a search by words does not look into the fields that the contract does not name: an entry has only what it shows. */
const createOtherFieldCheck = (
  document: OpenApiDocument,
  operation: ContractOperation,
  description: string,
): ContractCheck => ({
  name: "finds no entry by a word of a field that the contract does not name",
  run: async (context) => {
    const schema = listItemSchema(document, operation);
    if (schema === undefined) return;
    const { items } = await readListPage(context, operation, { perPage: 20 });
    const counts = new Map<string, number>();
    for (const item of items.filter(({ lang }) => lang === undefined))
      for (const { path, text } of listLocalisedTexts(document, schema, item, "az")) {
        const [, name = ""] = path.split("/");
        const count = counts.get(name) ?? 0;
        const word = count < maxWords && !namesField(description, name) ? findWordOfText(item, text) : undefined;
        if (word === undefined) continue;
        counts.set(name, count + 1);
        const found = await readListPage(context, operation, { ...largestPage, word });
        assertContract(
          found.items.every((entry) => JSON.stringify(entry) !== JSON.stringify(item)),
          `no entry that has "${word}" only in ${name}`,
          item,
        );
      }
  },
});

/** Returns the check of the fields of a search whose parameter says that it returns only entries with the words in them. */
export function createSearchFieldChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
): readonly ContractCheck[] {
  const { description = "" } = operation.parameters.find(({ name }) => name === "word") ?? {};
  return /^Only .*\b(with|contain) these words\b/.test(description)
    ? [createOtherFieldCheck(document, operation, description)]
    : [];
}
