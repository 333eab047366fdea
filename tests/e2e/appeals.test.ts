import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { href, paths } from "../../src/config/paths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const languages = ["az", "ru", "en"] as const;
const messages = messagesByLanguage.en;

const getMain = (page: Page) => page.getByRole("main");
const getHeading = (page: Page, level: 1 | 2, name: string | RegExp) =>
  getMain(page).getByRole("heading", { level, name });
const clickButton = (page: Page, name: string) => getMain(page).getByRole("button", { name, exact: true }).click();
const latestAppeal = () => portal.backend.state.appeals.at(-1);

test.for(languages)(
  "the services can be narrowed, and one of them says all there is to know, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const own = messagesByLanguage[language];
    await page.goto(paths.eServices);
    await getHeading(page, 1, own["screen.eServices.title"]).waitFor();
    await page.getByLabel(own["list.services.filter.word"]).fill("sertifikat");
    await page
      .getByLabel(own["list.services.filter.competitionQualityType"])
      .selectOption({ label: own["service.type.2"] });
    await clickButton(page, own["list.apply"]);
    await waitForExpect(() => page.url()).toContain("competitionQualityType=2");
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.goto(href("eService", { id: "101" }));
    for (const part of ["service.facts", "service.steps", "service.papers", "service.law"] as const)
      await getHeading(page, 2, own[part]).waitFor();
    const title = (await getHeading(page, 1, /./).innerText()).split("\n")[0] ?? "";
    await waitForExpect(() => page.title()).toContain(title);
    expect(await page.getByRole("navigation", { name: own["breadcrumb.label"] }).innerText()).toContain(title);
    expect(await getMain(page).getByRole("link", { name: own["link.external"] }).first().getAttribute("href")).toMatch(
      /^https:/,
    );
    await getMain(page).getByText(own["service.applySignIn"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("a service that another site gives leads there, and one that does not exist says so", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /404/ });
  await page.goto(href("eService", { id: "111" }));
  expect(await getMain(page).getByRole("link", { name: messages["service.elsewhere"] }).getAttribute("target")).toBe(
    "_blank",
  );
  await page.goto(href("eService", { id: "nothing" }));
  await getHeading(page, 2, messages["service.missing"]).waitFor();
});

test("an untouched form keeps no draft, and a box that nobody ticked stays one that is not ticked", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.clock.install();
  await page.goto(href("apply", { id: "101" }));
  await page.getByRole("checkbox").waitFor();
  // Longer than the form looks for what the browser filled in.
  await page.clock.runFor(3000);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
  await clickButton(page, messages["apply.continue"]);
  await page.getByRole("group", { name: messages["form.problem"] }).getByRole("link").first().waitFor();
  expect(await page.getByRole("checkbox").getAttribute("aria-invalid")).toBeNull();
});

test("a file that does not arrive can be sent once more, and one on its way can be stopped", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401|503/ });
  await page.goto(`${paths.suggestion}`);
  await page.getByLabel(messages["form.suggestion.subject.label"]).fill("Scales");
  await page.getByLabel(messages["form.suggestion.text.label"]).fill("One more pair.");
  await clickButton(page, messages["apply.continue"]);
  await getHeading(page, 2, messages["apply.documents"]).waitFor();
  portal.backend.state.faults.push({ operationId: "uploadDocument", status: 503, times: 1, delaySeconds: 0 });
  await page.locator("input[type=file]").setInputFiles(pdfFile("a.pdf"));
  // The sign-in runs out meanwhile: it is renewed, and the file goes on its way once more.
  await page.getByRole("button", { name: `${messages["action.tryAgain"]} a.pdf` }).waitFor();
  expireTokens(portal.backend, "access");
  await page.getByRole("button", { name: `${messages["action.tryAgain"]} a.pdf` }).click();
  await getMain(page)
    .getByText(messages["attachment.uploaded"].replace("{size}", "142 bytes"), { exact: true })
    .waitFor();
  portal.backend.state.faults.push({ operationId: "uploadDocument", status: 200, times: 1, delaySeconds: 5 });
  await page.locator("input[type=file]").setInputFiles(pdfFile("b.pdf"));
  await clickButton(page, messages["apply.continue"]);
  await getMain(page).getByText(messages["attachment.unfinished"]).waitFor();
  await page.getByRole("button", { name: `${messages["attachment.stop"]} b.pdf` }).click();
  expect(await page.getByText("b.pdf").count()).toBe(0);
  await clickButton(page, messages["apply.continue"]);
  await getHeading(page, 2, messages["apply.check"]).waitFor();
});

