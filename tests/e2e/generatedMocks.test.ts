import { expect, test } from "vitest";
import { examplePaths } from "../support/examplePaths.ts";
import { routes } from "../../src/app/routes.ts";
import { waitForPage } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { canAccess, testedRoutes, testUsers } from "./support/testUsers.ts";

// Every response but those of the session is generated from the contract: `npm run dev -- --mocks generated`. `SEED=4711`
// tests other data.
const portal = setUpPortal({ generatesResponses: true, fakeSeed: Number(process.env["SEED"] ?? 1) });

// Each page is tested in one language, and each language with a third of the pages. `FULL=1` tests all of them.
const runAll = process.env["FULL"] === "1";
const users = testUsers.filter(({ name }) => ["a visitor", "a citizen"].includes(name));

test.for(users.flatMap((user) => testedLanguages.map((language, index) => ({ ...user, language, index }))))(
  "$name sees generated data and no error on every page, in $language",
  { timeout: 600_000 },
  async ({ as, role, language, index }) => {
    const messages = messagesByLanguage[language];
    const { page } = await portal.newVisitor({ language, ...(as && { as }) });
    const openPages = testedRoutes.filter(
      (name) => canAccess(examplePaths[name], role) && !(role === undefined && routes[name]?.redirectsToLogin === true),
    );
    for (const name of openPages.filter((_, position) => runAll || position % testedLanguages.length === index)) {
      await page.goto(examplePaths[name]);
      expect((await waitForPage(page)).trim(), name).not.toBe("");
      for (const id of ["state.notLoaded", "failure.invalidResponse", "state.incomplete", "access.closed"] as const)
        expect(await page.getByText(messages[id]).count(), `${name}: ${id}`).toBe(0);
    }
  },
);
