import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { getField, fillForm, getSubmitButton } from "./support/accountForms.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import { getAccountButton, getEmptyStateHeading, getSignInButton, getToasts } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();
const messages = messagesByLanguage.az;
const expectedConsoleErrors = /Failed to load|net::|ERR_|40\d|42\d|50\d/;

/** What may happen to a call on its way, whether a read of it is tried again by itself, and whether it is the service's no to a renewal. */
const networkFaults: Readonly<
  Record<string, { happens: (route: Route) => Promise<void>; repeated?: true; refuses?: true }>
> = {
  "no network": { happens: (route) => route.abort("internetdisconnected") },
  "a withheld answer": { happens: (route) => route.abort("failed") },
  "400": { happens: (route) => route.fulfill({ status: 400, json: {} }), refuses: true },
  "409": { happens: (route) => route.fulfill({ status: 409, json: {} }), refuses: true },
  "422": { happens: (route) => route.fulfill({ status: 422, json: { fields: [] } }), refuses: true },
  "500": { happens: (route) => route.fulfill({ status: 500, json: {} }), repeated: true },
  "502 of a proxy": {
    happens: (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    repeated: true,
  },
  "503 without a word": { happens: (route) => route.fulfill({ status: 503, body: "" }), repeated: true },
  "a page instead of an answer": {
    happens: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Portal</h1>" }),
  },
  "half an answer": {
    happens: (route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"items":[{"id":1' }),
  },
  "an empty answer": { happens: (route) => route.fulfill({ status: 200, contentType: "application/json", body: "" }) },
  "another thing": { happens: (route) => route.fulfill({ status: 200, json: 7 }), refuses: true },
};

/** Does to every call of an address what is to happen, and counts how often it is asked. */
async function interceptRequests(
  page: Page,
  urlPattern: string,
  respond: (route: Route) => Promise<void>,
): Promise<() => number> {
  let asked = 0;
  await page.route(urlPattern, (route) => {
    asked += 1;
    return respond(route);
  });
  return () => asked;
}

const namedFaults = Object.entries(networkFaults).map(([name, fault]) => ({ name, ...fault }));

test.for(namedFaults)(
  "a list that meets $name says so in its place, keeps the page and the sign-in, and comes when it is tried again",
  async ({ happens, repeated }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    const asked = await interceptRequests(page, "**/api/appeals?*", happens);
    await page.goto(paths.appeals);
    const again = page.getByRole("main").getByRole("button", { name: messages["action.tryAgain"] });
    await again.waitFor();
    expect(asked()).toBe(repeated ? 3 : 1);
    await page.getByRole("heading", { level: 1, name: messages["screen.appeals.title"] }).waitFor();
    await getAccountButton(page, personas.citizen.name).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).not.toBeNull();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.unrouteAll();
    await again.click();
    await page.getByRole("main").getByRole("table").waitFor();
  },
);

test.for(namedFaults)(
  "what is sent and meets $name is said, loses not a word, and is sent once however often it is pressed",
  async ({ happens }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    let posts = 0;
    await interceptRequests(page, "**/api/feedbacks?*", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      posts += 1;
      // Long enough for the second press to come while the first is on its way.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return happens(route);
    });
    const sent = (): number => portal.backend.state.requestCounts.sendFeedback ?? 0;
    await page.goto(paths.consumerRights);
    await page.getByLabel(messages["form.consumerFeedback.category.label"]).selectOption("CHEATING");
    const subject = page.getByLabel(messages["form.consumerFeedback.subject.label"]);
    await subject.fill("Çəki");
    await page
      .getByRole("textbox", { name: messages["form.consumerFeedback.description.label"] })
      .fill("Bir kiloqram əvəzinə 800 qram.");
    await page.getByRole("button", { name: messages["feedback.send"], exact: true }).dblclick();
    await page
      .getByRole("main")
      .getByRole("group", { name: new RegExp(`^(${messages["form.notSent"]}|${messages["form.problem"]})$`) })
      .waitFor();
    expect(await subject.inputValue()).toBe("Çəki");
    expect(sent()).toBe(0);
    expect(posts).toBe(1);
    await getAccountButton(page, personas.citizen.name).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: messages["feedback.send"], exact: true }).click();
    await page.getByRole("heading", { level: 2, name: messages["feedback.registered"] }).waitFor();
    expect(sent()).toBe(1);
  },
);

