import { expect, test } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { translate as told } from "../../mocks/store/localizedText.ts";
import { personas } from "../../mocks/store/personas.ts";
import { languages as offered } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { tabTo } from "./support/accountForms.ts";
import { getAccountButton, waitForPage, hasFocus, getPageHeading, getSignInButton } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.en;

test("from the search to a service and into its application without a mouse", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const wanted = told(services.find(({ id }) => id === "102")!.title, "en");
  await page.goto(paths.faq);
  await waitForPage(page);
  await page.keyboard.press("/");
  await page.keyboard.type(wanted, { delay: 5 });
  const answer = page.getByRole("listbox").getByRole("option").filter({ hasText: wanted }).first();
  await answer.waitFor();
  for (let place = 0; (await answer.getAttribute("aria-selected")) !== "true" && place < 10; place += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/e-services/102");
  await waitForExpect(() => hasFocus(getPageHeading(page, wanted))).toBe(true);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: messages["service.apply"] }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/apply");
  await waitForPage(page);
  await waitForExpect(() => hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
  // Sent too early: the box with what is missing is where one is, and leads to the field.
  await tabTo(page, page.getByRole("main").getByRole("button", { name: messages["apply.continue"] }));
  await page.keyboard.press("Enter");
  await waitForExpect(() => hasFocus(page.getByRole("heading", { name: messages["form.problem"] }))).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.matches("input, textarea, select, [role=combobox]"))).toBe(
    true,
  );
});

test("signing in, choosing whom one acts for, and changing it again without a mouse", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  portal.backend.state.accounts.find(({ persona }) => persona === "director")!.language = "en";
  await page.goto(paths.faq);
  await waitForPage(page);
  await tabTo(page, getSignInButton(page, "en"));
  await page.keyboard.press("Enter");
  const person = page.getByRole("link", { name: personas.director.name });
  await tabTo(page, person);
  await page.keyboard.press("Enter");
  const menu = getAccountButton(page, personas.director.name);
  await menu.waitFor();
  await getPageHeading(page, messages["screen.eServices.title"]).waitFor();

  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await tabTo(
    page,
    page
      .getByRole("button", { name: messages["account.change"] })
      .or(page.getByRole("link", { name: messages["account.change"] })),
  );
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: messages["account.title"] });
  await waitForExpect(() => hasFocus(dialog.getByRole("heading", { level: 2 }))).toBe(true);
  const chosen = (): Promise<string> =>
    dialog
      .locator("input[type=radio]:checked")
      .getAttribute("id")
      .then((id) => id ?? "");
  await page.keyboard.press("Tab");
  for (
    let stops = 0;
    stops < 5 && (await page.evaluate(() => document.activeElement?.getAttribute("type"))) !== "radio";
    stops += 1
  )
    await page.keyboard.press("Tab");
  const before = await chosen();
  await page.keyboard.press("ArrowDown");
  expect(await chosen()).not.toBe(before);
  await tabTo(page, dialog.getByRole("button", { name: messages["account.apply"] }));
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  // What opened it is gone or changed; the focus is on the page, not lost.
  await waitForExpect(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test("language and look without a mouse", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await waitForPage(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("radio", { name: messages["preferences.fontSize.16"] }))).toBe(true);
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20px");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await page.locator("html").getAttribute("data-images")).toBe("off");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await page.locator("html").getAttribute("data-colour")).toBe("mono");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    font: "16",
    images: "on",
    colour: "on",
  });
  await page.keyboard.press("Escape");
  expect(await hasFocus(page.getByRole("button", { name: messages["preferences.label"] }))).toBe(true);

  const russian = page
    .getByRole("banner")
    .getByRole("button", { name: offered.find(({ code }) => code === "ru")!.name });
  await tabTo(page, russian);
  await page.keyboard.press("Enter");
  await getPageHeading(page, messagesByLanguage.ru["screen.faq.title"]).waitFor();
  expect(await hasFocus(russian)).toBe(true);
});

test("a document is opened, read and closed with Escape without a mouse", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await waitForPage(page);
  const opener = page.getByRole("button", { name: `${messages["document.open"]} Sınaq protokolu`, exact: true });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sınaq protokolu" });
  await dialog.getByText("SP-1187").waitFor();
  // The keyboard stays inside, all the way round.
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await waitForExpect(() => hasFocus(opener)).toBe(true);
});
