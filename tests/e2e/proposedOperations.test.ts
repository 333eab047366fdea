import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import contract from "../../mocks/generated/contract.json" with { type: "json" };
import { paths, redirects, type RouteName } from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { expectNoToasts, getPayButton, getToasts } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { getAddress, navigateTo } from "./support/navigation.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases, selectPart } from "../support/selection.ts";

const portal = setUpPortal();

/** Refuses every proposed operation. */
const refuseProposedOperations = (page: Page, status: number): Promise<unknown> =>
  page.route("**/api/**", (route) => {
    const pathname = new URL(route.request().url()).pathname;
    return proposedOperations.some(
      ({ method, address }) => method === route.request().method() && address.test(pathname),
    )
      ? route.fulfill({ status, body: "" })
      : route.fallback();
  });

/** The proposed operations of the contract, as patterns of their requests. A backend may not implement them. */
const proposedOperations = Object.entries(
  contract.paths as Record<string, Record<string, { "x-proposed"?: boolean }>>,
).flatMap(([path, pathItem]) =>
  Object.entries(pathItem).flatMap(([method, operation]) =>
    operation["x-proposed"] === true
      ? [{ method: method.toUpperCase(), address: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }]
      : [],
  ),
);
/** A third of the pages, in a full run all of them. */
const testedRoutes = selectPart(
  (Object.keys(routes) as RouteName[]).filter((name) => redirects[name] === undefined && name !== "identityReturn"),
  3,
);

test.for(
  selectCases([
    ["az", 404],
    ["ru", 501],
    ["en", 405],
    ["en", 401],
  ] as const),
)(
  "shows empty sections and no errors when the backend implements no proposed operation, in %s with %i",
  { timeout: 300_000 },
  async ([language, status]) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /40[145]|501/ });
    const messages = messagesByLanguage[language];
    await refuseProposedOperations(page, status);
    await page.goto(examplePaths.siteMap);
    for (const name of testedRoutes) {
      const address = examplePaths[name];
      await navigateTo(page, address);
      for (const errorId of ["state.notLoaded", "failure.unknown"] as const)
        expect(await page.getByText(messages[errorId]).count(), `${address}: ${messages[errorId]}`).toBe(0);
      await expectNoToasts(page, language, address);
    }
    // A missing list says nothing about what the person owes.
    for (const [address, errorId] of [
      [paths.paymentObligations, "payment.nothingDue"],
      [paths.reports, "report.none"],
    ] as const) {
      await navigateTo(page, address);
      expect(await page.getByText(messages[errorId]).count(), address).toBe(0);
    }
    await page.goto(examplePaths.documents);
    await page.getByRole("heading", { level: 2, name: messages["empty.documents"] }).waitFor();
    await page.goto(examplePaths.notifications);
    await waitForExpect(() => page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBeGreaterThan(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test.for(["an anonymous visitor", "a citizen"])(
  "keeps every public page open, without a message, when the backend refuses proposed operations with 403, for %s",
  { timeout: 300_000 },
  async (visitor) => {
    const { page } = await portal.newVisitor({
      ...(visitor === "a citizen" && { as: "citizen" }),
      language: "en",
      expectedConsoleErrors: /403/,
    });
    await refuseProposedOperations(page, 403);
    await page.goto(examplePaths.siteMap);
    for (const name of testedRoutes.filter((routeName) => routes[routeName]?.access === "public")) {
      const address = examplePaths[name];
      await navigateTo(page, address);
      await expectNoToasts(page, "en", address);
      expect(getAddress(page), address).toBe(address);
      expect(await page.getByText(messagesByLanguage.en["state.notLoaded"]).count(), address).toBe(0);
    }
  },
);

test("says that a payment is not possible on the portal yet when the backend starts none", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  await page.route("**/api/payments/*/start*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(paths.paymentObligations);
  await getPayButton(page, "en").click();
  await getToasts(page, "en").getByText(messagesByLanguage.en["failure.missing"]).waitFor();
});

test("says after a suggestion and a message about a fault that they are kept, and where to go, when the backend takes neither", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  const messages = messagesByLanguage.en;
  await refuseProposedOperations(page, 404);
  await page.goto(paths.suggestion);
  await page.getByLabel(messages["form.suggestion.subject.label"]).fill("Scales");
  await page.getByLabel(messages["form.suggestion.text.label"]).fill("One more pair.");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: messages["apply.continue"] }).click();
  await main.getByRole("heading", { name: messages["apply.documents"] }).waitFor();
  await main.getByRole("button", { name: messages["apply.continue"] }).click();
  await main.getByRole("button", { name: messages["apply.send"] }).click();
  await main.getByText(messages["form.missing"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByRole("button", { name: messages["remark.question"] }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(messages["remark.label"]).fill("A wrong date");
  await dialog.getByRole("button", { name: messages["remark.send"] }).click();
  await dialog.getByText(messages["form.missing"]).waitFor();
});
