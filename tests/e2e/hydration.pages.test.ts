import { expect, test } from "vitest";
import { paths, type RouteName } from "../../src/config/paths.ts";
import { getPrerenderedPages } from "../../src/prerender.tsx";
import { routes } from "../../src/app/routes.ts";
import { selectCases } from "../support/selection.ts";
import { holdScripts } from "./support/holdScripts.ts";
import { collectRepeatedReads, groupByLanguage, observeHydration, readHydration } from "./support/observeHydration.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** Public pages. The title of the page for the identity return depends on the result of the sign-in. */
const isPublic = (name: RouteName): boolean => routes[name]?.access === "public" && name !== "identityReturn";
const publicPaths = [...getPrerenderedPages()].flatMap(([path, { routeName }]) => (isPublic(routeName) ? [path] : []));
/** A seventh of the pages and the home page, in a full run all of them. */
const hydratedPaths = [...new Set([...selectCases(publicPaths), paths.home])];

test.for(groupByLanguage(hydratedPaths))(
  "prerenders each public page in %s, and hydrates it without a layout shift",
  { timeout: 600_000 },
  async ([language, addresses]) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await observeHydration(page);
    for (const path of addresses) {
      // The last page sends no request any more.
      await page.goto("about:blank");
      const stopCollecting = collectRepeatedReads(page);
      const releaseScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      const title = page.getByRole("heading", { level: 1 });
      await title.waitFor();
      expect(await page.locator("html").getAttribute("lang"), path).toBe(language);
      expect(await page.title(), path).toContain(messages["portal.competition.name"]);
      await page
        .getByRole("navigation", { name: messages["menu.label"] })
        .getByRole("link", { name: messages["page.faq.title"] })
        .waitFor();
      const titleText = await title.innerText();
      releaseScripts();
      await waitForExpect(() => readHydration(page).then(({ count }) => count)).toBeGreaterThan(0);
      expect(await title.innerText(), path).toBe(titleText);
      await page.getByRole("link", { name: /\+994/ }).first().waitFor();
      await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
      expect((await readHydration(page)).layoutShift, path).toBe(0);
      expect(stopCollecting(), path).toEqual([]);
      expect(await page.evaluate(() => Object.keys(globalThis.earlyResponses ?? {})), path).toEqual([]);
    }
  },
);
