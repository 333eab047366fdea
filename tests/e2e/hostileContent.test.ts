import { expect, test } from "vitest";
import { entrances, type PathName } from "../../src/config/paths.ts";
import { screens } from "../../src/app/routes.ts";
import { addresses } from "../support/examplePaths.ts";
import { answerOf } from "./support/fetchWithRetry.ts";
import { usePortal } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";

const portal = usePortal();

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
const worded = /^(title|name|description|summary|text|content|body|html|message|question|answer|comment|subject|note|address|paymentTarget|serviceType|manufacturer|country|category|position|surname|topic|label|help|requirements|applicant|region|product)$/i;

let turn = 0;
function poisoned(value: unknown, key = ""): unknown {
  if (typeof value === "string") return worded.test(key) ? `${payloads[(turn += 1) % payloads.length]} ${value}`.slice(0, 4000) : value;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]));
  return value;
}

const names = (Object.keys(screens) as PathName[]).filter((name) => entrances[name] === undefined && name !== "identityReturn");

test("markup in every word of the service acts on no screen, and every screen still stands", { timeout: 300_000 }, async () => {
  // While the sanitiser reads an article, the browser reports what the policy refused; nothing of it is done.
  const { page, context } = await portal.visitor({ as: "citizen", expected: /policy violation|Content Security Policy|Failed to load/ });
  const strange: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("evil.example")) strange.push(request.url());
  });
  page.on("dialog", (dialog) => {
    strange.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route("**/api/**", async (route) => {
    const answer = await answerOf(route);
    if (answer.headers()["content-type"]?.includes("json") !== true) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: poisoned(await answer.json()) });
  });
  let told = 0;
  for (const name of names) {
    await page.goto(addresses[name]);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    await soon(() => page.locator("[aria-busy=true]").count()).toBe(0);
    expect(await page.evaluate(() => (window as { hit?: unknown }).hit), addresses[name]).toBeUndefined();
    expect(await page.locator("main :is(script, iframe, form[action*=evil], [onerror], [onload], a[href^=javascript])").count(), addresses[name]).toBe(0);
    expect(await page.getByRole("banner").isVisible(), addresses[name]).toBe(true);
    if (/<(img|script|svg|iframe|math)/.test(await page.getByRole("main").innerText())) told += 1;
  }
  // On most screens it could be read as what it is, so it did reach them.
  expect(told).toBeGreaterThan(20);
  expect(strange).toEqual([]);
  // What is still being read when the page closes is nobody's fault.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
