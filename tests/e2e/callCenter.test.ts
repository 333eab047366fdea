import { expect, test } from "vitest";
import { callCenterPhone, getBookableSlots } from "../../mocks/store/callCenter.ts";
import { formatPhone } from "../../src/i18n/format.ts";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { hasFocus } from "./support/locators.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))("books a callback in a free slot, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  const messages = messagesByLanguage[language];
  await page.goto(paths.callCenter);
  await page.getByRole("heading", { level: 1, name: messages["page.callCenter.title"] }).waitFor();
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: formatPhone(callCenterPhone) })
      .getAttribute("href"),
  ).toBe(`tel:${callCenterPhone}`);
  expect(await page.getByRole("table").getByRole("rowheader").count()).toBe(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  await page.getByRole("link", { name: messages["invalid.slot"] }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const slot = getBookableSlots(portal.backend).findLast(({ isFree }) => isFree);
  await page.getByLabel(messages["form.callback.topic.label"]).fill("Rüsum");
  await page.getByLabel(messages["form.callback.slot.label"]).selectOption(slot?.id ?? "");
  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["callCenter.booked"] }).waitFor();
  expect(portal.backend.state.callbacks.map(({ slot: bookedSlot, topic }) => [bookedSlot, topic])).toEqual([
    [slot?.id, "Rüsum"],
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for(selectCases(testedLanguages))("offers the chat that the service has, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  const chatUrl = "https://chat.portal.example/";
  await page.route(/\/call-center\?/, async (route) => {
    const response = await fetchWithRetry(route);
    await route.fulfill({ response, json: { ...((await response.json()) as object), chatUrl } });
  });
  await page.goto(paths.callCenter);
  const chat = page.getByRole("main").getByRole("link", { name: messagesByLanguage[language]["callCenter.chat"] });
  await chat.waitFor();
  expect(await chat.getAttribute("href")).toBe(chatUrl);
  expect(await chat.getAttribute("rel")).toContain("noopener");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("reports a slot that was taken in the meantime at its field, also without a code, and removes it from the options", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /409/ });
  const messages = messagesByLanguage.en;
  await page.goto(paths.callCenter);
  const slot = getBookableSlots(portal.backend).findLast(({ isFree }) => isFree)?.id ?? "";
  const field = page.getByLabel(messages["form.callback.slot.label"]);
  await field.selectOption(slot);
  await page.getByLabel(messages["form.callback.topic.label"]).fill("Duty");
  portal.backend.state.callbacks.push({
    id: 1,
    owner: "person:1002",
    phoneNumber: "+994501112233",
    slot,
    topic: "Taken",
  });
  await page.route("**/call-center/callbacks**", async (route) => {
    const response = await fetchWithRetry(route);
    const { message } = (await response.json()) as { message: string };
    await route.fulfill({ response, json: { message } });
  });
  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  await page
    .getByRole("link", {
      name: `${messages["form.callback.slot.label"]}: This time has been taken meanwhile. Choose another one.`,
    })
    .waitFor();
  await waitForExpect(() => field.locator(`option[value="${slot}"]`).count()).toBe(0);
  expect(await page.getByLabel(messages["form.callback.topic.label"]).inputValue()).toBe("Duty");
});

test("asks again for a time that a draft has and that is no longer offered", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  const field = page.getByLabel(messages["form.callback.slot.label"]);
  await page.goto(paths.callCenter);
  const slot = getBookableSlots(portal.backend).findLast(({ isFree }) => isFree)?.id ?? "";
  await field.selectOption(slot);
  await page.route("**/api/call-center*", async (route) => {
    const response = await fetchWithRetry(route);
    const { slots, ...callCenter } = (await response.json()) as { slots: { id: string; free: boolean }[] };
    await route.fulfill({ response, json: { ...callCenter, slots: slots.filter(({ id }) => id !== slot) } });
  });
  // The browser asks whether to leave while the draft is being saved.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await field.waitFor();
  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  await page.getByRole("link", { name: messages["invalid.slot"] }).waitFor();
  expect(portal.backend.state.requestCounts.requestCallback).toBeUndefined();
});

