import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import axe from "axe-core";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { outputOf, type BuildKind } from "../../deploy/build.ts";
import { portalServer } from "../../mocks/serve.ts";
import { createWorld, type World, type WorldOptions } from "../../mocks/world/world.ts";
import type { Language } from "../../src/i18n/language.ts";
import az from "../../locales/az.json" with { type: "json" };
import en from "../../locales/en.json" with { type: "json" };
import ru from "../../locales/ru.json" with { type: "json" };

/** The words of each language, to find things by the names that people see. */
export const words: Readonly<Record<Language, Readonly<Record<keyof typeof az, string>>>> = { az, ru, en };

/** A portal of one's own for a test file: its server, its world, and visitors to it. */
export type Portal = {
  /** Without a slash at the end. */
  origin: string;
  /** The state behind the service; a test may change it at will. */
  world: World;
  /** A new visitor with a browser profile of their own. Any error in the console fails the test, but for `expected` ones. */
  visitor: (options?: VisitorOptions) => Promise<Visitor>;
};

/** What a visitor is like. */
export type VisitorOptions = BrowserContextOptions & {
  /** The language kept on their device. */
  language?: Language;
  /** Console errors that belong to what is tested, such as the browser's own note about a 401. */
  expected?: RegExp;
};

/** A browser profile and its first page. */
export type Visitor = { context: BrowserContext; page: Page; newPage: () => Promise<Page> };

/** Serves a build to the tests of this file, from a world of their own. */
export function usePortal({ build = "competition", ...options }: WorldOptions & { build?: BuildKind } = {}): Portal {
  const world = createWorld({ welcomeAfter: 0, questionAfter: 0, ...options });
  const portal = { origin: "", world } as Portal;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  let browser: Browser;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const served = portalServer(join(import.meta.dirname, "../..", outputOf[build]), world);
    await new Promise<void>((resolve) => served.server.listen(0, "127.0.0.1", resolve));
    portal.origin = `http://localhost:${(served.server.address() as AddressInfo).port}`;
    close = served.close;
    browser = await chromium.connect(inject("browser"));
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0), "errors in the browser's console").toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await close();
  });

  portal.visitor = async ({ language, expected, ...settings } = {}) => {
    const context = await browser.newContext({ baseURL: portal.origin, viewport: { width: 1280, height: 900 }, ...settings });
    contexts.push(context);
    if (language !== undefined) await context.addInitScript((code) => localStorage.getItem("locale") ?? localStorage.setItem("locale", code), language);
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`));
    });
    const listen = (page: Page): Page => {
      page.on("console", (message) => {
        if (message.type() === "error" && !expected?.test(message.text())) complaints.push(`${message.text()} (${page.url()})`);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      return page;
    };
    const newPage = async (): Promise<Page> => listen(await context.newPage());
    return { context, page: await newPage(), newPage };
  };
  return portal;
}

/** The accessibility rules that the page as it is now breaks, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations: broken } = await (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
    return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary?.replaceAll(/\s+/g, " ")})`).join("; ")}`);
  });
  return found;
}