test.for(namedFaults)(
  "a renewal that meets $name ends the session only by the service's no, and loses no word of a form",
  async ({ happens, refuses }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    await page.goto(paths.consumerRights);
    await getAccountButton(page, personas.citizen.name).waitFor();
    await page.getByLabel(messages["form.consumerFeedback.category.label"]).selectOption("CHEATING");
    const subject = page.getByLabel(messages["form.consumerFeedback.subject.label"]);
    await subject.fill("Çəki");
    await page
      .getByRole("textbox", { name: messages["form.consumerFeedback.description.label"] })
      .fill("Bir kiloqram əvəzinə 800 qram.");
    expireTokens(portal.backend, "access");
    const asked = await interceptRequests(page, "**/api/public/auth/refresh-token?*", happens);
    const send = page.getByRole("button", { name: messages["feedback.send"], exact: true });
    await send.click();
    const tokens = (): Promise<(string | null)[]> =>
      page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]);
    if (refuses) {
      await getEmptyStateHeading(page, messages["session.ended"]).waitFor();
      expect(await tokens()).toEqual([null, null]);
      expect(await page.evaluate(() => sessionStorage.getItem("draft:consumerFeedback"))).toContain("Çəki");
    } else {
      await page
        .getByRole("main")
        .getByRole("group", { name: new RegExp(`^(${messages["form.notSent"]}|${messages["form.problem"]})$`) })
        .waitFor();
      await getAccountButton(page, personas.citizen.name).waitFor();
      expect(await tokens()).not.toContain(null);
      expect(await subject.inputValue()).toBe("Çəki");
    }
    expect(asked()).toBe(1);
    const received = (): number =>
      portal.backend.state.feedbacks.filter((one) => JSON.stringify(one).includes("Çəki")).length;
    expect(received()).toBe(0);
    if (refuses) return;
    await page.unrouteAll();
    await send.click();
    await page.getByRole("heading", { level: 2, name: messages["feedback.registered"] }).waitFor();
    expect([received(), portal.backend.state.requestCounts.renewSession]).toEqual([1, 1]);
  },
);

/** One fault of each kind, for what takes longer to come to. */
const uploadFaults = namedFaults.filter(({ name }) =>
  [
    "no network",
    "422",
    "500",
    "502 of a proxy",
    "a page instead of an answer",
    "half an answer",
    "an empty answer",
  ].includes(name),
);

test.for(uploadFaults)(
  "a file that meets $name says so in its place, goes on its way again when asked, and arrives once",
  async ({ happens }) => {
    const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
    const main = page.getByRole("main");
    await page.goto(paths.suggestion);
    const subject = page.getByLabel(messages["form.suggestion.subject.label"]);
    await subject.fill("Tərəzi");
    await page.getByLabel(messages["form.suggestion.text.label"]).fill("Bir cüt daha.");
    await main.getByRole("button", { name: messages["apply.continue"], exact: true }).click();
    await page.getByRole("heading", { level: 2, name: messages["apply.documents"] }).waitFor();
    const asked = await interceptRequests(page, "**/api/documents*", happens);
    const before = portal.backend.state.documents.length;
    await page.locator("input[type=file]").setInputFiles(pdfFile("a.pdf"));
    const again = page.getByRole("button", { name: `${messages["action.tryAgain"]} a.pdf` });
    await again.waitFor();
    expect([asked(), portal.backend.state.documents.length - before]).toEqual([1, 0]);
    await page.unrouteAll();
    await again.click();
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
      portal.backend.state.documents.length - before,
      portal.backend.state.requestCounts.uploadDocument,
      portal.backend.state.requestCounts.sendAppeal,
    ]).toEqual([1, 1, 1]);
  },
);

