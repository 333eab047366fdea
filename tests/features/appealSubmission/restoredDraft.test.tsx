// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import ComplaintPage from "../../../src/features/appealSubmission/ComplaintPage.tsx";
import { confirmationStore, resolveConfirmation } from "../../../src/state/confirmation.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

const savedAt = "2026-03-18T10:42:00+04:00";
const restored = "What you entered before is back.";
const answers = {
  category: "MISSING_INFORMATION",
  subject: "No labels",
  text: "The goods have no labels.",
  counterparty: { name: "Shop" },
};
const files = [{ documentId: 5, fileName: "shelf.jpg", size: 10 }];

let page: Awaited<ReturnType<typeof renderPage>>;
/** What was saved as the draft of the server. */
const saved: unknown[] = [];

/** Renders the form for a complaint in a fresh tab, with this draft on the server. */
async function openComplaint(data: Record<string, unknown> | null): Promise<HTMLElement> {
  page = await renderPage(<ComplaintPage title="New complaint" params={{}} />, {
    address: "/my-appeals/new-complaint",
    respond: async (request) => {
      if (request.url.includes("/documents")) return Response.json({ items: [{ id: 5 }], total: 1, page: 1 });
      if (request.method === "PUT") saved.push(((await request.json()) as { data: unknown }).data);
      return Response.json({ formKey: "complaint", data, ...(data && { updatedAt: savedAt }) });
    },
  });
  await waitForContent(() => expect(getField("subject")).toBeDefined());
  return page.container;
}
const getField = (name: string): HTMLInputElement | HTMLSelectElement =>
  page.container.querySelector<HTMLInputElement | HTMLSelectElement>(`[id$=".${name}"]`) ??
  expect.fail(`no field ${name}`);
const press = (label: string): void =>
  (
    [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent === label) ??
    expect.fail(`no button ${label}`)
  ).click();

beforeEach(() => {
  sessionStorage.clear();
  saved.length = 0;
  setSession({
    state: "signedIn",
    user: { id: 7, name: "A", surname: "B", roles: [], manufacturers: [] } as unknown as User,
  });
});
afterEach(() => {
  page.unmount();
  setSession({ state: "unknown" });
});

it("announces a restored draft, and removes it with its files, here and on the server, for who starts over", async () => {
  const container = await openComplaint({ answers, files });
  expect(container.textContent).toContain(restored);
  expect(getField("subject").value).toBe("No labels");
  expect(container.textContent).toContain("shelf.jpg");
  // Also after the way back from the next step.
  press("Continue");
  await waitForContent(() => expect(location.search).toBe("?step=check"));
  history.back();
  await waitForContent(() => expect(container.textContent).toContain(restored));

  press("Start over");
  await waitForContent(() => expect(confirmationStore.open).toBeDefined());
  resolveConfirmation(true);
  await waitForContent(() => expect(getField("subject").value).toBe(""));
  expect(container.textContent).not.toContain(restored);
  expect(container.textContent).not.toContain("shelf.jpg");
  expect(document.activeElement).toBe(getField("category"));
  // On a slow machine, the draft may have been saved before.
  await waitForContent(() => expect(saved.at(-1)).toBeNull());
  expect(JSON.stringify(sessionStorage)).not.toContain("No labels");

  // Nor does Forward open a later step with the answers that are gone.
  history.pushState(null, "", "?step=check");
  await waitForContent(() => expect(location.search).toBe(""));
  expect(getField("subject").value).toBe("");
});

it("announces nothing without a draft", async () => {
  const container = await openComplaint(null);
  expect(container.textContent).not.toContain(restored);
});