test("keeps the booked call on the page while the slots are read again, also when it has taken the last one", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  const slot = getBookableSlots(portal.backend).findLast(({ isFree }) => isFree)?.id ?? "";
  await page.route(/\/call-center\?/, async (route) => {
    const response = await fetchWithRetry(route);
    const { slots, ...callCenter } = (await response.json()) as { slots: { id: string; free: boolean }[] };
    const freeSlots = slots.filter(({ id, free }) => free && id === slot);
    await route.fulfill({ response, json: { ...callCenter, slots: freeSlots } });
  });
  await page.goto(paths.callCenter);
  await page.getByLabel(messages["form.callback.slot.label"]).selectOption(slot);
  await page.getByLabel(messages["form.callback.topic.label"]).fill("Duty");
  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  const receipt = page.getByRole("heading", { level: 2, name: messages["callCenter.booked"] });
  await receipt.waitFor();
  // As when the visitor comes back from another site.
  const reread = page.waitForResponse(/\/call-center\?/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await reread;
  await page.waitForLoadState("networkidle");
  expect(await receipt.count()).toBe(1);
  await page.getByRole("button", { name: messages["callCenter.another"] }).click();
  await page.getByRole("heading", { level: 3, name: messages["callCenter.noSlots"] }).waitFor();
});

test("shows a booked call again after a reload, with how to cancel it", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.callCenter);
  const slot = getBookableSlots(portal.backend).findLast(({ isFree }) => isFree)?.id ?? "";
  await page.getByLabel(messages["form.callback.slot.label"]).selectOption(slot);
  await page.getByLabel(messages["form.callback.topic.label"]).fill("Duty");
  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  const receipt = page.getByRole("heading", { level: 2, name: messages["callCenter.booked"] });
  await receipt.waitFor();
  await waitForExpect(() => hasFocus(receipt)).toBe(true);
  await page.reload();
  await receipt.waitFor();
  await page
    .getByText(messages["callCenter.cancel"].replace("{phone}", formatPhone(callCenterPhone)), { exact: true })
    .waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await hasFocus(receipt)).toBe(false);

  await page.getByRole("contentinfo").getByRole("link", { name: messages["page.faq.title"] }).click();
  // The way back begins from a page that has taken the focus.
  await waitForExpect(() => hasFocus(page.getByRole("heading", { level: 1, name: messages["page.faq.title"] }))).toBe(
    true,
  );
  await page.goBack();
  await receipt.waitFor();
  await waitForExpect(() =>
    hasFocus(page.getByRole("heading", { level: 1, name: messages["page.callCenter.title"] })),
  ).toBe(true);
});

test.for(selectCases(testedLanguages))(
  "shows the phone number in header and footer of every page, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    for (const path of [paths.home, paths.faq, paths.documents, "/no-such-page"]) {
      await page.goto(path);
      await page
        .getByRole("banner")
        .getByRole("link", {
          name: `${messagesByLanguage[language]["page.callCenter.title"]}: ${formatPhone(callCenterPhone)}`,
        })
        .waitFor();
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: formatPhone(callCenterPhone) })
        .waitFor();
    }
    // The answer of the call center is personal. The number is in the settings of the deployment.
    expect(portal.backend.state.requestCounts.readCallCenter).toBeUndefined();
  },
);

test("shows no phone number outside the call center when the deployment names none", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
  await page.goto(paths.callCenter);
  await page
    .getByRole("main")
    .getByRole("link", { name: formatPhone(callCenterPhone) })
    .waitFor();
  expect(await page.locator("a[href^='tel:']").count()).toBe(1);
});

test("shows an empty state without call center data", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  portal.backend.state.faults.push({ operationId: "readCallCenter", status: 404, times: 9, delaySeconds: 0 });
  await page.goto(paths.callCenter);
  await page.getByRole("heading", { level: 2, name: messagesByLanguage.en["empty.information"] }).waitFor();
  expect(await page.getByRole("main").locator("a[href^='tel:']").count()).toBe(0);
});

test.for(selectCases(testedLanguages))("shows an outage on every page until it is over, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const messages = messagesByLanguage[language];
  await page.goto(paths.faq);
  await page.getByRole("heading", { level: 1, name: messages["page.faq.title"] }).waitFor();
  expect(await page.getByText(messages["serviceState.DOWN"]).count()).toBe(0);
  portal.backend.state.serviceStatus = { state: "DOWN", since: portal.backend.now() };
  await page.goto(paths.news);
  await page.getByText(messages["serviceState.DOWN"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  portal.backend.state.serviceStatus = { state: "OK", since: portal.backend.now() };
  await page.reload();
  await page.getByRole("heading", { level: 1, name: messages["page.news.title"] }).waitFor();
  await waitForExpect(() => page.getByText(messages["serviceState.DOWN"]).count()).toBe(0);
});
