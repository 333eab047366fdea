// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { usePaymentTasks } from "../../../src/features/payments/usePaymentTasks.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

/** Renders whether the payments could be read. */
function PaymentsState(): ReactNode {
  const { isComplete, isPending } = usePaymentTasks();
  return isPending ? "pending" : isComplete ? "complete" : "incomplete";
}

it.each<[string, object, string]>([
  ["no payment", { total: 0, items: [] }, "complete"],
  ["payments that cannot be read", { total: 1, items: [{}] }, "incomplete"],
])("an answer with %s is %j", async (_name, page, expected) => {
  const { container, ...rendered } = await renderPage(<PaymentsState />, {
    respond: () => Response.json({ page: 1, perPage: 100, ...page }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.textContent).toBe(expected));
});
