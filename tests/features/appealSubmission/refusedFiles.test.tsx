// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import messages from "../../../locales/en.json" with { type: "json" };
import { getResponseExample } from "../../../mocks/operations.ts";
import { getUserKey, setSession } from "../../../src/auth/sessionStore.ts";
import ComplaintPage from "../../../src/features/appealSubmission/ComplaintPage.tsx";
import SuggestionPage from "../../../src/features/appealSubmission/SuggestionPage.tsx";
import { saveDraft, storeAttachmentDraft } from "../../../src/forms/drafts/draftStorage.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";

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

type Case = [string, string, ReactNode, answers: object];
const suggestion: Case = [
  "a suggestion",
  "suggestion",
  <SuggestionPage key="suggestion" title="New suggestion" params={{}} />,
  { subject: "Scales", text: "Check the scales in markets." },
];
const complaint: Case = [
  "a complaint",
  "complaint",
  <ComplaintPage key="complaint" title="New complaint" params={{}} />,
  {
    category: "MISSING_INFORMATION",
    subject: "No labels",
    text: "The goods have no labels.",
    counterparty: { name: "Shop" },
  },
];

/**
 * Sends a form with two files, which the server refuses together with some fields, and follows the link to the files. Returns
 * what the page shows then, and a function that lets the server answer that it has only the first of them.
 */
async function followLinkToFiles([, formName, page, answers]: Case, refusedFields: readonly string[]) {
  saveDraft(formName, owner, answers);
  const files = ["8", "9"].map((documentId) => ({ documentId, fileName: `${documentId}.pdf`, size: 9 }));
  storeAttachmentDraft(formName, owner, files);
  const deletion = Promise.withResolvers<void>();
  const { container, ...rendered } = await renderPage(page, {
    address: "/?step=check",
    respond: async ({ method, url }) => {
      if (method === "POST")
        return Response.json(
          { fields: [...refusedFields, "documentIds"].map((field) => ({ field, message: refusal })) },
          { status: 422 },
        );
      if (!new URL(url).pathname.endsWith("/documents")) return new Response(null, { status: 404 });
      const hasDeleted = container.querySelector("input[type=file]") !== null;
      if (hasDeleted) await deletion.promise;
      const ids = hasDeleted ? [8] : [8, 9];
      return Response.json({
        page: 1,
        perPage: 100,
        total: ids.length,
        items: ids.map((id) => ({ ...storedDocument, id })),
      });
    },
  });
  unmount = rendered.unmount;
  const press = (selector: string, text: string): Promise<void> =>
    waitForContent(() => {
      const found = [...container.querySelectorAll<HTMLElement>(selector)].find(
        ({ textContent }) => textContent === text,
      );
      expect(found).toBeDefined();
      found?.click();
    });
  await press("button", messages["apply.send"]);
  await press("a", `${messages["apply.documents"]}: ${refusal}`);
  const input = await waitForContent(() => {
    const found = container.querySelector<HTMLInputElement>("input[type=file]");
    expect(found).not.toBeNull();
    return found!;
  });
  return {
    input,
    getDescription: () =>
      (input.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    getFiles: () => [...container.querySelectorAll("li:has(button)")].map(({ textContent }) => textContent),
    answerList: deletion.resolve,
  };
}

it.each([
  [...suggestion, []],
  [...complaint, []],
  [...complaint, ["subject"]],
])("the link to the refused files of %s leads to their field, which says why", async (...args) => {
  const refusedFields = args[4] as readonly string[];
  const { input, getDescription, getFiles, answerList } = await followLinkToFiles(
    args as unknown as Case,
    refusedFields,
  );
  await waitForContent(() => expect(document.activeElement).toBe(input));
  expect(getDescription()).toContain(refusal);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  answerList();
  await waitForContent(() =>
    expect(getFiles()).toEqual([expect.stringContaining("added"), expect.stringContaining("no longer exists")]),
  );
  expect(getDescription()).toContain(messages["attachment.unfinished"]);
});
