import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { localizedText, translate } from "../../mocks/store/localizedText.ts";
import { matchesQuery } from "../../mocks/store/searchIndex.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import { expectErrorSummary, getSubmitButton } from "./support/accountForms.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getToasts, hasFocus } from "./support/locators.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();
const englishMessages = messagesByLanguage.en;

const getMain = (page: Page) => page.getByRole("main");
const getHeading = (page: Page, level: 1 | 2, name: string | RegExp) =>
  getMain(page).getByRole("heading", { level, name });
const clickButton = (page: Page, name: string) => getMain(page).getByRole("button", { name, exact: true }).click();
const addedFileText = englishMessages["attachment.uploaded"].replace("{size}", "142 bytes");
const latestAppeal = () => portal.backend.state.appeals.at(-1);

/** Valid answers of the application for an export certificate, which requires a file. */
const exportAnswers = { productName: "Nar", goodsCode: "2009", destination: "DE", weight: 1, shippedAt: "2027-01-20" };

/** Fills in a suggestion in English and continues to its documents. */
async function openDocumentsStep(page: Page): Promise<void> {
  await page.goto(paths.suggestion);
  await page.getByLabel(englishMessages["form.suggestion.subject.label"]).fill("Scales");
  await page.getByLabel(englishMessages["form.suggestion.text.label"]).fill("One more pair.");
  await clickButton(page, englishMessages["apply.continue"]);
  await getHeading(page, 2, englishMessages["apply.documents"]).waitFor();
}

test.for(selectCases(testedLanguages))(
  "filters the list of services and shows the details of a service, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    const word = translate(localizedText("sertifikat", "сертификат", "certificate"), language);
    await page.goto(paths.eServices);
    await getHeading(page, 1, messages["page.eServices.title"]).waitFor();
    await page.getByLabel(messages["list.services.filter.word"]).fill(word);
    await page
      .getByLabel(messages["list.services.filter.competitionQualityType"])
      .selectOption({ label: messages["service.type.2"] });
    await clickButton(page, messages["list.apply"]);
    await waitForExpect(() => page.url()).toContain("competitionQualityType=2");
    const foundServices = services.filter(
      ({ type, portal: portalOfService, title, summary }) =>
        type === "E_SERVICE" &&
        portalOfService === "2" &&
        matchesQuery(word, translate(title, language), translate(summary, language)),
    );
    expect(foundServices.length).toBeGreaterThan(0);
    await waitForExpect(() => getMain(page).getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      ...foundServices.map(({ title }) => translate(title, language)),
      messages["services.other"],
    ]);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.goto(getHref("eService", { id: "101" }));
    for (const sectionId of ["service.summary", "service.steps", "service.documents", "service.law"] as const)
      await getHeading(page, 2, messages[sectionId]).waitFor();
    const title = (await getHeading(page, 1, /./).innerText()).split("\n")[0] ?? "";
    await waitForExpect(() => page.title()).toContain(title);
    expect(await page.getByRole("navigation", { name: messages["breadcrumb.label"] }).innerText()).toContain(title);
    expect(
      await getMain(page).getByRole("link", { name: messages["link.external"] }).first().getAttribute("href"),
    ).toMatch(/^https:/);
    await getMain(page).getByText(messages["service.applySignIn"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("links to the other site that provides a service, and shows an empty state for an unknown service", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /404/ });
  await page.goto(getHref("eService", { id: "111" }));
  const link = getMain(page).getByRole("link", {
    name: englishMessages["service.elsewhere"].replace("{site}", "e-gov.az"),
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  // The link leads to the page of the service, not to the front page of the site.
  expect(new URL((await link.getAttribute("href")) ?? "").pathname).not.toBe("/");
  // So do the laws: to their texts.
  const laws = getMain(page).getByRole("region", { name: englishMessages["service.law"] }).getByRole("link");
  expect(await laws.count()).toBeGreaterThan(0);
  for (const law of await laws.all())
    expect(new URL((await law.getAttribute("href")) ?? "").pathname.length).toBeGreaterThan(5);
  await getMain(page)
    .getByText(englishMessages["service.elsewhereText"].replace("{site}", "e-Government (e-gov.az)"))
    .waitFor();
  await page.goto(getHref("eService", { id: "nothing" }));
  await getHeading(page, 2, englishMessages["service.notFound"]).waitFor();
});

test("stores no draft of an untouched form, and does not mark an optional checkbox as invalid", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.clock.install();
  await page.goto(getHref("apply", { id: "101" }));
  await page.getByRole("checkbox").waitFor();
  // Longer than the form polls for autofilled values.
  await page.clock.runFor(3000);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
  await clickButton(page, englishMessages["apply.continue"]);
  await page.getByRole("group", { name: englishMessages["form.problem"] }).getByRole("link").first().waitFor();
  expect(await page.getByRole("checkbox").getAttribute("aria-invalid")).toBeNull();
});

