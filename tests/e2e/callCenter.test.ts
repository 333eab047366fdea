import { expect, test } from "vitest";
import { callCenterPhone, slotsOf } from "../../mocks/store/callCenter.ts";
import { formatPhone } from "../../src/i18n/format.ts";
import { paths } from "../../src/config/paths.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const languages = ["az", "ru", "en"] as const;

test.for(languages)("somebody asks to be called back at a free time, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  const say = words[language];
  await page.goto(paths.callCenter);
  await page.getByRole("heading", { level: 1, name: say["screen.callCenter.title"] }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: formatPhone(callCenterPhone) }).getAttribute("href")).toBe(`tel:${callCenterPhone}`);
  expect(await page.getByRole("table").getByRole("rowheader").count()).toBe(2);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: say["callCenter.request"] }).click();
  await page.getByRole("link", { name: say["invalid.slot"] }).waitFor();
  expect(await violations(page)).toEqual([]);

  const slot = slotsOf(portal.world).find(({ free }) => free);
  await page.getByLabel(say["form.callback.topic.label"]).fill("Rüsum");
  await page.getByLabel(say["form.callback.slot.label"]).selectOption(slot?.id ?? "");
  await page.getByRole("button", { name: say["callCenter.request"] }).click();
  await page.getByRole("heading", { level: 2, name: say["callCenter.agreed"] }).waitFor();
  expect(portal.world.state.callbacks.map(({ slot: taken, topic }) => [taken, topic])).toEqual([[slot?.id, "Rüsum"]]);
  expect(await violations(page)).toEqual([]);
});

test("a time that somebody else took meanwhile is said beside its field, and is no longer on offer", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en", expected: /409/ });
  const say = words.en;
  await page.goto(paths.callCenter);
  const slot = slotsOf(portal.world).find(({ free }) => free)?.id ?? "";
  const field = page.getByLabel(say["form.callback.slot.label"]);
  await field.selectOption(slot);
  await page.getByLabel(say["form.callback.topic.label"]).fill("Duty");
  portal.world.state.callbacks.push({ id: 1, owner: "person:1002", phone: "+994501112233", slot, topic: "Taken" });
  await page.getByRole("button", { name: say["callCenter.request"] }).click();
  await page.getByRole("link", { name: `${say["form.callback.slot.label"]}: This time has been taken meanwhile. Choose another one.` }).waitFor();
  await soon(() => field.locator(`option[value="${slot}"]`).count()).toBe(0);
  expect(await page.getByLabel(say["form.callback.topic.label"]).inputValue()).toBe("Duty");
});

test.for(languages)("the number stands at the head and at the foot of every page, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  for (const path of [paths.home, paths.faq, "/no-such-page"]) {
    await page.goto(path);
    await page.getByRole("banner").getByRole("link", { name: `${words[language]["screen.callCenter.title"]}: ${formatPhone(callCenterPhone)}` }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: formatPhone(callCenterPhone) }).waitFor();
  }
});

test("where the service does not say how the call center is reached, its number is absent and nothing else is", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en", expected: /404/ });
  portal.world.state.faults.push({ operationId: "readCallCenter", status: 404, times: 9, delaySeconds: 0 });
  await page.goto(paths.callCenter);
  await page.getByRole("heading", { level: 2, name: words.en["empty.information"] }).waitFor();
  expect(await page.locator("a[href^='tel:']").count()).toBe(0);
});

test.for(languages)("an outage is told on every page until it is over, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.faq);
  await page.getByRole("heading", { level: 1, name: say["screen.faq.title"] }).waitFor();
  expect(await page.getByText(say["serviceState.DOWN"]).count()).toBe(0);
  portal.world.state.serviceStatus = { state: "DOWN", since: portal.world.now() };
  await page.goto(paths.news);
  await page.getByText(say["serviceState.DOWN"]).waitFor();
  expect(await violations(page)).toEqual([]);
  portal.world.state.serviceStatus = { state: "OK", since: portal.world.now() };
  await page.reload();
  await page.getByRole("heading", { level: 1, name: say["screen.news.title"] }).waitFor();
  await soon(() => page.getByText(say["serviceState.DOWN"]).count()).toBe(0);
});
