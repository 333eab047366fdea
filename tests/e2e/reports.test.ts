import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();
const pdfFile = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
});

test.for(["az", "ru", "en"] as const)("an organisation hands in the report that it owes, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "director", language });
  const say = messagesByLanguage[language];
  await page.goto(paths.reports);
  await page.getByRole("heading", { level: 1, name: say["screen.reports.title"] }).waitFor();
  const owed = page.getByRole("row").filter({ hasText: say["report.owed"] });
  await owed.waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(4);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await owed.getByRole("button", { name: say["report.submit"] }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say["report.submit"] }).click();
  await dialog.getByText(say["report.noFile"]).waitFor();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") });
  await dialog.getByText(say["attachment.rejected.type"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.locator("input[type=file]").setInputFiles(pdfFile("quarter.pdf"));
  await dialog.getByRole("button", { name: say["report.submit"] }).click();
  await dialog.getByRole("heading", { name: say["report.done"] }).waitFor();
  await dialog.getByText("quarter.pdf").waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say["action.close"] }).last().click();
  await dialog.waitFor({ state: "detached" });
  expect(await owed.count()).toBe(0);
  expect(portal.backend.state.reports.find(({ id }) => id === 712)?.submittedAt).toBeDefined();
});

test("a report whose day has passed is told as late; a citizen owes none", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.reports);
  await page.getByText(messagesByLanguage.en["report.none"]).waitFor();
  const late = portal.backend.state.reports.find(({ id }) => id === 712);
  if (late !== undefined) late.dueDate = "2026-01-20";
  const other = await portal.newVisitor({ as: "director", language: "en" });
  await other.page.goto(paths.reports);
  await other.page.getByRole("row").filter({ hasText: messagesByLanguage.en["report.late"] }).waitFor();
});
