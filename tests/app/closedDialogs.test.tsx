// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DialogHost } from "../../src/app/dialogs/DialogHost.tsx";
import { setSession, type User } from "../../src/auth/sessionStore.ts";
import { confirmationStore, resolveConfirmation } from "../../src/state/confirmation.ts";
import { confirmLeave } from "../../src/state/unsavedChanges.ts";
import { useUnsavedChanges } from "../../src/state/useUnsavedChanges.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

const discardPage = vi.fn<() => void>();

/** A page with something that was not sent. */
function ChangedPage(): ReactNode {
  useUnsavedChanges(true, { message: "Leave the page?" }, discardPage);
  return null;
}

let page: Awaited<ReturnType<typeof renderPage>>;

/** Renders the page with a dialog above it. Returns the dialog. */
async function openDialog(name: string): Promise<HTMLElement> {
  page = await renderPage(
    <>
      <ChangedPage />
      <DialogHost />
    </>,
    { address: `/personal-info?dialog=${name}`, respond: () => Response.json({}) },
  );
  return waitForContent(() => document.querySelector<HTMLElement>("[role=dialog] form") ?? expect.fail("no dialog"));
}
const close = (): void => document.querySelector<HTMLElement>(".dialog-close")?.click();

/** Types into the first field of a form, as React notices it. */
function type(form: HTMLElement, value: string): void {
  const input = form.querySelector("input") ?? expect.fail("no field");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  sessionStorage.clear();
  discardPage.mockClear();
  setSession({ state: "anonymous" });
});
afterEach(() => {
  page.unmount();
  setSession({ state: "unknown" });
});

it("closes an untouched dialog without a question about the page behind it", async () => {
  await openDialog("login");
  close();
  await waitForContent(() => expect(location.search).toBe(""));
  expect(confirmationStore.open).toBeUndefined();
  expect(discardPage).not.toHaveBeenCalled();
});

it("asks about what was typed in the dialog, and keeps what is on the page", async () => {
  setSession({
    state: "signedIn",
    user: { id: 7, name: "A", surname: "B", foreign: true, manufacturers: [] } as unknown as User,
  });
  type(await openDialog("change-password"), "x");
  await waitForContent(() => {
    close();
    expect(confirmationStore.open?.message).toContain("What you entered was not sent.");
  });
  resolveConfirmation(false);
  await waitForContent(() => expect(confirmationStore.open).toBeUndefined());
  expect(location.search).toBe("?dialog=change-password");

  close();
  await waitForContent(() => expect(confirmationStore.open).toBeDefined());
  resolveConfirmation(true);
  await waitForContent(() => expect(location.search).toBe(""));
  expect(discardPage).not.toHaveBeenCalled();

  // The page still asks.
  const isLeft = confirmLeave();
  expect(confirmationStore.open?.message).toBe("Leave the page?");
  resolveConfirmation(true);
  expect(await isLeft).toBe(true);
  expect(discardPage).toHaveBeenCalledOnce();
});
