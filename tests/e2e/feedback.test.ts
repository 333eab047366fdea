import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const pdf = { name: "proof.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF") };

test.for(["az", "ru", "en"] as const)("a broken right is told with a file, registered, and listed with the answers to earlier ones, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  const say = words[language];
  await page.goto(paths.consumerRights);
  await page.getByRole("heading", { level: 1, name: say["screen.consumerRights.title"] }).waitFor();
  const letters = page.getByRole("main").getByRole("heading", { level: 3 });
  await soon(() => letters.count()).toBe(2);
  await page.getByRole("heading", { level: 4, name: say["feedback.answer"] }).waitFor();
  expect(await page.getByRole("main").innerText()).toContain(say["form.consumerFeedback.category.option.CHEATING"]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: say["feedback.send"], exact: true }).click();
  await page.getByRole("link", { name: say["invalid.description"] }).click();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  expect(await violations(page)).toEqual([]);

  await page.getByLabel(say["form.consumerFeedback.category.label"]).selectOption("CHEATING");
  await page.getByLabel(say["form.consumerFeedback.subject.label"]).fill("Çəki");
  await page.getByRole("textbox", { name: say["form.consumerFeedback.description.label"] }).fill("Bir kiloqram əvəzinə 800 qram.");
  await page.locator("input[type=file]").setInputFiles(pdf);
  await page.getByRole("button", { name: `${say["attachment.remove"]} proof.pdf` }).waitFor();
  await soon(() => portal.world.state.calls.uploadDocument).toBe(1);
  await page.getByRole("button", { name: say["feedback.send"], exact: true }).click();
  await page.getByRole("heading", { level: 2, name: say["feedback.registered"] }).waitFor();
  await soon(() => letters.count()).toBe(3);
  expect(await letters.first().innerText()).toBe("Çəki");
  expect(portal.world.state.calls.sendFeedback).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: say["feedback.another"] }).click();
  expect(await page.getByLabel(say["form.consumerFeedback.subject.label"]).inputValue()).toBe("");
});

test("unfair competition has categories and a list of its own", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en" });
  const say = words.en;
  await page.goto(paths.consumerRights);
  await page.getByRole("navigation", { name: say["screen.feedbacks.title"] }).getByRole("link", { name: say["screen.competitionViolation.title"] }).click();
  await page.getByRole("heading", { level: 1, name: say["screen.competitionViolation.title"] }).waitFor();
  await soon(() => page.getByLabel(say["form.competitionFeedback.category.label"]).getByRole("option").count()).toBe(4);
  await soon(() => page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Eyni gündə eyni qiymət"]);
});

test("what was typed survives a change of language and a reload", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "az" });
  await page.goto(paths.consumerRights);
  await page.getByLabel(words.az["form.consumerFeedback.subject.label"]).fill("Yarımçıq");
  await page.getByRole("group", { name: words.az["language.label"] }).getByRole("button", { name: "English" }).click();
  const subject = page.getByLabel(words.en["form.consumerFeedback.subject.label"]);
  expect(await subject.inputValue()).toBe("Yarımçıq");
  await page.reload();
  await page.getByText(words.en["form.restored"]).waitFor();
  expect(await subject.inputValue()).toBe("Yarımçıq");
});

test("what the service refuses is said beside its field", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "ru", expected: /422/ });
  portal.world.state.faults.push({ operationId: "sendFeedback", status: 422, times: 1, delaySeconds: 0 });
  await page.goto(paths.competitionViolation);
  await page.getByLabel(words.ru["form.competitionFeedback.category.label"]).selectOption("DOMINANCE_ABUSE");
  await page.getByLabel(words.ru["form.competitionFeedback.subject.label"]).fill("Тема");
  await page.getByLabel(words.ru["form.competitionFeedback.description.label"]).fill("Описание");
  await page.getByRole("button", { name: words.ru["feedback.send"], exact: true }).click();
  await page.getByText("Описание не может быть пустым").last().waitFor();
});
