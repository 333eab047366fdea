import { TranslatableString } from "@rjsf/utils";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { dialogHref } from "../../src/state/useDialog.ts";
import { waitForPage } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";

const portal = setUpPortal();

/** What the libraries of forms, controls and validation say when nobody tells them otherwise. */
const libraryTexts = [
  ...Object.values(TranslatableString)
    .map((text) => text.replaceAll(/[%*`_\d]+.*$/g, "").trim())
    .filter((text) => text.length > 1),
  "Submit",
  "Open",
  "Cancel",
  "Back",
  "Search",
  "Loading",
  "No options",
  "Select",
  "Optional",
  "Required",
  "Go to page",
  "Go to next page",
  "breadcrumb",
  "pagination",
  "must be",
  "must have",
  "must match",
  "must NOT",
  "required property",
  "is a required",
  "Please",
  "Invalid",
  "Choose file",
  "Choose files",
  "No file chosen",
  "Browse",
  "Drop files",
];
const englishText = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...new Set(libraryTexts)].map((text) => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)).join("|")})(?![\\p{L}\\d])`,
  "u",
);

/** Everything on the page that is read or heard: its text, and what its things are named by. */
const collectTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null)
      if (texts.currentNode.parentElement?.closest("script, style, [lang=en]") === null)
        said.push(texts.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll(
      "[aria-label], [title], [placeholder], [alt], [aria-roledescription], [aria-valuetext]",
    )) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"])
        said.push(element.getAttribute(name) ?? "");
    }
    return said.map((text) => text.trim()).filter((text) => text !== "");
  });

/** What a browser says in its own language: fields for days and times, controls of files that show themselves, and forms that it validates. */
const collectBrowserTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[
      ...document.querySelectorAll(
        "input:is([type=date], [type=datetime-local], [type=month], [type=week], [type=time])",
      ),
    ].map((input) => `a field in the browser's language: ${input.outerHTML}`),
    ...[...document.querySelectorAll("input[type=file]")]
      .filter((input) => getComputedStyle(input).opacity !== "0" && input.clientWidth > 1)
      .map((input) => `a visible file input: ${input.outerHTML}`),
    ...[...document.forms]
      .filter(
        (form) => !form.noValidate && form.querySelector("[required], [pattern], [type=email], [min], [max]") !== null,
      )
      .map((form) => `a form that the browser validates: ${form.className}`),
  ]);

/** Screens whose controls come from libraries, each with what makes them speak. */
const pagesWithLibraries: readonly {
  address: string;
  as?: PersonaId;
  press?: keyof (typeof messagesByLanguage)["az"];
}[] = [
  { address: dialogHref(paths.faq, "registration"), press: "registration.submit" },
  { address: dialogHref(paths.faq, "forgot-password"), press: "forgotPassword.submit" },
  { address: dialogHref(paths.faq, "login") },
  { address: "/e-services/102/apply", as: "citizen", press: "apply.continue" },
  { address: paths.complaint, as: "citizen", press: "apply.continue" },
  { address: paths.consumerRights, as: "citizen", press: "feedback.send" },
  { address: paths.callCenter, as: "citizen", press: "callCenter.request" },
  { address: dialogHref(paths.faq, "change-password"), as: "foreign", press: "passwordChange.submit" },
  { address: paths.personalInfo, as: "foreign" },
  { address: paths.standards },
  { address: paths.exchangeRates },
];

test.for(["az", "ru"] as const)(
  "no library and no browser says anything in a language of its own, in %s",
  { timeout: 180_000 },
  async (language) => {
    for (const { address, as, press } of pagesWithLibraries) {
      const { page, context } = await portal.newVisitor({ language, ...(as && { as }) });
      await page.goto(address);
      // Below an open dialog there is nothing to be heard.
      await (address.includes("dialog=")
        ? page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor()
        : waitForPage(page));
      if (press !== undefined) {
        await page.getByRole("button", { name: messagesByLanguage[language][press], exact: true }).last().click();
        await page.getByRole("heading", { name: messagesByLanguage[language]["form.problem"] }).waitFor();
      }
      const said = await collectTexts(page);
      expect(said.length, address).toBeGreaterThan(20);
      expect(
        said.filter((text) => englishText.test(text)),
        address,
      ).toEqual([]);
      expect(await collectBrowserTexts(page), address).toEqual([]);
      await page.evaluate(() => {
        const [button, text, form, file] = [
          document.createElement("button"),
          document.createElement("p"),
          document.createElement("form"),
          document.createElement("input"),
        ];
        const day = document.createElement("input");
        day.type = "date";
        button.ariaLabel = "Close";
        text.textContent = "must be string";
        file.type = "file";
        file.required = true;
        form.append(file);
        document.body.append(button, text, form, day);
      });
      expect(
        [...(await collectTexts(page)).filter((text) => englishText.test(text)), ...(await collectBrowserTexts(page))],
        "what it would find",
      ).toHaveLength(5);
      await context.close();
    }
  },
);
