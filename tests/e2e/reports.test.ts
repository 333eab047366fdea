import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import type { ReportReceipt } from "../../src/generated/contract.d.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { getEmptyStateHeading, hasFocus, hasErrorTitle } from "./support/locators.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { expectCloseQuestion } from "./support/expectCloseQuestion.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))("submits a due report of an organisation, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "director", language });
  const messages = messagesByLanguage[language];
  await page.goto(paths.reports);
  await page.getByRole("heading", { level: 1, name: messages["page.reports.title"] }).waitFor();
  const dueRow = page.getByRole("row").filter({ hasText: messages["report.due"] });
  await dueRow.waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(4);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await dueRow.getByRole("button", { name: messages["report.submit"] }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: messages["report.submit"] }).click();
  await dialog.getByText(messages["report.noFile"]).waitFor();
  expect(await hasErrorTitle(page, language)).toBe(true);
  const fileField = dialog.getByLabel(messages["report.file"]);
  expect(await hasFocus(fileField)).toBe(true);
  for (const file of [
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") },
    { name: "video.mp4", mimeType: "video/mp4", buffer: Buffer.from("\0\0\0\x20ftypisom") },
  ]) {
    await fileField.setInputFiles(file);
    await dialog
      .getByRole("status")
      .filter({ hasText: `${file.name}: ${messages["report.wrongType"]}` })
      .waitFor();
  }
  await dialog.getByRole("button", { name: messages["report.submit"] }).click();
  expect(await hasFocus(fileField)).toBe(true);
  expect(portal.backend.state.requestCounts.uploadDocument).toBeUndefined();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await fileField.setInputFiles(pdfFile("quarter.pdf"));
  await waitForExpect(() => dialog.getByRole("status").innerText()).toBe("");
  await dialog.getByRole("button", { name: messages["report.submit"] }).click();
  await dialog.getByRole("heading", { name: messages["report.done"] }).waitFor();
  await dialog.getByText("quarter.pdf").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: messages["action.close"] }).last().click();
  await dialog.waitFor({ state: "detached" });
  await waitForExpect(() => dueRow.count()).toBe(0);
  expect(portal.backend.state.reports.find(({ id }) => id === 712)?.submittedAt).toBeDefined();
});

test("asks before a file of a report that is being sent is lost, stops its upload, and does not submit it", async () => {
  const { page } = await portal.newVisitor({ as: "director", language: "en" });
  const isUpload = ({ pathname }: URL): boolean => pathname === "/api/documents";
  const uploadRequest = Promise.withResolvers<Route>();
  await page.route(isUpload, (route) => uploadRequest.resolve(route));
  await page.goto(paths.reports);
  const submitButton = page
    .getByRole("row")
    .filter({ hasText: messagesByLanguage.en["report.due"] })
    .getByRole("button", { name: messagesByLanguage.en["report.submit"] });
  await submitButton.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(messagesByLanguage.en["report.file"]).setInputFiles(pdfFile("quarter.pdf"));
  await dialog.getByText("quarter.pdf").waitFor();
  await dialog.getByRole("button", { name: messagesByLanguage.en["report.submit"] }).click();
  await uploadRequest.promise;
  await expectCloseQuestion(page);
  const question = page.getByRole("dialog", { name: messagesByLanguage.en["report.leave"] });
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: messagesByLanguage.en["form.leaveNo"] }).click();
  await question.waitFor({ state: "detached" });
  const stopped = page.waitForEvent("requestfailed", (request) => isUpload(new URL(request.url())));
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: messagesByLanguage.en["form.leaveYes"] }).click();
  await stopped;
  await dialog.waitFor({ state: "detached" });
  expect(await hasFocus(submitButton)).toBe(true);
  expect(portal.backend.state.requestCounts.submitReport).toBeUndefined();
});

test("confirms a report also when the response does not say when it was submitted, and ends the question about leaving", async () => {
  const { page } = await portal.newVisitor({ as: "director", language: "en" });
  const messages = messagesByLanguage.en;
  const isAsked = Promise.withResolvers<undefined>();
  await page.route("**/api/reports/712?*", async (route) => {
    await isAsked.promise;
    const response = await fetchWithRetry(route);
    const receipt = (await response.json()) as Partial<ReportReceipt>;
    delete receipt.submittedAt;
    await route.fulfill({ response, json: receipt });
  });
  await page.goto(paths.reports);
  await page
    .getByRole("row")
    .filter({ hasText: messages["report.due"] })
    .getByRole("button", { name: messages["report.submit"] })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(messages["report.file"]).setInputFiles(pdfFile("quarter.pdf"));
  await dialog.getByText("quarter.pdf").waitFor();
  await dialog.getByRole("button", { name: messages["report.submit"] }).click();
  const question = page.getByRole("dialog", { name: messages["report.leave"] });
  await page.keyboard.press("Escape");
  await question.waitFor();
  isAsked.resolve(undefined);
  await question.waitFor({ state: "detached" });
  await dialog.getByRole("heading", { name: messages["report.done"] }).waitFor();
  await dialog.getByText("quarter.pdf").waitFor();
  expect(await dialog.getByText(messages["report.submittedAt"], { exact: true }).count()).toBe(0);
});

test("asks for a smaller file of a report when a proxy takes none of its size", async () => {
  const { page } = await portal.newVisitor({ as: "director", language: "en", expectedConsoleErrors: /413/ });
  const messages = messagesByLanguage.en;
  await page.route(
    ({ pathname }) => pathname === "/api/documents",
    (route) => route.fulfill({ status: 413, contentType: "text/html", body: "<h1>413</h1>" }),
  );
  await page.goto(paths.reports);
  await page
    .getByRole("row")
    .filter({ hasText: messages["report.due"] })
    .getByRole("button", { name: messages["report.submit"] })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(messages["report.file"]).setInputFiles(pdfFile("quarter.pdf"));
  await dialog.getByText("quarter.pdf").waitFor();
  await dialog.getByRole("button", { name: messages["report.submit"] }).click();
  await dialog.getByText(messages["attachment.tooLarge"], { exact: true }).waitFor();
});

test("names the button of each report by its title and period", async () => {
  const { page } = await portal.newVisitor({ as: "director", language: "en" });
  await page.goto(paths.reports);
  const buttons = page.getByRole("table").getByRole("cell").getByRole("button");
  await buttons.first().waitFor();
  const names = await buttons.allTextContents();
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^(Submit|Replace) .+, .+ – .+\d{4}$/);
});

test("tells a citizen without an organisation why there are no reports, and requests none", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.reports);
  await getEmptyStateHeading(page, messagesByLanguage.en["access.noOrganisation"]).waitFor();
  await page.getByText(messagesByLanguage.en["access.noOrganisationText"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(portal.backend.state.requestCounts.listReports).toBeUndefined();
});

test("marks a report after its due date as late", async () => {
  const late = portal.backend.state.reports.find(({ id }) => id === 712);
  if (late !== undefined) late.dueDate = "2026-01-20";
  const directorVisitor = await portal.newVisitor({ as: "director", language: "en" });
  await directorVisitor.page.goto(paths.reports);
  await directorVisitor.page.getByRole("row").filter({ hasText: messagesByLanguage.en["report.late"] }).waitFor();
});
