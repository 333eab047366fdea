// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import ReportsPage from "../../../src/features/reports/ReportsPage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
beforeEach(() => actFor("A"));
afterEach(() => unmount());

const report = { id: 1, title: "Hesabat", period: { from: "2026-01-01", to: "2026-03-31" }, dueDate: "2026-04-20" };

/** Signs in a person who acts for one of two organisations. */
function actFor(selected: string, name = "Aysel"): void {
  const manufacturers = ["A", "B"].map((id) => ({
    name: id,
    voen: id,
    positionName: "Direktor",
    selectedCertNumber: id,
    selected: id === selected,
  }));
  const user: User = {
    id: 7,
    name,
    surname: "B",
    foreign: false,
    roles: [],
    language: { isoCode: "en" },
    manufacturers,
  };
  setSession({ state: "signedIn", user });
}

const findDialog = (): Element | null => document.querySelector("[role=dialog]");

it("the dialog of a report closes when another account is chosen in another tab, and stays when the user is read again", async () => {
  const { container, ...rendered } = await renderPage(<ReportsPage title="Reports" params={{}} />, {
    respond: () => Response.json({ page: 1, perPage: 10, total: 1, items: [report] }),
  });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = [...container.querySelectorAll("button")].find(({ textContent }) => textContent.includes("Hesabat"));
    expect(found).toBeDefined();
    return found;
  });
  button?.click();
  await waitForContent(() => expect(findDialog()?.textContent).toContain("on behalf of A"));
  actFor("A", "Aysəl");
  await waitForEffects();
  expect(findDialog()?.textContent).toContain("on behalf of A");
  actFor("B");
  await waitForContent(() => expect(findDialog()).toBeNull());
  // Chosen again, the account does not open the dialog.
  actFor("A");
  await waitForEffects();
  expect(container.textContent).toContain("Hesabat");
  expect(findDialog()).toBeNull();
});
