import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const pdf = { name: "proof.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF") };

test.for(selectCases(testedLanguages))(
  "sends feedback with a file and lists it with earlier feedback and its responses, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.consumerRights);
    await page.getByRole("heading", { level: 1, name: messages["page.consumerRights.title"] }).waitFor();
    const feedbackHeadings = page.getByRole("main").getByRole("heading", { level: 3 });
    await waitForExpect(() => feedbackHeadings.count()).toBe(2);
    await page.getByRole("heading", { level: 4, name: messages["feedback.answer"] }).waitFor();
    await page.getByRole("main").locator("[lang=az]", { hasText: "Mağazaya xəbərdarlıq edilib" }).waitFor();
    expect(await page.getByRole("main").locator("p", { hasText: "Mağazada rəflərdə" }).innerText()).toBe(
      "Mağazada rəflərdə qiymətlər yazılmayıb.\nKassada isə fərqli məbləğ deyilir.",
    );
    expect(await page.getByRole("main").innerText()).toContain(
      messages["form.consumerFeedback.category.option.CHEATING"],
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByRole("button", { name: messages["feedback.send"], exact: true }).click();
    await page.getByRole("link", { name: messages["invalid.description"] }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByLabel(messages["form.consumerFeedback.category.label"]).selectOption("CHEATING");
    await page.getByLabel(messages["form.consumerFeedback.subject.label"]).fill("Çəki");
    await page
      .getByRole("textbox", { name: messages["form.consumerFeedback.description.label"] })
      .fill("Bir kiloqram əvəzinə 800 qram.");
    await page.locator("input[type=file]").setInputFiles(pdf);
    await page.getByRole("button", { name: `${messages["attachment.remove"]} proof.pdf` }).waitFor();
    await waitForExpect(() => portal.backend.state.requestCounts.uploadDocument).toBe(1);
    await page.getByRole("button", { name: messages["feedback.send"], exact: true }).click();
    await page.getByRole("heading", { level: 2, name: messages["feedback.registered"] }).waitFor();
    await waitForExpect(() => feedbackHeadings.count()).toBe(3);
    expect(await feedbackHeadings.first().innerText()).toBe("Çəki");
    expect(portal.backend.state.requestCounts.sendFeedback).toBe(1);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: messages["feedback.another"] }).click();
    expect(await page.getByLabel(messages["form.consumerFeedback.subject.label"]).inputValue()).toBe("");
  },
);

test("gives unfair competition its own categories and its own list", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.consumerRights);
  await page
    .getByRole("navigation", { name: messages["page.feedbacks.title"] })
    .getByRole("link", { name: messages["page.competitionViolation.title"] })
    .click();
  await page.getByRole("heading", { level: 1, name: messages["page.competitionViolation.title"] }).waitFor();
  await waitForExpect(() =>
    page.getByLabel(messages["form.competitionFeedback.category.label"]).getByRole("option").count(),
  ).toBe(4);
  await waitForExpect(() => page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "Eyni gündə eyni qiymət",
  ]);
});

test("keeps the input after a change of language and after a reload", async () => {
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

test.for(["leaves the page", "starts over"])("deletes the file with the text of a visitor who %s", async (action) => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  const getDraft = (): string => JSON.stringify(portal.backend.state.drafts);
  await page.goto(paths.consumerRights);
  await page.getByLabel(messages["form.consumerFeedback.subject.label"]).fill("Scales");
  await page.locator("input[type=file]").setInputFiles(pdf);
  await waitForExpect(getDraft).toContain("proof.pdf");
  if (action === "leaves the page") {
    await page.getByRole("banner").getByRole("link", { name: messages["page.faq.title"] }).click();
    await page.getByRole("dialog").getByRole("button", { name: messages["form.leaveYes"], exact: true }).click();
    await page.getByRole("heading", { level: 1, name: messages["page.faq.title"] }).waitFor();
  } else {
    await page.reload();
    await page.getByRole("button", { name: messages["form.startOver"] }).click();
    const dialog = page.getByRole("dialog", { name: messages["form.startOverQuestion"] });
    await dialog.getByRole("button", { name: messages["draft.delete.no"], exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await page.getByText("proof.pdf").first().isVisible()).toBe(true);
    expect(getDraft()).toContain("proof.pdf");
    await page.getByRole("button", { name: messages["form.startOver"] }).click();
    await dialog.getByRole("button", { name: messages["form.startOver"] }).click();
    await waitForExpect(() => page.getByText("proof.pdf").count()).toBe(0);
  }
  await waitForExpect(getDraft).not.toContain("proof.pdf");
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
});

test("can be sent once its file is uploaded, after an attempt that came too early", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  const messages = messagesByLanguage.en;
  await page.goto(`${paths.consumerRights}?category=CHEATING`);
  await page.getByLabel(messages["form.consumerFeedback.subject.label"]).fill("Scales");
  await page
    .getByRole("textbox", { name: messages["form.consumerFeedback.description.label"] })
    .fill("800 grams instead of a kilogram.");
  portal.backend.state.faults.push({ operationId: "uploadDocument", status: 503, times: 1, delaySeconds: 0 });
  await page.locator("input[type=file]").setInputFiles(pdf);
  const tryAgain = page.getByRole("button", { name: `${messages["action.tryAgain"]} proof.pdf` });
  await tryAgain.waitFor();
  const send = page.getByRole("button", { name: messages["feedback.send"], exact: true });
  await send.click();
  await page.getByText(messages["attachment.unfinished"]).waitFor();
  await tryAgain.click();
  await page.getByText(messages["attachment.unfinished"]).waitFor({ state: "detached" });
  await send.click();
  await page.getByRole("heading", { level: 2, name: messages["feedback.registered"] }).waitFor();
  expect(portal.backend.state.feedbacks.at(-1)).toMatchObject({ category: "CHEATING", subject: "Scales" });
});

test("shows a validation error of the backend beside its field", async () => {
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
