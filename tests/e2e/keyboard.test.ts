import { expect, test } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { personas } from "../../mocks/store/personas.ts";
import { languages } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { tabTo } from "./support/accountForms.ts";
import { getAccountButton, waitForPage, hasFocus, getPageHeading, getSignInButton } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.en;

test("reaches a service from the search and starts its application without a mouse", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const serviceTitle = translate(services.find(({ id }) => id === "102")!.title, "en");
  await page.goto(paths.faq);
  await waitForPage(page);
  await page.keyboard.press("/");
  await page.keyboard.type(serviceTitle, { delay: 5 });
  const suggestion = page.getByRole("listbox").getByRole("option").filter({ hasText: serviceTitle }).first();
  await suggestion.waitFor();
  for (let presses = 0; (await suggestion.getAttribute("aria-selected")) !== "true" && presses < 10; presses += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/e-services/102");
  await waitForExpect(() => hasFocus(getPageHeading(page, serviceTitle))).toBe(true);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: messages["service.apply"] }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/apply");
  await waitForPage(page);
  await waitForExpect(() => hasFocus(page.getByRole("main").getByRole("heading", { level: 1 }))).toBe(true);
  // Submitting an incomplete form moves the focus to the error summary, whose links lead to the fields.
  await tabTo(page, page.getByRole("main").getByRole("button", { name: messages["apply.continue"] }));
  await page.keyboard.press("Enter");
  await waitForExpect(() => hasFocus(page.getByRole("heading", { name: messages["form.problem"] }))).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.matches("input, textarea, select, [role=combobox]"))).toBe(
    true,
  );
});

test("signs in, chooses the account to act for and changes it again without a mouse", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  findAccount(portal.backend, "director").language = "en";
  await page.goto(paths.faq);
  await waitForPage(page);
  await tabTo(page, getSignInButton(page, "en"));
  await page.keyboard.press("Enter");
  const personaLink = page.getByRole("link", { name: personas.director.name });
  await tabTo(page, personaLink);
  await page.keyboard.press("Enter");
  const menu = getAccountButton(page, personas.director.name);
  await menu.waitFor();
  await getPageHeading(page, messages["page.eServices.title"]).waitFor();

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
  const checkedRadioId = (): Promise<string> =>
    dialog
      .locator("input[type=radio]:checked")
      .getAttribute("id")
      .then((id) => id ?? "");
  await page.keyboard.press("Tab");
  for (
    let presses = 0;
    presses < 5 && (await page.evaluate(() => document.activeElement?.getAttribute("type"))) !== "radio";
    presses += 1
  )
    await page.keyboard.press("Tab");
  const previousRadioId = await checkedRadioId();
  await page.keyboard.press("ArrowDown");
  expect(await checkedRadioId()).not.toBe(previousRadioId);
  await tabTo(page, dialog.getByRole("button", { name: messages["account.apply"] }));
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  // The element that opened the dialog may be gone; the focus must still be inside the page.
  await waitForExpect(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test("changes language and display preferences without a mouse", async () => {
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
  await page.keyboard.press("ArrowLeft");
  expect(await page.locator("html").getAttribute("data-scheme")).toBe("dark");
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
    scheme: "light",
  });
  await page.keyboard.press("Escape");
  expect(await hasFocus(page.getByRole("button", { name: messages["preferences.label"] }))).toBe(true);

  const russian = page
    .getByRole("banner")
    .getByRole("button", { name: languages.find(({ code }) => code === "ru")!.name });
  await tabTo(page, russian);
  await page.keyboard.press("Enter");
  await getPageHeading(page, messagesByLanguage.ru["page.faq.title"]).waitFor();
  expect(await hasFocus(russian)).toBe(true);
});

test("opens, reads and closes a document without a mouse", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await waitForPage(page);
  const opener = page.getByRole("button", { name: `${messages["document.open"]} Sınaq protokolu`, exact: true });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sınaq protokolu" });
  await dialog.getByText("SP-1187").waitFor();
  // The focus stays inside the dialog.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await waitForExpect(() => hasFocus(opener)).toBe(true);
});
