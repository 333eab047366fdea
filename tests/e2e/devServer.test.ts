import { get } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { controlSecretHeader } from "../../mocks/control/controlHeader.ts";
import { publishControlSecret } from "../../mocks/control/controlSecret.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { createDevServer } from "./support/devServer.ts";
import { getAccountButton, getEmptyStateHeading, getSignInButton, waitForNotifications } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect, waitTimeoutMs } from "./support/waitForExpect.ts";

const portal = setUpPortal({ serve: createDevServer });

// On the first visit Vite discovers and prebundles the dependencies, then reloads the page.
beforeAll(async () => {
  const { page, context } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /./ });
  page.setDefaultTimeout(4 * waitTimeoutMs);
  await page.goto(paths.notifications);
  await waitForNotifications(page);
  await page.goto(paths.home);
  await page.getByRole("table").waitFor();
  await context.close();
});

test("exchanges the authorization code once although React runs every effect twice", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(paths.faq);
  await getSignInButton(page, "az").click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  expect(portal.backend.state.requestCounts.signInWithIdentity).toBe(1);
});

test("answers unknown addresses by 404, and known ones and files by 200", async () => {
  const read = async (path: string, accept = "text/html"): Promise<number> =>
    (await fetch(portal.origin + path, { headers: { accept } })).status;
  for (const path of ["/no-such-page", "/ru/no/such", "/etalons/none"])
    expect([path, await read(path)]).toEqual([path, 404]);
  for (const path of ["/", "/ru/home", "/e-services/101", "/etalons/mass", "/news"])
    expect([path, await read(path)]).toEqual([path, 200]);
  expect(await read("/src/main.tsx", "*/*")).toBe(200);
});

test("shows the secret of the control API to no other origin", async () => {
  const read = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${portal.origin}${paths.home}`, { headers: { accept: "text/html", ...headers } });
  const page = await read({});
  expect(await page.text()).toContain(`<meta name="${controlSecretHeader}"`);
  for (const origin of ["http://localhost:1", "http://127.0.0.1:3000", "https://evil.example", "null"])
    expect((await read({ origin })).headers.get("access-control-allow-origin")).toBeNull();
  const remove = await publishControlSecret("secret-of-another-server", [2]);
  onTestFinished(async () => remove?.());
  expect(remove).toBeDefined();
  for (const query of ["", "?raw", "?import&raw", "?url&raw"])
    expect(await (await fetch(`${portal.origin}/.cache/mock-control/2${query}`)).text()).not.toContain("secret-of");
  const { host } = new URL(portal.origin);
  expect([await readStatus(portal.origin, host), await readStatus(portal.origin, "evil.example")]).toEqual([200, 421]);
});

/** Returns the status of the home page for a `Host` header. */
const readStatus = (origin: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${origin}${paths.home}`, { headers: { host, accept: "text/html" } }, (response) =>
      resolve(response.resume().statusCode ?? 0),
    ).on("error", reject);
  });

test("pushes notifications and injects faults from the developer panel, which no build contains", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /500/ });
  await page.goto(paths.notifications);
  await page.getByText("Mock backend").click();
  const before = portal.backend.state.notifications.length;
  await page.getByRole("button", { name: "Push a notification" }).click();
  await waitForExpect(() => portal.backend.state.notifications.length).toBe(before + 1);
  await page.getByLabel("Operation").selectOption("listFaq");
  await page.getByRole("button", { name: "Set fault" }).click();
  await waitForExpect(() =>
    portal.backend.state.faults.map(({ operationId, status }) => [operationId, status]),
  ).toEqual([["listFaq", 500]]);
  for (const folder of ["dist", "dist-quality", "dist-demo"]) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => /\.(js|html)$/.test(name)))
      expect((await readFile(join(folder, file), "utf8")).includes("developer-panel"), `${folder}/${file}`).toBe(false);
  }
});

test("combines a persona with a scenario in the developer panel, and pushes notifications to that persona", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(`${paths.appeals}?persona=citizen`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  const choose = async (field: string, name: string): Promise<void> => {
    await page.getByText("Mock backend").click();
    const reloaded = page.waitForEvent("load");
    await page.getByLabel(field).selectOption(name);
    await reloaded;
  };
  await choose("Scenario", "empty");
  await getAccountButton(page, personas.citizen.name).waitFor();
  await getEmptyStateHeading(page, messagesByLanguage.az["empty.appeals"]).waitFor();
  await choose("Persona", "director");
  await getAccountButton(page, personas.director.name).waitFor();
  await getEmptyStateHeading(page, messagesByLanguage.ru["empty.appeals"]).waitFor();
  await page.getByText("Mock backend").click();
  expect(await page.getByLabel("Persona").inputValue()).toBe("director");
  expect(await page.getByLabel("Scenario").inputValue()).toBe("empty");
  await page.getByRole("button", { name: "Push a question to director" }).click();
  await waitForExpect(() => portal.backend.state.notifications.length).toBe(1);
});

/** Sends fifty requests at once with the client of the page. Returns how many succeeded. */
const sendFiftyRequests = (page: Page): Promise<number> =>
  // As text: vitest would rewrite the import of a function for Node.
  page.evaluate(`import("/src/api/request.ts").then(async ({ request }) => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => request({ url: "/notification/count", method: "GET" })));
    return results.filter(({ status }) => status === "fulfilled").length;
  })`);

test("refreshes exactly once when fifty requests in each of two tabs get 401, and all succeed", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401/ });
  const tabs = [page, await newPage()];
  for (const tab of tabs) {
    await tab.goto(paths.documents);
    await getAccountButton(tab, personas.citizen.name).waitFor();
  }
  expireTokens(portal.backend, "access");
  // A slow refresh, so that all 401 responses arrive before it ends.
  portal.backend.state.faults.push({ operationId: "renewSession", status: 200, times: 1, delaySeconds: 0.5 });
  expect(await Promise.all(tabs.map(sendFiftyRequests))).toEqual([50, 50]);
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
  expect(portal.backend.state.sessions[0]?.usedRefreshTokens).toHaveLength(1);
});

test("ends the session once when the backend rejects the refresh of fifty requests in each tab", async () => {
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
  // The tab whose refresh was rejected shows the reason; the other one shows the signed-out state.
  await Promise.any(tabs.map((tab) => getEmptyStateHeading(tab, messagesByLanguage.az["session.ended"]).waitFor()));
  for (const tab of tabs) await getSignInButton(tab, "az").waitFor();
});
