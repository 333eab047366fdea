import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { getEmptyStateHeading, getSignInButton } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

/** What an identity login may answer with at once, without having asked anybody, and what the portal says then. */
const identityResponses = [
  { name: "without a code", query: {}, says: "identity.cancelled" },
  { name: "with an error", query: { error: "server_error" }, says: "identity.cancelled" },
  { name: "with a code that is refused", query: { code: "citizen-0" }, says: undefined },
  {
    name: "with somebody else's state",
    query: { code: "citizen-0f3a77c1", state: "another" },
    says: "identity.strange",
  },
] as const;

/** Lets the identity login send every visitor back at once, and notes every address that the tab is sent to. */
async function returnImmediately(page: Page, query: Readonly<Record<string, string>>): Promise<string[]> {
  const visited: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      visited.push(new URL(request.url()).pathname);
  });
  await page.route("**/identity/?*", (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get("redirect") ?? "");
    for (const [name, value] of Object.entries({ state: asked.get("state") ?? "", ...query }))
      back.searchParams.set(name, value);
    return route.fulfill({
      status: 200,
      contentType: "text/html",
      body: `<!doctype html><meta http-equiv="refresh" content="0; url=${back.href.replaceAll("&", "&amp;")}">`,
    });
  });
  return visited;
}

const singleRedirectChain = [paths.appeals, "/identity/", paths.identityReturn];

test.for(identityResponses.flatMap((answer) => testedLanguages.map((language) => ({ ...answer, language }))))(
  "an identity login that returns at once $name is asked once, and the visitor is told what happened, in $language",
  async ({ query, says, language }) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /401/ });
    const visited = await returnImmediately(page, query);
    const say = messagesByLanguage[language];
    await page.goto(paths.appeals);
    if (says === undefined) await page.getByRole("main").getByRole("button", { name: say["signIn.again"] }).waitFor();
    else await getEmptyStateHeading(page, say[says]).waitFor();
    expect(visited).toEqual(singleRedirectChain);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(portal.backend.state.requestCounts.signInWithIdentity ?? 0).toBe(
      query === identityResponses[2].query ? 1 : 0,
    );

    // The same page again, and another protected one: the tab is not sent away a second time.
    for (const path of [paths.appeals, paths.newsLetters]) {
      await page.goto(path);
      await getEmptyStateHeading(page, say["session.notSignedIn"]).waitFor();
    }
    expect(visited).toEqual([...singleRedirectChain, paths.appeals, paths.newsLetters]);
    await getSignInButton(page, language).waitFor();
  },
);

test("a service that takes the sign-in and refuses whoever signed in does not send them round in circles", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /401/ });
  const visited = await returnImmediately(page, { code: "citizen-0f3a77c1" });
  await page.route("**/api/user/details*", (route) => route.fulfill({ status: 401, json: {} }));
  await page.route("**/api/public/auth/refresh-token?*", (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto(paths.appeals);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
  await page.getByRole("main").getByRole("button", { name: messagesByLanguage.en["signIn.again"] }).waitFor();
  expect(visited).toEqual(singleRedirectChain);
  expect(
    await page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]),
  ).toEqual([null, null]);
  await page.goto(paths.appeals);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.notSignedIn"]).waitFor();
  expect(visited).toEqual([...singleRedirectChain, paths.appeals]);
});
