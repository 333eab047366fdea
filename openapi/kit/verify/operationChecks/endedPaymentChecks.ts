import type { ByOperation } from "../../contract/operationId.ts";
import { languages } from "../../contract/language.ts";
import { getOperation, requireWrites, type ContractCheck } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { minuteMs } from "../serverClock.ts";
import { defineCheck, getCitizenAuth, toPath } from "./checkHelpers.ts";
import { normalise } from "../writes/sameState.ts";

/** How long ago a payment that has just been completed may have been. The checks advance the clock of the server by some minutes. */
const maxAgeMs = 15 * minuteMs;

/** The fields of an amount that stay as they are when it is paid. */
const keptFields = [
  "amount",
  "serviceFee",
  "governmentFee",
  "currency",
  "serviceType",
  "paymentTarget",
  "appealNumber",
];

/** Checks that an amount is open until it is paid, and a payment from then on, for servers whose payment page can be ended. */
const endedPaymentCheck = defineCheck("lists an amount among the payments as soon as it is paid", async (context) => {
  requireWrites(context);
  const { endPayment } = context.personas.sources;
  const unavailable = "no payment of this server can be completed";
  if (endPayment === undefined) throw new CheckSkipped(unavailable);
  const auth = await getCitizenAuth(context);
  const open = await fetchItems<JsonBody>(context, "listObligations", auth);
  // The other checks need the first ones.
  const chosen = open.length < 2 ? undefined : open.at(-1);
  if (chosen === undefined) throw new CheckSkipped("the user has only one amount to pay");
  const id = String(chosen["id"]);
  const read = async (list: string): Promise<readonly JsonBody[]> =>
    (await fetchItems<JsonBody>(context, list, auth)).filter((entry) => String(entry["id"]) === id);
  const request = { ...auth, path: toPath(chosen) };
  const start = async (): Promise<string> => String((await fetchBody(context, "startPayment", request))["redirectUrl"]);

  if (!(await endPayment(await start(), "cancelled"))) throw new CheckSkipped(unavailable);
  const [kept] = await read("listObligations");
  assertContract(
    JSON.stringify(kept) === JSON.stringify(chosen),
    `the amount as before: ${JSON.stringify(chosen)}`,
    kept,
  );
  assertContract((await read("listPaidPayments")).length === 0, "no payment that was cancelled", chosen);

  const pageUrl = await start();
  await endPayment(pageUrl, "paid");
  const [left] = await read("listObligations");
  assertContract(left === undefined, `the amount ${id}, which is paid, no longer among those to pay`, left);
  const [paid, ...others] = await read("listPaidPayments");
  assertContract(paid !== undefined && others.length === 0, `the payment ${id} once among the completed ones`, others);
  for (const name of keptFields)
    assertContract(paid?.[name] === chosen[name], `the ${name} as before the payment: ${String(chosen[name])}`, paid);
  const paymentDate = String(paid?.["paymentDate"]);
  assertContract(
    Math.abs(Date.now() - Date.parse(paymentDate)) < maxAgeMs,
    `the time of payment, ${new Date().toISOString()}`,
    paymentDate,
  );
  const [latest] = await fetchItems<JsonBody>(context, "listPaidPayments", {
    ...auth,
    query: { sort: "paymentDate.desc" },
  });
  assertContract(String(latest?.["id"]) === id, `the payment ${id} first, the latest one`, latest);
  for (const lang of languages) {
    await expectResponse(context, getOperation(context, "startPayment"), { ...request, lang }, 409);
    await expectResponse(context, getOperation(context, "downloadReceipt"), { ...request, lang }, 200);
  }
  const appeals = await fetchItems<JsonBody>(context, "listAppeals", auth);
  const appeal = appeals.find(({ appealNumber }) => appealNumber === paid?.["appealNumber"]);
  if (appeal !== undefined) {
    const { payments } = await fetchBody<{ payments: readonly JsonBody[] }>(context, "readAppeal", {
      ...auth,
      path: toPath(appeal),
    });
    const ofAppeal = payments.find((payment) => String(payment["id"]) === id);
    assertContract(
      normalise(ofAppeal?.["paymentDate"], "paymentDate") === normalise(paymentDate, "paymentDate"),
      `the time of payment in the appeal ${String(appeal["appealNumber"])} too: ${paymentDate}`,
      ofAppeal,
    );
  }
  await endPayment(pageUrl, "paid");
  const again = await read("listPaidPayments");
  assertContract(
    JSON.stringify(again) === JSON.stringify([paid]),
    `one payment for a page that is sent twice: ${JSON.stringify(paid)}`,
    again,
  );
});

/** Checks of a payment that is completed now, by operationId. */
export const endedPaymentChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  // The last operation that needs an open amount has been verified before.
  downloadReceipt: [endedPaymentCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
