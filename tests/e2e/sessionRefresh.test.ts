import { expect, test } from "vitest";
import { getProblemExample } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { expectStoredTokens, hasStoredSession } from "./support/gatewaySession.ts";
import {
  getAccountButton,
  getNotificationsLink,
  waitForNotifications,
  getPageHeading,
  getEmptyStateHeading,
  getToasts,
} from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** Returns how many refresh requests the backend received. */
const refreshCount = (): number => portal.backend.state.requestCounts.renewSession ?? 0;

test("refreshes an expired access token once, and continues the navigation", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401/ });
  await page.goto(paths.documents);
  await getAccountButton(page, personas.citizen.name).waitFor();
  const previousToken = portal.backend.state.sessions[0]?.accessToken;
  expireTokens(portal.backend, "access");
  await getNotificationsLink(page, "az").click();
  await waitForNotifications(page);
  expect(refreshCount()).toBe(1);
  expect(portal.backend.state.sessions[0]?.accessToken).not.toBe(previousToken);
  await expectStoredTokens(portal, page);
});

test("refreshes an expired access token once when a page opens", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401/ });
  expireTokens(portal.backend, "access");
  await page.goto(paths.notifications);
  await waitForNotifications(page);
  await getAccountButton(page, personas.citizen.name).waitFor();
  expect(refreshCount()).toBe(1);
});

test.for(selectCases(testedLanguages))(
  "shows that the backend ended the session, and keeps nothing of it, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "expired", language, expectedConsoleErrors: /401/ });
    const messages = messagesByLanguage[language];
    await page.goto(paths.documents);
    await getAccountButton(page, personas.expired.name).waitFor();
    // Leaves the portal: one of its own requests could end the session before the next page opens.
    await page.goto("about:blank");
    expireTokens(portal.backend, "access");
    await page.goto(paths.notifications);
    await getEmptyStateHeading(page, messages["session.ended"]).waitFor();
    await getToasts(page, language).getByText(messages["session.ended"]).waitFor();
    expect(getPath(page)).toBe(paths.notifications);
    expect(await page.getByText(personas.expired.name).count()).toBe(0);
    await waitForExpect(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByRole("main").getByRole("button", { name: messages["signIn.identity"] }).click();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await page.waitForURL(`**${paths.notifications}`);
  },
);

test("keeps the session when a refresh fails because of an outage", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401|503/ });
  expireTokens(portal.backend, "access");
  portal.backend.state.faults.push({ operationId: "renewSession", status: 503, times: 3, delaySeconds: 0 });
  await page.goto(paths.documents);
  await page.getByText(messagesByLanguage.az["session.userNotLoaded"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await hasStoredSession(page)).toBe(true);
  portal.backend.state.faults = [];
  await page.getByRole("button", { name: messagesByLanguage.az["action.tryAgain"] }).click();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await page.getByRole("main").getByRole("table").waitFor();
});

test.for(selectCases(testedLanguages))(
  "redirects home with the backend's message after 403, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /403/ });
    portal.backend.state.faults.push({ operationId: "readNotifications", status: 403, times: 1, delaySeconds: 0 });
    await page.goto(paths.notifications);
    await getPageHeading(page, messagesByLanguage[language]["home.title"]).waitFor();
    expect(getPath(page)).toBe(paths.home);
    const message = getProblemExample("readNotifications", 403, language).message;
    await getToasts(page, language).getByText(message).waitFor();
    await getAccountButton(page, personas.citizen.name).waitFor();
  },
);