test("leads back to answers that were emptied when the browser goes forward", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.suggestion);
  const text = getMain(page).getByRole("textbox", { name: englishMessages["form.suggestion.text.label"] });
  await getMain(page)
    .getByRole("textbox", { name: englishMessages["form.suggestion.subject.label"] })
    .fill("Opening hours");
  await text.fill("Open on Saturdays");
  await getSubmitButton(page).click();
  await getHeading(page, 2, englishMessages["apply.documents"]).waitFor();
  await page.goBack();
  await text.fill("");
  await page.goForward();
  await expectErrorSummary(page, "en", [englishMessages["form.suggestion.text.required"]]);
  await text.fill("Open on Sundays");
  await getSubmitButton(page).click();
  await getHeading(page, 2, englishMessages["apply.documents"]).waitFor();
});

test("opens the last step only with all files, also by Back of the browser and from the list of drafts", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const documentsHeading = getHeading(page, 2, englishMessages["apply.documents"]);
  const checkHeading = getHeading(page, 2, englishMessages["apply.check"]);
  const input = page.locator("input[type=file]");
  const uploadRequest = Promise.withResolvers<Route>();
  await openDocumentsStep(page);
  await clickButton(page, englishMessages["apply.continue"]);
  await checkHeading.waitFor();
  await clickButton(page, englishMessages["apply.changeDocuments"]);
  await documentsHeading.waitFor();
  await page.route("**/api/documents*", (route) => uploadRequest.resolve(route), { times: 1 });
  await input.setInputFiles(pdfFile("scales.pdf"));
  const heldUpload = await uploadRequest.promise;
  await page.goBack();
  await getMain(page).getByText(englishMessages["attachment.unfinished"]).waitFor();
  expect(await checkHeading.count()).toBe(0);
  await heldUpload.continue();
  await getMain(page).getByText(addedFileText, { exact: true }).waitFor();
  expect(await checkHeading.count()).toBe(0);
  await clickButton(page, englishMessages["apply.continue"]);
  await waitForExpect(() => hasFocus(checkHeading)).toBe(true);
  await getMain(page).getByText("scales.pdf").waitFor();

  // The server has deleted the file of a draft, without which the service cannot be applied for. The same file takes its place.
  const { backend } = portal;
  const protocol = pdfFile("protocol.pdf");
  backend.state.drafts.push({
    accountId: findAccount(backend, "citizen").id,
    formKey: "service-101",
    data: {
      answers: exportAnswers,
      files: [{ documentId: 999_999, fileName: protocol.name, size: protocol.buffer.length }],
      step: "check",
    },
    updatedAt: backend.now(),
  });
  await page.goto(`${getHref("apply", { id: "101" })}?step=check`);
  await getMain(page).getByText(englishMessages["attachment.unfinished"]).waitFor();
  const deletedText = englishMessages["attachment.deleted"].replace("{size} · ", "");
  await getMain(page).getByRole("listitem").getByText(deletedText).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await input.setInputFiles(protocol);
  await getMain(page).getByText(addedFileText, { exact: true }).waitFor();
  expect(await checkHeading.count()).toBe(0);
  await clickButton(page, englishMessages["apply.continue"]);
  await checkHeading.waitFor();
});

test("goes on without a required file when the server takes none yet", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  await page.route("**/api/documents*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
  );
  const { backend } = portal;
  backend.state.drafts.push({
    accountId: findAccount(backend, "citizen").id,
    formKey: "service-101",
    data: { answers: exportAnswers, step: "documents" },
    updatedAt: backend.now(),
  });
  await page.goto(`${getHref("apply", { id: "101" })}?step=documents`);
  await clickButton(page, englishMessages["apply.continue"]);
  await getMain(page).getByText(englishMessages["attachment.required"]).waitFor();
  await page.locator("input[type=file]").setInputFiles(pdfFile("a.pdf"));
  await getMain(page).getByRole("list").getByText(englishMessages["attachment.missing"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: `${englishMessages["attachment.remove"]} a.pdf` }).click();
  await clickButton(page, englishMessages["apply.continue"]);
  await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
});

