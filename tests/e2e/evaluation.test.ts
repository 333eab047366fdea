import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import type { EvaluationDraft } from "../../src/generated/contract.d.ts";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { getAccountButton, hasFocus, hasErrorTitle, getToasts } from "./support/locators.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { expectCloseQuestion } from "./support/expectCloseQuestion.ts";

const portal = setUpPortal();

/** Selects the same option in every question of the page. */
async function selectForEveryQuestion(page: Page, option: string): Promise<void> {
  for (const radio of await page.getByRole("radio", { name: option, exact: true }).all()) await radio.check();
}
const countAnswers = (answer: "yes" | "no" | "partially"): number =>
  Object.values(portal.backend.state.tallies).reduce((sum, tally) => sum + tally[answer], 0);

/** Keeps the body of the evaluation that the page sends: the browser does not report that of a `Request`. */
async function keepSentEvaluation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === "POST" && input.url.includes("/evaluations/public"))
        Object.assign(window, { sentEvaluation: await input.clone().text() });
      return send(input, init);
    };
  });
}
const readSentEvaluation = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { sentEvaluation: string }).sentEvaluation);

test("rounds one answer among hundreds to less than 1 %, not to zero", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.serviceDegree);
  const label = page
    .getByRole("main")
    .getByText(/No: .+ \(1\)/)
    .first();
  await label.waitFor();
  expect(await label.innerText()).toMatch(/No: <\s1% \(1\)/);
});

test.for(selectCases(testedLanguages))("lets a visitor evaluate the portal, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const messages = messagesByLanguage[language];
  await page.goto(paths.generalEvaluation);
  await page.getByRole("heading", { level: 1, name: messages["page.generalEvaluation.title"] }).waitFor();
  await page.getByRole("figure").first().waitFor();
  const before = countAnswers("partially");
  await page.getByRole("radio").first().waitFor();
  const questions = await page
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .count();
  expect(questions).toBeGreaterThan(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  const errorSummary = page.getByRole("group", { name: messages["form.problem"] });
  expect(await errorSummary.getByRole("link").count()).toBe(questions);
  await errorSummary.getByRole("link").first().click();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe("radio");
  expect(await hasErrorTitle(page, language)).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await selectForEveryQuestion(page, messages["answer.PARTIALLY"]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["evaluation.thanks"] }).waitFor();
  expect(countAnswers("partially")).toBe(before + questions);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("tells a visitor that the server accepts an evaluation only from somebody who is signed in", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /401/ });
  const messages = messagesByLanguage.en;
  await page.goto(paths.generalEvaluation);
  await page.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, messages["answer.YES"]);
  portal.backend.state.faults.push({ operationId: "sendEvaluation", status: 401, times: 1, delaySeconds: 0 });
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await getToasts(page, "en").getByText(messages["session.notSignedIn"], { exact: true }).waitFor();
});

test("says beside the button where to go when the server cannot take an evaluation", async () => {
  const { page } = await portal.newVisitor({
    language: "en",
    viewport: { width: 360, height: 640 },
    expectedConsoleErrors: /404/,
  });
  await page.goto(paths.generalEvaluation);
  await page.route(/\/evaluations\/public(\?|$)/, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  await page.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, messagesByLanguage.en["answer.YES"]);
  await page.getByRole("button", { name: messagesByLanguage.en["evaluation.send"] }).click();
  const reason = page.getByRole("alert").filter({ hasText: messagesByLanguage.en["form.missing"] });
  await reason.waitFor();
  const { y = -1, height = 0 } = (await reason.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(640);
});

test("shows the results as bars with numbers and as a table", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.serviceDegree);
  const chart = page.getByRole("figure").first();
  await chart.waitFor();
  const [yes = 0] = [...(await chart.innerText()).matchAll(/Yes: \d+% \(([\d,]+)\)/g)].map(([, count = ""]) =>
    Number(count.replaceAll(",", "")),
  );
  expect(yes).toBeGreaterThan(0);
  await page.getByText(messagesByLanguage.en["evaluation.asTable"]).click();
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .first();
  expect(Number((await row.getByRole("cell").first().innerText()).replaceAll(/\D/g, ""))).toBe(yes);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("evaluates a chosen service, with a comment", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "az" });
  await keepSentEvaluation(page);
  const messages = messagesByLanguage.az;
  await page.goto(paths.serviceDegree);
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: messages["page.evaluation.title"] }).waitFor();
  await page.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, messages["answer.NO"]);
  await page.getByRole("textbox", { name: messages["evaluation.comment"] }).fill("Cavab gec gəldi.");
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["evaluation.thanks"] }).waitFor();
  const { answers } = JSON.parse(await readSentEvaluation(page)) as EvaluationDraft;
  expect(answers.flatMap(({ comment }) => comment ?? [])).toEqual(["Cavab gec gəldi."]);
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(["NO"]));
  await page.getByRole("main").getByRole("link", { name: messages["evaluation.toResults"] }).click();
  await page.getByRole("heading", { level: 1, name: messages["page.serviceDegree.title"] }).waitFor();
});

