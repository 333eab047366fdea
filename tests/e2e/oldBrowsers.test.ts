import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { necessaryFunctions } from "../../src/config/browsers.ts";
import { paths } from "../../src/config/paths.ts";
import { getDialogHref } from "../../src/state/useDialog.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { findFocusVisibilityFaults } from "./support/findFocusVisibilityFaults.ts";
import { getNotificationSwitch, getSignInButton, waitForPage } from "./support/locators.ts";
import { navigateTo } from "./support/navigation.ts";
import { setUpPortal, messagesByLanguage, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

// Uncaught errors and console errors fail each test.
const portal = setUpPortal();
const messages = messagesByLanguage.en;
/** Functions that the portal replaces or leaves out in a browser that lacks them. */
const replacedFunctions = [
  "AbortSignal.any",
  "Intl.Segmenter",
  "Map.groupBy",
  "Object.groupBy",
  "Promise.try",
  "URL.canParse",
  "String.prototype.toWellFormed",
  "URL.parse",
  "Uint8Array.fromBase64",
  "navigator.locks",
  "requestIdleCallback",
];
const testedPaths = [paths.home, getDialogHref(paths.home, "login"), paths.registration];

/** Makes the browser of a page lack functions. */
const removeFunctions = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.addInitScript((removed) => {
    for (const name of removed) {
      const keys = name.split(".");
      const key = keys.pop()!;
      let owner: object = globalThis;
      for (const ownerKey of keys) owner = Reflect.get(owner, ownerKey) as object;
      while (!Object.getOwnPropertyDescriptor(owner, key)) owner = Reflect.getPrototypeOf(owner)!;
      Reflect.deleteProperty(owner, key);
    }
  }, names);

/** Makes the browser of a page lack a feature of CSS: it drops each rule with what it does not know. */
const removeFromStyles = (page: Page, feature: string, unknown: string): Promise<unknown> =>
  page.route("**/*", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
    const response = await fetchWithRetry(route);
    // The policy has the hash of the style in the page.
    const { "content-security-policy": _policy, ...headers } = response.headers();
    const body = (await response.text()).replaceAll(feature, unknown);
    return route.fulfill({ status: response.status(), headers, body });
  });

/** Returns what an element looks like. */
const readLook = (element: Locator): Promise<string> =>
  element.evaluate((found) => {
    const { backgroundColor, borderColor } = getComputedStyle(found);
    return `${backgroundColor} ${borderColor}`;
  });

/** Expects that an element looks different when a control has been chosen. */
async function expectNewLook(element: Locator, control: Locator): Promise<void> {
  const look = await readLook(element);
  await control.click();
  await waitForExpect(() => readLook(element)).not.toBe(look);
}

test("shows what is switched on, chosen and focused, and the page beside its sidebar, in a browser without :has()", async () => {
  const { page } = await portal.newVisitor({
    language: "en",
    as: "citizen",
    viewport: { width: 1280, height: 920 },
    reducedMotion: "reduce",
    // For the browser, a page that a test has changed comes from another network than the server.
    expectedConsoleErrors: /LOCAL_NETWORK_ACCESS_CHECKS/,
  });
  await removeFromStyles(page, ":has(", ":-unknown(");
  await page.goto(paths.personalInfo);
  await waitForPage(page);
  const heading = await page.getByRole("main").getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.y).toBeLessThan(400);
  const notificationSwitch = getNotificationSwitch(page);
  await expectNewLook(notificationSwitch.locator(".."), notificationSwitch);
  await page.getByRole("button", { name: messages["preferences.label"] }).click();
  const fontSize = page.getByRole("radio", { name: messages["preferences.fontSize.20"] });
  await expectNewLook(fontSize.locator(".."), fontSize);
  await page.keyboard.press("Escape");
  await navigateTo(page, paths.generalEvaluation);
  const answer = page.getByRole("main").getByRole("radio").first();
  await expectNewLook(answer.locator(".."), answer);
  for (const path of [paths.generalEvaluation, paths.personalInfo, paths.home, paths.eServices]) {
    await navigateTo(page, path);
    expect(await findFocusVisibilityFaults(page, path === paths.home ? "body" : "main"), path).toEqual([]);
  }
});

test("keeps the pictures of a page small in a browser without cascade layers, which has no style of the portal", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await removeFunctions(page, [necessaryFunctions[0]!]);
  await removeFromStyles(page, "@layer", "@-unknown");
  await page.goto(paths.home, { waitUntil: "load" });
  await page.getByRole("alert").getByText(messages["browser.outdated"]).waitFor();
  const widths = await page
    .locator(":not(svg) > svg")
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(10);
  expect(Math.max(...widths)).toBeLessThanOrEqual(64);
});

test.for(selectCases(necessaryFunctions))(
  "says that a browser without %s is too old, and keeps the page readable",
  async (name) => {
    const { page } = await portal.newVisitor({ language: "en" });
    await removeFunctions(page, [name]);
    for (const path of testedPaths) {
      await page.goto(path, { waitUntil: "load" });
      await page.getByRole("alert").getByText(messages["browser.outdated"]).waitFor();
      await page.getByRole("alert").getByText("☎ +994125550195").waitFor();
      expect(await page.getByRole("banner").isVisible(), path).toBe(true);
      expect(await page.getByRole("contentinfo").isVisible(), path).toBe(true);
    }
    await page.goto(paths.home, { waitUntil: "load" });
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  },
);

test("adds no phone to that message where the deployment has none", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await removeFunctions(page, [necessaryFunctions[0]!]);
  await page.route("**/config.json", (route) => route.fulfill({ json: { callCenterPhone: "" } }));
  const settings = page.waitForResponse("**/config.json");
  await page.goto(paths.home, { waitUntil: "load" });
  await (await settings).finished();
  expect(await page.getByRole("alert").textContent()).toBe(messages["browser.outdated"]);
});

test.for(selectCases(testedLanguages))("says so in the language of the page, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  await removeFunctions(page, [necessaryFunctions[0]!]);
  await page.goto(paths.home, { waitUntil: "load" });
  await page.getByRole("alert").getByText(messagesByLanguage[language]["browser.outdated"]).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("starts in a browser that lacks every function that the portal replaces", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await removeFunctions(page, replacedFunctions);
  await page.goto(paths.home);
  await getSignInButton(page, "en").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.goto(getDialogHref(paths.home, "login"));
  await page.getByRole("dialog", { name: messages["signIn.title"] }).getByRole("textbox").first().waitFor();
  await page.goto(paths.registration);
  await page.locator("main form").getByRole("textbox").first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("shows notifications and PDFs in such a browser", async () => {
  const { page } = await portal.newVisitor({ language: "en", as: "citizen" });
  await removeFunctions(page, replacedFunctions);
  await page.goto(paths.notifications);
  await page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();
  await openPdf(page);
  await page.getByRole("dialog").getByText("SP-1187").waitFor();
  await waitForExpect(() => page.getByRole("dialog").locator("canvas").count()).toBe(1);
});

test("says that a browser is too old for PDFs, and offers the download", async () => {
  const { page } = await portal.newVisitor({ language: "en", as: "citizen" });
  await removeFunctions(page, ["Promise.withResolvers"]);
  await openPdf(page);
  await page.getByRole("dialog").getByText(messages["document.oldBrowser"]).waitFor();
  const download = page.getByRole("dialog").getByRole("button", { name: messages["document.download"] });
  expect(await download.isEnabled()).toBe(true);
});

async function openPdf(page: Page): Promise<void> {
  await page.goto(paths.documents);
  await page.getByRole("button", { name: `${messages["document.open"]} Sınaq protokolu`, exact: true }).click();
}
