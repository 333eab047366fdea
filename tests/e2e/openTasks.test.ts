import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { getHref, paths } from "../../src/config/paths.ts";
import type { Appeal } from "../../src/generated/contract.d.ts";
import type { Language } from "../../src/i18n/language.ts";
import { withoutLanguage } from "../../src/i18n/languagePaths.ts";
import { tabTo, waitUntilDraftSaved } from "./support/accountForms.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getPageHeading, hasFocus, waitForPage } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** The messages of one language. */
type Messages = (typeof messagesByLanguage)["az"];

const text = "Etiketdə 2 manat yazılıb, kassada 3 manat tutdular.";
const getTasks = (page: Page, messages: Messages): Locator =>
  page.getByRole("main").getByRole("region", { name: messages["tasks.title"] });
const getDrafts = (page: Page, messages: Messages): Locator =>
  page.getByRole("main").getByRole("region", { name: messages["draft.list"] });
const getComplaintText = (page: Page, messages: Messages): Locator =>
  page.getByRole("textbox", { name: messages["form.complaint.text.label"] });

/**
 * Returns the ids of the three appeals of a list that come first: those for which the service waits for a document, then those
 * that are due first, which depends on the working days of the week.
 */
function getNextDueIds(items: readonly Appeal[]): string[] {
  const byDueDate = items
    .filter(({ status, withdrawnAt }) => status !== "CERTIFICATE_ISSUED" && status !== "REFUSED" && !withdrawnAt)
    .toSorted((a, b) => (a.dueDate ?? "9").localeCompare(b.dueDate ?? "9"));
  const [waiting, others] = [true, false].map((needsDocument) =>
    byDueDate.filter((appeal) => (appeal.needsDocument ?? false) === needsDocument),
  );
  expect(waiting).toHaveLength(1);
  return [...(waiting ?? []), ...(others ?? [])].slice(0, 3).map(({ id }) => String(id));
}

const isOnServer = (form: string): boolean => portal.backend.state.drafts.some(({ formKey }) => formKey === form);

/** Begins a complaint, and waits until the server has its draft. */
async function beginComplaint(page: Page, language: Language): Promise<void> {
  await page.goto(paths.complaint);
  await getComplaintText(page, messagesByLanguage[language]).fill(text);
  await waitUntilDraftSaved(page, language);
}

test.for(selectCases(testedLanguages))(
  "shows what is waiting for a user on the home page, each one click from done, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    const appeals = page.waitForResponse(/\/api\/appeals\?/);
    await page.goto(paths.home);
    await waitForPage(page);
    const nextDueIds = getNextDueIds(((await (await appeals).json()) as { items: Appeal[] }).items);
    const links = getTasks(page, messages).getByRole("listitem").getByRole("link");
    const getHrefs = async (): Promise<string[]> =>
      Promise.all((await links.all()).map(async (link) => withoutLanguage((await link.getAttribute("href")) ?? "")));
    await waitForExpect(getHrefs).toEqual([
      paths.paymentObligations,
      ...nextDueIds.map((id) => getHref("appeal", { id })),
      paths.notifications,
    ]);
    expect(await getTasks(page, messages).getByText(messages["messages.needsDocument"]).count()).toBe(1);
    await getTasks(page, messages)
      .getByRole("listitem")
      .filter({ has: page.locator(`[href$="${getHref("appeal", { id: "365" })}"]`) })
      .getByText(messages["tasks.answerLate"].split(":")[0] ?? "")
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await links.first().click();
    await getPageHeading(page, messages["page.paymentObligations.title"]).waitFor();
  },
);

test("shows the appeal that waits for a document also when ten newer ones are decided", async () => {
  const messages = messagesByLanguage.en;
  const { appeals } = portal.backend.state;
  const decided = appeals.find(({ number }) => number.endsWith("-00417"))!;
  for (let index = 0; index < 10; index += 1)
    appeals.push({
      ...decided,
      id: 9000 + index,
      number: `2026-0900${index}`,
      steps: decided.steps.map((step) => ({ ...step, at: Date.now() })),
    });
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.home);
  await getTasks(page, messages).getByText(messages["messages.needsDocument"]).waitFor();
});