test("evaluates an appeal once, after its decision", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru" });
  const messages = messagesByLanguage.ru;
  const ownAppeals = portal.backend.state.appeals.filter(({ owner }) => owner === "person:1001");
  const decidedAppeal = ownAppeals.find(({ id }) => id === 417);
  expect(decidedAppeal).toBeDefined();
  await page.goto(`${paths.evaluation}?appeal=${decidedAppeal?.id}`);
  await page.getByRole("radio").first().waitFor();
  const before = countAnswers("yes");
  const questions = await page.getByRole("radio", { name: messages["answer.YES"], exact: true }).count();
  await selectForEveryQuestion(page, messages["answer.YES"]);
  await waitForExpect(() => page.getByRole("radio", { checked: true }).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["evaluation.thanks"] }).waitFor();
  expect(countAnswers("yes")).toBe(before + questions);
  await page.getByRole("main").getByRole("link", { name: messages["evaluation.toResults"] }).click();
  const ratedAppeals = page.getByRole("region", { name: messages["evaluation.ratedAppeals"] });
  await ratedAppeals.getByText(decidedAppeal?.number ?? "").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await page.reload();
  await page.getByRole("heading", { level: 2, name: messages["evaluation.notOpen"] }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("shows that an evaluation is not available without a valid questionnaire or appeal", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  for (const query of ["", "?questionnaire=99999", "?appeal=99999", "?appeal=%3Cscript%3E"]) {
    await page.goto(`${paths.evaluation}${query}`);
    await page.getByRole("heading", { level: 2, name: messagesByLanguage.en["evaluation.notOpen"] }).waitFor();
  }
});

test("keeps the answers and comments that are not sent when the visitor leaves the page, until they are sent", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  const main = page.getByRole("main");
  const comment = main.getByRole("textbox", { name: messages["evaluation.comment"] }).first();
  await page.goto(paths.generalEvaluation);
  await main.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, messages["answer.YES"]);
  // Each comment is in the group of its question, and described by it.
  const commented = main
    .getByRole("group")
    .filter({ has: page.getByRole("textbox", { name: messages["evaluation.comment"] }) });
  expect(await commented.count()).toBeGreaterThan(1);
  for (const question of await commented.all())
    expect(await question.getByRole("textbox").getAttribute("aria-describedby")).toBe(
      await question.locator("legend").getAttribute("id"),
    );
  await comment.fill("The answer was late.");
  await page.getByRole("navigation").getByRole("link", { name: messages["page.eServices.title"] }).first().click();
  await page.getByRole("heading", { level: 1, name: messages["page.eServices.title"] }).waitFor();
  await page.goBack();

  await main.getByText(messages["form.restored"]).waitFor();
  expect(await comment.inputValue()).toBe("The answer was late.");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["evaluation.thanks"] }).waitFor();
  await page.reload();
  await main.getByRole("radio").first().waitFor();
  expect(await main.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await main.getByText(messages["form.restored"]).count()).toBe(0);
});

test("asks before answers that are not sent are removed with the session or the tab", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.generalEvaluation);
  await page.getByRole("main").getByRole("radio").first().check();
  await expectCloseQuestion(page);
  await page.getByRole("navigation").getByRole("link", { name: messages["page.eServices.title"] }).first().click();
  await page.getByRole("heading", { level: 1, name: messages["page.eServices.title"] }).waitFor();
  await getAccountButton(page, personas.citizen.name).click();
  await page.getByRole("button", { name: messages["session.signOut"] }).click();
  await page.getByRole("dialog", { name: messages["form.leave"] }).waitFor();
});

test("keeps a comment that is too long, and says how long it can be", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  const main = page.getByRole("main");
  await page.goto(paths.generalEvaluation);
  await main.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, messages["answer.YES"]);
  const comment = main.getByRole("textbox", { name: messages["evaluation.comment"] }).first();
  await comment.focus();
  await page.keyboard.insertText("a".repeat(1001));
  await page.keyboard.press("Tab");
  const error = main.getByText("Enter 1,000 characters at most; now there are 1,001", { exact: true });
  await error.waitFor();
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  const summary = page.getByRole("group", { name: messages["form.problem"] });
  expect(await summary.getByRole("link").count()).toBe(1);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await summary.getByRole("link").click();
  expect(await hasFocus(comment)).toBe(true);
  expect(await comment.inputValue()).toHaveLength(1001);
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await waitForExpect(() => error.count()).toBe(0);
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["evaluation.thanks"] }).waitFor();
});

test("starts over with the answers that were kept", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  const radios = page.getByRole("main").getByRole("radio");
  await page.goto(paths.generalEvaluation);
  await radios.last().check();
  await page.reload();
  await page.getByRole("button", { name: messages["form.startOver"] }).press("Enter");
  const dialog = page.getByRole("dialog", { name: messages["form.startOverQuestion"] });
  await dialog.getByRole("button", { name: messages["form.startOver"] }).press("Enter");
  await waitForExpect(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await hasFocus(radios.first())).toBe(true);
  await page.reload();
  await radios.first().waitFor();
  expect(await page.getByText(messages["form.restored"]).count()).toBe(0);
});

test("lists an evaluated appeal as evaluated when the person returns to the results", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  const openAppeals = page.getByRole("region", { name: messages["evaluation.ownAppeals"] });
  const ratedAppeals = page.getByRole("region", { name: messages["evaluation.ratedAppeals"] });
  for (const appeal of portal.backend.state.appeals) if ([452, 385].includes(appeal.id)) appeal.isEvaluated = true;
  await page.goto(paths.serviceDegree);
  const card = openAppeals.getByRole("listitem").filter({ hasText: "00417" });
  await card.waitFor();
  // A suggestion cannot be evaluated.
  expect(await openAppeals.getByText("00371").count()).toBe(0);
  await card.getByRole("link").click();
  await page.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, messages["answer.YES"]);
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await page.getByRole("main").getByRole("link", { name: messages["evaluation.toResults"] }).click();
  await ratedAppeals.getByText("00417").waitFor();
  expect(await openAppeals.getByText("00417").count()).toBe(0);
});
