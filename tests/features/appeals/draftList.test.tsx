// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { setSession } from "../../../src/auth/sessionStore.ts";
import { DraftList } from "../../../src/features/appeals/DraftList.tsx";
import { confirmationStore, resolveConfirmation } from "../../../src/state/confirmation.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
afterEach(() => unmount());

it("the question before the deletion of a draft names the service and its language", async () => {
  setSession({ state: "signedIn", user });
  const draft = {
    formKey: "service-101",
    data: { answers: { text: "A" }, title: "Yoxlama", lang: "az" },
    updatedAt: "2026-03-18T10:42:00+04:00",
  };
  const { container, ...rendered } = await renderPage(<DraftList user={user} />, {
    respond: () => Response.json({ page: 1, perPage: 100, total: 1, items: [draft] }),
  });
  unmount = rendered.unmount;
  const button = await waitForContent(() => {
    const found = container.querySelector("button");
    expect(found?.textContent).toContain("Delete draft");
    return found;
  });
  button?.click();
  expect(confirmationStore.open).toMatchObject({
    message: "Delete the draft “Yoxlama”? What you entered will be lost.",
    name: "Yoxlama",
    lang: "az",
  });
  resolveConfirmation(false);
});
