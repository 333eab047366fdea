// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setSession, type User } from "../../src/auth/sessionStore.ts";
import { readAttachmentDraft, saveDraft, updateDraftState } from "../../src/forms/drafts/draftStorage.ts";
import { DraftSync } from "../../src/forms/drafts/DraftSync.tsx";
import { resolveConfirmation } from "../../src/state/confirmation.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { waitForEffects } from "../support/waitForEffects.ts";

const owner = "7";
const schema = { type: "object", properties: { text: { type: "string" } } } as const;
const [earlier, later] = ["2026-03-18T10:42:00+04:00", "2026-03-18T11:05:00+04:00"];

let page: Awaited<ReturnType<typeof renderPage>>;
/** Renders the draft of a complaint. `respond` answers the requests for its draft on the server. */
const renderDraft = async (respond: (request: Request) => Response | Promise<Response>): Promise<HTMLElement> => {
  page = await renderPage(
    <DraftSync definition={{ name: "complaint", schema }} owner={owner}>
      The form
    </DraftSync>,
    { respond },
  );
  return page.container;
};
const createDraft = (text: string, updatedAt: string, etag = ""): Response =>
  Response.json(
    { formKey: "complaint", data: { answers: { text } }, updatedAt },
    { headers: etag === "" ? {} : { etag } },
  );
/** Waits until a form is shown whose draft the server has not returned in time. */
async function waitForFormWithoutResponse(container: HTMLElement): Promise<void> {
  await waitForContent(() => expect(container.querySelector("[aria-busy]")).not.toBeNull());
  await waitForEffects();
  vi.advanceTimersByTime(3000);
  await waitForContent(() => expect(container.textContent).toContain("The form"));
}
/** Returns whether the browser asks before the tab is closed. */
const asksBeforeClosing = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  sessionStorage.clear();
  setSession({ state: "signedIn", user: { id: 7, name: "A", surname: "B", manufacturers: [] } as unknown as User });
});
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
  setSession({ state: "unknown" });
});

it("says that a draft is only in this tab while the person has not chosen between two at the opening", async () => {
  saveDraft("complaint", owner, { text: "Mine" });
  updateDraftState("complaint", owner, { savedAt: earlier, isUnsaved: true });
  const container = await renderDraft(() => createDraft("Other", later));
  await waitForContent(() => expect(container.textContent).toContain("There is another draft"));
  await waitForContent(() => expect(container.textContent).toContain("Only in this tab"));
  await waitForContent(() => expect(asksBeforeClosing()).toBe(true));

  [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Use the other draft")?.click();
  await waitForContent(() => expect(container.textContent).not.toContain("There is another draft"));
  await waitForContent(() => expect(container.textContent).not.toContain("Only in this tab"));
  await waitForContent(() => expect(asksBeforeClosing()).toBe(false));
  expect(sessionStorage.getItem("draft:complaint")).toContain("Other");
});

it("says that what is typed before the choice is only in this tab", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const response = Promise.withResolvers<Response>();
  const container = await renderDraft(() => response.promise);
  await waitForFormWithoutResponse(container);
  response.resolve(createDraft("Other", later));
  await waitForContent(() => expect(container.textContent).toContain("There is another draft"));
  await waitForEffects();
  expect([container.textContent.includes("Only in this tab"), asksBeforeClosing()]).toEqual([false, false]);
  saveDraft("complaint", owner, { text: "Mine" });
  await waitForContent(() => expect(container.textContent).toContain("Only in this tab"));
  await waitForContent(() => expect(asksBeforeClosing()).toBe(true));
});

