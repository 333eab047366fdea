// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setSession } from "../../../src/auth/sessionStore.ts";
import AppealReceiptPage from "../../../src/features/appeals/AppealReceiptPage.tsx";
import CorrectAppealPage from "../../../src/features/appeals/CorrectAppealPage.tsx";
import { pageTitleStore } from "../../../src/state/pageTitle.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { sampleAppeal as appeal } from "../../support/sampleAppeal.ts";
import { sampleUser as user } from "../../support/sampleUser.ts";

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "signedIn", user }));
afterEach(() => unmount());

it.each<[string, ReactNode, string]>([
  [
    "a confirmation",
    <AppealReceiptPage key="receipt" title="Confirmation" params={{ id: "7" }} />,
    "Confirmation: 00417",
  ],
  [
    "a correction",
    <CorrectAppealPage key="correction" title="Correct a case" params={{ id: "7" }} />,
    "Correct a case: 00417",
  ],
])("the title of %s has the number of the case", async (_name, page, title) => {
  const rendered = await renderPage(page, { respond: () => Response.json({ ...appeal, kind: "SUGGESTION" }) });
  unmount = rendered.unmount;
  await waitForContent(() => expect(pageTitleStore.current?.title).toBe(title));
});
