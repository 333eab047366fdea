import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { waitForPage } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, type Visitor } from "./support/portal.ts";
import { formatTranscript } from "./support/ariaTranscript.ts";

// One moment for everybody, so that each date and each "yesterday" is told in the same words at every run.
const fixedTime = Date.parse("2026-03-18T10:30:00+04:00");
const portal = setUpPortal({ now: () => fixedTime, seed: 1 });

/** The words of one language. */
type Messages = (typeof messagesByLanguage)["az"];
/** Goes through a journey, and keeps what is heard at each stop under a name. */
type TranscriptScenario = {
  name: string;
  as?: PersonaId;
  run: (page: Page, say: Messages, keep: (stop: string, part: Locator) => Promise<void>) => Promise<void>;
};

const scenarios: readonly TranscriptScenario[] = [
  {
    name: "home",
    run: async (page, _say, keep) => {
      await page.goto(paths.home);
      await waitForPage(page);
      await keep("The home page", page.locator("body"));
    },
  },
  {
    name: "apply",
    as: "citizen",
    run: async (page, say, keep) => {
      await page.goto("/e-services/102");
      await waitForPage(page);
      await keep("A service", page.getByRole("main"));
      await page.getByRole("main").getByRole("link", { name: say["service.apply"] }).first().click();
      await page.waitForURL("**/apply");
      await waitForPage(page);
      await keep("Its questions", page.getByRole("main"));
      await page.getByRole("main").getByRole("button", { name: say["apply.continue"] }).click();
      await page.getByRole("heading", { name: say["form.problem"] }).waitFor();
      await keep("Its questions, sent without answers", page.getByRole("main"));
    },
  },
  {
    name: "signIn",
    run: async (page, say, keep) => {
      await page.goto(paths.faq);
      await waitForPage(page);
      await page.getByRole("banner").getByRole("button", { name: say["signIn.foreign"] }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").first().waitFor();
      await keep("The dialog for foreign organisations", dialog);
      await dialog.getByRole("textbox").first().fill("nobody");
      await dialog.getByRole("textbox").nth(1).fill("1");
      await page.keyboard.press("Shift+Tab");
      for (const told of ["username_is_not_valid", "password_can_not_be_empty"] as const)
        await dialog.getByText(say[told]).waitFor();
      await keep("The dialog, filled in wrongly", dialog);
    },
  },
  {
    name: "notifications",
    as: "citizen",
    run: async (page, say, keep) => {
      await page.goto(paths.notifications);
      await waitForPage(page);
      await page.getByRole("button", { name: say["notifications.markRead"] }).waitFor();
      await page
        .getByRole("banner")
        .getByRole("link", { name: new RegExp(`^${say["screen.notifications.title"]} \\d`) })
        .waitFor();
      await keep("The header of whoever is signed in", page.getByRole("banner"));
      await keep("The notifications", page.getByRole("main"));
    },
  },
  {
    name: "payments",
    as: "citizen",
    run: async (page, _say, keep) => {
      await page.goto(paths.paymentObligations);
      await waitForPage(page);
      await keep("What is to be paid", page.getByRole("main"));
      await page.goto(paths.paidPayments);
      await waitForPage(page);
      await keep("What has been paid", page.getByRole("main"));
    },
  },
];

// Written anew, to be read before they are committed, with: npx vitest run --project e2e tests/e2e/transcripts.test.ts -u
test.for(scenarios.flatMap((journey) => testedLanguages.map((language) => ({ ...journey, language }))))(
  "what a screen reader says on the way of $name in $language is the same as was read",
  async ({ name, as, language, run }) => {
    const { page, context }: Visitor = await portal.newVisitor({ language, ...(as && { as }) });
    await context.clock.setFixedTime(fixedTime);
    const stops: string[] = [];
    await run(
      page,
      messagesByLanguage[language],
      async (stop, part) => void stops.push(`# ${stop}\n\n${formatTranscript(await part.ariaSnapshot())}\n`),
    );
    await expect(stops.join("\n")).toMatchFileSnapshot(
      join(import.meta.dirname, `transcripts/${name}.${language}.txt`),
    );
  },
);
