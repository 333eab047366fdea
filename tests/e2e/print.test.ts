import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getHref, paths } from "../../src/config/paths.ts";
import { selectCases } from "../support/selection.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** What is no use on paper. A button within a text, such as a file name, is part of it. */
const controls =
  "input, select, textarea, header button, nav a, nav button, footer, .button, .toast, .app-shell-banner > *";

/** Lists what is no use on paper and yet visible, one line for each element. */
const listVisibleControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    controls,
  );

/**
 * Lists the colours of visible texts of the page that have a contrast below 7:1 with white paper, and of icons that have one
 * below 3:1.
 */
const listPaleParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("The browser has no canvas.");
    const getContrastWithWhite = (colour: string): number => {
      context.fillStyle = "white";
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const paleIcons = [...document.querySelectorAll("main .icon")]
      .filter((element) => isVisible(element) && getContrastWithWhite(getComputedStyle(element).stroke) < 3)
      .map((element) => `${getComputedStyle(element).stroke} icon of ${element.parentElement?.outerHTML.slice(0, 80)}`);
    const paleTexts = [...document.querySelectorAll("main *, header *")]
      .filter(isVisible)
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== ""))
      .filter((element) => getContrastWithWhite(getComputedStyle(element).color) < 7)
      .map((element) => `${getComputedStyle(element).color} ${element.textContent.slice(0, 40)}`);
    return [...paleIcons, ...paleTexts];
  });

test("prints no form of a case to which nobody has written yet", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appeal", { id: "479" }));
  await page.getByRole("button", { name: messagesByLanguage.en["messages.write"] }).click();
  await page.getByRole("group", { name: messagesByLanguage.en["messages.write"] }).getByRole("textbox").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await listVisibleControls(page)).toEqual([]);
});

test.for(
  selectCases([
    { name: "a case", path: getHref("appeal", { id: "481" }) },
    { name: "a confirmation", path: getHref("appealReceipt", { id: "481" }) },
    { name: "payments", path: paths.payments },
    { name: "a service", path: getHref("eService", { id: "101" }) },
    { name: "a list", path: paths.standards },
  ]),
)("prints $name as dark text without controls, also from the dark scheme and on narrow paper", async ({ path }) => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "az", colorScheme: "dark" });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const width of [1000, 500]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listVisibleControls(page), `${width} px`).toEqual([]);
    expect(await listPaleParts(page), `${width} px`).toEqual([]);
  }
  expect((await page.pdf({ format: "A5" })).subarray(0, 5).toString()).toBe("%PDF-");
});

test("prints no message about the portal", async () => {
  const { page, context } = await portal.newVisitor({
    language: "en",
    expectedConsoleErrors: /Failed to load|ERR_INTERNET/,
  });
  await page.goto(getHref("eService", { id: "101" }));
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The script of the message is loaded after the page.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.locator(".app-shell-banner").getByText(messagesByLanguage.en["offline.title"]).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await listVisibleControls(page)).toEqual([]);
  await context.setOffline(false);
});

test("opens the answers of the FAQ for a printer, and closes them afterwards", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  const answers = page.getByRole("main").locator("details");
  await answers.nth(2).locator("summary").click();
  const listOpen = (): Promise<number[]> =>
    answers.evaluateAll((found) =>
      found.flatMap((details, index) => ((details as HTMLDetailsElement).open ? [index] : [])),
    );
  const print = (moment: "beforeprint" | "afterprint"): Promise<boolean> =>
    page.evaluate((type) => dispatchEvent(new Event(type)), moment);
  await waitForExpect(listOpen).toEqual([2]);
  await print("beforeprint");
  expect(await listOpen()).toHaveLength(await answers.count());
  await print("afterprint");
  expect(await listOpen()).toEqual([2]);
});

test("prints an open dialog without the page below it", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  const name = `${messagesByLanguage.en["document.open"]} Sınaq protokolu`;
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("dialog").locator("canvas").first().waitFor();
  const areVisible = (): Promise<boolean[]> =>
    Promise.all(["main", "[role=dialog]"].map((part) => page.locator(part).isVisible()));
  expect(await areVisible()).toEqual([true, true]);
  await page.emulateMedia({ media: "print" });
  expect(await areVisible()).toEqual([false, true]);
});

test("prints the address of a link to the portal in an article", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(getHref("post", { id: "317" }));
  const link = page.getByRole("article").getByRole("link", { name: "report of a breach of competition law" });
  await link.waitFor();
  const readAddress = (): Promise<string> =>
    link.evaluate((element) => getComputedStyle(element, "::after").getPropertyValue("content"));
  expect(await readAddress()).toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await readAddress()).toContain("(");
});
