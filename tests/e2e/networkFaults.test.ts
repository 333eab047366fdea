import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { getField, fillForm, getSubmitButton } from "./support/accountForms.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import {
  getAccountButton,
  getEmptyStateHeading,
  getPayButton,
  getSignInButton,
  getToasts,
  readToasts,
} from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { isFullRun, selectCase } from "../support/selection.ts";
import { testDay } from "../support/testDay.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.az;
/** The title of an error summary, whatever became of what was sent. */
const errorTitle = new RegExp(
  `^(${messages["form.notSent"]}|${messages["form.unanswered"]}|${messages["form.problem"]})$`,
);
const expectedConsoleErrors = /Failed to load|net::|ERR_|40\d|42\d|50\d/;

/**
 * Faults of a request, whether a failed read is retried automatically, whether a refresh with this fault is rejected, and
 * whether it says that what was sent is invalid.
 */
const networkFaults: Readonly<
  Record<
    string,
    { respondWithFault: (route: Route) => Promise<void>; isRetried?: true; isRejected?: true; isInvalid?: true }
  >
> = {
  "no network": { respondWithFault: (route) => route.abort("internetdisconnected") },
  "an aborted request": { respondWithFault: (route) => route.abort("failed") },
  "400": { respondWithFault: (route) => route.fulfill({ status: 400, json: {} }), isRejected: true, isInvalid: true },
  "409": { respondWithFault: (route) => route.fulfill({ status: 409, json: {} }), isRejected: true },
  "422": {
    respondWithFault: (route) => route.fulfill({ status: 422, json: { fields: [] } }),
    isRejected: true,
    isInvalid: true,
  },
  "500": { respondWithFault: (route) => route.fulfill({ status: 500, json: {} }), isRetried: true },
  "502 of a proxy": {
    respondWithFault: (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    isRetried: true,
  },
  "503 with an empty body": { respondWithFault: (route) => route.fulfill({ status: 503, body: "" }), isRetried: true },
  "an HTML page instead of JSON": {
    respondWithFault: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Portal</h1>" }),
  },
  "truncated JSON": {
    respondWithFault: (route) =>
      route.fulfill({ status: 200, contentType: "application/json", body: '{"items":[{"id":1' }),
  },
  "an empty body": {
    respondWithFault: (route) => route.fulfill({ status: 200, contentType: "application/json", body: "" }),
  },
  "JSON of another type": { respondWithFault: (route) => route.fulfill({ status: 200, json: 7 }), isRejected: true },
};

/** Responds to every request of a URL with a fault. Returns a function that counts the requests. */
async function interceptRequests(
  page: Page,
  urlPattern: string,
  respond: (route: Route) => Promise<void>,
): Promise<() => number> {
  let requestCount = 0;
  await page.route(urlPattern, (route) => {
    requestCount += 1;
    return respond(route);
  });
  return () => requestCount;
}

const namedFaults = Object.entries(networkFaults).map(([name, fault]) => ({ name, ...fault }));
const rejections = namedFaults.filter(({ isRejected }) => isRejected);
const outages = namedFaults.filter(({ isRejected }) => !isRejected);

/** Returns the faults of the test at a position: a rejection or an outage by turns, in a full run all of them. */
const selectFaults = (position: number): typeof namedFaults =>
  isFullRun
    ? namedFaults
    : [selectCase(selectCase([rejections, outages], position), Math.floor(testDay / 2) + position)];

test.for(selectFaults(0))(
  "shows an error for a list that meets $name, keeps page and session, and loads the list on retry",
  async ({ respondWithFault, isRetried }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    const requestCount = await interceptRequests(page, "**/api/appeals?*", respondWithFault);
    await page.goto(paths.appeals);
    const retryButton = page.getByRole("main").getByRole("button", { name: messages["action.tryAgain"] });
    await retryButton.waitFor();
    expect(requestCount()).toBe(isRetried ? 3 : 1);
    await page.getByRole("heading", { level: 1, name: messages["page.appeals.title"] }).waitFor();
    await getAccountButton(page, personas.citizen.name).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).not.toBeNull();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unrouteAll();
    await retryButton.click();
    await page.getByRole("main").getByRole("table").waitFor();
  },
);