test.for([
  [10, 1],
  [240, 0],
] as const)("says that nothing is waiting only when it has read all of %i decided appeals", async ([total, count]) => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.route(/\/api\/(appeals|drafts|payments\/obligations)(\?|$)/, async (route) => {
    if (!route.request().url().includes("/appeals"))
      return route.fulfill({ json: { items: [], total: 0, page: 1, perPage: 100 } });
    const item = {
      kind: "COMPLAINT",
      status: "REFUSED",
      serviceType: "Complaint",
      appealDate: "2026-02-09T10:12:00+04:00",
    };
    const items = Array.from({ length: 10 }, (_, id) => ({ ...item, id, appealNumber: `2026-0041${id}` }));
    return route.fulfill({ json: { items, total, page: 1, perPage: 10 } });
  });
  // The card of the unread notifications would be there instead of the sentence.
  await page.route(/\/api\/notification\/count/, (route) => route.fulfill({ json: 0 }));
  await page.goto(paths.home);
  await waitForPage(page);
  const tasks = getTasks(page, messages);
  await tasks.getByRole("link", { name: messages["page.appeals.title"] }).waitFor();
  await tasks.getByText(messages["state.loading"]).waitFor({ state: "detached" });
  await waitForExpect(() => tasks.getByText(messages["tasks.nothing"]).count()).toBe(count);
});

test("does not say that nothing is waiting when the payments could not be read", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /500/ });
  let paymentRequests = 0;
  await page.route(/\/api\/(appeals|drafts|payments\/obligations)(\?|$)/, (route) => {
    if (!route.request().url().includes("/payments"))
      return route.fulfill({ json: { items: [], total: 0, page: 1, perPage: 100 } });
    paymentRequests += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.route(/\/api\/notification\/count/, (route) => route.fulfill({ json: 0 }));
  await page.goto(paths.home);
  const tasks = getTasks(page, messages);
  await tasks.getByText(messages["state.loading"]).waitFor({ state: "attached" });
  await waitForExpect(() => paymentRequests).toBe(3);
  await tasks.getByText(messages["state.loading"]).waitFor({ state: "detached" });
  expect(await tasks.getByText(messages["tasks.nothing"]).count()).toBe(0);
});

test("shows the payments after a while, although the appeals never arrive", async () => {
  const messages = messagesByLanguage.az;
  const { page } = await portal.newVisitor({ as: "citizen", language: "az" });
  await page.clock.install();
  await page.route(/\/api\/appeals\?/, () => undefined);
  await page.goto(paths.home);
  const tasks = getTasks(page, messages);
  await tasks.getByText(messages["state.loading"]).waitFor({ state: "attached" });
  await page.clock.fastForward(6000);
  await tasks.getByRole("link", { name: /71,00/ }).waitFor();
});

test("lists drafts above the appeals, and deletes one after a confirmation, with the keyboard", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await beginComplaint(page, "en");
  await page.goto(paths.appeals);
  const drafts = getDrafts(page, messages);
  await drafts.getByRole("link", { name: messages["page.complaint.title"] }).waitFor();
  await drafts.getByText(messages["draft.step"].replace("{step}", messages["apply.answers"])).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const deleteButton = drafts.getByRole("button", { name: messages["draft.delete"] });
  const dialog = page.getByRole("dialog");
  await tabTo(page, deleteButton);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: messages["draft.delete.no"], exact: true }).click();
  await waitForExpect(() => hasFocus(deleteButton)).toBe(true);
  expect(isOnServer("complaint")).toBe(true);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: messages["draft.delete.yes"], exact: true }).click();
  await drafts.waitFor({ state: "detached" });
  expect(isOnServer("complaint")).toBe(false);
  await page.getByText(messages["draft.deleted"], { exact: true }).first().waitFor();

  await page.goto(paths.complaint);
  await waitForExpect(() => getComplaintText(page, messages).inputValue()).toBe("");
});

test("keeps the draft of this tab when the server has no drafts, and says where it is", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  for (const operationId of ["readDraft", "keepDraft", "listDrafts"] as const)
    portal.backend.state.faults.push({ operationId, status: 404, times: 100, delaySeconds: 0 });
  await page.goto(paths.complaint);
  await getComplaintText(page, messages).fill(text);
  await page.getByText(messages["draft.savedOnDevice"]).waitFor();
  await page.goto(paths.appeals);
  await getDrafts(page, messages).getByText(messages["draft.onlyHere"]).waitFor();
  await getDrafts(page, messages).getByRole("link", { name: messages["page.complaint.title"] }).click();
  await waitForExpect(() => getComplaintText(page, messages).inputValue()).toBe(text);
});

test("shows an organisation without personal sections only what it can open", async () => {
  const messages = messagesByLanguage.en;
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  await page.goto(paths.home);
  await waitForPage(page);
  await getTasks(page, messages).waitFor();
  const readPaths = async (): Promise<string[]> => {
    const links = getTasks(page, messages).getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    return hrefs.map(withoutLanguage);
  };
  await waitForExpect(readPaths).toContain(paths.notifications);
  const otherPaths = (await readPaths()).filter((path) => path !== paths.notifications && path !== paths.personalInfo);
  expect(otherPaths).toEqual([]);
});
