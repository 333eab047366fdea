import type { Browser } from "playwright-core";
import { newBenchContext } from "./pageLoad.ts";

/**
 * What a page could cost at best: the very same page without any script. It is the page as the server gives it out where
 * that has its content, else the page as it stands when it is complete, with the style that scripts brought.
 */
export async function renderScriptlessPage(browser: Browser, url: string): Promise<string> {
  const stop = { url, readySelector: "main h1", waitsForHydration: true };
  const context = await newBenchContext(browser, stop);
  const page = await context.newPage();
  const answer = await page.goto(url, { waitUntil: "load" });
  const given = (await answer?.text()) ?? "";
  if (/<h1[\s>]/.test(given)) {
    await context.close();
    return stripScripts(given);
  }
  await page.waitForFunction(
    () => document.querySelector("main h1") !== null && document.querySelector("main [aria-busy=true]") === null,
  );
  await page.waitForLoadState("networkidle");
  const complete = await page.evaluate(() => {
    // Rules that a script has added to a style element are not in its text.
    for (const style of document.querySelectorAll("style"))
      if (style.textContent === "")
        style.textContent = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join("\n");
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await context.close();
  return stripScripts(complete);
}

/** A page without scripts, and without the hints that would have them or what they need fetched. */
const stripScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="?(?:modulepreload|preload)\b[^>]*>/g, "");
