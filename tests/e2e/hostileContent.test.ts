import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { redirects, type RouteName } from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { waitForPage } from "./support/locators.ts";
import { navigateTo } from "./support/navigation.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases, selectPart } from "../support/selection.ts";

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
/** Keys by which the portal finds something, tokens, and names that other schemas give to an enumeration. */
const keyFields: readonly string[] = [
  "token",
  "refreshToken",
  "accessToken",
  "asanToken",
  "messengerToken",
  "messengerRefreshToken",
  "selectedCertNumber",
  "formKey",
  "searchPlace",
  "isoCode",
  "field",
  "createdAt",
  "type",
  "kind",
  "enum",
  "required",
];
/** The fields of responses that may hold any text: without a format, a pattern or an enumeration in the contract. */
const textFieldNames = new RegExp(
  `^(${[...findTextFields(contract)].filter((name) => !keyFields.includes(name)).join("|")}|category|region)$`,
);

type SchemaNode = { $ref?: string; type?: unknown; properties?: Readonly<Record<string, SchemaNode>> };

/** Returns the names of all properties below a part of the contract that may hold any text. */
function findTextFields(node: unknown): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return new Set();
  const { properties = {} } = node as SchemaNode;
  const own = Object.entries(properties).flatMap(([name, schema]) => (isFreeText(schema) ? [name] : []));
  return new Set([...own, ...Object.values(node).flatMap((inner) => [...findTextFields(inner)])]);
}

function isFreeText(schema: SchemaNode): boolean {
  const schemas = contract.components.schemas as Readonly<Record<string, SchemaNode>>;
  const { type, ...rules } = schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
  return type === "string" && !["format", "pattern", "enum", "const", "allOf"].some((rule) => rule in rules);
}

/** Returns a response with every text of a field that matches `fieldNames` changed. */
function changeTexts(value: unknown, fieldNames: RegExp, change: (text: string) => string, key = ""): unknown {
  if (typeof value === "string") return fieldNames.test(key) ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, fieldNames, change, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [name, changeTexts(property, fieldNames, change, name)]),
    );
  return value;
}

/** Changes the texts of every response that the page gets. */
const changeResponses = (page: Page, fieldNames: RegExp, change: (text: string) => string): Promise<unknown> =>
  page.route("**/api/**", async (route) => {
    const response = await fetchWithRetry(route);
    if (response.headers()["content-type"]?.includes("json") !== true) return route.fulfill({ response });
    return route.fulfill({ response, json: changeTexts(await response.json(), fieldNames, change) });
  });

let payloadIndex = 0;
const addPayload = (text: string): string =>
  `${payloads[(payloadIndex += 1) % payloads.length]} ${text}`.slice(0, 4000);

/** A third of the pages, in a full run all of them. */
const testedRoutes = selectPart(
  (Object.keys(routes) as RouteName[]).filter((name) => redirects[name] === undefined && name !== "identityReturn"),
  3,
);

test(
  "executes no markup from any text field of the backend on any page, and still renders the page",
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
    await changeResponses(page, textFieldNames, addPayload);
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
    // Many pages show the payload as text, so the payload did reach them. The others have no texts of the backend.
    expect(pagesWithPayloads).toBeGreaterThan(testedRoutes.length / 3);
    expect(unexpectedEffects).toEqual([]);
    // Ignore responses that are still in progress when the page closes.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

/** A name without a space, which also reverses the text after it. */
const reversingName = `\u202E${"Q".repeat(70)}`;
/** Names, titles and other texts that people wrote, in every list, card, heading and menu. */
const nameFields =
  /^((file|product|organisation|first|last)?name|surname|fatherName|(service)?title|summary|text|subject|question|answer|description|note|paymentTarget|keeper|range|uncertainty|audience|address|country|manufacturer|productCategory|applicant|topic)$/i;

/**
 * Returns the visible texts that stand after a reversing name in the same paragraph, and would be shown reversed. A block, a
 * flex item and an isolated element are paragraphs of their own.
 */
const findReversedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const getParagraph = (node: Node): Element | null => {
      let element = node.parentElement;
      while (element !== null) {
        const { display, unicodeBidi } = getComputedStyle(element);
        if ((display !== "inline" && display !== "contents") || unicodeBidi.startsWith("isolate")) return element;
        element = element.parentElement;
      }
      return null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const reversedParagraphs = new Set<Element | null>();
    const faults: string[] = [];
    while (walker.nextNode() !== null) {
      const { currentNode } = walker;
      const text = currentNode.textContent ?? "";
      if (text.trim() === "" || currentNode.parentElement?.checkVisibility() !== true) continue;
      const paragraph = getParagraph(currentNode);
      if (reversedParagraphs.has(paragraph)) faults.push(text.slice(0, 80));
      if (text.includes("\u202E")) reversedParagraphs.add(paragraph);
    }
    return faults;
  });

/** Returns the elements that are wider than the screen, if the page scrolls sideways. */
const findWideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll<HTMLElement>("main *, header *, footer *, nav *")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.closest("svg") === null)
      .map((element) => `${element.tagName}.${element.className} ${(element.textContent ?? "").slice(0, 30)}`);
  });

test.for(selectCases([320, 360, 1280]))(
  "wraps long names without spaces, and keeps the direction of the text beside names that reverse it, at %d pixels",
  { timeout: 300_000 },
  async (width) => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en", viewport: { width, height: 800 } });
    await changeResponses(page, nameFields, (text) => `${reversingName} ${text}`);
    const faults: string[] = [];
    let pagesWithNames = 0;
    await page.goto(examplePaths.documents);
    for (const name of testedRoutes) {
      await navigateTo(page, examplePaths[name]);
      await waitForPage(page);
      await waitForExpect(() => page.locator("[aria-busy=true]").count()).toBe(0);
      for (const fault of [
        ...(await findWideElements(page)).map((element) => `wide: ${element}`),
        ...(await findReversedTexts(page)).map((text) => `reversed: ${text}`),
      ])
        faults.push(`${examplePaths[name]}: ${fault}`);
      expect(await page.title(), examplePaths[name]).not.toContain("\u202E");
      if ((await page.getByRole("main").innerText()).includes("\u202E")) pagesWithNames += 1;
    }
    await navigateTo(page, examplePaths.documents);
    await page.getByRole("main").getByRole("button", { name: messagesByLanguage.en["document.open"] }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: messagesByLanguage.en["document.download"] }).waitFor();
    faults.push(...(await findReversedTexts(page)).map((text) => `dialog: reversed: ${text}`));
    expect(
      await dialog.evaluate((element) =>
        [element, ...element.children].every((part) => part.scrollWidth <= part.clientWidth),
      ),
    ).toBe(true);
    expect(faults).toEqual([]);
    expect(pagesWithNames).toBeGreaterThan(testedRoutes.length / 3);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);
