import { expect, test } from "vitest";
import { withoutLanguage } from "../../src/i18n/languagePaths.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getPath } from "./support/navigation.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const ownEmail = "aysel.quliyeva@poct.example";

test.for(selectCases(testedLanguages))(
  "shows the status of a case to whoever knows its number and its sender's e-mail address, in %s",
  async (language) => {
    const messages = messagesByLanguage[language];
    const owner = await portal.newVisitor({ as: "citizen", language });
    await owner.page.goto(getHref("appeal", { id: "463" }));
    const number = /\d{4}-\d{5}/.exec(await owner.page.getByRole("heading", { level: 1, name: /\d{4}-/ }).innerText());

    const { page } = await portal.newVisitor({ language });
    await page.goto(paths.followAppeal);
    await page.getByLabel(messages["form.appealLookup.appealNumber.label"]).fill(number?.[0] ?? "");
    await page.getByLabel(messages["form.appealLookup.email.label"]).fill("nobody@poct.example");
    const submit = page.getByRole("button", { name: messages["follow.submit"] });
    // Screen readers announce only what changes in a region that was there before.
    const outcome = page.getByRole("main").getByRole("status").last();
    await outcome.evaluate((region) => region.setAttribute("data-before", ""));
    await submit.click();
    await outcome.getByText(messages["follow.nothing"]).waitFor();

    await page.getByLabel(messages["form.appealLookup.email.label"]).fill(ownEmail);
    await submit.click();
    await outcome.getByText(messages["appeal.title"].replace("{number}", number?.[0] ?? "")).waitFor();
    expect(await outcome.getAttribute("data-before")).toBe("");
    await page.getByRole("heading", { level: 2, name: new RegExp(number?.[0] ?? "") }).waitFor();
    expect(await page.locator("main li[aria-current=step]").count()).toBe(1);
    expect(await page.getByRole("main").innerText()).not.toContain("Aysel");
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test.for([403, 404, 405])("says that cases cannot be followed when the server responds with %i", async (status) => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({
    language: "en",
    expectedConsoleErrors: new RegExp(`status of ${status}`),
  });
  await page.route("**/appeals/public/find**", (route) => route.fulfill({ status, json: { message: "No" } }));
  await page.goto(paths.followAppeal);
  await page
    .getByLabel(messages["form.appealLookup.appealNumber.label"])
    .fill(portal.backend.state.appeals[0]?.number ?? "");
  await page.getByLabel(messages["form.appealLookup.email.label"]).fill(ownEmail);
  await page.getByRole("button", { name: messages["follow.submit"] }).click();
  await page.getByText(messages["follow.unavailable"]).waitFor();
  expect(getPath(page)).toBe(paths.followAppeal);
  // What was entered stays, and one click leads to the sign-in for the cases.
  expect(await page.getByLabel(messages["form.appealLookup.appealNumber.label"]).inputValue()).toBe(
    portal.backend.state.appeals[0]?.number,
  );
  const link = page.getByRole("main").getByRole("link", { name: messages["page.appeals.title"] });
  expect(withoutLanguage((await link.getAttribute("href")) ?? "")).toBe(paths.appeals);
});

test("finds a case by a number that is pasted with blanks around it, also with Enter", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ language: "en" });
  const { number = "" } = portal.backend.state.appeals.find(({ id }) => id === 463) ?? {};
  await page.goto(paths.followAppeal);
  await page.getByLabel(messages["form.appealLookup.email.label"]).fill(ownEmail);
  const field = page.getByLabel(messages["form.appealLookup.appealNumber.label"]);
  await field.fill(` ${number} `);
  await field.press("Enter");
  await page.getByRole("heading", { level: 2, name: new RegExp(number) }).waitFor();
});