test("uploads a failed file again, and cancels an upload in progress", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /401|503/ });
  await openDocumentsStep(page);
  const steps = getMain(page).getByRole("list", { name: englishMessages["apply.steps"] }).getByRole("listitem");
  expect(await steps.allInnerTexts()).toEqual([
    expect.stringContaining(englishMessages["apply.answers"]),
    expect.stringContaining(englishMessages["apply.documents"]),
    expect.stringContaining(englishMessages["apply.check"]),
  ]);
  expect(await steps.and(page.locator("[aria-current=step]")).innerText()).toContain(
    englishMessages["apply.documents"],
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);
  portal.backend.state.faults.push({ operationId: "uploadDocument", status: 503, times: 1, delaySeconds: 0 });
  await page.locator("input[type=file]").setInputFiles(pdfFile("a.pdf"));
  // The access token expires in between: it is refreshed, and the upload is repeated.
  await page.getByRole("button", { name: `${englishMessages["action.tryAgain"]} a.pdf` }).waitFor();
  expireTokens(portal.backend, "access");
  await page.getByRole("button", { name: `${englishMessages["action.tryAgain"]} a.pdf` }).click();
  await getMain(page).getByText(addedFileText, { exact: true }).waitFor();
  portal.backend.state.faults.push({ operationId: "uploadDocument", status: 200, times: 1, delaySeconds: 5 });
  await page.locator("input[type=file]").setInputFiles(pdfFile("b.pdf"));
  await clickButton(page, englishMessages["apply.continue"]);
  await getMain(page).getByText(englishMessages["attachment.unfinished"]).waitFor();
  await page.getByRole("button", { name: `${englishMessages["attachment.cancel"]} b.pdf` }).click();
  expect(await page.getByText("b.pdf").count()).toBe(0);
  await clickButton(page, englishMessages["apply.continue"]);
  await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
});

test("asks before a page is left while a file is being sent, and lists afterwards the file that was not sent", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const dialog = page.getByRole("dialog", { name: englishMessages["attachment.leave"] });
  const input = page.locator("input[type=file]");
  const lostFile = getMain(page).getByText(englishMessages["attachment.lost"].replace("{size} · ", ""));
  const requests = [Promise.withResolvers<Route>(), Promise.withResolvers<Route>()];
  let requestCount = 0;
  await openDocumentsStep(page);
  await page.route("**/api/documents*", (route) => requests[requestCount++]?.resolve(route), { times: 2 });
  await input.setInputFiles(pdfFile("a.pdf"));
  await requests[0]?.promise;
  await page.reload();
  await lostFile.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await clickButton(page, englishMessages["apply.continue"]);
  await getMain(page).getByText(englishMessages["attachment.unfinished"]).waitFor();
  await waitForExpect(() => hasFocus(input)).toBe(true);

  await input.setInputFiles(pdfFile("a.pdf"));
  await requests[1]?.promise;
  expect(await lostFile.count()).toBe(0);
  const link = page.getByRole("banner").getByRole("link", { name: englishMessages["page.faq.title"] });
  await link.click();
  await dialog.getByRole("button", { name: englishMessages["form.leaveNo"], exact: true }).click();
  await waitForExpect(() => dialog.count()).toBe(0);
  await getMain(page).getByText("a.pdf").first().waitFor();
  await link.click();
  await dialog.getByRole("button", { name: englishMessages["form.leaveYes"], exact: true }).click();
  await getHeading(page, 1, englishMessages["page.faq.title"]).waitFor();
  await page.goto(`${paths.suggestion}?step=documents`);
  await getHeading(page, 2, englishMessages["apply.documents"]).waitFor();
  expect(await getMain(page).getByText("a.pdf").count()).toBe(0);
});

test("announces the file whose upload has just ended, and keeps the focus at a file that is sent again", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  await openDocumentsStep(page);
  const input = page.locator("input[type=file]");
  const status = (text: string | RegExp) => getMain(page).getByRole("status").filter({ hasText: text });
  const firstRequest = Promise.withResolvers<Route>();
  await page.route("**/api/documents*", (route) => firstRequest.resolve(route), { times: 1 });
  await input.setInputFiles(pdfFile("one.pdf"));
  const heldUpload = await firstRequest.promise;
  await input.setInputFiles(pdfFile("two.pdf"));
  await status(`two.pdf: ${addedFileText}`).waitFor();
  await heldUpload.fulfill({ status: 503, json: { message: "Later" } });
  await status(/^one\.pdf: /).waitFor();

  await page.getByRole("button", { name: `${englishMessages["action.tryAgain"]} one.pdf` }).press("Enter");
  await status(`one.pdf: ${addedFileText}`).waitFor();
  expect(await hasFocus(page.getByRole("button", { name: `${englishMessages["attachment.remove"]} one.pdf` }))).toBe(
    true,
  );
});

