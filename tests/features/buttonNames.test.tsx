// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { ReactNode } from "react";
import type { PaidPayment } from "../../src/generated/contract.d.ts";
import type { User } from "../../src/auth/sessionStore.ts";
import { DraftList } from "../../src/features/appeals/DraftList.tsx";
import PaymentObligationsPage from "../../src/features/payments/PaymentObligationsPage.tsx";
import { ReceiptButton } from "../../src/features/payments/ReceiptButton.tsx";
import ReportsPage from "../../src/features/reports/ReportsPage.tsx";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const payment = {
  id: 1,
  serviceType: "Yoxlama",
  paymentTarget: "Tərəzi",
  serviceFee: 1,
  governmentFee: 0,
  amount: 1,
  currency: "AZN",
  lang: "az",
} as const;
const paidPayment: PaidPayment = { ...payment, paymentDate: "2026-01-30T10:30:00+04:00" };
const report = {
  id: 1,
  title: "Hesabat",
  period: { from: "2026-01-01", to: "2026-03-31" },
  dueDate: "2026-04-20",
  lang: "az",
};
const draft = { formKey: "service-1", updatedAt: "2026-01-30T10:30:00+04:00", data: { title: "Yoxlama", lang: "az" } };
const user = { id: 7, name: "A", surname: "B", manufacturers: [] } as unknown as User;

it.each<[kind: string, content: ReactNode, items: readonly object[], name: string]>([
  ["a payment", <PaymentObligationsPage key="due" title="To pay" params={{}} />, [payment], payment.paymentTarget],
  ["a receipt", <ReceiptButton key="receipt" payment={paidPayment} />, [], payment.paymentTarget],
  ["a report", <ReportsPage key="reports" title="Reports" params={{}} />, [report], report.title],
  ["a draft", <DraftList key="drafts" user={user} />, [draft], draft.data.title],
])("the button of %s has the name of it in its own language", async (_kind, content, items, name) => {
  const rendered = await renderPage(content, {
    respond: () => Response.json({ page: 1, perPage: 10, total: items.length, items }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(rendered.container.querySelector("button [lang=az]")?.textContent).toBe(name));
});

it.each<[string, Partial<PaidPayment>, Partial<PaidPayment>, string[]]>([
  [
    "the numbers of their cases",
    { appealNumber: "2026-00481" },
    { appealNumber: "2026-00482" },
    ["Case 2026-00481", "Case 2026-00482"],
  ],
  [
    "their dates, without a case",
    {},
    { paymentDate: "2026-02-28T10:30:00+04:00" },
    ["30\u00a0January 2026", "28\u00a0February 2026"],
  ],
])("the buttons of two receipts of the same duty have %s", async (_, first, second, details) => {
  const rendered = await renderPage(
    <>
      <ReceiptButton payment={{ ...paidPayment, ...first }} />
      <ReceiptButton payment={{ ...paidPayment, ...second }} />
    </>,
    { respond: () => Response.json({}) },
  );
  unmount = rendered.unmount;
  await waitForContent(() =>
    expect([...rendered.container.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(
      details.map((detail) => `Download receipt (PDF) Tərəzi, ${detail}`),
    ),
  );
});

it.each<[string, object, object, string[]]>([
  [
    "the numbers of their cases",
    { appealNumber: "2026-00481" },
    { appealNumber: "2026-00482" },
    ["Case 2026-00481", "Case 2026-00482"],
  ],
  [
    "the days until which they are due, without a case",
    { dueDate: "2026-01-30" },
    { dueDate: "2026-02-28" },
    ["30\u00a0January 2026", "28\u00a0February 2026"],
  ],
])("the buttons of two payments of the same duty have %s", async (_, first, second, details) => {
  const items = [
    { ...payment, ...first },
    { ...payment, id: 2, ...second },
  ];
  const rendered = await renderPage(<PaymentObligationsPage title="To pay" params={{}} />, {
    respond: () => Response.json({ page: 1, perPage: 10, total: items.length, items }),
  });
  unmount = rendered.unmount;
  await waitForContent(() =>
    expect(
      [...rendered.container.querySelectorAll("td button")].map(({ textContent }) => textContent.split(", ").at(-1)),
    ).toEqual(details),
  );
});
