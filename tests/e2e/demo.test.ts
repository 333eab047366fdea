import { expect, test } from "vitest";
import { say as told } from "../../mocks/store/localizedText.ts";
import { question, welcome } from "../../mocks/store/notifications.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { account, arrived, bell, heading, message, notice, signIn, toasts } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

// Files from a plain server: the whole service runs in the visitor's own browser.
const portal = usePortal({ build: "demo" });

test("the demonstration is a whole portal: content, sign-in, live messages, languages, sign-out", async () => {
  const { page } = await portal.visitor();
  const beyond: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(portal.origin)) beyond.push(request.url());
  });
  await page.goto("/");
  await heading(page, words.az["home.title"]).waitFor();
  await page.getByRole("table").waitFor();
  expect(await violations(page)).toEqual([]);

  await signIn(page, "az").click();
  await heading(page, words.az["standIn.title"]).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await account(page, personas.citizen.name).waitFor();
  await toasts(page, "az").getByText(told(welcome.description, "az")).waitFor();

  const english = page.getByRole("banner").getByRole("button", { name: "English" });
  await english.click();
  await heading(page, words.en["screen.eServices.title"]).waitFor();
  await page.reload();
  await heading(page, words.en["screen.eServices.title"]).waitFor();
  await bell(page, "en").click();
  await notice(page, told(welcome.title, "en")).waitFor();
  expect(await violations(page)).toEqual([]);

  await account(page, personas.citizen.name).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  await page.waitForURL(`**${paths.home}`);
  await signIn(page, "en").waitFor();
  expect(beyond).toEqual([]);
});

test("the world of a demonstration outlives a reload and is the same in every tab", async () => {
  const { page, newPage } = await portal.visitor();
  await page.goto(paths.home);
  await signIn(page, "az").click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await account(page, personas.citizen.name).waitFor();
  const other = await newPage();
  await other.goto(paths.notifications);
  await other.getByRole("button", { name: words.az["notifications.markRead"] }).click();
  await soon(() => other.getByText(words.az["notifications.unread"], { exact: true }).count()).toBe(0);
  await page.goto(paths.notifications);
  await notice(page, told(question.title, "az")).first().waitFor();
  expect(await page.getByRole("button", { name: words.az["notifications.markRead"] }).count()).toBe(0);
});

test.for(["/post/301", "/e-services", "/no-such-page"])("a demonstration opens at %s as well", async (address) => {
  const { page } = await portal.visitor();
  await page.goto(address);
  await arrived(page);
  expect(await violations(page)).toEqual([]);
});

test("an address says who is signed in and how the service is, whoever was here before", async () => {
  const { page } = await portal.visitor();
  await page.goto(`${paths.appeals}?persona=citizen`);
  await account(page, personas.citizen.name).waitFor();
  await page.getByRole("main").getByRole("table").waitFor();
  await page.goto(`${paths.appeals}?persona=director&scenario=empty`);
  await account(page, personas.director.name).waitFor();
  await message(page, words.ru["empty.appeals"]).waitFor();
  expect(new URL(page.url()).search).toBe("");
});