test.for(selectFaults(1))(
  "shows an error for a form that meets $name, keeps the input, and sends it once despite a double click",
  async ({ respondWithFault }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    let postCount = 0;
    const { promise: secondClick, resolve: reportSecondClick } = Promise.withResolvers<void>();
    await interceptRequests(page, "**/api/feedbacks?*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      postCount += 1;
      // The second click happens while the first request is in progress.
      await secondClick;
      return respondWithFault(route);
    });
    const storedCount = (): number => portal.backend.state.requestCounts.sendFeedback ?? 0;
    await page.goto(paths.consumerRights);
    await page.getByLabel(messages["form.consumerFeedback.category.label"]).selectOption("CHEATING");
    const subject = page.getByLabel(messages["form.consumerFeedback.subject.label"]);
    await subject.fill("Çəki");
    await page
      .getByRole("textbox", { name: messages["form.consumerFeedback.description.label"] })
      .fill("Bir kiloqram əvəzinə 800 qram.");
    await page.getByRole("button", { name: messages["feedback.send"], exact: true }).dblclick();
    reportSecondClick();
    await page.getByRole("main").getByRole("group", { name: errorTitle }).waitFor();
    expect(await subject.inputValue()).toBe("Çəki");
    expect(storedCount()).toBe(0);
    expect(postCount).toBe(1);
    await getAccountButton(page, personas.citizen.name).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: messages["feedback.send"], exact: true }).click();
    await page.getByRole("heading", { level: 2, name: messages["feedback.registered"] }).waitFor();
    expect(storedCount()).toBe(1);
  },
);

test.for(selectFaults(2))(
  "ends the session after a refresh that meets $name only if the backend rejected it, and keeps the input",
  async ({ respondWithFault, isRejected }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    await page.goto(paths.consumerRights);
    await getAccountButton(page, personas.citizen.name).waitFor();
    await page.getByLabel(messages["form.consumerFeedback.category.label"]).selectOption("CHEATING");
    const subject = page.getByLabel(messages["form.consumerFeedback.subject.label"]);
    await subject.fill("Çəki");
    await page
      .getByRole("textbox", { name: messages["form.consumerFeedback.description.label"] })
      .fill("Bir kiloqram əvəzinə 800 qram.");
    // Later, the request that saves the draft would also refresh the tokens.
    await waitForExpect(() => JSON.stringify(portal.backend.state.drafts)).toContain("800 qram");
    expireTokens(portal.backend, "access");
    // After a failure, the list beside the form is read again, which would also refresh the tokens: held until unrouteAll.
    await page.route("**/api/feedbacks?type=*", () => undefined);
    const requestCount = await interceptRequests(page, "**/api/public/auth/refresh-token?*", respondWithFault);
    const send = page.getByRole("button", { name: messages["feedback.send"], exact: true });
    await send.click();
    const tokens = (): Promise<(string | null)[]> =>
      page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]);
    if (isRejected) {
      await getEmptyStateHeading(page, messages["session.ended"]).waitFor();
      expect(await tokens()).toEqual([null, null]);
      expect(await page.evaluate(() => sessionStorage.getItem("draft:consumerFeedback"))).toContain("Çəki");
    } else {
      await page.getByRole("main").getByRole("group", { name: errorTitle }).waitFor();
      await getAccountButton(page, personas.citizen.name).waitFor();
      expect(await tokens()).not.toContain(null);
      expect(await subject.inputValue()).toBe("Çəki");
    }
    expect(requestCount()).toBe(1);
    const storedCount = (): number =>
      portal.backend.state.feedbacks.filter((feedback) => JSON.stringify(feedback).includes("Çəki")).length;
    expect(storedCount()).toBe(0);
    if (isRejected) return;
    await page.unrouteAll();
    await send.click();
    await page.getByRole("heading", { level: 2, name: messages["feedback.registered"] }).waitFor();
    expect([storedCount(), portal.backend.state.requestCounts.renewSession]).toEqual([1, 1]);
  },
);

test.for(selectFaults(3))(
  "shows an error for an upload that meets $name, uploads the file again on request, and stores it once",
  async ({ respondWithFault }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    const main = page.getByRole("main");
    await page.goto(paths.suggestion);
    const subject = page.getByLabel(messages["form.suggestion.subject.label"]);
    await subject.fill("Tərəzi");
    await page.getByLabel(messages["form.suggestion.text.label"]).fill("Bir cüt daha.");
    await main.getByRole("button", { name: messages["apply.continue"], exact: true }).click();
    await page.getByRole("heading", { level: 2, name: messages["apply.documents"] }).waitFor();
    const requestCount = await interceptRequests(page, "**/api/documents*", respondWithFault);
    const documentCount = portal.backend.state.documents.length;
    await page.locator("input[type=file]").setInputFiles(pdfFile("a.pdf"));
    const retryButton = page.getByRole("button", { name: `${messages["action.tryAgain"]} a.pdf` });
    await retryButton.waitFor();
    expect([requestCount(), portal.backend.state.documents.length - documentCount]).toEqual([1, 0]);
    await page.unrouteAll();
    await retryButton.click();
    await main
      .getByText(messages["attachment.uploaded"].split("{size}")[1] ?? "")
      .first()
      .waitFor();
    await main.getByRole("button", { name: messages["apply.continue"], exact: true }).click();
    await page.getByRole("heading", { level: 2, name: messages["apply.check"] }).waitFor();
    await main.getByText("Tərəzi").waitFor();
    await main.getByRole("button", { name: messages["apply.send"], exact: true }).click();
    await page.waitForURL("**/receipt");
    expect([
      portal.backend.state.documents.length - documentCount,
      portal.backend.state.requestCounts.uploadDocument,
      portal.backend.state.requestCounts.sendAppeal,
    ]).toEqual([1, 1, 1]);
  },
);