test.for(uploadFaults)(
  "a report that meets $name says so in its dialog and keeps the file, which goes again only where the service did not want it",
  async ({ happens, refuses }) => {
    const { page } = await portal.newVisitor({ as: "director", language: "az", expectedConsoleErrors });
    await page.goto(paths.reports);
    await page
      .getByRole("row")
      .filter({ hasText: messages["report.owed"] })
      .getByRole("button", { name: messages["report.submit"] })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("input[type=file]").setInputFiles(pdfFile("quarter.pdf"));
    const asked = await interceptRequests(page, "**/api/reports/*", happens);
    await dialog.getByRole("button", { name: messages["report.submit"] }).dblclick();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByText("quarter.pdf").waitFor();
    expect([asked(), portal.backend.state.requestCounts.uploadDocument]).toEqual([1, 1]);
    await page.unrouteAll();
    await dialog.getByRole("button", { name: messages["report.submit"] }).click();
    await dialog.getByRole("heading", { name: messages["report.done"] }).waitFor();
    expect([
      portal.backend.state.requestCounts.uploadDocument,
      portal.backend.state.requestCounts.submitReport,
    ]).toEqual([refuses ? 2 : 1, 1]);
  },
);

test.for(uploadFaults)(
  "a sign-in with a password that meets $name is said, keeps what was typed but stores no password, and is sent once",
  async ({ happens }) => {
    const { page } = await portal.newVisitor({ expectedConsoleErrors });
    const { email, password } = personas.foreign.signIn;
    await page.goto(`${paths.faq}?dialog=login`);
    await fillForm(page, "az", "signIn", { username: email, password });
    const asked = await interceptRequests(page, "**/api/public/auth/login*", happens);
    await getSubmitButton(page).dblclick();
    await page
      .getByRole("dialog")
      .getByRole("group", { name: new RegExp(`^(${messages["form.notSent"]}|${messages["form.problem"]})$`) })
      .waitFor();
    expect(asked()).toBe(1);
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

test.for(uploadFaults)(
  "a code that meets $name signs nobody in, is told, and is never sent again",
  async ({ happens }) => {
    const { page } = await portal.newVisitor({ expectedConsoleErrors });
    await page.goto(paths.faq);
    await getSignInButton(page, "az").click();
    const asked = await interceptRequests(page, "**/api/public/auth/v2/login/asan?*", happens);
    await page.getByRole("link", { name: personas.citizen.name }).click();
    const again = page.getByRole("main").getByRole("button", { name: messages["signIn.again"] });
    await again.waitFor();
    expect(await page.evaluate(() => location.href)).toBe(`${portal.origin}${paths.identityReturn}`);
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await page.reload();
    await getEmptyStateHeading(page, messages["identity.nothing"]).waitFor();
    expect(asked()).toBe(1);
    await page.unrouteAll();
    await again.click();
    await page.getByRole("link", { name: personas.citizen.name }).click();
    await getAccountButton(page, personas.citizen.name).waitFor();
    expect(portal.backend.state.requestCounts.signInWithIdentity).toBe(1);
  },
);

test("what the service forbids leads home with a word, and too many attempts say when to come again", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors });
  await interceptRequests(page, "**/api/appeals?*", (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(paths.appeals);
  await page.getByRole("heading", { level: 1, name: messages["home.title"] }).waitFor();
  await waitForExpect(() => getToasts(page, "az").getByRole("listitem").count()).toBe(1);
  await interceptRequests(page, "**/api/notification/read*", (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "30" }, json: {} }),
  );
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: messages["notifications.markRead"] }).click();
  await getToasts(page, "az").getByText(/30/).waitFor();
});
