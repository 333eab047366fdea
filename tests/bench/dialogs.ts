import type { Locator, Page } from "playwright-core";
import az from "../../locales/az.json" with { type: "json" };
import { personas, type PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import { clickAndMeasure, runInteraction, type BenchTarget, type InteractionMetrics } from "./interactions.ts";

/** A dialog, or a menu or panel that a button opens. */
type DialogCase = {
  path: string;
  persona?: PersonaId;
  viewport?: { width: number; height: number };
  /** Opens what contains the opener. */
  prepare?: (page: Page) => Promise<void>;
  findOpener: (page: Page) => Locator;
  /** A CSS selector of what the open dialog shows first, and the text of that element if the selector matches others too. */
  content: string;
  contentText?: string;
  /** Closes it; without this, Escape does. */
  close?: (page: Page) => Promise<void>;
};

const findHeaderButton = (page: Page, name: string): Locator => page.getByRole("banner").getByRole("button", { name });
const findMainButton = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("button", { name }).first();
const openAccountMenu =
  (persona: PersonaId) =>
  (page: Page): Promise<void> =>
    findHeaderButton(page, personas[persona].name).click();
const findFilterToggle = (page: Page): Locator => page.locator(".filter-bar-toggle");

/**
 * Everything that a press opens above the page, by its name in the results. Without the dialogs that open by themselves (the
 * end of a session, the receipt of a report), and without the menu of a phone, which has a measurement of its own.
 */
const dialogCases = {
  "sign-in": {
    path: paths.faq,
    findOpener: (page) => findHeaderButton(page, az["signIn.foreign"]),
    content: ".dialog-title",
  },
  "forgotten password": {
    path: paths.faq,
    prepare: async (page) => {
      await findHeaderButton(page, az["signIn.foreign"]).click();
      await page.getByRole("dialog").waitFor();
    },
    findOpener: (page) => page.getByRole("dialog").getByRole("link", { name: az["forgotPassword.link"] }),
    content: ".dialog-title",
    contentText: az["forgotPassword.title"],
  },
  "change of the password": {
    path: paths.faq,
    persona: "foreign",
    prepare: openAccountMenu("foreign"),
    findOpener: (page) => findHeaderButton(page, az["passwordChange.title"]),
    content: ".dialog-title",
  },
  "choice of the account": {
    path: paths.faq,
    persona: "director",
    prepare: openAccountMenu("director"),
    findOpener: (page) => findHeaderButton(page, az["account.change"]),
    content: ".dialog-title",
  },
  "keyboard shortcuts": {
    path: paths.accessibility,
    findOpener: (page) => findMainButton(page, az["accessibility.help.keys"]),
    content: ".dialog-title",
  },
  "report of an error on the page": {
    path: paths.faq,
    findOpener: (page) => page.getByRole("contentinfo").getByRole("button", { name: az["remark.question"] }),
    content: ".dialog-title",
  },
  confirmation: {
    path: paths.deviceData,
    findOpener: (page) => findMainButton(page, az["device.clear"]),
    content: ".dialog-title",
  },
  "preview of a document": {
    path: paths.documents,
    persona: "citizen",
    findOpener: (page) => page.locator(".document-name").first(),
    content: ".dialog-title",
  },
  "submission of a report": {
    path: paths.reports,
    persona: "director",
    findOpener: (page) => findMainButton(page, az["report.submit"]),
    content: ".dialog-title",
  },
  "accessibility settings": {
    path: paths.faq,
    findOpener: (page) => findHeaderButton(page, az["preferences.label"]),
    content: ".settings-panel-title",
  },
  "account menu": {
    path: paths.faq,
    persona: "citizen",
    findOpener: (page) => findHeaderButton(page, personas.citizen.name),
    content: `header a[href="${paths.personalInfo}"]`,
  },
  "group of the main menu": {
    path: paths.faq,
    findOpener: (page) => page.locator(".main-menu-item[aria-expanded]").first(),
    content: ".main-menu-group a",
  },
  "filters of a list on a phone": {
    path: paths.standards,
    viewport: { width: 360, height: 740 },
    findOpener: findFilterToggle,
    content: ".filter-bar-fields input",
    close: (page) => findFilterToggle(page).click(),
  },
} as const satisfies Readonly<Record<string, DialogCase>>;

/** The name of a dialog that is measured. */
export type BenchDialog = keyof typeof dialogCases;

/** The dialogs that are measured. */
export const benchDialogs = Object.keys(dialogCases) as BenchDialog[];

/**
 * Opens a dialog twice. `first` is the time until it is visible with its script in no cache, over a network without
 * throttling; `reached` and the rest are those of the second time.
 */
export function openDialog({ browser, origin, store }: BenchTarget, name: BenchDialog): Promise<InteractionMetrics> {
  const { path, persona, viewport, prepare, findOpener, content, contentText, close }: DialogCase = dialogCases[name];
  return runInteraction(
    browser,
    {
      url: origin + path,
      readySelector: "main h1",
      ...(persona && { localStorage: signedInLocalStorage(store, persona, "az") }),
      ...(viewport && { viewport }),
    },
    async (page, throttle) => {
      const isShown = await page.evaluateHandle(
        ([selector, text]) =>
          () =>
            [...document.querySelectorAll(selector)].some(
              (element) =>
                (text === undefined || element.textContent === text) &&
                element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            ),
        [content, contentText] as const,
      );
      const opener = findOpener(page);
      await prepare?.(page);
      await opener.waitFor();
      await throttle(true);
      const { reached: first = 0 } = await clickAndMeasure(page, opener, isShown);
      await (close ?? ((open) => open.keyboard.press("Escape")))(page);
      await page.waitForFunction((condition) => !condition(), isShown);
      await page.waitForTimeout(500);
      await prepare?.(page);
      return { ...(await clickAndMeasure(page, opener, isShown)), first };
    },
  );
}
