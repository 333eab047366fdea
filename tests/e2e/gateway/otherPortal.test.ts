import { includeTests } from "./includeTests.ts";

includeTests({
  "both portals of npm start": () => import("../otherPortal.test.ts"),
  "the quality portal": () => import("../qualityPortal.test.ts"),
  "the live feed": () => import("../realtime.test.ts"),
});
