import { expect, test } from "vitest";
import {
  aliases,
  redirects,
  etalonCategorySlugs,
  paths,
  registerSlugs,
  type RouteName,
} from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { waitForPage } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases, selectPart } from "../support/selection.ts";

const portal = setUpPortal();

const titleMessageId = (name: RouteName): keyof (typeof messagesByLanguage)["az"] =>
  name === "home" ? "home.title" : (routes[name]?.titleId ?? "page.notFound.title");

test("redirects every alias to its page and keeps the query", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  const redirectedPaths = [
    ...Object.entries(aliases),
    ...Object.entries(redirects).map(([from, to]) => [paths[from as RouteName], to] as const),
  ];
  for (const [alias, name] of selectPart(redirectedPaths, 3)) {
    await page.goto(`${alias}?from=outside`);
    await page.getByRole("heading", { level: 1, name: messagesByLanguage.az[titleMessageId(name)] }).waitFor();
    expect(page.url(), alias).toBe(`${portal.origin}${paths[name]}?from=outside`);
  }
});

test("has a path for each of the eight etalon categories and four registers", async () => {
  const { page } = await portal.newVisitor();
  const addresses = [
    ...etalonCategorySlugs.map((category) => `/etalons/${category}`),
    ...registerSlugs.map((register) => `/registers/${register}`),
  ];
  for (const address of selectPart(addresses, 3)) {
    await page.goto(address);
    expect(await waitForPage(page), address).not.toBe(messagesByLanguage.az["page.notFound.title"]);
  }
});

test.for(selectCases(testedLanguages))(
  "shows the not-found page with a link to the home page, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    for (const address of ["/no-such-page", "/e-services/1/2/3", "/constructor"]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1, name: messages["page.notFound.title"] }).waitFor();
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: messages["action.home"] }).click();
    await page.getByRole("heading", { level: 1, name: messages["home.title"] }).waitFor();
  },
);

test("rejects a malformed path with 400, as nginx does", async () => {
  expect((await fetch(`${portal.origin}/%E0%A4%A`)).status).toBe(400);
});

test("does not include the pages of the quality portal in the competition portal", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/informative-services");
  await page.getByRole("heading", { level: 1, name: messagesByLanguage.en["page.notFound.title"] }).waitFor();
});

test.for(selectCases(testedLanguages))("shows that an article no longer exists, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /404/ });
  await page.goto("/post/gone");
  await page.getByText(messagesByLanguage[language]["post.notFound"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
