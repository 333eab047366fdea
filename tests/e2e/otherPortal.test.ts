import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOtherPortal } from "../../mocks/otherPortal.ts";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { answerCrossPortalQuestion, getAccountButton, getSignInButton } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";
import { findFreePort } from "../support/ports.ts";

// Both portals as `npm start` serves them: the other one on a port of its own, with the same store.
const backend = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
let otherPort: number | undefined;
const competition = setUpPortal({
  build: "competition",
  backend,
  serve: (store) =>
    createPortalServer(join(import.meta.dirname, "../../dist"), store, { getOtherPort: () => otherPort }),
});
let other: Awaited<ReturnType<typeof startOtherPortal>>;

beforeAll(async () => {
  const freePort = await findFreePort();
  other = await startOtherPortal({
    portal: "quality",
    store: backend,
    port: freePort,
    host: "127.0.0.1",
    otherPort: Number(new URL(competition.origin).port),
    tokenStorage: competition.tokenStorage,
  });
  await other?.built;
  otherPort = freePort;
});
afterAll(() => other?.close());

/** Returns the origin of the other portal on the host of the first one. */
function getOtherOrigin(): string {
  const url = new URL(competition.origin);
  url.port = String(otherPort);
  return url.origin;
}

test.for(selectCases(testedLanguages))(
  "links an anonymous visitor to the quality portal and back, in %s",
  async (language) => {
    const { page } = await competition.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    const link = page.getByRole("link", { name: messages["portal.toQuality"] });
    await link.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await link.click();
    await page.waitForURL(`${getOtherOrigin()}/**`);
    await getSignInButton(page, "az").waitFor();
    await waitForExpect(() => page.title()).toContain(messagesByLanguage.az["portal.quality.name"]);
    await page.getByRole("link", { name: messagesByLanguage.az["portal.toCompetition"] }).click();
    await page.waitForURL(`${competition.origin}/**`);
  },
);

test.for(selectCases(testedLanguages))(
  "has the link in the menu of a phone, below two bars of at most 120 px, in %s",
  async (language) => {
    for (const user of [{}, { as: "citizen" }] as const) {
      const { page } = await competition.newVisitor({ language, ...user, viewport: { width: 360, height: 740 } });
      const messages = messagesByLanguage[language];
      await page.goto(paths.faq);
      const menu = page.getByRole("navigation", { name: messages["menu.label"] });
      await menu.getByRole("button", { name: messages["menu.toggle"] }).click();
      // A signed-in user has a button, which asks for the tokens of the other portal.
      const link = page.getByRole("as" in user ? "button" : "link", { name: messages["portal.toQuality"] });
      await link.waitFor();
      expect(await menu.getByText(messages["portal.toQuality"]).count()).toBe(1);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(120);
      await link.click();
      await page.waitForURL(`${getOtherOrigin()}/**`);
      await getSignInButton(page, "az").waitFor();
    }
  },
);

test("signs a user with privileges in at the quality portal, and no other user", async () => {
  for (const persona of ["privileged", "citizen"] as const) {
    const { page } = await competition.newVisitor({ as: persona, language: "en" });
    await page.goto(paths.faq);
    await page.getByRole("button", { name: messagesByLanguage.en["portal.toQuality"] }).click();
    await page.waitForURL(`${getOtherOrigin()}/**`);
    if (persona === "citizen") await getSignInButton(page, "az").waitFor();
    else {
      await answerCrossPortalQuestion(page, "az", "session.continue");
      await getAccountButton(page, personas.privileged.name).waitFor();
      // The way back is a plain link: the competition portal takes no tokens from a URL.
      expect(
        await page
          .getByRole("link", { name: /./ })
          .and(page.locator(`[href="${competition.origin}"]`))
          .count(),
      ).toBe(1);
    }
    expect(new URL(page.url()).hash).toBe("");
    if (persona === "citizen") continue;
    // The state identity knows the person as well.
    const singleSignOut = page.waitForRequest((request) => request.url().includes("leave"));
    await getAccountButton(page, personas.privileged.name).click();
    // The portal changes to the language of the account once it is known.
    await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
    await singleSignOut;
  }
});

test("does not serve the other portal on a port in use", async () => {
  const port = Number(new URL(competition.origin).port);
  expect(
    await startOtherPortal({ portal: "quality", store: backend, port, host: "127.0.0.1", otherPort: port }),
  ).toBeUndefined();
});
