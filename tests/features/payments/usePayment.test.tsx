// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { usePayment } from "../../../src/features/payments/usePayment.ts";
import type { Payment } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** Renders the button of a payment with its state. */
function PayButton(): ReactNode {
  const { pay, startingPaymentId } = usePayment();
  return <button onClick={() => pay({ id: 7 } as Payment)}>{startingPaymentId ?? "offered"}</button>;
}

it.each<[string, () => unknown]>([
  ["after half a minute", () => vi.advanceTimersByTime(30_000)],
  ["when the person has come back to the page", () => dispatchEvent(new Event("pageshow"))],
])("is started once until the bank's page arrives, and offered again %s", async (_name, endWait) => {
  let startCount = 0;
  const { container, ...rendered } = await renderPage(<PayButton />, {
    respond: () => {
      startCount += 1;
      return Response.json({ redirectUrl: "https://bank.test/pay" });
    },
    settings: { paymentHosts: ["bank.test"] },
  });
  unmount = rendered.unmount;
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", { origin: location.origin, href: location.href, assign });
  const button = await waitForContent(() => {
    const found = container.querySelector("button");
    expect(found).not.toBeNull();
    return found!;
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  button.click();
  await waitForContent(() => expect(assign).toHaveBeenCalledWith("https://bank.test/pay"));
  await waitForContent(() => expect(button.textContent).toBe("7"));
  button.click();
  expect([startCount, button.textContent]).toEqual([1, "7"]);
  endWait();
  await waitForContent(() => expect(button.textContent).toBe("offered"));
  button.click();
  await waitForContent(() => expect(assign).toHaveBeenCalledTimes(2));
  expect(startCount).toBe(2);
});
