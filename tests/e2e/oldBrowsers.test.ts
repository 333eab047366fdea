import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { necessaryFunctions } from "../../src/config/browsers.ts";
import { paths } from "../../src/config/paths.ts";
import { getDialogHref } from "../../src/state/useDialog.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getSignInButton } from "./support/locators.ts";
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
