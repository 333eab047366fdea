import { expect, test } from "vitest";
import { callCenterPhone, getBookableSlots } from "../../mocks/store/callCenter.ts";
import { formatPhone } from "../../src/i18n/format.ts";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

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

  const slot = getBookableSlots(portal.backend).find(({ isFree }) => isFree);
  await page.getByLabel(messages["form.callback.topic.label"]).fill("Rüsum");
  await page.getByLabel(messages["form.callback.slot.label"]).selectOption(slot?.id ?? "");
  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["callCenter.booked"] }).waitFor();
  expect(portal.backend.state.callbacks.map(({ slot: bookedSlot, topic }) => [bookedSlot, topic])).toEqual([
    [slot?.id, "Rüsum"],
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("reports a slot that was taken in the meantime at its field, and removes it from the options", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /409/ });
  const messages = messagesByLanguage.en;
  await page.goto(paths.callCenter);
  const slot = getBookableSlots(portal.backend).find(({ isFree }) => isFree)?.id ?? "";
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
  await page.getByRole("button", { name: messages["callCenter.request"] }).click();
  await page
    .getByRole("link", {
      name: `${messages["form.callback.slot.label"]}: This time has been taken meanwhile. Choose another one.`,
    })
    .waitFor();
  await waitForExpect(() => field.locator(`option[value="${slot}"]`).count()).toBe(0);
  expect(await page.getByLabel(messages["form.callback.topic.label"]).inputValue()).toBe("Duty");
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
