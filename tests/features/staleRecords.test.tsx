// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../../locales/en.json" with { type: "json" };
import { getResponseExample } from "../../mocks/operations.ts";
import { setSession } from "../../src/auth/sessionStore.ts";
import { AppealMessages } from "../../src/features/appeals/AppealMessages.tsx";
import AppealPage from "../../src/features/appeals/AppealPage.tsx";
import AppealReceiptPage from "../../src/features/appeals/AppealReceiptPage.tsx";
import CallCenterPage from "../../src/features/callCenter/CallCenterPage.tsx";
import CheckCertificatePage from "../../src/features/certificates/CheckCertificatePage.tsx";
import PostPage from "../../src/features/content/PostPage.tsx";
import ServiceDegreePage from "../../src/features/evaluations/ServiceDegreePage.tsx";
import { RateHistory } from "../../src/features/market/RateHistory.tsx";
import ServicePage from "../../src/features/services/ServicePage.tsx";
import { viewState } from "../../src/state/viewState.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";
import { sampleUser } from "../support/sampleUser.ts";

let unmount = (): void => undefined;
beforeEach(() => {
  setSession({ state: "anonymous" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-18T12:00:00+04:00") });
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
  viewState.isOffline = false;
});

const [textBefore, textAfter] = en["list.asOf"].split("{time}");
const noticePattern = new RegExp(`^${textBefore}\\d\\d:\\d\\d${textAfter}$`);
const getNotices = (container: HTMLElement): string[] =>
  [...container.querySelectorAll(".timestamp-notice p")].map(({ textContent }) => textContent);

const missing = (): Response => new Response(null, { status: 404 });

type OperationId =
  | "readAppeal"
  | "listAppealMessages"
  | "readPost"
  | "readExchangeRateHistory"
  | "checkCertificate"
  | "readService"
  | "readEvaluationSummary";

it.each<[string, ReactNode, OperationId, RegExp, string]>([
  ["a case", <AppealPage key="1" title="Case" params={{ id: "481" }} />, "readAppeal", /\/481$/, "2026-00481"],
  [
    "a receipt",
    <AppealReceiptPage key="2" title="Case" params={{ id: "481" }} />,
    "readAppeal",
    /\/481$/,
    "2026-00481",
  ],
  [
    "a conversation",
    <AppealMessages key="6" id="481" isClosed={false} />,
    "listAppealMessages",
    /\/messages$/,
    "müqavilə",
  ],
  ["an article", <PostPage key="7" title="News" params={{ id: "301" }} />, "readPost", /\/301$/, "schemes"],
  [
    "the history of a rate",
    <RateHistory
      key="8"
      rates={[{ code: "EUR", name: "Euro", nominal: 1, rate: 1.9, change: 0, date: "2026-03-18" }]}
    />,
    "readExchangeRateHistory",
    /\/EUR$/,
    "1.9044",
  ],
  [
    "a certificate",
    <CheckCertificatePage key="3" title="Check" params={{}} />,
    "checkCertificate",
    /\/public$/,
    "Şəki",
  ],
  ["a service", <ServicePage key="4" title="Service" params={{ id: "101" }} />, "readService", /\/101$/, "test report"],
  [
    "a page of results",
    <ServiceDegreePage key="5" title="Results" params={{}} />,
    "readEvaluationSummary",
    /\/summary$/,
    "812",
  ],
])("%s that is still displayed offline says how old it is", async (_, page, operationId, path, text) => {
  setSession({ state: "signedIn", user: sampleUser });
  const { container, ...rendered } = await renderPage(page, {
    address: "/?number=S-2025-00118",
    respond: ({ url }) =>
      path.test(new URL(url).pathname) ? Response.json(getResponseExample(operationId, 200, "en")) : missing(),
  });
  ({ unmount } = rendered);
  await waitForContent(() => expect(container.textContent).toContain(text));
  expect(getNotices(container)).toEqual([]);
  viewState.isOffline = true;
  await waitForContent(() => expect(getNotices(container)).toEqual([expect.stringMatching(noticePattern)]));
  expect(container.textContent).toContain(text);
});

it("the call centre says how old its state is after it could not be read again", async () => {
  let isBroken = false;
  const { container, ...rendered } = await renderPage(<CallCenterPage title="Call centre" params={{}} />, {
    respond: () =>
      isBroken ? new Response(null, { status: 400 }) : Response.json(getResponseExample("readCallCenter", 200, "en")),
  });
  ({ unmount } = rendered);
  await waitForContent(() => expect(container.textContent).toContain(en["callCenter.open"]));
  expect(getNotices(container)).toEqual([]);
  isBroken = true;
  vi.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await waitForContent(() => expect(getNotices(container)).toEqual([expect.stringMatching(noticePattern)]));
  expect(container.textContent).toContain(en["callCenter.open"]);
  isBroken = false;
  container.querySelector<HTMLElement>(".timestamp-notice button")?.click();
  await waitForContent(() => expect(getNotices(container)).toEqual([]));
});
