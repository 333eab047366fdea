import { TranslatableString } from "@rjsf/utils";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { dialogOver } from "../../src/state/useDialog.ts";
import { arrived } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";

const portal = usePortal();

/** What the libraries of forms, controls and validation say when nobody tells them otherwise. */
const ofLibraries = [
  ...Object.values(TranslatableString).map((text) => text.replaceAll(/[%*`_\d]+.*$/g, "").trim()).filter((text) => text.length > 1),
  "Submit", "Open", "Cancel", "Back", "Search", "Loading", "No options", "Select", "Optional", "Required", "Go to page", "Go to next page", "breadcrumb", "pagination",
  "must be", "must have", "must match", "must NOT", "required property", "is a required", "Please", "Invalid",
  "Choose file", "Choose files", "No file chosen", "Browse", "Drop files",
];
const englishText = new RegExp(`(?<![\\p{L}\\d])(?:${[...new Set(ofLibraries)].map((text) => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)).join("|")})(?![\\p{L}\\d])`, "u");

/** Everything on the page that is read or heard: its text, and what its things are named by. */
const everythingSaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) if (texts.currentNode.parentElement?.closest("script, style, [lang=en]") === null) said.push(texts.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-roledescription], [aria-valuetext]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"]) said.push(element.getAttribute(name) ?? "");
    }
    return said.map((text) => text.trim()).filter((text) => text !== "");
  });

/** What a browser says in its own language: fields for days and times, controls of files that show themselves, and forms that it validates. */
const saidByBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("input:is([type=date], [type=datetime-local], [type=month], [type=week], [type=time])")].map((input) => `a field in the browser's language: ${input.outerHTML}`),
    ...[...document.querySelectorAll("input[type=file]")].filter((input) => getComputedStyle(input).opacity !== "0" && input.clientWidth > 1).map((input) => `a visible file input: ${input.outerHTML}`),
    ...[...document.forms].filter((form) => !form.noValidate && form.querySelector("[required], [pattern], [type=email], [min], [max]") !== null).map((form) => `a form that the browser validates: ${form.className}`),
  ]);

/** Screens whose controls come from libraries, each with what makes them speak. */
const screens: readonly { address: string; as?: PersonaId; press?: keyof (typeof words)["az"] }[] = [
  { address: dialogOver(paths.faq, "registration"), press: "registration.submit" },
  { address: dialogOver(paths.faq, "forgot-password"), press: "forgotPassword.submit" },
  { address: dialogOver(paths.faq, "login") },
  { address: "/e-services/102/apply", as: "citizen", press: "apply.continue" },
  { address: paths.complaint, as: "citizen", press: "apply.continue" },
  { address: paths.consumerRights, as: "citizen", press: "feedback.send" },
  { address: paths.callCenter, as: "citizen", press: "callCenter.request" },
  { address: dialogOver(paths.faq, "change-password"), as: "foreign", press: "passwordChange.submit" },
  { address: paths.personalInfo, as: "foreign" },
  { address: paths.standards },
  { address: paths.exchangeRates },
];

test.for(["az", "ru"] as const)("no library and no browser says anything in a language of its own, in %s", { timeout: 180_000 }, async (language) => {
  for (const { address, as, press } of screens) {
    const { page, context } = await portal.visitor({ language, ...(as && { as }) });
    await page.goto(address);
    // Below an open dialog there is nothing to be heard.
    await (address.includes("dialog=") ? page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor() : arrived(page));
    if (press !== undefined) {
      await page.getByRole("button", { name: words[language][press], exact: true }).last().click();
      await page.getByRole("heading", { name: words[language]["form.problem"] }).waitFor();
    }
    const said = await everythingSaid(page);
    expect(said.length, address).toBeGreaterThan(20);
    expect(said.filter((text) => englishText.test(text)), address).toEqual([]);
    expect(await saidByBrowser(page), address).toEqual([]);
    await page.evaluate(() => {
      const [button, text, form, file] = [document.createElement("button"), document.createElement("p"), document.createElement("form"), document.createElement("input")];
      const day = document.createElement("input");
      day.type = "date";
      button.ariaLabel = "Close";
      text.textContent = "must be string";
      file.type = "file";
      file.required = true;
      form.append(file);
      document.body.append(button, text, form, day);
    });
    expect([...(await everythingSaid(page)).filter((text) => englishText.test(text)), ...(await saidByBrowser(page))], "what it would find").toHaveLength(5);
    await context.close();
  }
});