test("reports the outcome to a person who has left the form of an appeal, and keeps the draft of one that was not sent", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  const { backend } = portal;
  const hasDraft = (): boolean => backend.state.drafts.some(({ formKey }) => formKey === "suggestion");
  const toasts = getToasts(page, "en");
  const drafts = getMain(page).getByRole("region", { name: englishMessages["draft.list"] });
  const draftLink = drafts.getByRole("link", { name: englishMessages["page.suggestion.title"] });
  /** Submits the suggestion and opens the list of appeals before the response. Returns the request. */
  const submitAndLeave = async (): Promise<Route> => {
    const request = Promise.withResolvers<Route>();
    await page.route(
      ({ pathname }) => pathname === "/api/appeals",
      (route) => request.resolve(route),
      { times: 1 },
    );
    await clickButton(page, englishMessages["apply.send"]);
    const heldRequest = await request.promise;
    await page
      .getByRole("navigation", { name: englishMessages["breadcrumb.label"] })
      .getByRole("link", { name: englishMessages["page.appeals.title"] })
      .click();
    await draftLink.waitFor();
    return heldRequest;
  };
  await openDocumentsStep(page);
  await clickButton(page, englishMessages["apply.continue"]);
  await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
  await waitForExpect(hasDraft).toBe(true);
  const failingRequest = await submitAndLeave();
  await failingRequest.fulfill({ status: 503, json: { message: "Tonight." } });
  await toasts.getByText(englishMessages["form.notSentReason"].replace("{reason}", "Tonight.")).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await draftLink.click();
  await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
  const request = await submitAndLeave();
  await request.continue();
  await toasts.getByText(englishMessages["appeal.sent"]).waitFor();
  await drafts.waitFor({ state: "detached" });
  expect(latestAppeal()).toMatchObject({ kind: "SUGGESTION", subject: "Scales" });
  expect(hasDraft()).toBe(false);
});

test("sends an appeal again with the same idempotency key after a refusal and a lost response, and registers it once", async () => {
  const { page } = await portal.newVisitor({
    as: "representative",
    language: "en",
    expectedConsoleErrors: /503|ERR_/,
  });
  const { length: appealCount } = portal.backend.state.appeals;
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/appeals")
      keys.push(request.headers()["idempotency-key"]);
  });
  await page.goto(paths.complaint);
  await page
    .getByRole("dialog")
    .getByLabel(/Xəzər Süd/)
    .check();
  await page.getByRole("dialog").getByRole("button", { name: englishMessages["account.apply"] }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByLabel(englishMessages["form.complaint.category.label"]).selectOption("CHEATING");
  await page.getByLabel(englishMessages["form.complaint.subject.label"]).fill("Short weight");
  await page
    .getByLabel(englishMessages["form.complaint.text.label"])
    .fill("Two kilos were 1.7.\nI weighed them at home.");
  await page.getByLabel(englishMessages["form.complaint.counterparty.name.label"]).fill("Stall 14");
  await clickButton(page, englishMessages["apply.continue"]);
  await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
  await getMain(page)
    .getByText(/Xəzər Süd/)
    .waitFor();
  portal.backend.state.faults.push({ operationId: "sendAppeal", status: 503, times: 1, delaySeconds: 0 });
  await clickButton(page, englishMessages["apply.send"]);
  await expectErrorSummary(page, "en", [], "apply.rejected");
  expect(await getHeading(page, 2, englishMessages["apply.rejected"]).getAttribute("aria-describedby")).not.toBeNull();
  await getMain(page).getByText(englishMessages["form.kept"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // The service registers it, and its response is lost.
  const loseResponse = async (route: Route): Promise<void> => {
    await fetchWithRetry(route);
    await route.abort();
  };
  await page.route("**/api/appeals?*", loseResponse);
  await clickButton(page, englishMessages["apply.send"]);
  await waitForExpect(() => portal.backend.state.appeals.length).toBe(appealCount + 1);
  await expectErrorSummary(page, "en", [], "form.unanswered");
  await getMain(page).getByText(englishMessages["form.kept"]).waitFor();
  await page.unroute("**/api/appeals?*", loseResponse);
  await page.reload();
  await clickButton(page, englishMessages["apply.send"]);
  await page.waitForURL("**/receipt");
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(portal.backend.state.appeals).toHaveLength(appealCount + 1);
  expect(latestAppeal()).toMatchObject({ kind: "COMPLAINT", category: "CHEATING", counterparty: { name: "Stall 14" } });
});

test("gives the reasons why a case was not accepted in the language that is chosen afterwards, and keeps the focus", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /422/ });
  const messages = messagesByLanguage.ru;
  await page.route(
    ({ pathname }) => pathname === "/api/appeals",
    (route) =>
      route.fulfill({ status: 422, json: { fields: [{ field: "subject", message: "Another subject, please." }] } }),
  );
  await openDocumentsStep(page);
  await clickButton(page, englishMessages["apply.continue"]);
  await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
  await clickButton(page, englishMessages["apply.send"]);
  await getMain(page).getByText("Another subject, please.").waitFor();
  const russian = page.getByRole("banner").getByRole("button", { name: "Русский" });
  await russian.click();
  const reason = `${messages["form.suggestion.subject.label"]}: ${messages["invalid.other"]}`;
  const link = getMain(page).getByRole("link", { name: reason });
  await link.waitFor();
  expect(await getMain(page).getByText("Another subject, please.").count()).toBe(0);
  expect(await hasFocus(russian)).toBe(true);
  await link.click();
  await expectErrorSummary(page, "ru", [reason]);
});

