import type { Browser, Page } from "playwright-core";
import { selectUsedRules, withoutStyleLinks } from "../../deploy/criticalStyle.ts";
import { newBenchContext } from "./pageLoad.ts";

/**
 * Returns the HTML of a page without scripts and with only the rules that it uses, inside the page: the limit of its
 * performance. Uses the prerendered HTML when it has a heading, else the HTML of the fully rendered page with the styles that
 * scripts have added.
 */
export async function renderScriptlessPage(browser: Browser, url: string): Promise<string> {
  const target = { url, readySelector: "main h1", waitsForHydration: true };
  const context = await newBenchContext(browser, target);
  const page = await context.newPage();
  const response = await page.goto(url, { waitUntil: "load" });
  const prerendered = (await response?.text()) ?? "";
  const style = await readStyleSheets(page);
  if (/<h1[\s>]/.test(prerendered)) {
    await context.close();
    return withOwnStyle(stripScripts(prerendered), style);
  }
  await page.waitForFunction(
    () => document.querySelector("main h1") !== null && document.querySelector("main [aria-busy=true]") === null,
  );
  await page.waitForLoadState("networkidle");
  const rendered = await page.evaluate(() => {
    // outerHTML lacks the rules that a script inserted into a style element.
    for (const style of document.querySelectorAll("style"))
      if (style.textContent === "")
        style.textContent = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join("\n");
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await context.close();
  return withOwnStyle(stripScripts(rendered), style);
}

/** Returns the text of the linked style sheets of a page. */
const readStyleSheets = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    return texts.join("\n");
  });

/** Returns a page with the rules that it uses instead of its linked and critical styles. */
async function withOwnStyle(html: string, style: string): Promise<string> {
  const used = await selectUsedRules(style, [html]);
  const withoutLinks = withoutStyleLinks(html).replace(/<style>@layer tokens\{[\s\S]*?<\/style>/, "");
  return withoutLinks.replace("</head>", () => `<style>${used}</style></head>`);
}

/** Removes scripts, the preload hints of scripts and their data, and what makes the first paint wait for the end of the page. */
export const stripScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="?(?:modulepreload|preload|expect)\b[^>]*>/g, "");
