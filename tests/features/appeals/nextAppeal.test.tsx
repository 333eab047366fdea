// @vitest-environment jsdom
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getUserKey, setSession } from "../../../src/auth/sessionStore.ts";
import type { RoutePageProps } from "../../../src/components/loading/routePageProps.ts";
import AppealPage from "../../../src/features/appeals/AppealPage.tsx";
import CorrectAppealPage from "../../../src/features/appeals/CorrectAppealPage.tsx";
import { readAttachmentDraft, storeAttachmentDraft } from "../../../src/forms/drafts/draftStorage.ts";
import type { AppealDetail } from "../../../src/generated/contract.d.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleUser as user } from "../../support/sampleUser.ts";
import { sampleAppeal } from "../../support/sampleAppeal.ts";

const owner = getUserKey(user);

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "signedIn", user }));
afterEach(() => {
  unmount();
  sessionStorage.clear();
  setSession({ state: "unknown" });
});

const createAppeal = (id: string): AppealDetail => ({
  ...sampleAppeal,
  id,
  appealNumber: `00${id}`,
  kind: "SUGGESTION",
  subject: "Scales",
  text: `The scales of ${id} are wrong.`,
});

/** Answers the requests for appeals; nothing was written about them. */
const respond = ({ url }: Request): Response => {
  const { pathname } = new URL(url);
  return pathname.endsWith("/messages")
    ? Response.json({ page: 1, perPage: 100, total: 0, items: [] })
    : Response.json(createAppeal(pathname.split("/").at(-1) ?? ""));
};

/** Renders the page of appeal 7, with a button that leads to that of appeal 8. */
function TwoAppeals({ page: Page }: { page: (props: RoutePageProps) => ReactNode }): ReactNode {
  const [id, setId] = useState("7");
  return (
    <>
      <button onClick={() => setId("8")}>Next appeal</button>
      <Page title="Appeal" params={{ id }} />
    </>
  );
}

/** Renders both appeals. Returns the element of the page, and functions that find a field and go to the next appeal. */
const renderAppeals = async (page: (props: RoutePageProps) => ReactNode) => {
  const { container, ...rendered } = await renderPage(<TwoAppeals page={page} />, { respond });
  unmount = rendered.unmount;
  return {
    container,
    findField: async (value: string) =>
      waitForContent(() => {
        const found = container.querySelector<HTMLTextAreaElement>("textarea");
        expect(found?.value).toBe(value);
        return found!;
      }),
    press: (name: string) =>
      [...container.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click(),
  };
};

const type = (field: HTMLTextAreaElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

it("a message and its files do not appear on the appeal that is opened next", async () => {
  const file = { documentId: 12, fileName: "scales.pdf", size: 4 };
  storeAttachmentDraft("appealMessage-7", owner, [file]);
  const { container, findField, press } = await renderAppeals(AppealPage);
  type(await findField(""), "About the first appeal");
  await waitForContent(() => expect(container.textContent).toContain("scales.pdf"));
  press("Next appeal");
  await waitForContent(() => expect(container.textContent).toContain("008"));
  expect(container.textContent).not.toContain("scales.pdf");
  await waitForContent(() => expect(container.textContent).toContain("Write to us"));
  press("Write to us");
  await findField("");
  expect([readAttachmentDraft("appealMessage-7", owner), readAttachmentDraft("appealMessage-8", owner)]).toEqual([
    [file],
    [],
  ]);
});

it("a correction does not appear in that of the appeal that is opened next", async () => {
  const { findField, press } = await renderAppeals(CorrectAppealPage);
  type(await findField("The scales of 7 are wrong."), "The scales of the first appeal are wrong.");
  press("Next appeal");
  await findField("The scales of 8 are wrong.");
});
