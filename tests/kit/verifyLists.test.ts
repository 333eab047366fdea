import { describe, expect, it } from "vitest";
import { arrangeEntries } from "../../openapi/kit/mutants/shared/lists.ts";
import { copyPrice } from "./validServers.ts";
import { findFaults, findFaultsOf, type JsonObject, type FaultyResponse } from "./verifyFault.ts";

/** A page of a list in a response, to be changed. */
type ListBody = { total: number; items: JsonObject[] };

/** Changes the entries of successful lists. */
const changeItems =
  (change: (items: JsonObject[], url: URL) => JsonObject[]) =>
  ({ status, body }: FaultyResponse, { url }: { url: URL }): void => {
    if (status === 200) (body as ListBody).items = change((body as ListBody).items, url);
  };

const changeUrl =
  (change: (query: URLSearchParams) => void) =>
  ({ url }: { url: URL }): void =>
    change(url.searchParams);

describe("verify of a list", () => {
  it("names an entry that is on two pages", async () => {
    const lines = await findFaults("listStandards", {
      changeResponse: changeItems((items, url) =>
        url.searchParams.get("page") === "3" && items[0] ? [items[0], items[0], ...items.slice(2)] : items,
      ),
    });
    expect(lines).toContainEqual(expect.stringMatching(/^returns each entry on exactly one page: .*twice: /));
  });

  it("names a total that is not the number of entries over all pages", async () => {
    const lines = await findFaults("listStandards", {
      changeResponse: changeItems((items, url) => (url.searchParams.get("page") === "3" ? items.slice(1) : items)),
    });
    expect(lines).toContainEqual(expect.stringMatching(/^returns each entry on exactly one page: /));
  });

  it.each([
    ["listMarketPrices", "region"],
    ["listMarketPrices", "category"],
    ["searchProducts", "goodsCode"],
    ["searchProducts", "riskGroup"],
    ["listServices", "competitionQualityType"],
    ["listStandards", "status"],
    ["listFaq", "category"],
  ])("names a filter of %s that is ignored: %s", async (operationId, name) => {
    const lines = await findFaults(operationId, { changeRequest: changeUrl((query) => query.delete(name)) });
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^filters by ${name}: `)));
  });

  it.each(["listAppeals", "listDocuments"])("names a search of %s by words that is ignored", async (operationId) => {
    const lines = await findFaults(operationId, { changeRequest: changeUrl((query) => query.delete("word")) });
    expect(lines).toContainEqual(expect.stringMatching(/^returns an empty list for a word without matches: /));
  });

  it("names a filter that loses entries of a list with more of them than a page", async () => {
    const lines = await findFaultsOf(
      "listMarketPrices",
      {
        createHandler: arrangeEntries("listMarketPrices", (entries, { url }) =>
          entries.flatMap(copyPrice).slice(url.searchParams.has("region") ? 1 : 0),
        ),
      },
      { valuesPerField: 1 },
    );
    expect(lines).toContainEqual(expect.stringMatching(/^filters by region: expected: all \d+ entries/));
  });

  it("names a filter that loses entries", async () => {
    const lines = await findFaults("listMarketPrices", {
      changeResponse: ({ body, status }, { url }) => {
        if (status !== 200 || !url.searchParams.has("region")) return;
        const list = body as ListBody;
        list.items = list.items.slice(1);
        list.total = list.items.length;
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^filters by region: expected: all \d+ entries/));
  });

  it("names texts that are not sorted by the Azerbaijani alphabet", async () => {
    const lines = await findFaults("listMarketPrices", {
      changeResponse: changeItems((items, url) =>
        url.searchParams.get("sort") === "product.asc"
          ? items.toSorted((a, b) => (String(a["product"]) < String(b["product"]) ? -1 : 1))
          : items,
      ),
    });
    expect(lines).toContainEqual(expect.stringContaining("entries sorted by product.asc"));
  });

  it("names texts that are not sorted by the Russian alphabet", async () => {
    const lines = await findFaults("listMarketPrices", {
      changeResponse: changeItems((items, url) =>
        url.searchParams.get("lang") === "ru" && url.searchParams.get("sort") === "product.asc"
          ? items.toReversed()
          : items,
      ),
    });
    expect(lines).toContainEqual(expect.stringContaining("entries sorted by product.asc in ru"));
  });

  it("names an order other than the stated one", async () => {
    const lines = await findFaults("listPosts", { changeResponse: changeItems((items) => items.toReversed()) });
    expect(lines).toContainEqual(expect.stringMatching(/^returns the entries in the stated order: /));
  });

  it("names payments without a due date that do not come last", async () => {
    const lines = await findFaults("listObligations", {
      changeResponse: changeItems((items) =>
        items.map(({ dueDate: _dueDate, ...item }, index) => (index === 0 ? item : { ...item, dueDate: "2026-05-01" })),
      ),
    });
    expect(lines).toContainEqual(expect.stringContaining("entries without dueDate last"));
  });

  it("names a search that ignores the word", async () => {
    const lines = await findFaults("searchRegister", {
      changeRequest: changeUrl((query) => query.delete("word")),
    });
    expect(lines).toContainEqual(expect.stringMatching(/^finds an entry by a word of it, and no entry without/));
  });

  it("names a search that does not know the capital İ", async () => {
    const lines = await findFaults("listStandards", {
      changeRequest: changeUrl((query) => {
        const word = query.get("word");
        if (word !== null && /[İI]/.test(word)) query.set("word", `${word}qqq`);
      }),
    });
    expect(lines).toContainEqual(expect.stringMatching(/^finds the same entries in capital and small letters/));
  });

  it("names a search that fails at an apostrophe", async () => {
    const lines = await findFaults("listFaq", {
      changeResponse: (response, { url }) => {
        if (url.searchParams.get("word")?.includes("'")) response.status = 500;
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^answers a search with apostrophes/));
  });
});
