import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { createDevServer } from "./support/devServer.ts";
import { getAccountButton, getEmptyStateHeading, getSignInButton } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal({ serve: createDevServer });

// The first visit lets Vite find and prepare every library, for which it loads the page again.
beforeAll(async () => {
  const { page, context } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /./ });
  page.setDefaultTimeout(60_000);
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).waitFor();
  await page.goto(paths.home);
  await page.getByRole("table").waitFor();
  await context.close();
});

test("a code is exchanged once although React runs every effect twice", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.faq);
  await getSignInButton(page, "az").click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  expect(portal.backend.state.requestCounts.signInWithIdentity).toBe(1);
});

test("the developer's panel pushes, orders faults and changes who is here; no build has it", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /500/ });
  await page.goto(paths.notifications);
  await page.getByText("Embedded service").click();
  const before = portal.backend.state.notifications.length;
  await page.getByRole("button", { name: "Push a notification" }).click();
  await waitForExpect(() => portal.backend.state.notifications.length).toBe(before + 1);
  await page.getByLabel("Operation").selectOption("listFaq");
  await page.getByRole("button", { name: "Order the fault" }).click();
  await waitForExpect(() =>
    portal.backend.state.faults.map(({ operationId, status }) => [operationId, status]),
  ).toEqual([["listFaq", 500]]);
  for (const folder of ["dist", "dist-quality", "dist-demo"]) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => /\.(js|html)$/.test(name)))
      expect((await readFile(join(folder, file), "utf8")).includes("developer-panel"), `${folder}/${file}`).toBe(false);
  }
});

/** Makes fifty calls at once with the page's own client; answers how many came back well. */
const sendFiftyRequests = (page: Page): Promise<number> =>
  // As text: a function would have its import rewritten for Node before the browser saw it.
  page.evaluate(`import("/src/api/request.ts").then(async ({ request }) => {
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => request({ url: "/notification/count", method: "GET" })));
    return answers.filter(({ status }) => status === "fulfilled").length;
  })`);

test("fifty calls in each of three tabs that meet a sign-in that ran out renew it exactly once, and all are answered", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401/ });
  const tabs = [page, await newPage(), await newPage()];
  for (const tab of tabs) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.citizen.name).waitFor();
  }
  expireTokens(portal.backend, "access");
  // The renewal takes its time, so that all the refusals arrive before it has ended.
  portal.backend.state.faults.push({ operationId: "renewSession", status: 200, times: 1, delaySeconds: 0.5 });
  expect(await Promise.all(tabs.map(sendFiftyRequests))).toEqual([50, 50, 50]);
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
  expect(portal.backend.state.sessions[0]?.usedRefreshTokens).toHaveLength(1);
});

test("when the service refuses to renew, the fifty calls of each tab end the session once and for all", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "expired", expectedConsoleErrors: /401/ });
  const tabs = [page, await newPage()];
  for (const tab of tabs) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.expired.name).waitFor();
  }
  expireTokens(portal.backend, "access");
  expect(await Promise.all(tabs.map(sendFiftyRequests))).toEqual([0, 0]);
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBeNull();
  // The tab that was refused says so; the other one learns that nobody is signed in any more.
  await Promise.any(tabs.map((tab) => getEmptyStateHeading(tab, messagesByLanguage.az["session.ended"]).waitFor()));
  for (const tab of tabs) await getSignInButton(tab, "az").waitFor();
});
