import { expect, test } from "vitest";
import { examplePaths } from "../support/examplePaths.ts";
import { navigateTo } from "./support/navigation.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { listPageVisits, testUsers } from "./support/testUsers.ts";
import { selectPart } from "../support/selection.ts";

// Every response but those of the session is generated from the contract: `npm run dev -- --mocks generated`. `SEED=4711`
// tests other data.
const portal = setUpPortal({ generatesResponses: true, fakeSeed: Number(process.env["SEED"] ?? 1) });

const users = testUsers.filter(({ name }) => ["a visitor", "a citizen"].includes(name));

test.for(testedLanguages.flatMap((language) => listPageVisits(users, language)))(
  "$name sees generated data and no error on the pages, in $language",
  { timeout: 600_000 },
  async ({ as, language, routeNames }) => {
    const messages = messagesByLanguage[language];
    const { page } = await portal.newVisitor({ language, ...(as && { as }) });
    await page.goto(examplePaths.siteMap);
    for (const name of selectPart(routeNames, 3)) {
      expect((await navigateTo(page, examplePaths[name])).trim(), name).not.toBe("");
      for (const id of ["state.notLoaded", "failure.unknown", "state.incomplete", "access.closed"] as const)
        expect(await page.getByText(messages[id]).count(), `${name}: ${id}`).toBe(0);
    }
  },
);
