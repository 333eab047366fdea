// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import type { Failure } from "../../src/api/failure.ts";
import GlobalBanners from "../../src/app/layout/GlobalBanners.tsx";
import { reloadUser } from "../../src/auth/session.ts";
import { setSession } from "../../src/auth/sessionStore.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

vi.mock("../../src/auth/session.ts", { spy: true });

let unmount = (): void => undefined;
afterEach(() => unmount());

it("is busy while the user is read again, and says each time that it failed", async () => {
  const failure: Failure = { kind: "unavailable", status: 503 };
  setSession({ state: "unknown", failure });
  const { container, ...rendered } = await renderPage(<GlobalBanners />, {
    respond: () => Response.json({ state: "OPERATIONAL" }),
  });
  unmount = rendered.unmount;
  const getButton = (): HTMLButtonElement | undefined =>
    [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again");
  await waitForContent(() => expect(getButton()).toBeDefined());
  const added: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))),
  );
  observer.observe(container, { childList: true, subtree: true });
  for (const count of [1, 2]) {
    const result = Promise.withResolvers<Failure | undefined>();
    vi.mocked(reloadUser).mockReturnValueOnce(result.promise);
    getButton()?.click();
    await waitForContent(() => expect(getButton()?.getAttribute("aria-busy")).toBe("true"));
    expect(added).toHaveLength(count - 1);
    result.resolve(failure);
    await waitForContent(() => expect(getButton()?.hasAttribute("aria-busy")).toBe(false));
    expect(added).toHaveLength(count);
  }
  observer.disconnect();
  expect(new Set(added)).toEqual(new Set(["Your account details could not be loaded"]));
});
