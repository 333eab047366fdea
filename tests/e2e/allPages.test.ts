import { expect, test } from "vitest";
import { listPageVisits, testedRoutes, testUsers } from "./support/testUsers.ts";
import { testedLanguages } from "./support/portal.ts";

test("the visits of a run contain every page", () => {
  const visits = testedLanguages.flatMap((language) => listPageVisits(testUsers, language));
  const visited = new Set(visits.flatMap(({ routeNames }) => routeNames));
  expect(testedRoutes.filter((name) => !visited.has(name))).toEqual([]);
});
