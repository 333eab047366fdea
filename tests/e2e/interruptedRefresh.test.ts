import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { getAccountButton } from "./support/locators.ts";
import { setUpPortal } from "./support/portal.ts";
import { isFullRun, selectCase, selectCases } from "../support/selection.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";

const portal = setUpPortal();

/** The moments of a token refresh at which a page can be reloaded or lose its connection. */
const moments = ["sent", "answered", "received"] as const;
type Moment = (typeof moments)[number];

const refreshUrl = "**/public/auth/refresh-token?*";

/**
 * Lets the next token refresh of a browser get as far as `moment`. `reached` resolves when it has, or when the page
 * of the request was reloaded before.
 */
async function interruptNextRefresh(context: BrowserContext, moment: Moment): Promise<{ reached: Promise<void> }> {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  await context.route(
    refreshUrl,
    async (route) => {
      try {
        if (moment === "answered") await fetchWithRetry(route);
        else if (moment === "received") await route.fulfill({ response: await fetchWithRetry(route) });
      } finally {
        resolve();
      }
    },
    { times: 1 },
  );
  return { reached };
}

/** Reloads pages. Resolves as soon as they can be reloaded again: Chromium refuses it until the new document runs scripts. */
const reload = (pages: readonly Page[]): Promise<unknown> =>
  Promise.all(
    pages.map(async (page) => {
      await page.reload({ waitUntil: "commit" });
      await page.evaluate(() => undefined);
    }),
  );

// A full run reloads 200 times.
const rounds = isFullRun ? { 1: 100, 5: 20 } : { 1: 3, 5: 1 };

test.for(selectCases([1, 5] as const))(
  "keeps the session when %i tabs are reloaded at any moment of a token refresh",
  async (tabCount) => {
    const visitor = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /401/ });
    const tabs = [visitor.page];
    while (tabs.length < tabCount) tabs.push(await visitor.newPage());
    for (const tab of tabs) await tab.goto(paths.notifications);
    for (let round = 0; round < rounds[tabCount]; round += 1) {
      const moment = selectCase(moments, round);
      // Before the tokens expire: a tab may have requests on their way, which refresh the tokens at once.
      const { reached } = await interruptNextRefresh(visitor.context, moment);
      expireTokens(portal.backend, "access");
      await reload(tabs);
      await reached;
      await reload(tabs);
      for (const tab of tabs) await getAccountButton(tab, personas.citizen.name).waitFor();
    }
    expect(portal.backend.state.sessions).toHaveLength(1);
  },
);