test.for(selectFaults(4))(
  "shows an error for a report that meets $name in its dialog, and uploads the file again only if it is invalid",
  async ({ respondWithFault, isInvalid }) => {
    const { page } = await portal.newVisitor({ as: "director", language: "az", expectedConsoleErrors });
    await page.goto(paths.reports);
    await page
      .getByRole("row")
      .filter({ hasText: messages["report.due"] })
      .getByRole("button", { name: messages["report.submit"] })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=file]").setInputFiles(pdfFile("quarter.pdf"));
    const requestCount = await interceptRequests(page, "**/api/reports/*", respondWithFault);
    await dialog.getByRole("button", { name: messages["report.submit"] }).dblclick();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByText("quarter.pdf").waitFor();
    expect([requestCount(), portal.backend.state.requestCounts.uploadDocument]).toEqual([1, 1]);
    await page.unrouteAll();
    await dialog.getByRole("button", { name: messages["report.submit"] }).click();
    await dialog.getByRole("heading", { name: messages["report.done"] }).waitFor();
    expect([
      portal.backend.state.requestCounts.uploadDocument,
      portal.backend.state.requestCounts.submitReport,
    ]).toEqual([isInvalid ? 2 : 1, 1]);
  },
);

test.for(selectFaults(5))(
  "shows an error for a password sign-in that meets $name, keeps the input, stores no password, and sends one request",
  async ({ respondWithFault }) => {
    const { page } = await portal.newVisitor({ expectedConsoleErrors });
    const { email, password } = personas.foreign.signIn;
    await page.goto(`${paths.faq}?dialog=login`);
    await fillForm(page, "az", "signIn", { username: email, password });
    const requestCount = await interceptRequests(page, "**/api/public/auth/login*", respondWithFault);
    await getSubmitButton(page).dblclick();
    await page.getByRole("dialog").getByRole("group", { name: errorTitle }).waitFor();
    expect(requestCount()).toBe(1);
    expect([
      await getField(page, "az", "signIn", "username").inputValue(),
      await getField(page, "az", "signIn", "password").inputValue(),
    ]).toEqual([email, password]);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      password,
    );
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await page.unrouteAll();
    await getSubmitButton(page).click();
    await getAccountButton(page, personas.foreign.name).waitFor();
    expect(portal.backend.state.requestCounts.signIn).toBe(1);
  },
);

test.for(selectFaults(6))(
  "signs nobody in with an authorization code that meets $name, shows the error, and never sends the code again",
  async ({ respondWithFault }) => {
    const { page } = await portal.newVisitor({ expectedConsoleErrors });
    await page.goto(paths.faq);
    await getSignInButton(page, "az").click();
    const requestCount = await interceptRequests(page, "**/api/public/auth/v2/login/asan?*", respondWithFault);
    await page.getByRole("link", { name: personas.citizen.name }).click();
    const retryButton = page.getByRole("main").getByRole("button", { name: messages["signIn.again"] });
    await retryButton.waitFor();
    expect(await page.evaluate(() => location.href)).toBe(`${portal.origin}${paths.identityReturn}`);
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await page.reload();
    await getEmptyStateHeading(page, messages["identity.none"]).waitFor();
    expect(requestCount()).toBe(1);
    await page.unrouteAll();
    await retryButton.click();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await getAccountButton(page, personas.citizen.name).waitFor();
    expect(portal.backend.state.requestCounts.signInWithIdentity).toBe(1);
  },
);

test("redirects home with a message after 403, and shows the waiting time after 429", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
  await interceptRequests(page, "**/api/appeals?*", (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(paths.appeals);
  await page.getByRole("heading", { level: 1, name: messages["home.title"] }).waitFor();
  await waitForExpect(() => readToasts(page, "az")).toHaveLength(1);
  await interceptRequests(page, "**/api/payments/*/start*", (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "30" }, json: {} }),
  );
  await page.goto(paths.paymentObligations);
  await getPayButton(page, "az").click();
  await getToasts(page, "az").getByText(/30/).waitFor();
});
