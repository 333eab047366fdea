import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isIncomplete } from "../../src/api/incompleteResponses.ts";
import { loadSettings } from "../../src/config/settings.ts";
import { readNotifications } from "../../src/generated/queries/notification/index.ts";

/** Returns the response to a request for a page; the first request names none. */
type Server = (page: number | undefined, perPage: number | undefined) => Response;

let queries: string[];
let server: Server;
beforeEach(async () => {
  queries = [];
  vi.stubGlobal("fetch", ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const read = (name: string): number | undefined =>
      searchParams.has(name) ? Number(searchParams.get(name)) : undefined;
    searchParams.delete("lang");
    queries.push(searchParams.toString());
    return Promise.resolve(server(read("page"), read("perPage")));
  });
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: "https://portal.test/api" })));
});
afterEach(() => vi.unstubAllGlobals());

const createEntries = (count: number): { id: number; title: string }[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: "Answer" }));

/** Creates a server with an envelope of Spring around pages of `defaultSize` entries, unless it takes another size. */
const createServer =
  (total: number, { defaultSize = 20, takesSize = true, takesPage = true } = {}): Server =>
  (page = 1, perPage = defaultSize) => {
    const size = takesSize ? perPage : defaultSize;
    const from = takesPage ? (page - 1) * size : 0;
    return Response.json({ content: createEntries(total).slice(from, from + size), totalElements: total });
  };

/** Reads the notifications. Returns their ids, and whether the list is marked as incomplete. */
async function read(): Promise<{ ids: unknown[]; incomplete: boolean }> {
  const list = await readNotifications({ lang: "en" });
  return { ids: list.map(({ id }) => id), incomplete: isIncomplete(list) };
}

const idsUntil = (count: number): number[] => createEntries(count).map(({ id }) => id);

it("reads every page of a server that sends only one without being asked", async () => {
  server = createServer(53);
  expect(await read()).toEqual({ ids: idsUntil(53), incomplete: false });
  expect(queries).toEqual(["", "page=2&perPage=20", "page=3&perPage=20"]);
});

it("reads every page of a server that ignores the size", async () => {
  server = createServer(53, { takesSize: false });
  expect(await read()).toEqual({ ids: idsUntil(53), incomplete: false });
});

it("asks for no page larger than the contract allows", async () => {
  server = createServer(240, { defaultSize: 150 });
  expect(await read()).toEqual({ ids: idsUntil(240), incomplete: false });
  expect(queries).toEqual(["", "page=2&perPage=100", "page=3&perPage=100"]);
});

it("asks a server that ignores the page once more, and repeats no notification", async () => {
  server = createServer(53, { takesPage: false });
  expect(await read()).toEqual({ ids: idsUntil(20), incomplete: true });
  expect(queries).toHaveLength(2);
});

it("stops asking a server that always has another page", async () => {
  let id = 0;
  server = () => Response.json({ content: [{ id: (id += 1), title: "Answer" }], totalElements: 1e6 });
  const { ids, incomplete } = await read();
  expect([ids.length, incomplete]).toEqual([queries.length, true]);
  expect(queries.length).toBeLessThan(30);
});

it("keeps what it has read when a further page fails", async () => {
  const pages = createServer(53);
  server = (page, perPage) => (page === 3 ? new Response(null, { status: 400 }) : pages(page, perPage));
  expect(await read()).toEqual({ ids: idsUntil(40), incomplete: true });
});

it.each<[string, unknown]>([
  ["a bare list", createEntries(20)],
  ["the number of all", { content: createEntries(20), totalElements: 20 }],
  ["the number of unread ones", { notifications: createEntries(20), count: 3 }],
  ["no number", { data: createEntries(20) }],
  ["an entry without a text", { items: [...createEntries(19), { id: 20 }], total: 20 }],
])("asks for no further page after %s", async (_name, body) => {
  server = () => Response.json(body);
  await read();
  expect(queries).toEqual([""]);
});
