// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getUserKey, setSession } from "../../../src/auth/sessionStore.ts";
import ComplaintPage from "../../../src/features/appealSubmission/ComplaintPage.tsx";
import { saveDraft } from "../../../src/forms/drafts/draftStorage.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
beforeEach(() => {
  sessionStorage.clear();
  setSession({ state: "signedIn", user });
});
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  setSession({ state: "unknown" });
});

it.each([
  ["may have arrived when the connection was lost meanwhile", true, "No answer arrived"],
  ["is not submitted when there was no connection", false, "Not submitted"],
])("a complaint %s", async (_name, isOnline, expectedTitle) => {
  saveDraft("complaint", getUserKey(user), {
    category: "MISSING_INFORMATION",
    subject: "No labels",
    text: "The goods have no labels.",
    counterparty: { name: "Shop" },
  });
  const { container, ...rendered } = await renderPage(<ComplaintPage title="New complaint" params={{}} />, {
    address: "/my-appeals/new-complaint?step=check",
    respond: ({ method }) => {
      if (method === "POST") throw new TypeError("Failed to fetch");
      return new Response(null, { status: 404 });
    },
  });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = [...container.querySelectorAll("button")].find(({ textContent }) => textContent === "Submit");
    expect(found).toBeDefined();
    return found!;
  });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  button.click();
  await waitForContent(() => expect(container.textContent).toContain(expectedTitle));
});
