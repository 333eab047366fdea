// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setSession, type User } from "../../src/auth/sessionStore.ts";
import type { RoutePageProps } from "../../src/components/loading/routePageProps.ts";
import ComplaintPage from "../../src/features/appealSubmission/ComplaintPage.tsx";
import ConsumerRightsPage from "../../src/features/feedback/ConsumerRightsPage.tsx";
import {
  notifyListeners,
  saveDraft,
  storeAttachmentDraft,
  updateDraftState,
} from "../../src/forms/drafts/draftStorage.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

const savedAt = "2026-03-18T10:42:00+04:00";
const answers = { category: "MISSING_INFORMATION", subject: "No labels" };
const cases = [
  ["complaint", ComplaintPage, { ...answers, counterparty: {} }],
  ["consumerFeedback", ConsumerRightsPage, answers],
] as const;

let unmount = (): void => undefined;
/** What was saved as the draft of the server. */
const saved: unknown[] = [];

/** Renders a form whose draft the server has, by default at an address that asks for a category. Returns its element. */
async function openForm(
  Page: (props: RoutePageProps) => ReactNode,
  draft: unknown,
  address = "/form?category=CHEATING",
): Promise<HTMLElement> {
  const page = await renderPage(<Page title="Form" params={{}} />, {
    address,
    respond: async (request) => {
      if (!request.url.includes("/drafts/")) return Response.json({ items: [], total: 0, page: 1, perPage: 10 });
      if (request.method === "PUT") saved.push(await request.json());
      if (draft === undefined) return Response.json({ data: null });
      return Response.json({ formKey: "form", data: { answers: draft }, updatedAt: savedAt });
    },
  });
  unmount = page.unmount;
  return page.container;
}
const getValue = (container: HTMLElement, field: string): string | undefined =>
  container.querySelector<HTMLInputElement | HTMLSelectElement>(`[id$=".${field}"]`)?.value;

/** Expects the category in the form, beside what the draft had, and in the draft of the server. */
async function expectAdopted(container: HTMLElement, draft: unknown): Promise<void> {
  await waitForContent(() => expect(getValue(container, "category")).toBe("CHEATING"));
  expect(getValue(container, "subject")).toBe(answers.subject);
  await waitForContent(() => expect(location.search).toBe(""));
  const adopted = { ...(draft as object), category: "CHEATING" };
  await waitForContent(() =>
    expect(saved).toEqual([{ data: expect.objectContaining({ answers: adopted }) as unknown }]),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  saved.length = 0;
  const user = { id: 7, name: "A", surname: "B", roles: [], manufacturers: [] } as unknown as User;
  setSession({ state: "signedIn", user });
});
afterEach(() => {
  unmount();
  setSession({ state: "unknown" });
});

describe("the category that the address asks for", () => {
  it.each(cases)("is adopted by the draft of the form %s that the server has", async (_form, Page, draft) => {
    await expectAdopted(await openForm(Page, draft), draft);
  });

  it.each(cases)("is adopted by the draft of the form %s that this tab has too", async (form, Page, draft) => {
    saveDraft(form, "7", draft);
    updateDraftState(form, "7", { savedAt, isUnsaved: false });
    await expectAdopted(await openForm(Page, draft), draft);
  });

  it.each(cases)("is kept with the files of the form %s, when nothing else is filled in", async (form, Page) => {
    const container = await openForm(Page, undefined);
    await waitForContent(() => expect(getValue(container, "category")).toBe("CHEATING"));
    await waitForContent(() => expect(location.search).toBe(""));
    const files = [{ documentId: 5, fileName: "shelf.jpg", size: 10 }];
    storeAttachmentDraft(form, "7", files);
    notifyListeners(form, "changed");
    await waitForContent(() => expect(saved).toEqual([{ data: { answers: { category: "CHEATING" }, files } }]));
  });
});

it.each(cases)("a draft of the form %s without a category opens at an address without one", async (_form, Page) => {
  const container = await openForm(Page, { subject: answers.subject }, "/form");
  await waitForContent(() => expect(getValue(container, "subject")).toBe(answers.subject));
  expect(getValue(container, "category")).toBe("");
});