test("leads from the last step to the values and the files that were not accepted, and says there why", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /422/ });
  const errors = { subject: "Another subject, please.", documentIds: "The file is gone." };
  await page.route(
    ({ pathname }) => pathname === "/api/appeals",
    (route) =>
      route.fulfill({
        status: 422,
        json: { fields: Object.entries(errors).map(([field, message]) => ({ field, message })) },
      }),
    { times: 1 },
  );
  const label = englishMessages["form.suggestion.subject.label"];
  const subjectError = `${label}: ${errors.subject}`;
  const filesError = `${englishMessages["apply.documents"]}: ${errors.documentIds}`;
  const openReview = async (): Promise<void> => {
    await clickButton(page, englishMessages["apply.continue"]);
    await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
  };
  await openDocumentsStep(page);
  await openReview();
  await clickButton(page, englishMessages["apply.send"]);
  await expectErrorSummary(page, "en", [subjectError, filesError], "apply.rejected");
  await getMain(page).getByRole("link", { name: filesError }).click();
  await waitForExpect(() => hasFocus(page.locator("input[type=file]"))).toBe(true);
  await getMain(page).getByText(errors.documentIds).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await openReview();
  await getMain(page).getByRole("link", { name: subjectError }).click();
  await expectErrorSummary(page, "en", [subjectError]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const subject = getMain(page).getByLabel(label);
  expect(await subject.getAttribute("aria-invalid")).toBe("true");
  await subject.fill("Scales in markets");
  await waitForExpect(() => subject.getAttribute("aria-invalid")).toBeNull();
  await clickButton(page, englishMessages["apply.continue"]);
  await openReview();
  expect(await getHeading(page, 2, englishMessages["apply.rejected"]).count()).toBe(0);
  await clickButton(page, englishMessages["apply.send"]);
  await page.waitForURL("**/receipt");
  expect(latestAppeal()).toMatchObject({ kind: "SUGGESTION", subject: "Scales in markets" });
});

test("shows the number of a case that was received although the case cannot be read afterwards", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /ERR_/ });
  await page.route(
    ({ pathname }) => /^\/api\/appeals\/\d+$/.test(pathname),
    (route) => route.abort("connectionfailed"),
  );
  await openDocumentsStep(page);
  await clickButton(page, englishMessages["apply.continue"]);
  await getHeading(page, 2, englishMessages["apply.check"]).waitFor();
  await clickButton(page, englishMessages["apply.send"]);
  await getHeading(page, 1, englishMessages["appeal.sent"]).waitFor();
  await getMain(page).getByText(englishMessages["state.notLoaded"]).waitFor();
  const number = getMain(page).getByText(latestAppeal()!.number, { exact: true });
  expect(await number.innerText()).toBe(latestAppeal()!.number);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.unrouteAll();
  await clickButton(page, englishMessages["action.tryAgain"]);
  await getMain(page).getByRole("button", { name: englishMessages["receipt.copy"] }).waitFor();
  expect(await number.count()).toBe(1);
});

