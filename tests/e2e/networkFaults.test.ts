import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { fieldOf, fillIn, submitOf } from "./support/accountForms.ts";
import { pdfFile } from "./support/fileFixtures.ts";
import { account, message, signIn, toasts } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();
const say = words.az;
const expected = /Failed to load|net::|ERR_|40\d|42\d|50\d/;

/** What may happen to a call on its way, whether a read of it is tried again by itself, and whether it is the service's no to a renewal. */
const faults: Readonly<Record<string, { happens: (route: Route) => Promise<void>; repeated?: true; refuses?: true }>> = {
  "no network": { happens: (route) => route.abort("internetdisconnected") },
  "a withheld answer": { happens: (route) => route.abort("failed") },
  "400": { happens: (route) => route.fulfill({ status: 400, json: {} }), refuses: true },
  "409": { happens: (route) => route.fulfill({ status: 409, json: {} }), refuses: true },
  "422": { happens: (route) => route.fulfill({ status: 422, json: { fields: [] } }), refuses: true },
  "500": { happens: (route) => route.fulfill({ status: 500, json: {} }), repeated: true },
  "502 of a proxy": { happens: (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }), repeated: true },
  "503 without a word": { happens: (route) => route.fulfill({ status: 503, body: "" }), repeated: true },
  "a page instead of an answer": { happens: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Portal</h1>" }) },
  "half an answer": { happens: (route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"items":[{"id":1' }) },
  "an empty answer": { happens: (route) => route.fulfill({ status: 200, contentType: "application/json", body: "" }) },
  "another thing": { happens: (route) => route.fulfill({ status: 200, json: 7 }), refuses: true },
};

/** Does to every call of an address what is to happen, and counts how often it is asked. */
async function breaks(page: Page, address: string, happens: (route: Route) => Promise<void>): Promise<() => number> {
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return happens(route);
  });
  return () => asked;
}

const named = Object.entries(faults).map(([name, fault]) => ({ name, ...fault }));

test.for(named)("a list that meets $name says so in its place, keeps the page and the sign-in, and comes when it is tried again", async ({ happens, repeated }) => {
  const { page } = await portal.visitor({ as: "citizen", expected });
  const asked = await breaks(page, "**/api/appeals?*", happens);
  await page.goto(paths.appeals);
  const again = page.getByRole("main").getByRole("button", { name: say["action.tryAgain"] });
  await again.waitFor();
  expect(asked()).toBe(repeated ? 3 : 1);
  await page.getByRole("heading", { level: 1, name: say["screen.appeals.title"] }).waitFor();
  await account(page, personas.citizen.name).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).not.toBeNull();
  expect(await violations(page)).toEqual([]);
  await page.unrouteAll();
  await again.click();
  await page.getByRole("main").getByRole("table").waitFor();
});

test.for(named)("what is sent and meets $name is said, loses not a word, and is sent once however often it is pressed", async ({ happens }) => {
  const { page } = await portal.visitor({ as: "citizen", expected });
  let posts = 0;
  await breaks(page, "**/api/feedbacks?*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts += 1;
    // Long enough for the second press to come while the first is on its way.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return happens(route);
  });
  const sent = (): number => portal.world.state.calls.sendFeedback ?? 0;
  await page.goto(paths.consumerRights);
  await page.getByLabel(say["form.consumerFeedback.category.label"]).selectOption("CHEATING");
  const subject = page.getByLabel(say["form.consumerFeedback.subject.label"]);
  await subject.fill("Çəki");
  await page.getByRole("textbox", { name: say["form.consumerFeedback.description.label"] }).fill("Bir kiloqram əvəzinə 800 qram.");
  await page.getByRole("button", { name: say["feedback.send"], exact: true }).dblclick();
  await page.getByRole("main").getByRole("group", { name: new RegExp(`^(${say["form.notSent"]}|${say["form.problem"]})$`) }).waitFor();
  expect(await subject.inputValue()).toBe("Çəki");
  expect(sent()).toBe(0);
  expect(posts).toBe(1);
  await account(page, personas.citizen.name).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: say["feedback.send"], exact: true }).click();
  await page.getByRole("heading", { level: 2, name: say["feedback.registered"] }).waitFor();
  expect(sent()).toBe(1);
});

