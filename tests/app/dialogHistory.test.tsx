// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { DialogHost } from "../../src/app/dialogs/DialogHost.tsx";
import { setSession } from "../../src/auth/sessionStore.ts";
import { confirmationStore, resolveConfirmation } from "../../src/state/confirmation.ts";
import { sampleUser } from "../support/sampleUser.ts";
import { waitForEffects } from "../support/waitForEffects.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
beforeEach(async () => {
  sessionStorage.clear();
  setSession({ state: "anonymous" });
  ({ unmount } = await renderPage(<DialogHost />, { address: "/home", respond: () => Response.json({}) }));
  await waitForEffects();
});
afterEach(() => {
  unmount();
  setSession({ state: "unknown" });
});

const waitForDialog = (): Promise<HTMLElement> =>
  waitForContent(() => document.querySelector<HTMLElement>("[role=dialog] form") ?? expect.fail("closed"));
const waitForAddress = (address: string): Promise<void> =>
  waitForContent(() => {
    expect(location.pathname + location.search).toBe(address);
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });
const close = (): void => document.querySelector<HTMLElement>(".dialog-close")?.click();

it("Back leads to the page before after a dialog that was opened on a page is closed, however often", async () => {
  navigate("/faq");
  for (const _ of Array(2)) {
    navigate("/faq?dialog=login");
    await waitForDialog();
    close();
    await waitForAddress("/faq");
  }
  history.back();
  await waitForAddress("/home");
});

it("a dialog that adds the language to the address is above its page as well", async () => {
  navigate("/faq");
  navigate("/en/faq?dialog=login");
  await waitForDialog();
  close();
  await waitForAddress("/faq");
  history.back();
  await waitForAddress("/home");
});

it("Back closes an open dialog, also one that is opened again", async () => {
  for (const _ of Array(2)) {
    navigate("/home?dialog=login");
    await waitForDialog();
    history.back();
    await waitForAddress("/home");
  }
});

it.each([
  ["was opened with its page", ["/faq?dialog=login"], "/faq"],
  ["has replaced another one", ["/faq", "/faq?dialog=login", "/faq?dialog=forgot-password"], "/faq"],
])("the page stays when a dialog is closed that %s", async (_name, addresses, expected) => {
  for (const address of addresses) navigate(address);
  await waitForDialog();
  close();
  await waitForAddress(expected);
});

it("the page stays in its language when a dialog is closed after a change of the language", async () => {
  navigate("/home?dialog=login");
  await waitForDialog();
  navigate("/ru/home?dialog=login", { replace: true });
  await waitForEffects();
  close();
  await waitForAddress("/ru/home");
});

it("the page stays when a dialog is closed twice at once", async () => {
  navigate("/faq");
  navigate("/faq?dialog=login");
  await waitForDialog();
  close();
  close();
  await waitForAddress("/faq");
  history.back();
  await waitForAddress("/home");
});

it("Back leads to the page before after a dialog with something typed is closed", async () => {
  navigate("/faq");
  setSession({ state: "signedIn", user: { ...sampleUser, foreign: true } });
  navigate("/faq?dialog=change-password");
  const input = (await waitForDialog()).querySelector("input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "x");
  input?.dispatchEvent(new Event("input", { bubbles: true }));
  await waitForContent(() => {
    close();
    expect(confirmationStore.open).toBeDefined();
  });
  resolveConfirmation(true);
  await waitForAddress("/faq");
  history.back();
  await waitForAddress("/home");
});
