import { describe, expect, it } from "vitest";
import { readAllPages } from "../../../src/components/list/readAllPages.ts";

const all = Array.from({ length: 250 }, (_, index) => index);

/** Returns a function that reads a page of 250 entries from a server whose pages have at most `maxPerPage` of them. */
const createServer = (maxPerPage: number) => {
  const pages: number[] = [];
  const readPage = async ({ page, perPage }: { page: number; perPage: number }) => {
    pages.push(page);
    const size = Math.min(perPage, maxPerPage);
    return { total: all.length, items: all.slice((page - 1) * size, page * size) };
  };
  return { readPage, pages };
};

describe("the pages of a list", () => {
  it("are read until all entries are there", async () => {
    const { readPage, pages } = createServer(1000);
    expect(await readAllPages(readPage)).toEqual({ items: all, total: 250 });
    expect(pages).toEqual([1, 2, 3]);
  });

  it("may have fewer entries than were requested", async () => {
    const { readPage, pages } = createServer(90);
    expect(await readAllPages(readPage)).toEqual({ items: all, total: 250 });
    expect(pages).toEqual([1, 2, 3]);
  });

  it("are read after the first page if it is there", async () => {
    const { readPage, pages } = createServer(100);
    const firstPage = await readPage({ page: 1, perPage: 100 });
    expect((await readAllPages(readPage, firstPage)).items).toEqual(all);
    expect(pages).toEqual([1, 2, 3]);
  });

  it("end with an empty page, so a wrong total ends too", async () => {
    expect(await readAllPages(async () => ({ total: 9, items: [] }))).toEqual({ items: [], total: 9 });
    const readOnePage = async ({ page }: { page: number }) => ({ total: 9, items: page === 1 ? [1] : [] });
    expect(await readAllPages(readOnePage)).toEqual({ items: [1], total: 9 });
  });

  it("end when a server ignores the number of the page", async () => {
    expect(await readAllPages(async () => ({ total: 9, items: [{ id: 1 }, { id: 2 }] }))).toEqual({
      items: [{ id: 1 }, { id: 2 }],
      total: 9,
    });
  });

  it("end with 20,000 entries", async () => {
    const page = Array.from({ length: 100 }, (_, index) => index);
    const { items, total } = await readAllPages(async (paging) => ({
      total: 30_000,
      items: page.map((index) => paging.page * 100 + index),
    }));
    expect([items.length, total]).toEqual([20_000, 30_000]);
  });
});