test("says on the confirmation of a case what happens next, until the case is decided", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  for (const [id, sections] of [
    ["481", 1],
    ["417", 0],
  ] as const) {
    await page.goto(getHref("appealReceipt", { id }));
    await getHeading(page, 2, englishMessages["appeal.summary"]).waitFor();
    expect(await getHeading(page, 2, englishMessages["receipt.next"]).count(), id).toBe(sections);
  }
});

test("says that the number of an appeal could not be copied where the browser has no clipboard, as without HTTPS", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appealReceipt", { id: "481" }));
  await getMain(page).getByRole("button", { name: englishMessages["receipt.copy"] }).waitFor();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await clickButton(page, englishMessages["receipt.copy"]);
  await getToasts(page, "en").getByText(englishMessages["receipt.copyFailed"]).waitFor();
});

test.for(selectCases(testedLanguages))(
  "lists the user's appeals with their status, filtered and sorted, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.appeals);
    const table = getMain(page).getByRole("table");
    await table.getByRole("link", { name: /-00481$/ }).waitFor();
    const serviceTitle = services.find(({ id }) => String(id) === "101")?.title ?? { az: "" };
    await table
      .getByRole("row")
      .filter({ hasText: /-00481/ })
      .getByText(translate(serviceTitle, language))
      .waitFor();
    await table.getByText(messages["status.COMPLAINT.withdrawn"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel(messages["list.appeals.filter.status"]).selectOption("REFUSED");
    await clickButton(page, messages["list.apply"]);
    // An application is refused, a complaint is not upheld.
    await waitForExpect(() => table.getByText(messages["status.REFUSED"]).count()).toBe(1);
    await waitForExpect(() => table.getByText(messages["status.COMPLAINT.REFUSED"]).count()).toBe(1);
    await table.getByRole("button", { name: messages["list.appeals.appealDate"] }).click();
    await waitForExpect(() => table.getByRole("rowheader").allInnerTexts()).toEqual([
      expect.stringMatching(/-00385/),
      expect.stringMatching(/-00417/),
    ]);
  },
);

test("finds a case by its number, with one click from a document that belongs to it", async () => {
  const { number = "" } = portal.backend.state.appeals.find(({ id }) => id === 481) ?? {};
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.documents);
  await getMain(page)
    .getByRole("row")
    .filter({ hasText: "Sınaq protokolu" })
    .getByRole("link", { name: englishMessages["appeal.title"].replace("{number}", number) })
    .click();
  await getHeading(page, 1, englishMessages["page.appeals.title"]).waitFor();
  await waitForExpect(() => getMain(page).getByRole("rowheader").allInnerTexts()).toEqual([number]);
  const field = getMain(page).getByLabel(englishMessages["list.appeals.filter.word"]);
  expect(await field.inputValue()).toBe(number);
  await field.fill("suggestion");
  await clickButton(page, englishMessages["list.apply"]);
  await waitForExpect(() => getMain(page).getByRole("rowheader").allInnerTexts()).not.toContain(number);
  await waitForExpect(() => getMain(page).getByRole("rowheader").count()).toBeGreaterThan(0);
});

test("shows an unknown status as the backend sent it", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.route("**/api/appeals?*", async (route) => {
    const response = await fetchWithRetry(route);
    const list = (await response.json()) as { items: { status: string }[] };
    const unknownStatuses = ["InProcess", "SENT_TO_THE_COURT"];
    await route.fulfill({
      response,
      json: {
        ...list,
        items: list.items.map((item, index) => ({ ...item, status: unknownStatuses[index] ?? item.status })),
      },
    });
  });
  await page.goto(paths.appeals);
  const rows = getMain(page).getByRole("row");
  await rows.nth(1).getByText(englishMessages["status.IN_PROCESS"]).waitFor();
  await rows.nth(2).getByText("SENT_TO_THE_COURT").waitFor();
});

test("shows the answers of a case whose service is no longer in the catalogue, also a ticked box", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  portal.backend.state.appeals.find(({ id }) => id === 481)!.answers = { productName: "Nar", fragile: true };
  portal.backend.state.faults.push({ operationId: "readService", status: 404, times: 9, delaySeconds: 0 });
  await page.goto(getHref("appeal", { id: "481" }));
  const content = getMain(page).getByRole("region", { name: englishMessages["appeal.content"] });
  await waitForExpect(() => content.getByRole("definition").allInnerTexts()).toEqual([
    "Nar",
    englishMessages["apply.yes"],
  ]);
});

