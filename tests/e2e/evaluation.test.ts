import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();
const languages = ["az", "ru", "en"] as const;

/** Answers every question of the page in the same way. */
async function selectForEveryQuestion(page: Page, option: string): Promise<void> {
  for (const radio of await page.getByRole("radio", { name: option, exact: true }).all()) await radio.check();
}
const countAnswers = (): number =>
  Object.values(portal.backend.state.tallies).reduce((sum, { yes, no, partially }) => sum + yes + no + partially, 0);

test("one answer among hundreds is not nobody's", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.serviceDegree);
  const said = page
    .getByRole("main")
    .getByText(/No: .+ \(1\)/)
    .first();
  await said.waitFor();
  expect(await said.innerText()).toMatch(/No: <\s1% \(1\)/);
});

test.for(languages)("anybody evaluates the portal, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const say = messagesByLanguage[language];
  await page.goto(paths.generalEvaluation);
  await page.getByRole("heading", { level: 1, name: say["screen.generalEvaluation.title"] }).waitFor();
  await page.getByRole("figure").first().waitFor();
  const before = countAnswers();
  await page.getByRole("radio").first().waitFor();
  const questions = await page
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .count();
  expect(questions).toBeGreaterThan(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  const problem = page.getByRole("group", { name: say["form.problem"] });
  expect(await problem.getByRole("link").count()).toBe(questions);
  await problem.getByRole("link").first().click();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe("radio");
  expect(await page.title()).toMatch(new RegExp(`^${say["form.errorTitle"]}`));
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await selectForEveryQuestion(page, say["answer.PARTIALLY"]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: say["evaluation.thanks"] }).waitFor();
  expect(countAnswers()).toBe(before + questions);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("the results are bars with their numbers, and the same numbers in a table", async () => {
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

test("a service is chosen and evaluated, with words of one's own", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "az" });
  const say = messagesByLanguage.az;
  await page.goto(paths.serviceDegree);
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: say["screen.evaluation.title"] }).waitFor();
  await page.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, say["answer.NO"]);
  const comment = page.getByRole("textbox", { name: say["evaluation.comment"] });
  if ((await comment.count()) > 0) await comment.first().fill("Cavab gec gəldi.");
  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: say["evaluation.thanks"] }).waitFor();
  await page.getByRole("main").getByRole("link", { name: say["evaluation.toResults"] }).click();
  await page.getByRole("heading", { level: 1, name: say["screen.serviceDegree.title"] }).waitFor();
});

test("an appeal is evaluated once, after it was decided", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru" });
  const say = messagesByLanguage.ru;
  const mine = portal.backend.state.appeals.filter(({ owner }) => owner === "person:1001");
  const decided = mine.find(({ id }) => id === 417);
  expect(decided).toBeDefined();
  await page.goto(`${paths.evaluation}?appeal=${decided?.id}`);
  await page.getByRole("radio").first().waitFor();
  await selectForEveryQuestion(page, say["answer.YES"]);
  await waitForExpect(() => page.getByRole("radio", { checked: true }).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: say["evaluation.thanks"] }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 2, name: say["evaluation.notOpen"] }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("nothing chosen, or nothing that exists, is said as such", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  for (const query of ["", "?questionnaire=99999", "?appeal=99999", "?appeal=%3Cscript%3E"]) {
    await page.goto(`${paths.evaluation}${query}`);
    await page.getByRole("heading", { level: 2, name: messagesByLanguage.en["evaluation.notOpen"] }).waitFor();
  }
});
