import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const languages = ["az", "ru", "en"] as const;

/** Answers every question of the page in the same way. */
async function answerAll(page: Page, answer: string): Promise<void> {
  for (const radio of await page.getByRole("radio", { name: answer, exact: true }).all()) await radio.check();
}
const counts = (): number => Object.values(portal.world.state.tallies).reduce((sum, { yes, no, partially }) => sum + yes + no + partially, 0);

test("one answer among hundreds is not nobody's", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en" });
  await page.goto(paths.serviceDegree);
  const said = page.getByRole("main").getByText(/No: .+ \(1\)/).first();
  await said.waitFor();
  expect(await said.innerText()).toMatch(/No: <\s1% \(1\)/);
});

test.for(languages)("anybody evaluates the portal, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.generalEvaluation);
  await page.getByRole("heading", { level: 1, name: say["screen.generalEvaluation.title"] }).waitFor();
  await page.getByRole("figure").first().waitFor();
  const before = counts();
  await page.getByRole("radio").first().waitFor();
  const questions = await page.getByRole("group").filter({ has: page.getByRole("radio") }).count();
  expect(questions).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  const problem = page.getByRole("group", { name: say["form.problem"] });
  expect(await problem.getByRole("link").count()).toBe(questions);
  await problem.getByRole("link").first().click();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe("radio");
  expect(await page.title()).toMatch(new RegExp(`^${say["form.errorTitle"]}`));
  expect(await violations(page)).toEqual([]);

  await answerAll(page, say["answer.PARTIALLY"]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: say["evaluation.thanks"] }).waitFor();
  expect(counts()).toBe(before + questions);
  expect(await violations(page)).toEqual([]);
});

test("the results are bars with their numbers, and the same numbers in a table", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en" });
  await page.goto(paths.serviceDegree);
  const chart = page.getByRole("figure").first();
  await chart.waitFor();
  const [yes = 0] = [...(await chart.innerText()).matchAll(/Yes: \d+% \(([\d,]+)\)/g)].map(([, count = ""]) => Number(count.replaceAll(",", "")));
  expect(yes).toBeGreaterThan(0);
  await page.getByText(words.en["evaluation.asTable"]).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader") }).first();
  expect(Number((await row.getByRole("cell").first().innerText()).replaceAll(/\D/g, ""))).toBe(yes);
  expect(await violations(page)).toEqual([]);
});

test("a service is chosen and evaluated, with words of one's own", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "az" });
  const say = words.az;
  await page.goto(paths.serviceDegree);
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: say["screen.evaluation.title"] }).waitFor();
  await page.getByRole("radio").first().waitFor();
  await answerAll(page, say["answer.NO"]);
  const comment = page.getByRole("textbox", { name: say["evaluation.comment"] });
  if ((await comment.count()) > 0) await comment.first().fill("Cavab gec gəldi.");
  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: say["evaluation.thanks"] }).waitFor();
  await page.getByRole("main").getByRole("link", { name: say["evaluation.toResults"] }).click();
  await page.getByRole("heading", { level: 1, name: say["screen.serviceDegree.title"] }).waitFor();
});

test("an appeal is evaluated once, after it was decided", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "ru" });
  const say = words.ru;
  const mine = portal.world.state.appeals.filter(({ owner }) => owner === "person:1001");
  const decided = mine.find(({ id }) => id === 417);
  expect(decided).toBeDefined();
  await page.goto(`${paths.evaluation}?appeal=${decided?.id}`);
  await page.getByRole("radio").first().waitFor();
  await answerAll(page, say["answer.YES"]);
  await soon(() => page.getByRole("radio", { checked: true }).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: say["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: say["evaluation.thanks"] }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 2, name: say["evaluation.notOpen"] }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("nothing chosen, or nothing that exists, is said as such", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en", expected: /404/ });
  for (const query of ["", "?questionnaire=99999", "?appeal=99999", "?appeal=%3Cscript%3E"]) {
    await page.goto(`${paths.evaluation}${query}`);
    await page.getByRole("heading", { level: 2, name: words.en["evaluation.notOpen"] }).waitFor();
  }
});
