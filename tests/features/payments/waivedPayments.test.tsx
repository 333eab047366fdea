// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import messages from "../../../locales/en.json" with { type: "json" };
import { setSession } from "../../../src/auth/sessionStore.ts";
import { paths } from "../../../src/config/paths.ts";
import { AppealPayments } from "../../../src/features/appeals/AppealPayments.tsx";
import PaymentObligationsPage from "../../../src/features/payments/PaymentObligationsPage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

const createPayment = (amount: number) => ({
  id: 1,
  serviceType: "Test",
  paymentTarget: "State duty",
  amount,
  serviceFee: amount,
  governmentFee: 0,
  dueDate: "2020-01-01",
});

it.each([
  [0, messages["payment.nothingToPay"], false],
  [20, "To be paid by 1\u00a0January 2020", true],
])(
  "the payments of a case with one of AZN %d say “%s”, with a link to the payments: %s",
  async (amount, text, hasLink) => {
    const { container, ...rendered } = await renderPage(<AppealPayments payments={[createPayment(amount)]} />, {
      respond: () => new Response(null, { status: 404 }),
    });
    unmount = rendered.unmount;
    await waitForContent(() => expect(container.querySelector(".status-chip")?.textContent).toBe(text));
    expect(container.querySelector(`a[href="${paths.paymentObligations}"]`) !== null).toBe(hasLink);
  },
);

it.each([
  [0, false],
  [20, true],
])("a payment of AZN %d whose due date has passed is overdue: %s", async (amount, isOverdue) => {
  setSession({ state: "signedIn", user: sampleUser });
  const { container, ...rendered } = await renderPage(<PaymentObligationsPage title="Payments" params={{}} />, {
    respond: () => Response.json({ page: 1, perPage: 10, total: 1, items: [createPayment(amount)] }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("table")?.textContent).toContain("2020"));
  expect(container.querySelector("table")?.textContent.includes(messages["due.passed"])).toBe(isOverdue);
});