test("names the type, size, date and language of a file of a case", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appeal", { id: "481" }));
  await getMain(page)
    .getByRole("listitem")
    .filter({ hasText: "Sınaq protokolu" })
    .getByText(/^PDF · .+ · .+ · Azerbaijani$/)
    .waitFor();
});

test("corrects an appeal, and does not overwrite what was changed elsewhere meanwhile", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /412/ });
  const appeal = portal.backend.state.appeals.find(({ id }) => id === 402);
  await page.goto(getHref("appeal", { id: "402" }));
  await getMain(page).getByRole("link", { name: englishMessages["appeal.correct"] }).click();
  const field = (name: "subject" | "text") =>
    getMain(page).getByLabel(englishMessages[`form.suggestion.${name}.label`], { exact: true });
  await waitForExpect(() => field("subject").inputValue()).toBe(appeal?.subject);
  await getMain(page).getByText(englishMessages["correction.files"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await field("text").fill("Scales on both sides.");
  Object.assign(appeal ?? {}, { subject: "From another tab" });
  await clickButton(page, englishMessages["correction.send"]);
  await waitForExpect(() => field("subject").inputValue()).toBe("From another tab");
  expect(await field("text").inputValue()).toBe("Scales on both sides.");
  await clickButton(page, englishMessages["correction.send"]);
  await getMain(page).getByText(englishMessages["appeal.corrected"]).waitFor();
  expect(appeal).toMatchObject({ subject: "From another tab", text: "Scales on both sides." });
});

test("corrects an appeal after the language was changed and changed back", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appealCorrection", { id: "402" }));
  for (const language of ["ru", "en"] as const) {
    await page
      .getByRole("banner")
      .getByRole("button", { name: language === "ru" ? "Русский" : "English" })
      .click();
    await getMain(page).getByText(messagesByLanguage[language]["correction.files"]).waitFor();
  }
  await getMain(page).getByLabel(englishMessages["form.suggestion.text.label"], { exact: true }).fill("Both scales.");
  await clickButton(page, englishMessages["correction.send"]);
  await getMain(page).getByText(englishMessages["appeal.corrected"]).waitFor();
});

test("says that an application cannot be corrected on the portal when its service is no longer in the catalogue", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /404/ });
  const application = portal.backend.state.appeals.find(({ id }) => id === 481)!;
  application.steps = application.steps.slice(0, 1);
  portal.backend.state.faults.push({ operationId: "readService", status: 404, times: 9, delaySeconds: 0 });
  await page.goto(getHref("appealCorrection", { id: "481" }));
  await getHeading(page, 2, englishMessages["correction.noForm"]).waitFor();
  expect(await getMain(page).getByText(englishMessages["appeal.notFound"]).count()).toBe(0);
});

test.for([
  ["withdrawn", "398", "correction.withdrawnText"],
  ["decided", "390", "correction.decidedText"],
  ["taken up", "481", "correction.closedText"],
] as const)("says why a case that is %s can no longer be corrected", async ([, id, textId]) => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appealCorrection", { id }));
  await getHeading(page, 2, englishMessages["correction.closed"]).waitFor();
  await getMain(page).getByText(englishMessages[textId]).waitFor();
});

test("keeps the lines of a reason among the stages of a case", async () => {
  const reason = "1. Möhür yoxdur.\n2. İmza yoxdur.";
  portal.backend.state.appeals.find(({ id }) => id === 385)!.steps.at(-1)!.note = localizedText(reason);
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appeal", { id: "385" }));
  expect(await getMain(page).locator("bdi", { hasText: "1. Möhür" }).innerText()).toBe(reason);
});

test("says that an answer is late, and not that it will come on a day that has passed", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appeal", { id: "365" }));
  await getMain(page)
    .getByText(englishMessages["appeal.late"].split("{date}")[1] ?? "")
    .waitFor();
  expect(await getMain(page).getByRole("button", { name: englishMessages["calendar.add"] }).count()).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goto(`${paths.appeals}?sort=appealDate.asc`);
  const getChip = (number: RegExp) =>
    getMain(page).getByRole("row", { name: number }).getByText(englishMessages["due.passed"]);
  await getChip(/-00365/).waitFor();
  // Decided.
  expect(await getChip(/-00385/).count()).toBe(0);
});

