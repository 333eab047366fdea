import { describe, expect, test } from "vitest";
import { paths, redirects, type RouteName } from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { accountNames } from "../conformance/specificationBackend.ts";
import { notifications, searchedEntries } from "../conformance/specificationSamples.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { withoutLanguage } from "../../src/i18n/languagePaths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import {
  getEmptyStateHeading,
  getNotificationHeading,
  getNotificationsLink,
  getPageHeading,
  waitForPage,
  expectNoToasts,
} from "./support/locators.ts";
import { messagesByLanguage } from "./support/portal.ts";
import { listTestedStyles, setUpSpecificationPortal, setUpSpecificationServer } from "./support/specificationPortal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectPart } from "../support/selection.ts";

/*
 * Notifications, search and sections with a backend that keeps the specification and nothing else. Above each
 * expectation stands the sentence of the specification that it shows.
 */

setUpSpecificationServer();

/** Where the specification leads from each result of the search. */
const hrefsByPlace: Readonly<Record<string, (id: string) => string>> = {
  news: (id) => `/post/${id}`,
  "useful-information": (id) => `/post/${id}`,
  "market-prices": (id) => `/post/${id}`,
  faq: (id) => `/faq#${id}`,
  "e-services": (id) => `/e-services/${id}`,
};

const openableRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn",
);

const testedStyles = listTestedStyles().map((tested) => [tested.name, tested] as const);

describe.each(testedStyles)("with a backend that keeps only the specification (%s)", (_name, tested) => {
  const { language, index } = tested;
  const messages = messagesByLanguage[language];
  const { getAccount, openVisitor } = setUpSpecificationPortal(tested);

  test("lists, counts and marks notifications", async () => {
    const { page } = await openVisitor({ as: accountNames.foreign });
    await page.goto(paths.faq);
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
    await getNotificationsLink(page, language).click();
    // Notification: type, title, description; plus a count.
    for (const { title, description } of notifications) {
      await getNotificationHeading(page, title).waitFor();
      await page.getByRole("main").getByText(description).waitFor();
    }
    expect(await page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(2);
    // A message of type QUESTION links to general-evaluation.
    expect(
      withoutLanguage((await page.getByRole("link", { name: notifications[0].title }).getAttribute("href")) ?? ""),
    ).toBe(paths.generalEvaluation);
    // PUT /notification/read.
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).not.toMatch(/\d/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(getAccount(accountNames.foreign).unreadCount).toBe(0);
  });

  test("searches and opens a result", async () => {
    const { page } = await openVisitor();
    await page.goto(`${paths.search}?word=sertifikat`);
    // Search result: id, title, content, searchPlace.
    for (const { title } of searchedEntries)
      await page.getByRole("main").getByRole("heading", { level: 2, name: title }).waitFor();
    expect(await page.getByRole("main").getByText(messages["state.notLoaded"]).count()).toBe(0);
    // Choosing a result goes to /{searchPlace}, or to /post for news, useful-information and market-prices, followed by
    // /{id} except for faq.
    const hrefs = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
      // Without the screens of the portal, whose addresses have no id.
      .then((found) => found.map(withoutLanguage).filter((href) => /\d/.test(href)));
    const ids = hrefs.map((href) => /[^/#]+$/.exec(href)?.[0] ?? "");
    expect(hrefs).toEqual(
      searchedEntries.map(({ searchPlace }, entry) => hrefsByPlace[searchPlace]?.(ids[entry] ?? "")),
    );
    expect(new Set(ids).size).toBe(searchedEntries.length);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.goto(paths.faq);
    const [{ title, content }] = searchedEntries as [(typeof searchedEntries)[number]];
    await page.getByRole("combobox").fill("sertifikat");
    await page.getByRole("option").filter({ hasText: title }).click();
    await page.waitForURL(/\/post\/[\w-]+$/);
    // Without a call for the article, the page shows what the result says.
    await getPageHeading(page, title).waitFor();
    await page.getByRole("main").getByText(content).waitFor();
    // A link from elsewhere knows nothing of the article.
    await page.reload();
    await getEmptyStateHeading(page, messages["post.notFound"]).waitFor();
    // Nor does the specification have a call for a service.
    const service =
      searchedEntries.find(({ searchPlace }) => searchPlace === "e-services") ?? expect.fail("no service");
    await page.getByRole("combobox").fill("sertifikat");
    await page.getByRole("option").filter({ hasText: service.title }).click();
    await getPageHeading(page, service.title).waitFor();
    await getEmptyStateHeading(page, messages["empty.information"]).waitFor();
    await page.reload();
    await getEmptyStateHeading(page, messages["service.notFound"]).waitFor();
    // Nor for a question of the FAQ.
    const question = searchedEntries.find(({ searchPlace }) => searchPlace === "faq") ?? expect.fail("no question");
    await page.getByRole("combobox").fill("sertifikat");
    await page.getByRole("option").filter({ hasText: question.title }).click();
    await page.getByRole("main").getByRole("heading", { level: 2, name: question.title }).waitFor();
    await page.getByRole("main").getByText(question.content).waitFor();
    await page.reload();
    await getEmptyStateHeading(page, messages["empty.information"]).waitFor();
    // User messages: No options found for your search.
    await page.goto(`${paths.search}?word=zzzz`);
    await getEmptyStateHeading(page, messages["search.nothing"]).waitFor();
  });

  test("shows the empty state of the sections without a specified call", async () => {
    const organisation = getAccount(accountNames.representative).organisations[0] ?? expect.fail("no organisation");
    organisation.isSelected = true;
    const signedIn = await openVisitor({ as: accountNames.representative });
    const anonymous = await openVisitor();
    // User messages: No information; No appeals; No documents.
    for (const [path, text] of [
      [paths.appeals, messages["empty.appeals"]],
      [paths.documents, messages["empty.documents"]],
      [paths.news, messages["empty.information"]],
    ] as const) {
      await signedIn.page.goto(path);
      await getEmptyStateHeading(signedIn.page, text).waitFor();
    }
    expect(await findAccessibilityViolations(signedIn.page)).toEqual([]);
    // A third of the other sections, the next one with the next style; in an ordinary run a part of them.
    const sections = openableRoutes.filter((_, position) => position % 3 === index % 3);
    for (const name of selectPart(sections, 3)) {
      const isPublic = routes[name]?.access === "public" && routes[name].redirectsToLogin !== true;
      for (const { page } of isPublic ? [signedIn, anonymous] : [signedIn]) {
        await page.goto(examplePaths[name]);
        await waitForPage(page);
        for (const id of ["state.notLoaded", "failure.unknown"] as const)
          expect(await page.getByText(messages[id]).count(), `${name}: ${messages[id]}`).toBe(0);
        await expectNoToasts(page, language, name);
      }
    }
  });
});
