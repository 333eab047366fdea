import { expect, test } from "vitest";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { paths } from "../../src/config/paths.ts";
import { getNotificationsLink, getEmptyStateHeading } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

test.for(testedLanguages)(
  "lists and counts unread notifications until they are marked as read, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.notifications);
    await page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();
    expect(await page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(3);
    expect(await page.getByRole("main").getByText(messages["notifications.unread"], { exact: true }).count()).toBe(2);
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByRole("button", { name: messages["notifications.markRead"] }).click();
    await waitForExpect(() =>
      page.getByRole("main").getByText(messages["notifications.unread"], { exact: true }).count(),
    ).toBe(0);
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).not.toMatch(/\d/);
    expect(await page.getByRole("button", { name: messages["notifications.markRead"] }).count()).toBe(0);
    expect(portal.backend.state.requestCounts.markNotificationsRead).toBe(1);
    await page.reload();
    await page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();
    expect(await page.getByRole("main").getByText(messages["notifications.unread"], { exact: true }).count()).toBe(0);
  },
);

test.for(testedLanguages)("shows an empty state to a user without notifications, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "admin", language });
  await page.goto(paths.notifications);
  await getEmptyStateHeading(page, messagesByLanguage[language]["empty.notifications"]).waitFor();
  expect(await getNotificationsLink(page, language).innerText()).not.toMatch(/\d/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for([
  ["az", "21 oxunmamış bildiriş"],
  ["ru", "21 непрочитанное уведомление"],
  ["en", "21 unread notifications"],
] as const)(
  "announces a count of twenty-one with the plural form of the language: in %s “%s”",
  async ([language, accessibleName]) => {
    for (const _ of Array(19)) portal.backend.pushNotification("citizen", welcomeNotification);
    const { page } = await portal.newVisitor({ as: "citizen", language });
    await page.goto(paths.faq);
    await page.getByRole("banner").getByRole("link", { name: accessibleName }).waitFor();
  },
);
