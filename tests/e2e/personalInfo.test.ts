import { expect, test } from "vitest";
import { exampleOf } from "../../mocks/operations.ts";
import type { OperationId } from "../../mocks/generated/requests.js";
import { personas, type PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { expectAccessible, expectSummary, fieldOf, fillIn, submitOf, tabTo, text } from "./support/accountForms.ts";
import { account, hasFocus, heading, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const calls = (id: OperationId): number => portal.world.state.calls[id] ?? 0;
const known = (persona: PersonaId) => portal.world.state.accounts.find((one) => one.persona === persona);
const said = (id: "updateUser" | "updateContacts", language: (typeof languages)[number]): string => (exampleOf(id, 200, language) as { message: string }).message;

test.for(languages)("a foreign representative changes what is known of them and of their organisation, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "foreign", language, expected: /403/, ...(language === "ru" && { viewport: { width: 360, height: 740 } }) });
  const field = (name: string) => fieldOf(page, language, "personalInfo", name);
  await page.goto(paths.personalInfo);
  await soon(() => field("possessor/name").inputValue()).toBe("Nordvik Foods AB");
  expect(await field("possessor/description").inputValue()).toBe("Exports dairy products.");
  await expectAccessible(page, language);

  await fillIn(page, language, "personalInfo", { name: "", phoneNumber: "+", "possessor/address": "Bergen" });
  await submitOf(page).click();
  await expectSummary(page, language, ["invalid.name", "invalid.phoneNumber", "invalid.address"].map((id) => text(language, id)));
  await expectAccessible(page, language);

  await fillIn(page, language, "personalInfo", { name: "Emilia", phoneNumber: "0046 8 555 01 421", "possessor/address": "Skeppsbron 4, Stockholm", "possessor/description": "" });
  await submitOf(page).click();
  await toasts(page, language).getByText(said("updateUser", language), { exact: true }).waitFor();
  await account(page, "Emilia Lindqvist").waitFor();
  expect([calls("updateUser"), calls("updatePossessor"), calls("updateContacts")]).toEqual([1, 1, 0]);
  expect(known("foreign")).toMatchObject({ name: "Emilia", phoneNumber: "+0046855501421", possessorIds: [7001] });
  // What was emptied is empty, and what was saved is no longer unsaved: nobody is asked, and the focus is where it was.
  expect(portal.world.state.possessors.find(({ id }) => id === 7001)).toEqual({ id: 7001, name: "Nordvik Foods AB", address: "Skeppsbron 4, Stockholm", description: "" });
  expect(await field("possessor/description").inputValue()).toBe("");
  expect(await hasFocus(submitOf(page))).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem("draft:personalInfo"))).toBeNull();
  await page.getByRole("navigation", { name: words[language]["breadcrumb.label"] }).getByRole("link").first().click();
  await heading(page, words[language]["home.title"]).waitFor();
});

test("when the second half of saving fails, everything stays as it was typed, and the next attempt completes it", async () => {
  const { page } = await portal.visitor({ as: "foreign", language: "en", expected: /503/ });
  portal.world.state.faults.push({ operationId: "updateUser", status: 503, times: 1, delaySeconds: 0 });
  await page.goto(paths.personalInfo);
  await fillIn(page, "en", "personalInfo", { name: "Emilia", "possessor/name": "Nordvik Foods Group AB" });
  await submitOf(page).click();
  await expectSummary(page, "en", [], "form.notSent");
  await page.getByRole("main").getByText(words.en["form.kept"]).waitFor();
  expect(await page.getByText(words.en["form.restored"]).count()).toBe(0);
  expect(await fieldOf(page, "en", "personalInfo", "name").inputValue()).toBe("Emilia");
  expect(known("foreign")?.name).toBe("Emma");
  await submitOf(page).click();
  await toasts(page, "en").getByText(said("updateUser", "en"), { exact: true }).waitFor();
  expect(known("foreign")?.name).toBe("Emilia");
  expect(portal.world.state.possessors.find(({ id }) => id === 7001)?.name).toBe("Nordvik Foods Group AB");
});

test.for(languages)("a citizen reads what the state register says and changes their contacts only, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  const say = words[language];
  await page.goto(paths.personalInfo);
  await page.getByText("5XK2M9A").waitFor();
  for (const [term, description] of [["person.name", "Aysel"], ["person.surname", "Quliyeva"], ["person.fatherName", "Rəşid"]] as const) {
    const row = page.getByRole("main").locator("dl > *").filter({ has: page.getByRole("term").filter({ hasText: new RegExp(`^${say[term]}$`) }) });
    expect(await row.getByRole("definition").innerText()).toBe(description);
  }
  expect(await page.getByRole("main").getByRole("textbox").count()).toBe(3);
  await expectAccessible(page, language);

  await fillIn(page, language, "contacts", { email: "aysel@poct.example", phoneNumber: "(+994) 12 555-01-99", note: "Axşam zəng edin." });
  await submitOf(page).click();
  await toasts(page, language).getByText(said("updateContacts", language), { exact: true }).waitFor();
  await soon(() => calls("readUser")).toBe(2);
  expect(known("citizen")).toMatchObject({ name: "Aysel", email: "aysel@poct.example", phoneNumber: "+994125550199", note: "Axşam zəng edin." });
  await fieldOf(page, language, "contacts", "note").fill("");
  await submitOf(page).click();
  await soon(() => known("citizen")?.note).toBe("");
  expect([calls("updateContacts"), calls("updateUser"), calls("updatePossessor")]).toEqual([2, 0, 0]);
});

test("a choice of account that was not made is asked for where it is made", async () => {
  const { page } = await portal.visitor({ as: "representative", language: "ru" });
  await page.goto(paths.eServices);
  const dialog = page.getByRole("dialog", { name: words.ru["account.title"] });
  await dialog.getByRole("button", { name: words.ru["account.apply"] }).click();
  await dialog.getByText(words.ru["account.none"]).waitFor();
  expect(await hasFocus(dialog.getByRole("radio").first())).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, dialog.getByRole("button", { name: words.ru["account.apply"] }));
  await page.keyboard.press("Enter");
  await soon(() => dialog.count()).toBe(0);
  await account(page, personas.representative.name).waitFor();
});
