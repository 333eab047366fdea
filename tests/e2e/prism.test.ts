import { expect, test } from "vitest";
import { exampleOf } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths, type PathName } from "../../src/config/paths.ts";
import { screens } from "../../src/app/routes.ts";
import { addresses } from "../support/examplePaths.ts";
import { account, arrived, bell, heading, notice, signIn } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { servePrism } from "./support/prismServer.ts";
import { violations } from "./support/accessibility.ts";

// Prism keeps nothing and speaks the contract's first language: here only that every screen works with its answers.
const portal = usePortal({ serve: servePrism });
// It has no pictures and no live feed.
const expected = /404|WebSocket/;

const example = exampleOf("readNotifications", 200, "az") as { title: string }[];

test("the public pages work with the contract's own mock server", async () => {
  const { page } = await portal.visitor({ expected });
  await page.goto("/");
  await page.getByRole("table").waitFor();
  await page.getByRole("heading", { level: 2, name: words.az["screen.news.title"] }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("combobox").fill("sertifikat");
  await page.getByRole("option").first().waitFor();
  for (const [path, title] of [[paths.eServices, "screen.eServices.title"], [paths.exchangeRates, "screen.exchangeRates.title"], [paths.news, "screen.news.title"]] as const) {
    await page.goto(path);
    await heading(page, words.az[title]).waitFor();
    expect(await page.getByText(words.az["state.notLoaded"]).count()).toBe(0);
  }
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL("**/post/*");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
});

test("signing in, notifications and signing out work with it", async () => {
  const { page } = await portal.visitor({ expected });
  await page.goto(paths.faq);
  await signIn(page, "az").click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await account(page, personas.citizen.name).waitFor();
  await page.getByText(words.az["feed.down"]).waitFor();
  await bell(page, "az").click();
  await notice(page, example[0]?.title ?? "").waitFor();
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).click();
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await heading(page, words.en["screen.notifications.title"]).waitFor();
  await page.getByRole("banner").getByRole("link", { name: words.en["portal.competition.name"] }).click();
  await heading(page, words.en["home.title"]).waitFor();
  await account(page, personas.citizen.name).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  await page.waitForURL(`**${paths.home}`);
  await signIn(page, "en").waitFor();
});

test("every screen works with the contract's examples", { timeout: 180_000 }, async () => {
  const { page } = await portal.visitor({ expected, kept: { accessToken: "any", refreshToken: "any" } });
  for (const [name, address] of Object.entries(addresses)) {
    if (screens[name as PathName] === undefined) continue;
    await page.goto(address);
    expect(await arrived(page), address).not.toBe(words.az["screen.notFound.title"]);
    expect(await page.getByText(words.az["state.notLoaded"]).count(), address).toBe(0);
  }
});
