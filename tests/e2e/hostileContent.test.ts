import { expect, test } from "vitest";
import { redirects, type RouteName } from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** Payloads of a compromised backend: markup that executes, in every way that browsers support. */
const payloads = [
  `<img src=x onerror="window.hit=1">`,
  `<script>window.hit=1</script>`,
  `"><svg onload=window.hit=1>`,
  `<a href="javascript:window.hit=1" id=config name=getElementById>x</a>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe><form action=//evil.example><input name=attributes></form>`,
  `{hit, select, other {<b>x</b>}} '{'`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">`,
  `\u202E<style>@import "//evil.example";*{display:none}</style>`,
];
/** Free-text fields. Every other field has a format, which the response validation checks. */
const textFieldNames =
  /^(title|name|description|summary|text|content|body|html|message|question|answer|comment|subject|note|address|paymentTarget|serviceType|manufacturer|country|category|position|surname|topic|label|help|requirements|applicant|region|product)$/i;

let payloadIndex = 0;
function injectPayloads(value: unknown, key = ""): unknown {
  if (typeof value === "string")
    return textFieldNames.test(key)
      ? `${payloads[(payloadIndex += 1) % payloads.length]} ${value}`.slice(0, 4000)
      : value;
  if (Array.isArray(value)) return value.map((item) => injectPayloads(item, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, injectPayloads(property, name)]));
  return value;
}

const testedRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn",
);

test(
  "executes no markup from any text field of the backend on any page, and still renders every page",
  { timeout: 300_000 },
  async () => {
    // While the sanitiser parses an article, the browser reports what the content security policy blocked.
    const { page, context } = await portal.newVisitor({
      as: "citizen",
      expectedConsoleErrors: /policy violation|Content Security Policy|Failed to load/,
    });
    const unexpectedEffects: string[] = [];
    context.on("request", (request) => {
      if (request.url().includes("evil.example")) unexpectedEffects.push(request.url());
    });
    page.on("dialog", (dialog) => {
      unexpectedEffects.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route("**/api/**", async (route) => {
      const response = await fetchWithRetry(route);
      if (response.headers()["content-type"]?.includes("json") !== true) return route.fulfill({ response });
      return route.fulfill({ response, json: injectPayloads(await response.json()) });
    });
    let pagesWithPayloads = 0;
    await page.goto(examplePaths.siteMap);
    for (const name of testedRoutes) {
      await page.evaluate((path) => history.pushState(null, "", path), examplePaths[name]);
      await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
      await waitForExpect(() => page.locator("[aria-busy=true]").count()).toBe(0);
      expect(await page.evaluate(() => (window as { hit?: unknown }).hit), examplePaths[name]).toBeUndefined();
      expect(
        await page
          .locator("main :is(script, iframe, form[action*=evil], [onerror], [onload], a[href^=javascript])")
          .count(),
        examplePaths[name],
      ).toBe(0);
      expect(await page.getByRole("banner").isVisible(), examplePaths[name]).toBe(true);
      if (/<(img|script|svg|iframe|math)/.test(await page.getByRole("main").innerText())) pagesWithPayloads += 1;
    }
    // Most pages show the payload as text, so the payload did reach them.
    expect(pagesWithPayloads).toBeGreaterThan(20);
    expect(unexpectedEffects).toEqual([]);
    // Ignore responses that are still in progress when the page closes.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);