test("withdraws an appeal only after a confirmation", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("appeal", { id: "481" }));
  const dueDate = getMain(page).getByRole("term").filter({ hasText: englishMessages["appeal.dueDate"] });
  await dueDate.waitFor();
  await getMain(page).getByText(englishMessages["messages.needsDocument"]).waitFor();
  await clickButton(page, englishMessages["appeal.withdraw"]);
  await page.getByRole("dialog").getByRole("button", { name: englishMessages["appeal.withdraw.no"] }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await clickButton(page, englishMessages["appeal.withdraw"]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: englishMessages["appeal.withdraw.yes"] }).click();
  await getMain(page).getByText(englishMessages["status.withdrawn.next"]).waitFor();
  await waitForExpect(() =>
    getMain(page).getByRole("button", { name: englishMessages["appeal.withdraw"] }).count(),
  ).toBe(0);
  expect(portal.backend.state.requestCounts.withdrawAppeal).toBe(1);
  // Nobody answers a withdrawn appeal, or waits for its document.
  expect(await dueDate.count()).toBe(0);
  await getHeading(page, 2, englishMessages["messages.title"]).waitFor();
  expect(await getMain(page).getByText(englishMessages["messages.needsDocument"]).count()).toBe(0);
  await page.goto(paths.appeals);
  await getMain(page)
    .getByRole("row", { name: /-00481/ })
    .getByRole("cell", { name: "–", exact: true })
    .waitFor();
});

test("shows the decision of an appeal that cannot be withdrawn any more", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /409/ });
  const withdraw = getMain(page).getByRole("button", { name: englishMessages["appeal.withdraw"] });
  await page.goto(getHref("appeal", { id: "481" }));
  await withdraw.click();
  // Decided while the question is open, without a message in the feed.
  portal.backend.state.appeals
    .find(({ id }) => id === 481)
    ?.steps.push({ status: "REFUSED", at: portal.backend.now() });
  await page.getByRole("dialog").getByRole("button", { name: englishMessages["appeal.withdraw.yes"] }).click();
  await getMain(page).getByText(englishMessages["status.REFUSED.next"]).waitFor();
  await waitForExpect(() => withdraw.count()).toBe(0);
  await getToasts(page, "en").getByText("This case is already closed and can no longer be withdrawn.").waitFor();
});

test("hides the appeals of others, and shows empty states without appeals and documents", async () => {
  const { page } = await portal.newVisitor({ as: "admin", language: "en", expectedConsoleErrors: /404/ });
  for (const id of ["481", "nonsense"]) {
    await page.goto(getHref("appeal", { id }));
    await getHeading(page, 2, englishMessages["appeal.notFound"]).waitFor();
  }
  await page.goto(paths.appeals);
  await getHeading(page, 2, englishMessages["empty.appeals"]).waitFor();
  await page.goto(paths.documents);
  await getHeading(page, 2, englishMessages["empty.documents"]).waitFor();
});

test("reports an invalid date and keeps it, formats a valid one on blur, and restores both after a reload", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("apply", { id: "101" }));
  const day = getMain(page).getByLabel("Date of shipment");
  await day.fill("31.2.2027");
  await clickButton(page, englishMessages["apply.continue"]);
  await page
    .getByRole("group", { name: englishMessages["form.problem"] })
    .getByRole("link", { name: "Date of shipment" })
    .click();
  expect(await day.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await day.getAttribute("aria-invalid")).toBe("true");
  await getMain(page).getByText(englishMessages["invalid.noSuchDate"]).first().waitFor();
  expect(await day.inputValue()).toBe("31.2.2027");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await waitForExpect(() => day.inputValue()).toBe("31.2.2027");
  // The input is not reformatted while it is typed, only on blur.
  await day.fill("");
  await day.pressSequentially("5/3/2027");
  expect(await day.inputValue()).toBe("5/3/2027");
  await page.keyboard.press("Tab");
  await waitForExpect(() => day.inputValue()).toBe("05.03.2027");
  await page.reload();
  await waitForExpect(() => day.inputValue()).toBe("05.03.2027");
});

test.each(["light", "dark"] as const)(
  "keeps the number of the current step readable in forced colours of a %s theme",
  async (colorScheme) => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en", forcedColors: "active", colorScheme });
    await page.goto(paths.complaint);
    await page.locator(".Mui-active .MuiStepIcon-text").waitFor();
    const ratio = await page.evaluate(() => {
      const readLuminance = (selector: string, property: "color" | "fill"): number => {
        const value = getComputedStyle(document.querySelector(selector)!)[property];
        const [red = 0, green = 0, blue = 0] = value
          .match(/[\d.]+/g)!
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const luminances = [
        readLuminance("svg.MuiStepIcon-root.Mui-active", "color"),
        readLuminance(".Mui-active .MuiStepIcon-text", "fill"),
      ];
      return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
    });
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  },
);
