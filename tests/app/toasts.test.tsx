// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { Toasts } from "../../src/app/layout/Toasts.tsx";
import { dismissToasts, showToast, toastStore } from "../../src/state/toasts.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

const network = vi.hoisted(() => ({ isLost: true }));
vi.mock("../../src/components/loading/withQueryClient.tsx", () => ({
  withQueryClient: () => () =>
    network.isLost
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve({ default: () => <p>The region of the toasts</p> }),
}));

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  dismissToasts();
});

it("without the script of their region can be dismissed, and are shown by it once there is a connection", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { container, ...rendered } = await renderPage(<Toasts />, { respond: () => new Response(null) });
  ({ unmount } = rendered);
  for (const text of ["The message", "The other message"]) {
    showToast({ tone: "error", text });
    const button = await waitForContent(() => {
      const found = container.querySelector("button");
      expect(found?.textContent).toContain(text);
      return found;
    });
    if (text === "The message") button?.click();
    await waitForContent(() => expect(toastStore.toasts).toHaveLength(text === "The message" ? 0 : 1));
  }
  network.isLost = false;
  dispatchEvent(new Event("online"));
  await waitForContent(() => expect(container.textContent).toBe("The region of the toasts"));
});
