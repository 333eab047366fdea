// @vitest-environment jsdom
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import en from "../../../locales/en.json" with { type: "json" };
import { setSession } from "../../../src/auth/sessionStore.ts";
import { PaymentOutcome } from "../../../src/features/payments/PaymentOutcome.tsx";
import { readPendingPayment, storePendingPayment } from "../../../src/features/payments/pendingPayment.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";
import { waitForEffects } from "../../support/waitForEffects.ts";

const paidPayment = {
  id: 12,
  serviceType: "Yoxlama",
  paymentTarget: "Rüsum",
  amount: 20,
  serviceFee: 20,
  governmentFee: 0,
  lang: "az",
  paymentDate: "2026-03-18T10:00:00+04:00",
};

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "signedIn", user }));
afterEach(() => unmount());

/** The payments that are due, with the pending one among them. */
const { paymentDate: _paymentDate, ...due } = paidPayment;
let obligations: readonly object[] = [];
beforeEach(() => {
  obligations = [due];
});

/** Renders the outcome as one of two pages does. Returns its title, and whether it has the focus. */
async function openPage(paidPayments: readonly object[]): Promise<[title: string | undefined, hasFocus: boolean]> {
  unmount();
  const { container, ...rendered } = await renderPage(
    <Suspense>
      <PaymentOutcome page="paidPayments" />
      <hr />
    </Suspense>,
    {
      respond: ({ url }) => {
        const items = url.includes("/obligations") ? obligations : paidPayments;
        return Response.json({ page: 1, perPage: 10, total: items.length, items });
      },
    },
  );
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("hr")).not.toBeNull());
  return [
    container.querySelector(".banner-title")?.textContent ?? undefined,
    container.contains(document.activeElement),
  ];
}

it("is shown on each page until the payment has arrived, and gets the focus once", async () => {
  storePendingPayment(12, user);
  expect(await openPage([])).toEqual(["The payment was not completed", true]);
  expect(await openPage([])).toEqual(["The payment was not completed", false]);
  expect(await openPage([paidPayment])).toEqual(["Your payment has been received", true]);
  await waitForContent(() => expect(readPendingPayment()).toBeUndefined());
  expect(await openPage([paidPayment])).toEqual([undefined, false]);
});

it("stays for the account that pays while another one looks", async () => {
  storePendingPayment(12, user);
  setSession({ state: "signedIn", user: { ...user, id: 8 } });
  expect(await openPage([])).toEqual([undefined, false]);
  expect(readPendingPayment()).toBeDefined();
});

it("is said again after each check while the payment has not arrived", async () => {
  storePendingPayment(12, user);
  await openPage([]);
  const status = document.querySelector("[role=status]");
  const added: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))),
  );
  if (status !== null) observer.observe(status, { childList: true, subtree: true });
  const check = (): void =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Check again")?.click();
  for (const expected of [1, 2]) {
    check();
    await waitForContent(() => expect(added).toHaveLength(expected));
  }
  observer.disconnect();
  expect(new Set(added)).toEqual(new Set(["The payment was not completed"]));
});

it.each<[string, object[]]>([
  ["is not among the payments that are due", []],
  ["was waived", [{ ...due, amount: 0, serviceFee: 0 }]],
])("does not ask to pay what %s, and says only once that it has not arrived", async (_name, others) => {
  storePendingPayment(12, user);
  obligations = others;
  expect(await openPage([])).toEqual(["The payment was not completed", expect.anything()]);
  await waitForContent(() => expect(document.body.textContent).toContain(en["payment.noLongerDueText"]));
  expect(document.body.textContent).not.toContain(en["page.paymentObligations.title"]);
  await waitForContent(() => expect(readPendingPayment()).toBeUndefined());
  expect(await openPage([])).toEqual([undefined, false]);
});

it("asks to pay while the payment is due", async () => {
  storePendingPayment(12, user);
  await openPage([]);
  await waitForEffects();
  expect(document.body.textContent).toContain(en["payment.notArrivedText"]);
  expect(readPendingPayment()).toBeDefined();
});
