// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useAccountChoice } from "../../src/app/dialogs/useAccountChoice.ts";
import { setSession, type User } from "../../src/auth/sessionStore.ts";
import { storeTokens } from "../../src/auth/tokenStore.ts";
import { renderPage, waitForContent, waitForElement } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

const createUser = (selected: boolean): User => ({
  id: 7,
  name: "Aysel",
  surname: "Quliyeva",
  foreign: false,
  roles: [{ authority: "USER" }],
  language: { isoCode: "az" },
  manufacturers: [{ id: 3, name: "Bazar MMC", voen: "1700000011", selectedCertNumber: "AZ-1", selected }],
});

it.each([
  ["counts as made when the person acts for the account", true, "applied"],
  ["is a failure when the person acts for the account before it", false, "unavailable"],
])("a choice whose answer is lost %s", async (_name, isMade, expected) => {
  const onApplied = vi.fn<() => void>();
  function Choice(): ReactNode {
    const { failure, applyChoice } = useAccountChoice(onApplied);
    return <button onClick={() => applyChoice("AZ-1")}>{failure?.kind}</button>;
  }
  await storeTokens({ access: "access", refresh: "refresh" });
  setSession({ state: "signedIn", user: createUser(false) });
  const { container, ...rendered } = await renderPage(<Choice />, {
    respond: ({ url }) =>
      url.includes("select-structure") ? new Response("<html>", { status: 504 }) : Response.json(createUser(isMade)),
  });
  unmount = rendered.unmount;
  const button = await waitForElement(container, "button");
  button.click();
  await waitForContent(() => expect(onApplied.mock.calls.length > 0 ? "applied" : button.textContent).toBe(expected));
});
