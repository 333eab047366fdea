import { expect, test } from "vitest";
import { getHref, paths } from "../../src/config/paths.ts";
import { waitForPage } from "./support/locators.ts";
import { setUpPortal } from "./support/portal.ts";

const portal = setUpPortal();

test("marks the current step of a case in forced colours", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", forcedColors: "active" });
  await page.goto(getHref("appeal", { id: "481" }));
  await waitForPage(page);
  const readBorder = (step: string): Promise<string> =>
    page
      .locator(`.timeline-step${step} > .timeline-mark`)
      .first()
      .evaluate((mark) => getComputedStyle(mark).borderBlockEndWidth);
  expect(await readBorder("[aria-current]")).toBe("2px");
  expect(await readBorder(":not([aria-current])")).toBe("0px");
});