test("an appeal that got lost on its way is sent under the same key, and registered once", async () => {
  const { page } = await portal.newVisitor({ as: "representative", language: "en", expectedConsoleErrors: /503/ });
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/appeals")
      keys.push(request.headers()["idempotency-key"]);
  });
  await page.goto(paths.complaint);
  await page
    .getByRole("dialog")
    .getByLabel(/Xəzər Süd/)
    .check();
  await page.getByRole("dialog").getByRole("button", { name: messages["account.apply"] }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByLabel(messages["form.complaint.category.label"]).selectOption("CHEATING");
  await page.getByLabel(messages["form.complaint.subject.label"]).fill("Short weight");
  await page.getByLabel(messages["form.complaint.text.label"]).fill("Two kilos were 1.7.\nI weighed them at home.");
  await page.getByLabel(messages["form.complaint.counterparty.name.label"]).fill("Stall 14");
  await clickButton(page, messages["apply.continue"]);
  await getHeading(page, 2, messages["apply.documents"]).waitFor();
  await clickButton(page, messages["apply.continue"]);
  await getMain(page)
    .getByText(/Xəzər Süd/)
    .waitFor();
  portal.backend.state.faults.push({ operationId: "sendAppeal", status: 503, times: 1, delaySeconds: 0 });
  await clickButton(page, messages["apply.send"]);
  await getHeading(page, 2, messages["apply.refused"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await clickButton(page, messages["apply.send"]);
  await page.waitForURL("**/receipt");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(latestAppeal()).toMatchObject({ kind: "COMPLAINT", category: "CHEATING", counterparty: { name: "Stall 14" } });
});

test.for(languages)("my appeals are listed with their status, narrowed and put in order, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  const own = messagesByLanguage[language];
  await page.goto(paths.appeals);
  const table = getMain(page).getByRole("table");
  await table.getByRole("link", { name: /-00481$/ }).waitFor();
  await table.getByText(own["status.withdrawn"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByLabel(own["list.appeals.filter.status"]).selectOption({ label: own["status.REFUSED"] });
  await clickButton(page, own["list.apply"]);
  await waitForExpect(() => table.getByText(own["status.REFUSED"]).count()).toBe(2);
  await table.getByRole("button", { name: own["list.appeals.appealDate"] }).click();
  await waitForExpect(() => table.getByRole("rowheader").allInnerTexts()).toEqual([
    expect.stringMatching(/-00385/),
    expect.stringMatching(/-00417/),
  ]);
});

test("a status that the portal does not know is shown in the service's own word", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.route("**/api/appeals?*", async (route) => {
    const answer = await fetchWithRetry(route);
    const list = (await answer.json()) as { items: { status: string }[] };
    const strange = ["InProcess", "SENT_TO_THE_COURT"];
    await route.fulfill({
      response: answer,
      json: { ...list, items: list.items.map((item, place) => ({ ...item, status: strange[place] ?? item.status })) },
    });
  });
  await page.goto(paths.appeals);
  const rows = getMain(page).getByRole("row");
  await rows.nth(1).getByText(messages["status.IN_PROCESS"]).waitFor();
  await rows.nth(2).getByText("SENT_TO_THE_COURT").waitFor();
});

test.for(languages)("a box that was not ticked is a no among what was sent, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  await page.goto(href("appeal", { id: "481" }));
  await getMain(page)
    .getByRole("definition")
    .filter({ hasText: new RegExp(`^${messagesByLanguage[language]["apply.no"]}$`) })
    .waitFor();
  expect(
    await getMain(page)
      .getByRole("definition")
      .filter({ hasText: messagesByLanguage[language]["apply.empty"] })
      .count(),
  ).toBe(0);
});

test("an appeal is taken back only after asking", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(href("appeal", { id: "481" }));
  await clickButton(page, messages["appeal.withdraw"]);
  await page.getByRole("dialog").getByRole("button", { name: messages["appeal.withdraw.no"] }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await clickButton(page, messages["appeal.withdraw"]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: messages["appeal.withdraw.yes"] }).click();
  await getMain(page).getByText(messages["status.withdrawn.next"]).waitFor();
  await waitForExpect(() => getMain(page).getByRole("button", { name: messages["appeal.withdraw"] }).count()).toBe(0);
  expect(portal.backend.state.requestCounts.withdrawAppeal).toBe(1);
});

test("nobody sees an appeal that is not theirs, and who has none is told what will appear", async () => {
  const { page } = await portal.newVisitor({ as: "admin", language: "en", expectedConsoleErrors: /404/ });
  for (const id of ["481", "nonsense"]) {
    await page.goto(href("appeal", { id }));
    await getHeading(page, 2, messages["appeal.missing"]).waitFor();
  }
  await page.goto(paths.appeals);
  await getHeading(page, 2, messages["empty.appeals"]).waitFor();
  await page.goto(paths.documents);
  await getHeading(page, 2, messages["empty.documents"]).waitFor();
});

test("a day is typed in digits: what is no day is told and kept, a whole one is written out and lives through a reload", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(href("apply", { id: "101" }));
  const day = getMain(page).getByLabel("Date of shipment");
  await day.fill("31.2.2027");
  await clickButton(page, messages["apply.continue"]);
  await page
    .getByRole("group", { name: messages["form.problem"] })
    .getByRole("link", { name: "Date of shipment" })
    .click();
  expect(await day.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await day.getAttribute("aria-invalid")).toBe("true");
  await getMain(page).getByText("Enter a date like 24.11.2026").first().waitFor();
  expect(await day.inputValue()).toBe("31.2.2027");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await waitForExpect(() => day.inputValue()).toBe("31.2.2027");
  // Sign by sign: nothing jumps while it is typed, and it is written out when it is left.
  await day.fill("");
  await day.pressSequentially("5/3/2027");
  expect(await day.inputValue()).toBe("5/3/2027");
  await page.keyboard.press("Tab");
  await waitForExpect(() => day.inputValue()).toBe("05.03.2027");
  await page.reload();
  await waitForExpect(() => day.inputValue()).toBe("05.03.2027");
});
