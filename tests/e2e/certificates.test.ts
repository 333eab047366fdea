import { expect, test } from "vitest";
import { getHref, paths } from "../../src/config/paths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { hasFocus, hasErrorTitle } from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const englishMessages = messagesByLanguage.en;

test.for(selectCases(testedLanguages))(
  "shows anybody to whom a certificate was issued and whether it is valid, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.checkCertificate);
    await page.getByRole("heading", { level: 1, name: messages["page.checkCertificate.title"] }).waitFor();
    for (const [number, status, holder] of [
      ["S-2025-00118", "VALID", "«Şəki Fındıq Emalı» MMC"],
      ["s-2022-00093", "EXPIRED", "R. M."],
      ["S-2025-00061", "WITHDRAWN", "«Quba Bağları» MMC"],
    ] as const) {
      await page
        .getByRole("searchbox", { name: messages["certificate.number"] })
        .fill(` № ${number.replaceAll("-", "\u2013")} `);
      await page.getByRole("main").getByRole("button", { name: messages["certificate.check"] }).click();
      await page
        .getByRole("status")
        .filter({ hasText: messages[`certificate.status.${status}`] })
        .waitFor();
      await page.getByRole("definition").filter({ hasText: holder }).waitFor();
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("asks for the number of a certificate when none is entered", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.checkCertificate);
  const field = page.getByRole("searchbox", { name: englishMessages["certificate.number"] });
  await field.fill(" ");
  await page.getByRole("main").getByRole("button", { name: englishMessages["certificate.check"] }).click();
  await page.getByText(englishMessages["certificate.number.required"]).waitFor();
  expect(await hasFocus(field)).toBe(true);
  expect(await hasErrorTitle(page, "en")).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await field.fill("S-2025-00118");
  // Like the message of the field, the word in the title ends with the error.
  await waitForExpect(() => hasErrorTitle(page, "en")).toBe(false);
  await field.press("Enter");
  await page.getByRole("status").filter({ hasText: englishMessages["certificate.status.VALID"] }).waitFor();
  expect(await page.getByText(englishMessages["certificate.number.required"]).count()).toBe(0);
});

test("says in plain words that no certificate has a number", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.checkCertificate}?number=S-2026-99999`);
  await page
    .getByRole("status")
    .filter({ hasText: "We have not issued a certificate with the number S-2026-99999" })
    .waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("does not say that a certificate was not issued when a part of it cannot be read", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.route("**/certificates/public**", async (route) => {
    const response = await fetchWithRetry(route);
    const { certificate, ...body } = (await response.json()) as { certificate: object };
    await route.fulfill({ response, json: { ...body, certificate: { ...certificate, issueDate: "12.03.2009" } } });
  });
  await page.goto(`${paths.checkCertificate}?number=S-2025-00118`);
  await page.getByRole("main").getByText(englishMessages["state.notLoaded"]).first().waitFor();
  expect(await page.getByText("We have not issued").count()).toBe(0);
});

test("leads from an issued certificate to its check", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appeal", { id: "387" }));
  await page.getByRole("img", { name: /^QR code: check certificate S-/ }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: /^Check certificate S-/ }).click();
  await page.getByRole("heading", { level: 1, name: englishMessages["page.checkCertificate.title"] }).waitFor();
  await page.getByRole("status").filter({ hasText: englishMessages["certificate.status.VALID"] }).waitFor();
});

test.for(selectCases([403, 404, 405]))(
  "says that no certificate can be checked when the server responds with %i",
  async (status) => {
    const { page } = await portal.newVisitor({
      language: "en",
      expectedConsoleErrors: new RegExp(`status of ${status}`),
    });
    await page.route("**/certificates/public**", (route) => route.fulfill({ status, json: { message: "No" } }));
    await page.goto(`${paths.checkCertificate}?number=S-2025-00118`);
    await page.getByRole("heading", { name: englishMessages["certificate.unavailable"] }).waitFor();
    expect(getPath(page)).toBe(paths.checkCertificate);
  },
);
