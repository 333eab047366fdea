import { isDeepStrictEqual } from "node:util";
import { languages } from "../../contract/language.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { listUsedObligations } from "../requests.ts";
import { createShortestKey, createValidRequestFor, defineCheck, getCitizenAuth, listPersons } from "./checkHelpers.ts";

/** How many payments of a list are asked for one by one. */
const maxRead = 10;

/** The checks that each completed payment has a receipt, and no other one. */
const receiptChecks: readonly ContractCheck[] = [
  defineCheck("returns 404 for a payment that is not completed", async (context) => {
    const { token, path } = await createValidRequestFor(context, "startPayment");
    const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listObligations", {
      token,
      query: { perPage: maxRead },
    });
    for (const { id } of [{ id: path?.["id"] }, ...items])
      await expectResponse(
        context,
        getOperation(context, "downloadReceipt"),
        { token, path: { id: String(id) }, lang: "ru" },
        404,
      );
  }),
  defineCheck("returns a receipt of each payment, for every person and in each language", async (context) => {
    for (const { token } of await listPersons(context))
      for (const { id } of (await fetchItems(context, "listPaidPayments", { token })).slice(0, maxRead))
        for (const lang of languages) {
          const request = { token, path: { id: String(id) }, lang };
          await expectResponse(context, getOperation(context, "downloadReceipt"), request, 200);
        }
  }),
];

const startChecks: readonly ContractCheck[] = [
  defineCheck("leaves the amount to pay until it is paid", async (context) => {
    const { token } = await getCitizenAuth(context);
    const readIds = async (id: string): Promise<readonly string[]> =>
      (await fetchItems(context, id, { token })).map((item) => String(item["id"]));
    // Earlier checks may have started the payment of each of them. A server may limit how many are started.
    const used = listUsedObligations(context);
    const next =
      used.length > 0 ? undefined : String((await createValidRequestFor(context, "startPayment")).path?.["id"]);
    if (next !== undefined) await fetchBody(context, "startPayment", { token, path: { id: next } });
    const ids = [...(await readIds("listObligations")), ...(await readIds("listPaidPayments"))];
    for (const id of [...used, ...(next === undefined ? [] : [next])])
      assertContract(ids.includes(id), `${id} among the amounts to pay`, ids);
  }),
  defineCheck("processes a repeated Idempotency-Key once", async (context) => {
    const { token } = await getCitizenAuth(context);
    const items = await fetchItems(context, "listObligations", { token });
    const [first, second] = items.filter(({ amount }) => amount !== 0).map(({ id }) => String(id));
    if (first === undefined) throw new CheckSkipped("the user has nothing to pay");
    const headers = { "Idempotency-Key": createShortestKey(context, "startPayment") };
    const start = (id: string, lang: "az" | "en"): Promise<JsonBody> =>
      fetchBody(context, "startPayment", { token, path: { id }, headers, lang });
    const [one, again] = [await start(first, "az"), await start(first, "az")];
    assertContract(isDeepStrictEqual(again, one), "the first response", again);
    if (second === undefined) throw new CheckSkipped("the user has only one amount to pay");
    const other = { token, path: { id: second }, headers, lang: "en" } as const;
    await expectRefusal(context, getOperation(context, "startPayment"), other, 422);
    const { redirectUrl } = await fetchBody(context, "startPayment", { token, path: { id: second } });
    assertContract(
      redirectUrl !== one["redirectUrl"],
      `another URL for ${second} than for ${first}: the URL of the payment page of each`,
      redirectUrl,
    );
  }),
];

const obligationChecks: readonly ContractCheck[] = [
  defineCheck("lists nothing that is paid", async (context) => {
    const request = await getCitizenAuth(context);
    const readIds = async (id: string): Promise<readonly string[]> =>
      (await fetchItems(context, id, request)).map((item) => String(item["id"]));
    const paid = await readIds("listPaidPayments");
    const both = (await readIds("listObligations")).find((id) => paid.includes(id));
    assertContract(both === undefined, "no payment that is also among the paid ones", both);
  }),
];

/** Checks of amounts to pay and of paid ones, by operationId. */
export const paymentChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  listObligations: obligationChecks,
  startPayment: [
    defineCheck("returns 409 for a completed payment", async (context) => {
      const { token, path } = await createValidRequestFor(context, "downloadReceipt");
      const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listPaidPayments", {
        token,
        query: { perPage: maxRead },
      });
      for (const { id } of [{ id: path?.["id"] }, ...items])
        await expectResponse(
          context,
          getOperation(context, "startPayment"),
          { token, path: { id: String(id) }, lang: "ru" },
          409,
        );
    }),
    ...startChecks,
  ],
  downloadReceipt: receiptChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
