import { expect, test } from "vitest";
import { welcome } from "../../mocks/store/notifications.ts";
import { paths } from "../../src/config/paths.ts";
import { bell, message } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

test.for(languages)("what is waiting is listed and counted until it is marked as read, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  const say = words[language];
  await page.goto(paths.notifications);
  await page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();
  expect(await page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(3);
  expect(await page.getByRole("main").getByText(say["notifications.unread"], { exact: true }).count()).toBe(2);
  await soon(() => bell(page, language).innerText()).toMatch(/2/);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: say["notifications.markRead"] }).click();
  await soon(() => page.getByRole("main").getByText(say["notifications.unread"], { exact: true }).count()).toBe(0);
  await soon(() => bell(page, language).innerText()).not.toMatch(/\d/);
  expect(await page.getByRole("button", { name: say["notifications.markRead"] }).count()).toBe(0);
  expect(portal.world.state.calls.markNotificationsRead).toBe(1);
  await page.reload();
  await page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();
  expect(await page.getByRole("main").getByText(say["notifications.unread"], { exact: true }).count()).toBe(0);
});

test.for(languages)("whoever was told nothing yet reads that there is nothing, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "admin", language });
  await page.goto(paths.notifications);
  await message(page, words[language]["empty.notifications"]).waitFor();
  expect(await bell(page, language).innerText()).not.toMatch(/\d/);
  expect(await violations(page)).toEqual([]);
});

test.for([
  ["az", "21 oxunmamış bildiriş"],
  ["ru", "21 непрочитанное уведомление"],
  ["en", "21 unread notifications"],
] as const)("a count of twenty-one is heard as the language says it: in %s “%s”", async ([language, heard]) => {
  for (const _ of Array(19)) portal.world.push("citizen", welcome);
  const { page } = await portal.visitor({ as: "citizen", language });
  await page.goto(paths.faq);
  await page.getByRole("banner").getByRole("link", { name: heard }).waitFor();
});
