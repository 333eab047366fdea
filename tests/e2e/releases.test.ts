import { expect, test } from "vitest";
import type { Page, Route } from "playwright-core";
import { paths } from "../../src/config/paths.ts";
import { often, patience, tried } from "../soak/caseCounts.ts";
import { fieldOf, fillIn } from "./support/accountForms.ts";
import { answerOf } from "./support/fetchWithRetry.ts";
import { heading } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";

const portal = usePortal();
const say = words.az;
const registration = `${paths.faq}?dialog=registration`;

/** What a tab that is open has seen. */
type Tab = { page: Page; release: () => void; documents: () => number };

/** A visitor's tab, and a server on which every release gives all files other names and removes those of before. */
async function openTab(): Promise<Tab> {
  const { page } = await portal.visitor({ language: "az", expected: /404|Failed to (load|fetch)/ });
  let [current, documents] = [1, 0];
  const named = (text: string): string => text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1.r${current}.$2`);
  const give = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const [, number] = /\.r(\d+)\.(?:js|css)$/.exec(url.pathname) ?? [];
    if (number !== undefined && Number(number) !== current) return route.fulfill({ status: 404, body: "" });
    const answer = await answerOf(route, url.origin + url.pathname.replace(/\.r\d+(?=\.)/, "") + url.search);
    if (route.request().resourceType() === "document") documents += 1;
    return route.fulfill({ response: answer, body: named(await answer.text()) });
  };
  await page.route((url) => url.origin === portal.origin && !/^\/(api|ws|identity|config|icon|manifest)/.test(url.pathname) && !url.pathname.startsWith("/icons"), give);
  return { page, release: () => (current += 1), documents: () => documents };
}

test("under a form that is being filled in release follows release: nothing typed is lost, and the page is read again by nobody but its reader", patience(60_000), async () => {
  const tab = await openTab();
  const { page } = tab;
  await page.goto(registration);
  for (let round = 1; round <= often(3); round += 1) {
    await fillIn(page, "az", "registration", { name: `Emma${round}`, surname: "Lindqvist" });
    const before = tab.documents();
    tab.release();
    // Whatever the form asks for now, such as the question before it is left, may not come any more.
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").first().waitFor();
    await page.waitForTimeout(200);
    expect(tab.documents(), "openings of the page by itself").toBe(before);
    await page.reload();
    await page.getByText(say["form.restored"]).waitFor();
    expect(await fieldOf(page, "az", "registration", "name").inputValue()).toBe(`Emma${round}`);
    tried("releases under an open tab", 1);
  }
});

test("a tab that is open goes on after every release, and is read again once at most", patience(60_000), async () => {
  const tab = await openTab();
  const { page } = tab;
  const ways = ["eServices", "news", "faq", "standards", "marketPrices"] as const;
  await page.goto(paths.home);
  for (let round = 1; round <= often(3); round += 1) {
    const before = tab.documents();
    tab.release();
    const way = ways[round % ways.length] ?? "faq";
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), paths[way]);
    await heading(page, say[`screen.${way}.title`]).waitFor();
    await soon(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    expect(await page.getByRole("banner").isVisible()).toBe(true);
    expect(tab.documents() - before, "openings of the page by itself").toBeLessThanOrEqual(1);
    tried("releases under an open tab", 1);
  }
});
