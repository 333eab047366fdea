import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import send from "send";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buildFolders } from "../../deploy/build.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  waitForPage,
  getNotificationsLink,
  getPageHeading,
  getEmptyStateHeading,
  getNotificationHeading,
  getSignInButton,
  getToasts,
} from "./support/locators.ts";
import { setUpPortal, messagesByLanguage, type ServerHandle } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

// The demo build consists of static files: the mock backend runs in the visitor's browser.
const portal = setUpPortal({ build: "demo", usesNewContexts: true });

test("serves a complete portal from static files: content, sign-in, realtime messages, languages, sign-out", async () => {
  const { page } = await portal.newVisitor();
  const externalRequests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(portal.origin)) externalRequests.push(request.url());
  });
  await page.goto("/");
  await getPageHeading(page, messagesByLanguage.az["home.title"]).waitFor();
  await page.getByRole("table").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await getSignInButton(page, "az").click();
  await getPageHeading(page, messagesByLanguage.az["stub.title"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await getToasts(page, "az").getByText(translate(welcomeNotification.description, "az")).waitFor();

  const english = page.getByRole("banner").getByRole("button", { name: "English" });
  await english.click();
  await getPageHeading(page, messagesByLanguage.en["page.eServices.title"]).waitFor();
  await page.reload();
  await getPageHeading(page, messagesByLanguage.en["page.eServices.title"]).waitFor();
  await getNotificationsLink(page, "en").click();
  await getNotificationHeading(page, translate(welcomeNotification.title, "en")).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await page.waitForURL(`**${paths.home}`);
  await getSignInButton(page, "en").waitFor();
  expect(externalRequests).toEqual([]);
});

test("keeps the state of the demo after a reload and shares it between tabs", async () => {
  const { page, newPage } = await portal.newVisitor();
  await page.goto(paths.home);
  await getSignInButton(page, "az").click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  // It is pushed two seconds after the sign-in, as unread. Another one follows twenty seconds later.
  await getToasts(page, "az").getByText(translate(welcomeNotification.description, "az")).waitFor();
  const otherTab = await newPage();
  const isMarked = otherTab.waitForResponse((response) => response.url().includes("/api/notification/read"));
  await otherTab.goto(paths.notifications);
  const getWelcome = (tab: Page) =>
    tab
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: tab.getByRole("heading", { name: translate(welcomeNotification.title, "az") }) });
  const unread = messagesByLanguage.az["notifications.unread"];
  await getWelcome(otherTab).getByText(unread, { exact: true }).waitFor();
  await isMarked;
  await page.goto(paths.notifications);
  await getWelcome(page).waitFor();
  expect(await getWelcome(page).getByText(unread, { exact: true }).count()).toBe(0);
});

test.for(selectCases(["/post/301", "/e-services", "/no-such-page"]))("opens the demo at %s", async (address) => {
  const { page } = await portal.newVisitor();
  await page.goto(address);
  await waitForPage(page);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("takes the persona and the scenario from the URL, regardless of earlier visits", async () => {
  const { page } = await portal.newVisitor();
  await page.goto(`${paths.appeals}?persona=citizen`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await page.getByRole("main").getByRole("table").waitFor();
  await page.goto(`${paths.appeals}?persona=director&scenario=empty`);
  await getAccountButton(page, personas.director.name).waitFor();
  await getEmptyStateHeading(page, messagesByLanguage.ru["empty.appeals"]).waitFor();
  expect(new URL(page.url()).search).toBe("");
});

/**
 * Leaves the demo. MSW starts an update of its service worker with each page and does not wait for it: in a page that is still
 * open, the end of the browser context would reject it.
 */
const leaveDemo = async (page: Page): Promise<void> => void (await page.goto("about:blank", { waitUntil: "load" }));

describe("on a plain static server, which knows nothing of the portal's addresses", () => {
  const plainPortal = setUpPortal({ build: "demo", serve: servePlainFiles, usesNewContexts: true });
  // Chromium logs the 404 of the static server, also when the service worker replaces the response.
  const expectedConsoleErrors = /status of 404/;

  test("opens a deep link through 404.html, and keeps it after a reload", async () => {
    const { page } = await plainPortal.newVisitor({ expectedConsoleErrors });
    await page.goto(paths.faq);
    await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
    const reloaded = await page.reload();
    expect(reloaded?.status()).toBe(200);
    await getPageHeading(page, messagesByLanguage.az["page.faq.title"]).waitFor();
    await leaveDemo(page);
  });

  test("says that an address does not exist, by 404 also with the service worker", async () => {
    const { page } = await plainPortal.newVisitor({ expectedConsoleErrors });
    await page.goto("/");
    await getSignInButton(page, "az").waitFor();
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await getPageHeading(page, messagesByLanguage.az["page.notFound.title"]).waitFor();
    await leaveDemo(page);
  });

  test("returns from the identity login", async () => {
    const { page } = await plainPortal.newVisitor({ expectedConsoleErrors });
    await page.goto("/");
    await getSignInButton(page, "az").click();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await getAccountButton(page, personas.citizen.name).waitFor();
  });
});

/** Serves the files of the demo build, and `404.html` with status 404 for everything else. */
function servePlainFiles(): ServerHandle {
  const folder = join(import.meta.dirname, "../..", buildFolders.demo);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    send(request, pathname, { root: folder })
      .on("error", () => {
        response.writeHead(404, { "Content-Type": "text/html" }).end(readFileSync(join(folder, "404.html")));
      })
      .pipe(response);
  });
  return {
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
