// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { getUserKey, setSession } from "../../src/auth/sessionStore.ts";
import AppealMessageForm from "../../src/features/appeals/AppealMessageForm.tsx";
import { FeedbackForm } from "../../src/features/feedback/FeedbackForm.tsx";
import { saveDraft, storeAttachmentDraft } from "../../src/forms/drafts/draftStorage.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser as user } from "../support/sampleUser.ts";

const owner = getUserKey(user);
const refusal = "A file is gone.";
const [storedDocument] = (getResponseExample("listDocuments", 200, "en") as { items: object[] }).items;

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "signedIn", user }));
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

it.each<[string, string, ReactNode, answers: object]>([
  [
    "a message about a case",
    "appealMessage-7",
    <AppealMessageForm key="message" id="7" formName="appealMessage-7" user={user} />,
    { text: "Here is the document." },
  ],
  [
    "a report of a violation",
    "consumerFeedback",
    <FeedbackForm key="feedback" kind="CONSUMER_RIGHTS" user={user} />,
    { category: "MISSING_INFORMATION", subject: "No labels", description: "The goods have no labels." },
  ],
])("the field of the files of %s says why the server has refused them, and which one is gone", async (...args) => {
  const [, formName, form, answers] = args;
  saveDraft(formName, owner, answers);
  const files = ["8", "9"].map((documentId) => ({ documentId, fileName: `${documentId}.pdf`, size: 9 }));
  storeAttachmentDraft(formName, owner, files);
  let hasDeleted = false;
  const { container, ...rendered } = await renderPage(form, {
    respond: ({ method, url }) => {
      if (method === "POST") {
        hasDeleted = true;
        return Response.json({ fields: [{ field: "documentIds", message: refusal }] }, { status: 422 });
      }
      if (!new URL(url).pathname.endsWith("/documents")) return new Response(null, { status: 404 });
      const ids = hasDeleted ? [8] : [8, 9];
      const items = ids.map((id) => ({ ...storedDocument, id }));
      return Response.json({ page: 1, perPage: 100, total: items.length, items });
    },
  });
  unmount = rendered.unmount;
  const getItems = (): (string | null)[] => [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
  await waitForContent(() =>
    expect(getItems()).toEqual([expect.stringContaining("added"), expect.stringContaining("added")]),
  );
  container.querySelector<HTMLElement>("button[type=submit]")?.click();
  await waitForContent(() =>
    expect(getItems()).toEqual([expect.stringContaining("added"), expect.stringContaining("no longer exists")]),
  );
  const input = container.querySelector("input[type=file]");
  expect(input?.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(`${input?.id}-error`)?.textContent).toBe(refusal);
  [...container.querySelectorAll<HTMLElement>("li button")].at(-1)?.click();
  await waitForContent(() => expect(input?.getAttribute("aria-invalid")).toBeNull());
});
