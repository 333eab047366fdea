// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { usePayment } from "../../../src/features/payments/usePayment.ts";
import type { Payment } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** Renders the button of a payment with its state, and that of another one. */
function PayButtons(): ReactNode {
  const { pay, startingPaymentId } = usePayment();
  return (
    <>
      <button onClick={() => pay({ id: 7 } as Payment)}>{startingPaymentId ?? "offered"}</button>
      <button onClick={() => pay({ id: 8 } as Payment)}>another</button>
    </>
  );
}

/** Returns the address of the bank's page after so many started payments: within this document, which stays open. */
const getBankHash = (startCount: number): string => `#bank-${startCount}`;

/** Renders the buttons. Returns them with a function that counts the started payments, whose answers wait for `arrival`. */
async function renderButtons(arrival?: Promise<void>) {
  let startCount = 0;
  const { container, ...rendered } = await renderPage(<PayButtons />, {
    address: "/payments",
    respond: async () => {
      startCount += 1;
      const response = Response.json({ redirectUrl: `/payments${getBankHash(startCount)}` });
      await arrival;
      return response;
    },
  });
  unmount = rendered.unmount;
  const [button, otherButton] = await waitForContent(() => {
    const found = container.querySelectorAll("button");
    expect(found).toHaveLength(2);
    return found;
  });
  // The callbacks of a mutation run only in a component whose effects have run.
  await waitForEffects();
  return { button: button!, otherButton: otherButton!, getStartCount: () => startCount };
}

it.each<[string, () => unknown]>([
  ["after half a minute", () => vi.advanceTimersByTime(30_000)],
  ["when the person has come back to the page", () => dispatchEvent(new Event("pageshow"))],
])("is started once until the bank's page arrives, and offered again %s", async (_name, endWait) => {
  const { button, getStartCount } = await renderButtons();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  button.click();
  await waitForContent(() => expect(location.hash).toBe(getBankHash(1)));
  await waitForContent(() => expect(button.textContent).toBe("7"));
  button.click();
  await waitForEffects();
  expect([getStartCount(), button.textContent]).toEqual([1, "7"]);
  endWait();
  await waitForContent(() => expect(button.textContent).toBe("offered"));
  button.click();
  await waitForContent(() => expect(location.hash).toBe(getBankHash(2)));
  expect(getStartCount()).toBe(2);
});

it("is started alone, however often the buttons are pressed before the server has answered", async () => {
  const answer = Promise.withResolvers<void>();
  const { button, otherButton, getStartCount } = await renderButtons(answer.promise);
  button.click();
  await waitForContent(() => expect([getStartCount(), button.textContent]).toEqual([1, "7"]));
  button.click();
  otherButton.click();
  await waitForEffects();
  expect([getStartCount(), button.textContent]).toEqual([1, "7"]);
  answer.resolve();
  await waitForContent(() => expect([location.hash, button.textContent]).toEqual([getBankHash(1), "7"]));
});

it("gives way to another payment while the bank's page has not arrived", async () => {
  const { button, otherButton, getStartCount } = await renderButtons();
  button.click();
  await waitForContent(() => expect([location.hash, button.textContent]).toEqual([getBankHash(1), "7"]));
  otherButton.click();
  await waitForContent(() => expect([location.hash, button.textContent]).toEqual([getBankHash(2), "8"]));
  expect(getStartCount()).toBe(2);
});
