// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { getUserKey, setSession } from "../../src/auth/sessionStore.ts";
import { AttachmentPicker } from "../../src/forms/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../src/forms/attachments/useAttachments.ts";
import { readAttachmentDraft, storeAttachmentDraft } from "../../src/forms/drafts/draftStorage.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser as user } from "../support/sampleUser.ts";

const form = "appealMessage-481";
const owner = getUserKey(user);
const pdf = new File(["%PDF-1.7"], "9.pdf");
const files = ["8", "9"].map((documentId) => ({ documentId, fileName: `${documentId}.pdf`, size: pdf.size }));
const [document] = (getResponseExample("listDocuments", 200, "en") as { items: object[] }).items;

let unmount = (): void => undefined;
beforeEach(() => {
  setSession({ state: "signedIn", user });
  storeAttachmentDraft(form, owner, files);
});
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

/** Renders the files of a message, what is sent with it, and a button that adds one of them again. */
function MessageFiles(): ReactNode {
  const attachments = useAttachments(form, user);
  return (
    <>
      <AttachmentPicker attachments={attachments} refusedCount={0} />
      <button onClick={() => attachments.add([pdf])}>Add again</button>
      <output>{JSON.stringify([attachments.documentIds, attachments.hasUnfinished])}</output>
    </>
  );
}

it("a file of an earlier page that the server has deleted is named, keeps the form from being sent, and is replaced when it is added again", async () => {
  const { container, ...rendered } = await renderPage(<MessageFiles />, {
    respond: () => Response.json({ page: 1, perPage: 100, total: 1, items: [{ ...document, id: 8 }] }),
  });
  unmount = rendered.unmount;
  const getItems = (): string[] => [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
  const getSent = (): unknown => JSON.parse(container.querySelector("output")?.textContent ?? "null");
  await waitForContent(() => expect(getSent()).toEqual([["8"], true]));
  expect(getItems()).toEqual([expect.stringContaining("added"), expect.stringContaining("no longer exists")]);
  await waitForContent(() =>
    expect(container.querySelector("[role=status]")?.textContent).toMatch(/^9\.pdf: .* no longer exists/),
  );
  // It is looked for again after a reload.
  expect(readAttachmentDraft(form, owner)).toEqual(files);

  vi.stubGlobal("XMLHttpRequest", PendingRequest);
  [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Add again")?.click();
  await waitForContent(() =>
    expect(getItems()).toEqual([expect.stringContaining("added"), expect.stringContaining("sending")]),
  );
});

/** A request that stays without a response. */
class PendingRequest extends EventTarget {
  upload = new EventTarget();
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send = (): void => undefined;
  abort = (): void => undefined;
}

it("a form whose stored files are no list opens without them", async () => {
  sessionStorage.setItem(`draft:${form}/files`, JSON.stringify({ owner, files: { documentId: 8 } }));
  const { container, ...rendered } = await renderPage(<MessageFiles />, { respond: () => Response.json({}) });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("output")?.textContent).toBe("[[],false]"));
});
