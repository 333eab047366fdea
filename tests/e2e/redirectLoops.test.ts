import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { getEmptyStateHeading, getSignInButton } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { combineCases, selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/**
 * Responses of an identity login that returns at once without user interaction, and the message that the portal shows.
 */
const identityResponses = [
  { name: "without a code", query: {}, messageId: "identity.cancelled" },
  { name: "with an error", query: { error: "server_error" }, messageId: "failure.unavailable" },
  { name: "with a code that is refused", query: { code: "citizen-0" }, messageId: undefined },
  {
    name: "with somebody else's state",
    query: { code: "citizen-0f3a77c1", state: "another" },
    messageId: "identity.unexpected",
  },
] as const;

/** Makes the identity login return every visitor at once. Returns the paths of all navigations, as they occur. */
async function returnImmediately(page: Page, query: Readonly<Record<string, string>>): Promise<string[]> {
  const visited: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      visited.push(new URL(request.url()).pathname);
  });
  await page.route("**/identity/?*", (route) => {
    const loginParams = new URL(route.request().url()).searchParams;
    const returnUrl = new URL(loginParams.get("redirect") ?? "");
    for (const [name, value] of Object.entries({ state: loginParams.get("state") ?? "", ...query }))
      returnUrl.searchParams.set(name, value);
    return route.fulfill({
      status: 200,
      contentType: "text/html",
      body: `<!doctype html><meta http-equiv="refresh" content="0; url=${returnUrl.href.replaceAll("&", "&amp;")}">`,
    });
  });
  return visited;
}

/** Returns the paths that a visitor passes who opens a protected page and is returned at once. */
const getRedirectChain = (path: string): string[] => [path, "/identity/", paths.identityReturn];

test.for(
  combineCases(selectCases(identityResponses, 2), testedLanguages).map(([identityResponse, language]) => ({
    ...identityResponse,
    language,
  })),
)(
  "redirects twice at most to an identity login that returns at once $name, and shows the result, in $language",
  async ({ query, messageId, language }) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /401/ });
    const visited = await returnImmediately(page, query);
    const messages = messagesByLanguage[language];
    const result =
      messageId === undefined
        ? page.getByRole("main").getByRole("button", { name: messages["signIn.again"] })
        : getEmptyStateHeading(page, messages[messageId]);
    await page.goto(paths.appeals);
    await result.waitFor();
    expect(visited).toEqual(getRedirectChain(paths.appeals));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(portal.backend.state.requestCounts.signInWithIdentity ?? 0).toBe(
      query === identityResponses[2].query ? 1 : 0,
    );

    // Another protected page redirects too. After its return the tab stays, on the same page and on another one.
    visited.length = 0;
    await page.goto(paths.newsLetters);
    await waitForExpect(() => visited).toEqual(getRedirectChain(paths.newsLetters));
    await result.waitFor();
    visited.length = 0;
    for (const path of [paths.appeals, paths.newsLetters]) {
      await page.goto(path);
      await getEmptyStateHeading(page, messages["session.notSignedIn"]).waitFor();
    }
    expect(visited).toEqual([paths.appeals, paths.newsLetters]);
    await getSignInButton(page, language).waitFor();
  },
);

test("does not redirect in a loop when the backend accepts the sign-in but rejects the access token", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /401/ });
  const visited = await returnImmediately(page, { code: "citizen-0f3a77c1" });
  await page.route("**/api/user/details*", (route) => route.fulfill({ status: 401, json: {} }));
  await page.route("**/api/public/auth/refresh-token?*", (route) => route.fulfill({ status: 401, json: {} }));
  const signInAgain = page.getByRole("main").getByRole("button", { name: messagesByLanguage.en["signIn.again"] });
  await page.goto(paths.appeals);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
  await signInAgain.waitFor();
  expect(visited).toEqual(getRedirectChain(paths.appeals));

  // The code is spent by now, so the second return fails too.
  visited.length = 0;
  await page.goto(paths.appeals);
  await waitForExpect(() => visited).toEqual(getRedirectChain(paths.appeals));
  await signInAgain.waitFor();
  expect(
    await page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]),
  ).toEqual([null, null]);
  visited.length = 0;
  await page.goto(paths.appeals);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.notSignedIn"]).waitFor();
  expect(visited).toEqual([paths.appeals]);
});
