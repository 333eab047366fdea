// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import en from "../../../locales/en.json" with { type: "json" };
import { EmailVerification } from "../../../src/features/account/EmailVerification.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  vi.useRealTimers();
  unmount();
});

const ignore = (): void => undefined;
const serverMessage = "Wrong e-mail or password";

it.each([
  [
    "says that a server has sent no other code, and allows the next attempt after the delay",
    401,
    en["verification.notResent"],
  ],
  ["shows the message of a server that is not available, and allows the next attempt at once", 503, serverMessage],
])("%s", async (_name, status, shownText) => {
  let requestCount = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { container, ...rendered } = await renderPage(
    <EmailVerification
      text="Enter the code"
      account={{ username: "ingrid@bergen.example", password: "Ədalətli#Qiymət7" }}
      onVerified={ignore}
      onSignedIn={ignore}
    />,
    {
      respond: () => {
        requestCount += 1;
        return Response.json({ message: serverMessage }, { status });
      },
    },
  );
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = [...container.querySelectorAll("button")].find(
      ({ textContent }) => textContent === en["code.resend"],
    );
    expect(found).toBeDefined();
    return found!;
  });
  await waitForEffects();
  const isWaiting = (): boolean => button.getAttribute("aria-disabled") === "true";
  for (let second = 0; second < 30; second += 1) {
    expect(isWaiting()).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    await waitForEffects();
  }
  button.click();
  await waitForContent(() => expect(container.querySelector("[role=alert]")?.textContent).toBe(shownText));
  await waitForEffects();
  expect(isWaiting()).toBe(status === 401);
  button.click();
  await waitForEffects();
  expect(requestCount).toBe(status === 401 ? 1 : 2);
});