test.for(named)("a renewal that meets $name ends the session only by the service's no, and loses no word of a form", async ({ happens, refuses }) => {
  const { page } = await portal.visitor({ as: "citizen", expected });
  await page.goto(paths.consumerRights);
  await account(page, personas.citizen.name).waitFor();
  await page.getByLabel(say["form.consumerFeedback.category.label"]).selectOption("CHEATING");
  const subject = page.getByLabel(say["form.consumerFeedback.subject.label"]);
  await subject.fill("Çəki");
  await page.getByRole("textbox", { name: say["form.consumerFeedback.description.label"] }).fill("Bir kiloqram əvəzinə 800 qram.");
  expireTokens(portal.world, "access");
  const asked = await breaks(page, "**/api/public/auth/refresh-token?*", happens);
  const send = page.getByRole("button", { name: say["feedback.send"], exact: true });
  await send.click();
  const tokens = (): Promise<(string | null)[]> => page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]);
  if (refuses) {
    await message(page, say["session.ended"]).waitFor();
    expect(await tokens()).toEqual([null, null]);
    expect(await page.evaluate(() => sessionStorage.getItem("draft:consumerFeedback"))).toContain("Çəki");
  } else {
    await page.getByRole("main").getByRole("group", { name: new RegExp(`^(${say["form.notSent"]}|${say["form.problem"]})$`) }).waitFor();
    await account(page, personas.citizen.name).waitFor();
    expect(await tokens()).not.toContain(null);
    expect(await subject.inputValue()).toBe("Çəki");
  }
  expect(asked()).toBe(1);
  const received = (): number => portal.world.state.feedbacks.filter((one) => JSON.stringify(one).includes("Çəki")).length;
  expect(received()).toBe(0);
  if (refuses) return;
  await page.unrouteAll();
  await send.click();
  await page.getByRole("heading", { level: 2, name: say["feedback.registered"] }).waitFor();
  expect([received(), portal.world.state.calls.renewSession]).toEqual([1, 1]);
});

/** One fault of each kind, for what takes longer to come to. */
const kinds = named.filter(({ name }) => ["no network", "422", "500", "502 of a proxy", "a page instead of an answer", "half an answer", "an empty answer"].includes(name));

test.for(kinds)("a file that meets $name says so in its place, goes on its way again when asked, and arrives once", async ({ happens }) => {
  const { page } = await portal.visitor({ as: "citizen", expected });
  const main = page.getByRole("main");
  await page.goto(paths.suggestion);
  const subject = page.getByLabel(say["form.suggestion.subject.label"]);
  await subject.fill("Tərəzi");
  await page.getByLabel(say["form.suggestion.text.label"]).fill("Bir cüt daha.");
  await main.getByRole("button", { name: say["apply.continue"], exact: true }).click();
  await page.getByRole("heading", { level: 2, name: say["apply.documents"] }).waitFor();
  const asked = await breaks(page, "**/api/documents*", happens);
  const before = portal.world.state.documents.length;
  await page.locator("input[type=file]").setInputFiles(pdfFile("a.pdf"));
  const again = page.getByRole("button", { name: `${say["action.tryAgain"]} a.pdf` });
  await again.waitFor();
  expect([asked(), portal.world.state.documents.length - before]).toEqual([1, 0]);
  await page.unrouteAll();
  await again.click();
  await main.getByText(say["attachment.kept"].split("{size}")[1] ?? "").first().waitFor();
  await main.getByRole("button", { name: say["apply.continue"], exact: true }).click();
  await page.getByRole("heading", { level: 2, name: say["apply.check"] }).waitFor();
  await main.getByText("Tərəzi").waitFor();
  await main.getByRole("button", { name: say["apply.send"], exact: true }).click();
  await page.waitForURL("**/receipt");
  expect([portal.world.state.documents.length - before, portal.world.state.calls.uploadDocument, portal.world.state.calls.sendAppeal]).toEqual([1, 1, 1]);
});

