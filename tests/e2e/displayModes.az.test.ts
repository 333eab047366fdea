import { test } from "vitest";
import { checkDisplayModes } from "./support/checkDisplayModes.ts";
import { setUpPortal } from "./support/portal.ts";
import { listPageVisits, testUsers } from "./support/testUsers.ts";

const portal = setUpPortal();

test.for(listPageVisits(testUsers, "az"))(
  "has no axe violation in any display mode, for $name in Azerbaijani",
  { timeout: 1_800_000 },
  (visits) => checkDisplayModes(portal, visits),
);
