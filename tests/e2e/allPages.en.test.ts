import { test } from "vitest";
import { checkPages } from "./support/checkPages.ts";
import { setUpPortal } from "./support/portal.ts";
import { listPageVisits, testUsers } from "./support/testUsers.ts";

const portal = setUpPortal();

test.for(listPageVisits(testUsers, "en"))(
  "$name sees the content that they may access on every page, in English",
  { timeout: 1_800_000 },
  (visits) => checkPages(portal, visits),
);
