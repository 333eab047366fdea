// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import messages from "../../locales/en.json" with { type: "json" };
import { setSession } from "../../src/auth/sessionStore.ts";
import PaymentObligationsPage from "../../src/features/payments/PaymentObligationsPage.tsx";
import ReportsPage from "../../src/features/reports/ReportsPage.tsx";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

it.each([
  ["the payments", <PaymentObligationsPage key="payments" title="Payments" params={{}} />, "payment.nothingDue"],
  ["the reports", <ReportsPage key="reports" title="Reports" params={{}} />, "report.none"],
] as const)("says that nothing is due only when the server has %s", async (_name, page, messageId) => {
  setSession({
    state: "signedIn",
    user: {
      ...sampleUser,
      language: { isoCode: "en" },
    },
  });
  const emptyList = { page: 1, perPage: 10, total: 0, items: [] };
  for (const isMissing of [true, false]) {
    const { container, ...rendered } = await renderPage(page, {
      respond: () => (isMissing ? new Response(null, { status: 404 }) : Response.json(emptyList)),
    });
    unmount = rendered.unmount;
    await waitForContent(() => expect(container.textContent).toContain(messages["empty.information"]));
    expect(container.textContent.includes(messages[messageId])).toBe(!isMissing);
    unmount();
  }
});
