// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { setSession } from "../../src/auth/sessionStore.ts";
import { ContactsForm } from "../../src/features/account/ContactsForm.tsx";
import CorrectAppealPage from "../../src/features/appeals/CorrectAppealPage.tsx";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser as user } from "../support/sampleUser.ts";
import { sampleAppeal } from "../support/sampleAppeal.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

/** Renders a page as after a reload of its tab. Returns its element when its fields have these values. */
async function openPage(page: ReactNode, response: unknown, values: readonly string[]): Promise<HTMLElement> {
  unmount();
  const { container, ...rendered } = await renderPage(page, { respond: () => Response.json(response) });
  unmount = rendered.unmount;
  await waitForContent(() => expect(readValues(container)).toEqual(values));
  return container;
}

const findFields = (container: HTMLElement): (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea:not([aria-hidden])"),
];
const readValues = (container: HTMLElement): string[] => findFields(container).map(({ value }) => value);

async function replaceText(container: HTMLElement, before: string, after: string): Promise<void> {
  const field = findFields(container).find(({ value }) => value === before);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, after);
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  await waitForContent(() => expect(JSON.stringify({ ...sessionStorage })).toContain(after));
}

it("a restored draft of contacts keeps what was typed, and shows what was saved elsewhere in the other fields", async () => {
  const stored = { ...user, email: "a@example.com", phoneNumber: "+994501234567", note: "Call in the morning" };
  setSession({ state: "signedIn", user: stored });
  const container = await openPage(<ContactsForm user={stored} />, stored, [
    "a@example.com",
    "+994501234567",
    "Call in the morning",
  ]);
  await replaceText(container, "Call in the morning", "Call in the evening");
  const changed = { ...stored, email: "b@example.com" };
  const restored = await openPage(<ContactsForm user={changed} />, changed, [
    "b@example.com",
    "+994501234567",
    "Call in the evening",
  ]);
  expect(restored.textContent).toContain("What you entered before is back.");
});

it("a restored draft of a correction keeps what was typed, and does not undo another correction", async () => {
  setSession({ state: "signedIn", user });
  const appeal = {
    ...sampleAppeal,
    kind: "SUGGESTION",
    subject: "Scales",
    text: "They are wrong.",
  };
  const page = <CorrectAppealPage title="Correct" params={{ id: "7" }} />;
  const container = await openPage(page, appeal, ["Scales", "They are wrong."]);
  await replaceText(container, "They are wrong.", "They show too much.");
  await openPage(page, { ...appeal, subject: "Scales at the market" }, ["Scales at the market", "They show too much."]);
});
