import type { Paging } from "../../../generated/contract.d.ts";

/** The largest page that the contract allows. */
const maxPerPage = 100;
/** More pages are not downloaded: the file would be larger than a browser can create without stopping. */
const maxPages = 200;

/** A page of a list. */
type ListPage<Item> = Paging & { items: readonly Item[] };

/** Returns all entries of a list, page by page. Ends with the last page, and with a page without entries. */
export async function readAllPages<Item>(
  readPage: (paging: { page: number; perPage: number }) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time spares the server
    const response = await readPage({ page, perPage: maxPerPage });
    items.push(...response.items);
    if (response.items.length === 0 || items.length >= response.total) break;
  }
  return items;
}
