import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/paths.ts";
import { account, toasts } from "./find.ts";
import { personas } from "../../mocks/world/personas.ts";
import { usePortal, words } from "./portal.ts";
import { soon } from "./soon.ts";
import { violations } from "./violations.ts";

const portal = usePortal();
const say = words.az;
const expected = /Failed to load|net::|ERR_|40\d|42\d|50\d/;

/** What may happen to a call on its way, and whether a read of it is tried again by itself. */
const faults: Readonly<Record<string, { happens: (route: Route) => Promise<void>; repeated?: true }>> = {
  "no network": { happens: (route) => route.abort("internetdisconnected") },
  "a withheld answer": { happens: (route) => route.abort("failed") },
  "400": { happens: (route) => route.fulfill({ status: 400, json: {} }) },
  "409": { happens: (route) => route.fulfill({ status: 409, json: {} }) },
  "422": { happens: (route) => route.fulfill({ status: 422, json: { fields: [] } }) },
  "500": { happens: (route) => route.fulfill({ status: 500, json: {} }), repeated: true },
  "502 of a proxy": { happens: (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }), repeated: true },
  "503 without a word": { happens: (route) => route.fulfill({ status: 503, body: "" }), repeated: true },
  "a page instead of an answer": { happens: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Portal</h1>" }) },
  "half an answer": { happens: (route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"items":[{"id":1' }) },
  "an empty answer": { happens: (route) => route.fulfill({ status: 200, contentType: "application/json", body: "" }) },
  "another thing": { happens: (route) => route.fulfill({ status: 200, json: 7 }) },
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
