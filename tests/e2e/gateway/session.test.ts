import { includeTests } from "./includeTests.ts";

includeTests({
  "the expiry of the session": () => import("../sessionExpiry.test.ts"),
  "the refresh of tokens": () => import("../sessionRefresh.test.ts"),
  "sign-out": () => import("../signOut.test.ts"),
  "several tabs": () => import("../multipleTabs.test.ts"),
});
