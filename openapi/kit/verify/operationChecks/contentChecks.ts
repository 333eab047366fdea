import type { ByOperation } from "../../contract/operationId.ts";
import { assertContract, fetchBody, fetchItems, type ContractCheck } from "../check.ts";
import { setTimeout } from "node:timers/promises";
import { languages } from "../../contract/language.ts";
import { defineCheck, type JsonBody } from "./checkHelpers.ts";

/** A status that began in this time, in milliseconds, is read again. The clock of the server may differ. */
const newStatusMs = 3_600_000;

type Items<Item> = { total: number; items: readonly Item[] };

/** How many entries of a list are compared with another operation. */
const maxCompared = 8;

const riskGroupChecks: readonly ContractCheck[] = [
  defineCheck("counts the goods that the product search finds in each group", async (context) => {
    const items = await fetchItems<{ id: string | number; productCount: number }>(context, "listRiskGroups");
    for (const { id, productCount } of items.slice(0, maxCompared)) {
      const { total } = await fetchBody<Items<unknown>>(context, "searchProducts", {
        query: { riskGroup: id, perPage: 1 },
      });
      assertContract(productCount === total, `productCount ${total} for the risk group ${id}`, productCount);
    }
  }),
];

const faqChecks: readonly ContractCheck[] = [
  defineCheck("returns the questions of one category together", async (context) => {
    for (const lang of languages) {
      const items = await fetchItems<{ category: { id: string | number } }>(context, "listFaq", { lang });
      const ids = items.map(({ category: { id } }) => String(id));
      const runs = ids.filter((id, index) => id !== ids[index - 1]);
      assertContract(new Set(runs).size === runs.length, `the questions of each category together in ${lang}`, runs);
    }
  }),
];

const postChecks: readonly ContractCheck[] = [
  defineCheck("relates a post to others that can be read, as they are listed", async (context) => {
    const items = await fetchItems(context, "listPosts");
    for (const { id } of items.slice(0, maxCompared)) {
      const { related } = await fetchBody<{ related: readonly JsonBody[] }>(context, "readPost", {
        path: { id: String(id) },
      });
      for (const post of related) {
        const read = await fetchBody(context, "readPost", { path: { id: String(post["id"]) } });
        const other = Object.keys(post).find((name) => JSON.stringify(read[name]) !== JSON.stringify(post[name]));
        assertContract(other === undefined, `the ${other} of post ${String(post["id"])} itself`, post);
      }
    }
  }),
];

type Standard = { id: string | number; designation: string; replacedBy?: string };

const standardChecks: readonly ContractCheck[] = [
  defineCheck("names the standard that replaces another one by its designation, not by its id", async (context) => {
    const items = await fetchItems<Standard>(context, "listStandards");
    for (const { designation, replacedBy } of items) {
      const isDesignation = items.some((standard) => standard.designation === replacedBy);
      const isId = items.some(({ id }) => String(id) === replacedBy);
      assertContract(
        isDesignation || !isId,
        `the designation of the standard that replaces ${designation}`,
        replacedBy,
      );
    }
  }),
];

/** Checks of what everybody can read: posts, questions, lists and the status of the service, by operationId. */
export const contentChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readServiceStatus: [
    defineCheck("keeps the time at which the status began", async (context) => {
      const read = () => fetchBody<{ state: string; since: string }>(context, "readServiceStatus", {});
      const first = await read();
      if (Math.abs(Date.now() - Date.parse(first.since)) > newStatusMs) return;
      // Later than the second of the first request.
      await setTimeout(1100);
      const second = await read();
      assertContract(second.since === first.since || second.state !== first.state, `since ${first.since}`, second);
    }),
  ],
  readPost: postChecks,
  listFaq: faqChecks,
  listRiskGroups: riskGroupChecks,
  listStandards: standardChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
