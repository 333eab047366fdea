import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getResponseExample } from "../../mocks/operations.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { paths } from "../../src/config/paths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import {
  getNotificationsLink,
  getPayButton,
  getToasts,
  hasFocus,
  keepToasts,
  waitForPage,
} from "./support/locators.ts";
import { waitForSubscription } from "./support/navigation.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.en;

const getRemarkButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: messages["remark.question"] });
const getRemarkDialog = (page: Page) => page.getByRole("dialog", { name: messages["remark.title"] });

/** Sends a remark, which succeeds with a toast. */
async function sendRemark(page: Page): Promise<void> {
  await getRemarkButton(page).click();
  const dialog = getRemarkDialog(page);
  await dialog.getByRole("textbox", { name: messages["remark.label"] }).fill("Wrong date");
  await dialog.getByRole("button", { name: messages["remark.send"] }).click();
  await dialog.waitFor({ state: "detached" });
}

test("loads the script of the toasts at the first press of a key, before there is a toast", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(paths.home);
  await waitForPage(page);
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => url.includes("ToastRegion"))).toEqual([]);
  await page.keyboard.press("Shift");
  await getToasts(page, "en").waitFor({ state: "attached" });
  expect(await getToasts(page, "en").getByRole("listitem").count()).toBe(0);
});

test("loads the script of the toasts for a signed-in user who does nothing", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  await getToasts(page, "en").waitFor({ state: "attached" });
});

test("shows toasts as plain text when their script cannot be loaded", async () => {
  const { page } = await portal.newVisitor({
    language: "en",
    expectedConsoleErrors: /404|Failed to fetch dynamically/,
  });
  await page.route("**/assets/ToastRegion-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(paths.faq);
  await waitForPage(page);
  await sendRemark(page);
  await page
    .getByRole("status")
    .filter({ hasText: (getResponseExample("sendRemark", 200, "en") as { message: string }).message })
    .waitFor();
});

test("shows a toast to screen readers while a modal dialog hides the page from them", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/2/);
  await getToasts(page, "en").waitFor({ state: "attached" });
  await getRemarkButton(page).click();
  await getRemarkDialog(page).waitFor();
  expect(await page.getByRole("main").count()).toBe(0);

  portal.backend.pushNotification("citizen", welcomeNotification);
  const description = translate(welcomeNotification.description, "en");
  const announcement = page.getByRole("status").filter({ hasText: description });
  await announcement.waitFor({ state: "attached" });
  // What is announced has no names of buttons.
  expect((await announcement.allTextContents()).join("")).not.toContain(messages["action.dismiss"]);
  const exposedToasts = page.getByRole("region", { name: messages["toasts.label"] });
  await exposedToasts.getByText(description).waitFor();
  await keepToasts(exposedToasts);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await exposedToasts.getByRole("button", { name: messages["action.dismiss"] }).click();
  await waitForExpect(() => exposedToasts.getByRole("listitem").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);

  await page.keyboard.press("Escape");
  await getRemarkDialog(page).waitFor({ state: "detached" });
  await page.getByRole("main").waitFor();
  await exposedToasts.waitFor({ state: "attached" });
});

test("lets the keyboard reach a toast above a modal dialog, and return to its field", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/2/);
  await getToasts(page, "en").waitFor({ state: "attached" });
  await getRemarkButton(page).click();
  const field = getRemarkDialog(page).getByRole("textbox", { name: messages["remark.label"] });
  await field.fill("Wrong date");
  portal.backend.pushNotification("citizen", welcomeNotification);
  const toasts = page.getByRole("region", { name: messages["toasts.label"] });
  await toasts.getByRole("listitem").waitFor();
  await keepToasts(toasts);

  await page.keyboard.press("F6");
  expect(await hasFocus(toasts)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await hasFocus(toasts.getByRole("button", { name: messages["action.dismiss"] }))).toBe(true);
  await page.keyboard.press("Escape");
  await waitForExpect(() => toasts.getByRole("listitem").count()).toBe(0);
  await waitForExpect(() => hasFocus(field)).toBe(true);
  await getRemarkDialog(page).waitFor();
});

test.for([360, 1280])("never covers the focused element, at %i pixels", async (width) => {
  const { page } = await portal.newVisitor({
    as: "citizen",
    language: "en",
    viewport: { width, height: 740 },
    expectedConsoleErrors: /500/,
  });
  // An error stays until it is dismissed.
  portal.backend.state.faults.push({ operationId: "startPayment", status: 500, times: 1, delaySeconds: 0 });
  await page.goto(paths.paymentObligations);
  await getPayButton(page, "en").click();
  await getToasts(page, "en").getByRole("listitem").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  /** Returns the text of the focused element if a toast overlaps it, and whether the toasts are at the top. */
  const readPlacement = () =>
    getToasts(page, "en").evaluate((region) => {
      const { activeElement, body } = document;
      const focused = activeElement?.getBoundingClientRect();
      const toast = region.querySelector("li")?.getBoundingClientRect();
      if (focused === undefined || toast === undefined) throw new Error("there is no toast");
      const isCovered =
        activeElement !== body &&
        !region.contains(activeElement) &&
        focused.left < toast.right &&
        toast.left < focused.right &&
        focused.top < toast.bottom &&
        toast.top < focused.bottom;
      return { covered: isCovered ? activeElement?.textContent : undefined, isAtTop: toast.top < innerHeight / 2 };
    });
  const edges = new Set<boolean>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    await waitForExpect(async () => (await readPlacement()).covered).toBe(undefined);
    edges.add((await readPlacement()).isAtTop);
  }
  expect(edges).toEqual(new Set([false, true]));
});

