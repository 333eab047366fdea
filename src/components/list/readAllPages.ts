import type { Paging } from "../../generated/contract.d.ts";
import { maxPerPage } from "../../generated/perPage.ts";

/** More entries are not read: the file of a download would be larger than a browser can create without stopping. */
const maxItems = 20_000;

/** A page of a list. Results of a search may come without the number of all. */
export type ListPage<Item> = { total?: Paging["total"] | undefined; items: readonly Item[] };

/** The entries of all pages, and the number of entries of the list according to the server, if it says so, which may be greater. */
export type ListItems<Item> = { items: readonly Item[]; total: number };

/**
 * Returns the entries of a list, page by page, after those of `firstPage` if it is given. A server may return fewer entries
 * in a page than were requested. Ends with the last entry, with an empty page, with one that repeats the first, and with 20,000
 * entries.
 */
export async function readAllPages<Item>(
  readPage: (paging: { page: number; perPage: number }) => Promise<ListPage<Item>>,
  firstPage?: ListPage<Item>,
): Promise<ListItems<Item>> {
  const first = firstPage ?? (await readPage({ page: 1, perPage: maxPerPage }));
  const firstItem = JSON.stringify(first.items[0]);
  const items = [...first.items];
  for (let page = 2; items.length > 0 && items.length < Math.min(first.total ?? maxItems, maxItems); page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time spares the server
    const next = await readPage({ page, perPage: maxPerPage });
    if (next.items.length === 0 || JSON.stringify(next.items[0]) === firstItem) break;
    items.push(...next.items);
  }
  return { items, total: first.total ?? items.length };
}
