import { TranslatableString } from "@rjsf/utils";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { getDialogHref } from "../../src/state/useDialog.ts";
import { waitForPage } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** Default texts of the libraries for forms, controls and validation. */
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

/** Returns all visible texts and accessible names of the page. */
const collectTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null)
      if (walker.currentNode.parentElement?.closest("script, style, [lang=en]") === null)
        texts.push(walker.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll(
      "[aria-label], [title], [placeholder], [alt], [aria-roledescription], [aria-valuetext]",
    )) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"])
        texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });

/**
 * Returns controls that the browser labels in its own language: date and time fields, visible file inputs, and forms
 * with native validation.
 */
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

/** Pages with controls from libraries, each with the button that triggers their messages. */
const pagesWithLibraries: readonly {
  path: string;
  as?: PersonaId;
  submitId?: keyof (typeof messagesByLanguage)["az"];
}[] = [
  { path: getDialogHref(paths.faq, "registration") },
  { path: paths.registration, submitId: "apply.continue" },
  { path: getDialogHref(paths.faq, "forgot-password"), submitId: "forgotPassword.submit" },
  { path: getDialogHref(paths.faq, "login") },
  { path: getDialogHref(paths.faq, "verification"), submitId: "verification.submit" },
  { path: "/e-services/102/apply", as: "citizen", submitId: "apply.continue" },
  { path: paths.complaint, as: "citizen", submitId: "apply.continue" },
  { path: paths.consumerRights, as: "citizen", submitId: "feedback.send" },
  { path: paths.callCenter, as: "citizen", submitId: "callCenter.request" },
  { path: getDialogHref(paths.faq, "change-password"), as: "foreign", submitId: "passwordChange.submit" },
  { path: paths.personalInfo, as: "foreign" },
  { path: paths.standards },
  { path: paths.exchangeRates },
];

test.for(selectCases(["az", "ru"] as const))(
  "shows no untranslated text of a library or the browser, in %s",
  async (language) => {
    for (const { path, as, submitId } of selectCases(pagesWithLibraries, 4)) {
      const { page, context } = await portal.newVisitor({ language, ...(as && { as }) });
      await page.goto(path);
      // The page below an open dialog is inert.
      await (path.includes("dialog=")
        ? page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor()
        : waitForPage(page));
      if (submitId !== undefined) {
        await page.getByRole("button", { name: messagesByLanguage[language][submitId], exact: true }).last().click();
        await page.getByRole("heading", { name: messagesByLanguage[language]["form.problem"] }).waitFor();
      }
      const texts = await collectTexts(page);
      expect(texts.length, path).toBeGreaterThan(20);
      expect(
        texts.filter((text) => englishText.test(text)),
        path,
      ).toEqual([]);
      expect(await collectBrowserTexts(page), path).toEqual([]);
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
        "detected faults",
      ).toHaveLength(5);
      await context.close();
    }
  },
);