test("shows toasts on a page with a form in a bar of the frame, which covers no focused field", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", viewport: { width: 360, height: 740 } });
  const subscribed = waitForSubscription(page);
  await page.goto(paths.consumerRights);
  await waitForPage(page);
  const region = page.getByRole("region", { name: messages["toasts.label"], exact: true, includeHidden: true });
  await region.waitFor({ state: "attached" });
  const submit = page.locator("main form:not([role=search]) button[type=submit]");
  await submit.focus();
  await subscribed;
  portal.backend.pushNotification("citizen", welcomeNotification);
  await region.getByRole("listitem").waitFor();
  await waitForExpect(() => region.evaluate((bar) => bar.getBoundingClientRect().width)).toBe(360);
  const readBoxes = async () => [await region.boundingBox(), await submit.boundingBox()] as const;
  await waitForExpect(async () => {
    const [bar, button] = await readBoxes();
    return bar!.y >= button!.y + button!.height || button!.y >= bar!.y + bar!.height;
  }).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("does not cover a focused field that moves to the toast, in large text on a small phone", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", viewport: { width: 320, height: 568 } });
  await page.addInitScript(() => localStorage.setItem("websitePreferences", JSON.stringify({ fontSize: 20 })));
  const subscribed = waitForSubscription(page);
  await page.goto(paths.consumerRights);
  await waitForPage(page);
  const field = page.locator("main form:not([role=search]) input").first();
  await field.focus();
  await subscribed;
  portal.backend.pushNotification("citizen", welcomeNotification);
  const toast = page.locator(".toast");
  await toast.waitFor();
  // As a message above the field does.
  await field.evaluate((input) => {
    const distance = innerHeight - input.getBoundingClientRect().bottom;
    document.documentElement.style.overflowAnchor = "none";
    document.querySelector("main")!.prepend(Object.assign(document.createElement("div"), { id: "message" }));
    document.getElementById("message")!.style.height = `${distance}px`;
  });
  await waitForExpect(async () => {
    const [bar, input] = [await toast.boundingBox(), await field.boundingBox()];
    return bar!.y >= input!.y + input!.height || input!.y >= bar!.y + bar!.height;
  }).toBe(true);
});

test("keeps a toast while it has the pointer, and dismisses it later", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.clock.install();
  await page.goto(paths.faq);
  await waitForPage(page);
  await sendRemark(page);
  const toast = getToasts(page, "en").getByRole("listitem");
  await toast.waitFor();
  await toast.hover();
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6000);
  await waitForExpect(() => toast.count()).toBe(0);
});

test("reaches a toast with F6, keeps it while it has the focus, and returns the focus when Escape dismisses it", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.clock.install();
  await page.goto(paths.faq);
  await waitForPage(page);
  await sendRemark(page);
  const toast = getToasts(page, "en").getByRole("listitem");
  await toast.waitFor();
  await waitForExpect(() => hasFocus(getRemarkButton(page))).toBe(true);
  const getFocusRing = (): Promise<string> =>
    page.evaluate(() => (document.activeElement === null ? "" : getComputedStyle(document.activeElement).outline));
  await page.keyboard.press("F6");
  expect(await hasFocus(getToasts(page, "en"))).toBe(true);
  expect(await getFocusRing()).toContain("solid 3px");
  await page.keyboard.press("Tab");
  expect(await hasFocus(toast)).toBe(true);
  expect(await getFocusRing()).toContain("solid 3px");
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await page.keyboard.press("Escape");
  await waitForExpect(() => toast.count()).toBe(0);
  expect(await hasFocus(getRemarkButton(page))).toBe(true);
});

test.for(selectCases(testedLanguages))(
  "confirms an action that has no message of its own or of the server, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "representative", language });
    await page.route("**/select-structure*", (route) => route.fulfill({ json: {} }));
    await page.goto(paths.faq);
    const dialog = page.getByRole("dialog", { name: messagesByLanguage[language]["account.title"] });
    await dialog.getByRole("radio").first().check({ force: true });
    await dialog.getByRole("button", { name: messagesByLanguage[language]["account.apply"] }).click();
    await getToasts(page, language)
      .getByText(messagesByLanguage[language]["toast.finished"], { exact: true })
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);
