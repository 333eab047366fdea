import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();
const pdf = { name: "proof.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF") };

test.for(["az", "ru", "en"] as const)(
  "a broken right is told with a file, registered, and listed with the answers to earlier ones, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const say = messagesByLanguage[language];
    await page.goto(paths.consumerRights);
    await page.getByRole("heading", { level: 1, name: say["screen.consumerRights.title"] }).waitFor();
    const letters = page.getByRole("main").getByRole("heading", { level: 3 });
    await waitForExpect(() => letters.count()).toBe(2);
    await page.getByRole("heading", { level: 4, name: say["feedback.answer"] }).waitFor();
    expect(await page.getByRole("main").innerText()).toContain(say["form.consumerFeedback.category.option.CHEATING"]);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByRole("button", { name: say["feedback.send"], exact: true }).click();
    await page.getByRole("link", { name: say["invalid.description"] }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByLabel(say["form.consumerFeedback.category.label"]).selectOption("CHEATING");
    await page.getByLabel(say["form.consumerFeedback.subject.label"]).fill("Çəki");
    await page
      .getByRole("textbox", { name: say["form.consumerFeedback.description.label"] })
      .fill("Bir kiloqram əvəzinə 800 qram.");
    await page.locator("input[type=file]").setInputFiles(pdf);
    await page.getByRole("button", { name: `${say["attachment.remove"]} proof.pdf` }).waitFor();
    await waitForExpect(() => portal.backend.state.requestCounts.uploadDocument).toBe(1);
    await page.getByRole("button", { name: say["feedback.send"], exact: true }).click();
    await page.getByRole("heading", { level: 2, name: say["feedback.registered"] }).waitFor();
    await waitForExpect(() => letters.count()).toBe(3);
    expect(await letters.first().innerText()).toBe("Çəki");
    expect(portal.backend.state.requestCounts.sendFeedback).toBe(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: say["feedback.another"] }).click();
    expect(await page.getByLabel(say["form.consumerFeedback.subject.label"]).inputValue()).toBe("");
  },
);

test("unfair competition has categories and a list of its own", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const say = messagesByLanguage.en;
  await page.goto(paths.consumerRights);
  await page
    .getByRole("navigation", { name: say["screen.feedbacks.title"] })
    .getByRole("link", { name: say["screen.competitionViolation.title"] })
    .click();
  await page.getByRole("heading", { level: 1, name: say["screen.competitionViolation.title"] }).waitFor();
  await waitForExpect(() =>
    page.getByLabel(say["form.competitionFeedback.category.label"]).getByRole("option").count(),
  ).toBe(4);
  await waitForExpect(() => page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "Eyni gündə eyni qiymət",
  ]);
});

test("what was typed survives a change of language and a reload", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "az" });
  await page.goto(paths.consumerRights);
  await page.getByLabel(messagesByLanguage.az["form.consumerFeedback.subject.label"]).fill("Yarımçıq");
  await page
    .getByRole("group", { name: messagesByLanguage.az["language.label"] })
    .getByRole("button", { name: "English" })
    .click();
  const subject = page.getByLabel(messagesByLanguage.en["form.consumerFeedback.subject.label"]);
  expect(await subject.inputValue()).toBe("Yarımçıq");
  await page.reload();
  await page.getByText(messagesByLanguage.en["form.restored"]).waitFor();
  expect(await subject.inputValue()).toBe("Yarımçıq");
});

test("what the service refuses is said beside its field", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", expectedConsoleErrors: /422/ });
  portal.backend.state.faults.push({ operationId: "sendFeedback", status: 422, times: 1, delaySeconds: 0 });
  await page.goto(paths.competitionViolation);
  await page
    .getByLabel(messagesByLanguage.ru["form.competitionFeedback.category.label"])
    .selectOption("DOMINANCE_ABUSE");
  await page.getByLabel(messagesByLanguage.ru["form.competitionFeedback.subject.label"]).fill("Тема");
  await page.getByLabel(messagesByLanguage.ru["form.competitionFeedback.description.label"]).fill("Описание");
  await page.getByRole("button", { name: messagesByLanguage.ru["feedback.send"], exact: true }).click();
  await page.getByText("Описание не может быть пустым").last().waitFor();
});