test.for(kinds)("a report that meets $name says so in its dialog and keeps the file, which goes again only where the service did not want it", async ({ happens, refuses }) => {
  const { page } = await portal.visitor({ as: "director", language: "az", expected });
  await page.goto(paths.reports);
  await page.getByRole("row").filter({ hasText: say["report.owed"] }).getByRole("button", { name: say["report.submit"] }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(pdfFile("quarter.pdf"));
  const asked = await breaks(page, "**/api/reports/*", happens);
  await dialog.getByRole("button", { name: say["report.submit"] }).dblclick();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByText("quarter.pdf").waitFor();
  expect([asked(), portal.world.state.calls.uploadDocument]).toEqual([1, 1]);
  await page.unrouteAll();
  await dialog.getByRole("button", { name: say["report.submit"] }).click();
  await dialog.getByRole("heading", { name: say["report.done"] }).waitFor();
  expect([portal.world.state.calls.uploadDocument, portal.world.state.calls.submitReport]).toEqual([refuses ? 2 : 1, 1]);
});

test.for(kinds)("a sign-in with a password that meets $name is said, keeps what was typed but stores no password, and is sent once", async ({ happens }) => {
  const { page } = await portal.visitor({ expected });
  const { email, password } = personas.foreign.signIn;
  await page.goto(`${paths.faq}?dialog=login`);
  await fillIn(page, "az", "signIn", { username: email, password });
  const asked = await breaks(page, "**/api/public/auth/login*", happens);
  await submitOf(page).dblclick();
  await page.getByRole("dialog").getByRole("group", { name: new RegExp(`^(${say["form.notSent"]}|${say["form.problem"]})$`) }).waitFor();
  expect(asked()).toBe(1);
  expect([await fieldOf(page, "az", "signIn", "username").inputValue(), await fieldOf(page, "az", "signIn", "password").inputValue()]).toEqual([email, password]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(password);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  await page.unrouteAll();
  await submitOf(page).click();
  await account(page, personas.foreign.name).waitFor();
  expect(portal.world.state.calls.signIn).toBe(1);
});

test.for(kinds)("a code that meets $name signs nobody in, is told, and is never sent again", async ({ happens }) => {
  const { page } = await portal.visitor({ expected });
  await page.goto(paths.faq);
  await signIn(page, "az").click();
  const asked = await breaks(page, "**/api/public/auth/v2/login/asan?*", happens);
  await page.getByRole("link", { name: personas.citizen.name }).click();
  const again = page.getByRole("main").getByRole("button", { name: say["signIn.again"] });
  await again.waitFor();
  expect(await page.evaluate(() => location.href)).toBe(`${portal.origin}${paths.identityReturn}`);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  await page.reload();
  await message(page, say["identity.nothing"]).waitFor();
  expect(asked()).toBe(1);
  await page.unrouteAll();
  await again.click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await account(page, personas.citizen.name).waitFor();
  expect(portal.world.state.calls.signInWithIdentity).toBe(1);
});

test("what the service forbids leads home with a word, and too many attempts say when to come again", async () => {
  const { page } = await portal.visitor({ as: "citizen", expected });
  await breaks(page, "**/api/appeals?*", (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(paths.appeals);
  await page.getByRole("heading", { level: 1, name: say["home.title"] }).waitFor();
  await soon(() => toasts(page, "az").getByRole("listitem").count()).toBe(1);
  await breaks(page, "**/api/notification/read*", (route) => route.fulfill({ status: 429, headers: { "retry-after": "30" }, json: {} }));
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: say["notifications.markRead"] }).click();
  await toasts(page, "az").getByText(/30/).waitFor();
});
