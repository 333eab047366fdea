import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PersonaId } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { waitForNotifications, waitForPage } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, type Visitor } from "./support/portal.ts";
import { formatTranscript } from "./support/ariaTranscript.ts";

// A fixed time, so that dates and relative times have the same text in every run.
const fixedTime = Date.parse("2026-03-18T10:30:00+04:00");
const portal = setUpPortal({ now: () => fixedTime, seed: 1 });

/** The messages of one language. */
type Messages = (typeof messagesByLanguage)["az"];
/** Walks through a user flow, and records a transcript at each step. */
type TranscriptScenario = {
  name: string;
  as?: PersonaId;
  run: (page: Page, messages: Messages, record: (step: string, locator: Locator) => Promise<void>) => Promise<void>;
};

const scenarios: readonly TranscriptScenario[] = [
  {
    name: "home",
    run: async (page, _messages, record) => {
      await page.goto(paths.home);
      await waitForPage(page);
      await page.getByRole("banner").getByRole("link", { name: /\+994/ }).waitFor();
      await record("The home page", page.locator("body"));
    },
  },
  {
    name: "apply",
    as: "citizen",
    run: async (page, messages, record) => {
      await page.goto("/e-services/102");
      await waitForPage(page);
      await record("A service", page.getByRole("main"));
      await page.getByRole("main").getByRole("link", { name: messages["service.apply"] }).first().click();
      await page.waitForURL("**/apply");
      await waitForPage(page);
      await record("Its form", page.getByRole("main"));
      await page.getByRole("main").getByRole("button", { name: messages["apply.continue"] }).click();
      await page.getByRole("heading", { name: messages["form.problem"] }).waitFor();
      await record("Its form, submitted empty", page.getByRole("main"));
    },
  },
  {
    name: "signIn",
    run: async (page, messages, record) => {
      await page.goto(paths.faq);
      await waitForPage(page);
      await page.getByRole("banner").getByRole("button", { name: messages["signIn.foreign"] }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").first().waitFor();
      await record("The dialog for foreign organisations", dialog);
      await dialog.getByRole("textbox").first().fill("nobody");
      await dialog.getByRole("textbox").nth(1).fill("1");
      await page.keyboard.press("Shift+Tab");
      for (const messageId of ["username_is_not_valid", "password_can_not_be_empty"] as const)
        await dialog.getByText(messages[messageId]).waitFor();
      await record("The dialog, filled in wrongly", dialog);
    },
  },
  {
    name: "notifications",
    as: "citizen",
    run: async (page, messages, record) => {
      await page.goto(paths.documents);
      await waitForPage(page);
      await page
        .getByRole("banner")
        .getByRole("link", { name: new RegExp(`^${messages["page.notifications.title"]} \\d`) })
        .waitFor();
      await page.getByRole("banner").getByRole("link", { name: /\+994/ }).waitFor();
      await record("The header of a signed-in user", page.getByRole("banner"));
      await page.goto(paths.notifications);
      await waitForNotifications(page);
      await record("The notifications", page.getByRole("main"));
    },
  },
  {
    name: "payments",
    as: "citizen",
    run: async (page, _messages, record) => {
      await page.goto(paths.paymentObligations);
      await waitForPage(page);
      await record("Payments due", page.getByRole("main"));
      await page.goto(paths.paidPayments);
      await waitForPage(page);
      await record("Paid payments", page.getByRole("main"));
    },
  },
];

// In every run all languages: each has files of its own, which a change of its messages makes stale.
test.for(scenarios.flatMap((scenario) => testedLanguages.map((language) => ({ ...scenario, language }))))(
  "gives the flow $name in $language the reviewed screen reader transcript",
  async ({ name, as, language, run }) => {
    const { page, context }: Visitor = await portal.newVisitor({ language, ...(as && { as }) });
    await context.clock.setFixedTime(fixedTime);
    const transcripts: string[] = [];
    await run(page, messagesByLanguage[language], async (step, locator) => {
      // Only a long page has this link: how long a page is depends on the fonts of the machine.
      await page.locator(".back-to-top").evaluateAll((links) => links.forEach((link) => (link.ariaHidden = "true")));
      transcripts.push(`# ${step}\n\n${formatTranscript(await locator.ariaSnapshot())}\n`);
    });
    await expect(
      transcripts.join("\n"),
      "review what `npx vitest run --project=e2e tests/e2e/transcripts --update` changes",
    ).toMatchFileSnapshot(join(import.meta.dirname, `transcripts/${name}.${language}.txt`));
  },
);