it("does not offer what the server had before this tab saved its draft", async () => {
  saveDraft("complaint", owner, { text: "First" });
  updateDraftState("complaint", owner, { savedAt: earlier, isUnsaved: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const firstResponse = Promise.withResolvers<Response>();
  let requestCount = 0;
  const container = await renderDraft((request) => {
    requestCount += 1;
    if (requestCount === 1) return firstResponse.promise;
    return request.method === "PUT" ? createDraft("First and second", later) : createDraft("First", earlier);
  });
  await waitForFormWithoutResponse(container);
  saveDraft("complaint", owner, { text: "First and second" });
  await waitForContent(() => expect(container.textContent).toContain("Saved at"));
  firstResponse.resolve(createDraft("First", earlier));
  await waitForEffects();
  expect(container.textContent).not.toContain("There is another draft");
});

it.each([
  ["Use the other draft", "The form now has the other draft", "Other"],
  ["Keep this one", "The form keeps what you entered here", "Mine"],
])("focuses and announces the outcome of “%s”", async (choice, outcome, kept) => {
  saveDraft("complaint", owner, { text: "Mine" });
  updateDraftState("complaint", owner, { savedAt: earlier, isUnsaved: true });
  const container = await renderDraft(() => createDraft("Other", later));
  await waitForContent(() => expect(container.textContent).toContain("There is another draft"));
  const focused: (string | undefined)[] = [];
  const region = container.querySelector("[role=status]");
  region?.addEventListener("focus", () => focused.push(region.textContent));

  [...container.querySelectorAll("button")].find(({ textContent }) => textContent === choice)?.click();
  expect(focused).toEqual([outcome]);
  expect(document.activeElement).toBe(region);
  expect(region?.classList.contains("visually-hidden")).toBe(false);
  expect(sessionStorage.getItem("draft:complaint")).toContain(kept);
});

it("announces another draft at the opening in a region that is there before", async () => {
  saveDraft("complaint", owner, { text: "Mine" });
  updateDraftState("complaint", owner, { savedAt: earlier, isUnsaved: true });
  const response = Promise.withResolvers<Response>();
  const container = await renderDraft(() => response.promise);
  await waitForContent(() => expect(container.querySelector("[aria-busy]")).not.toBeNull());
  const regions = [...container.querySelectorAll("[role=status]")];
  expect(container.textContent).not.toContain("The form");
  response.resolve(createDraft("Other", later));
  await waitForContent(() => expect(container.textContent).toContain("The form"));
  const announced = "There is another draft";
  await waitForContent(() => expect(container.textContent).toContain(announced));
  expect(regions.filter((region) => region.isConnected && region.textContent.includes(announced))).toHaveLength(1);
});

it("keeps a file that the server has deleted, for the list of files that says so", async () => {
  const files = [{ documentId: "8", fileName: "bill.pdf", size: 10 }];
  const container = await renderDraft(() =>
    Response.json({ formKey: "complaint", data: { answers: { text: "Other" }, files }, updatedAt: later }),
  );
  await waitForContent(() => expect(container.textContent).toContain("The form"));
  expect(readAttachmentDraft("complaint", owner)).toEqual(files);
});

it("asks before the tab is closed until the last change is saved", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const saved = Promise.withResolvers<Response>();
  let isSending = false;
  const container = await renderDraft((request) => {
    isSending = request.method === "PUT";
    return isSending ? saved.promise : createDraft("First", earlier);
  });
  await waitForContent(() => expect(container.textContent).toContain("The form"));
  await waitForContent(() => expect(asksBeforeClosing()).toBe(false));
  saveDraft("complaint", owner, { text: "First and second" });
  expect(asksBeforeClosing()).toBe(true);
  vi.advanceTimersByTime(1000);
  await waitForContent(() => expect(isSending).toBe(true));
  expect(asksBeforeClosing()).toBe(true);
  saved.resolve(createDraft("First and second", later));
  await waitForContent(() => expect(container.textContent).toContain("Saved at"));
  await waitForContent(() => expect(asksBeforeClosing()).toBe(false));
});

/** Answers like a server on which the draft was sent elsewhere after the first `known` readings; `saved` is what it gets then. */
const createSentDraft = (known: number, saved: string[]) => {
  let readings = 0;
  let tag = '"1"';
  return async (request: Request): Promise<Response> => {
    if (request.method === "PUT") {
      if (request.headers.get("if-match") !== '"2"') return Response.json({ message: "Changed" }, { status: 412 });
      const text = await request.text();
      saved.push(text);
      return Response.json({ ...(JSON.parse(text) as object), updatedAt: later }, { headers: { etag: '"2"' } });
    }
    readings += 1;
    if (readings <= known) return createDraft("Mine", earlier, tag);
    tag = '"2"';
    return Response.json({ data: null }, { headers: { etag: tag } });
  };
};
const getButton = (container: HTMLElement, label: string): HTMLButtonElement =>
  [...container.querySelectorAll("button")].find(({ textContent }) => textContent === label) ?? expect.fail(label);

it("says that a draft was sent elsewhere, and saves it again only when the person keeps it", async () => {
  saveDraft("complaint", owner, { text: "Mine" });
  updateDraftState("complaint", owner, { savedAt: earlier, isUnsaved: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const saved: string[] = [];
  const container = await renderDraft(createSentDraft(0, saved));
  await waitForContent(() => expect(container.textContent).toContain("This draft has already been sent or deleted"));
  // The title of the banner is no name of the button that leads to the choice.
  getButton(container, "Choose what to do").click();
  expect(document.activeElement?.textContent).toContain("This draft has already been sent or deleted");
  saveDraft("complaint", owner, { text: "Mine and more" });
  vi.advanceTimersByTime(1000);
  await waitForContent(() => expect(container.textContent).toContain("Only in this tab"));
  expect(saved).toEqual([]);

  getButton(container, "Keep this one").click();
  await waitForContent(() =>
    expect(container.textContent).not.toContain("This draft has already been sent or deleted"),
  );
  vi.advanceTimersByTime(1000);
  await waitForContent(() => expect(container.textContent).toContain("Saved at"));
  expect(saved).toEqual([expect.stringContaining("Mine and more")]);
});

it("does not save a draft anew that was sent elsewhere while its form was open", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const saved: string[] = [];
  const container = await renderDraft(createSentDraft(1, saved));
  await waitForContent(() => expect(container.textContent).toContain("The form"));
  saveDraft("complaint", owner, { text: "Mine and more" });
  vi.advanceTimersByTime(1000);
  await waitForContent(() => expect(container.textContent).toContain("This draft has already been sent or deleted"));
  expect([saved, sessionStorage.getItem("draft:complaint")]).toEqual([[], expect.stringContaining("Mine and more")]);

  getButton(container, "Start over").click();
  resolveConfirmation(true);
  await waitForEffects();
  vi.advanceTimersByTime(1000);
  await waitForContent(() =>
    expect(container.textContent).not.toContain("This draft has already been sent or deleted"),
  );
  expect([saved, sessionStorage.getItem("draft:complaint")]).toEqual([[], null]);
});
