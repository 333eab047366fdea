// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import en from "../../../locales/en.json" with { type: "json" };
import { getResponseExample } from "../../../mocks/operations.ts";
import { setSession, type User } from "../../../src/auth/sessionStore.ts";
import { FeedbackView } from "../../../src/features/feedback/FeedbackView.tsx";
import { saveDraft } from "../../../src/forms/drafts/draftStorage.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

/** Signs in a person who acts for their organisation, or for themselves. */
function actFor(account: "organisation" | "citizen"): void {
  const organisation = { name: "A", voen: "A", positionName: "Direktor", selectedCertNumber: "A" };
  const user: User = { ...sampleUser, manufacturers: [{ ...organisation, selected: account === "organisation" }] };
  setSession({ state: "signedIn", user });
}

it.each([
  ["after the answer", true],
  ["before the answer", false],
])("the receipt of feedback is shown to its account only, when another one is chosen %s", async (_name, isAnswered) => {
  actFor("organisation");
  saveDraft("consumerFeedback", "7", { category: "CHEATING", subject: "Scales", description: "They are wrong." });
  const answer = Promise.withResolvers<Response>();
  const receipt = getResponseExample("sendFeedback", 200, "en") as { id: number };
  let isSent = false;
  const { container, ...rendered } = await renderPage(<FeedbackView kind="CONSUMER_RIGHTS" />, {
    respond: ({ method, url }) => {
      if (method === "POST") {
        isSent = true;
        return answer.promise;
      }
      return url.includes("/drafts/")
        ? Response.json({}, { status: 404 })
        : Response.json({ page: 1, perPage: 10, total: 0, items: [] });
    },
  });
  unmount = rendered.unmount;
  const submit = await waitForContent(() => {
    expect(container.querySelector<HTMLInputElement>("input[type=text]")?.value).toBe("Scales");
    return container.querySelector<HTMLElement>("button[type=submit]");
  });
  submit?.click();
  await waitForContent(() => expect(isSent).toBe(true));
  const respond = async (): Promise<void> => {
    answer.resolve(Response.json(receipt));
    await waitForContent(() => expect(sessionStorage.getItem("draft:consumerFeedback")).toBeNull());
  };
  if (isAnswered) {
    await respond();
    await waitForContent(() => expect(container.textContent).toContain(en["feedback.registered"]));
  }
  actFor("citizen");
  if (!isAnswered) await respond();
  await waitForContent(() => expect(container.querySelector("form")).not.toBeNull());
  expect(container.textContent).not.toContain(en["feedback.registered"]);
});
