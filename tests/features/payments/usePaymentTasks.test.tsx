// @vitest-environment jsdom
import { Suspense, type ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { AmountDue } from "../../../src/features/payments/AmountDue.tsx";
import { usePaymentTasks } from "../../../src/features/payments/usePaymentTasks.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Renders whether the payments could be read, and their card. */
function PaymentsState(): ReactNode {
  const { tasks, isComplete, isPending } = usePaymentTasks();
  const state = isPending ? "pending" : isComplete ? "complete" : "incomplete";
  return [state, ...tasks.map(({ title, text }) => `: ${String(title)}, ${String(text)}`)].join("");
}

const createPayment = (id: number, amount: number, dueDate: string): object => ({
  id,
  serviceType: "Test",
  paymentTarget: "State duty",
  amount,
  serviceFee: amount,
  governmentFee: 0,
  dueDate,
});
const waived = createPayment(1, 0, "2020-01-01");
const due = createPayment(2, 20, "2999-01-01");

it.each<[string, object, string]>([
  ["no payment", { total: 0, items: [] }, "complete"],
  ["payments that cannot be read", { total: 1, items: [{}] }, "incomplete"],
  ["only a waived payment", { total: 1, items: [waived] }, "complete"],
  [
    "a waived payment and one that is due",
    { total: 2, items: [waived, due] },
    "complete: Pay AZN\u00a020.00, 1 payment, the next by 1\u00a0January 2999",
  ],
  ["only waived payments among the first ones", { total: 2, items: [waived] }, "incomplete"],
])("an answer with %s is %j", async (_name, page, expected) => {
  const { container, ...rendered } = await renderPage(<PaymentsState />, {
    respond: () => Response.json({ page: 1, perPage: 100, ...page }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.textContent).toBe(expected));
});

it.each<[string, object[], string]>([
  ["the payments that are due, without the waived ones", [waived, due], "Total to payAZN\u00a020.001 payment."],
  ["nothing when all are waived", [waived], "."],
])("the total has %s", async (_name, items, expected) => {
  const { container, ...rendered } = await renderPage(
    <Suspense fallback="loading">
      <AmountDue />.
    </Suspense>,
    { respond: () => Response.json({ page: 1, perPage: 100, total: items.length, items }) },
  );
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.textContent).toBe(expected));
});
