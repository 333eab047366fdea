import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import { paths } from "../../src/config/paths.ts";
import { getAccountButton, getPageHeading, getEmptyStateHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage, type ServerHandle, type Visitor } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { goBackFromCache, observeRestoration } from "./support/bfcache.ts";

/** What the page records about itself in these tests. */
type PageObservations = { seen?: string[] };

/**
 * Serves everything as if it might be stored. Chromium keeps no page in the back/forward cache that has received a response which
 * may not be, such as one with personal data. Other browsers do.
 */
function createStorableServer(backend: MockStore): ServerHandle {
  const { server, close } = createPortalServer(join(import.meta.dirname, "../../dist"), backend);
  server.prependListener("request", (_request, response: ServerResponse) => {
    const setHeader = response.setHeader.bind(response);
    const writeHead = response.writeHead.bind(response) as (status: number, headers?: unknown) => ServerResponse;
    const overrideHeader = (name: string, value: unknown): unknown =>
      name.toLowerCase() === "cache-control" ? "no-cache" : value;
    response.setHeader = (name, value) => setHeader(name, overrideHeader(name, value) as string);
    response.writeHead = ((status: number, headers: Readonly<Record<string, unknown>> = {}) =>
      writeHead(
        status,
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, overrideHeader(name, value)])),
      )) as typeof response.writeHead;
  });
  return { server, close };
}

const portal = setUpPortal({ enableBfcache: true, serve: createStorableServer });
const pin = "5XK2M9A";

/** Opens the page with the user's personal information, then navigates the same tab to another document. */
async function leavePersonalPage(): Promise<Visitor> {
  const visitor = await portal.newVisitor({
    as: "citizen",
    language: "en",
    expectedConsoleErrors: /WebSocket|ERR_|40[01]|sandboxed/,
  });
  const { context, page } = visitor;
  await observeRestoration(context);
  // Chromium also keeps no page that has used a WebSocket.
  await context.addInitScript(() => {
    const observations = window as unknown as PageObservations;
    (window as unknown as { WebSocket: unknown }).WebSocket = class {
      close(): void {}
    };
    addEventListener("pageshow", () => {
      observations.seen = [];
      // The text on the screen in each of the first frames.
      let frames = 0;
      const recordFrame = (): void => {
        observations.seen?.push(document.body.innerText);
        if ((frames += 1) < 60) requestAnimationFrame(recordFrame);
      };
      recordFrame();
    });
  });
  await page.goto(paths.personalInfo);
  await page.getByText(pin).waitFor();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await page.goto("/config.json");
  return visitor;
}

/** Goes back and returns the text of every frame from then on. Fails when the browser loaded the document again. */
async function collectFramesAfterBack(page: Page): Promise<string[]> {
  await goBackFromCache(page);
  await waitForExpect(() =>
    page.evaluate(() => (window as unknown as PageObservations).seen?.length),
  ).toBeGreaterThanOrEqual(60);
  return page.evaluate(() => (window as unknown as PageObservations).seen ?? []);
}

const personalData = new RegExp(`${pin}|${personas.citizen.name}`, "u");

test("shows a page from the back/forward cache unchanged, and requests its data again", async () => {
  const { page } = await leavePersonalPage();
  const requestCount = portal.backend.state.requestCounts.readUser ?? 0;
  const frames = await collectFramesAfterBack(page);
  expect(frames.at(-1)).toContain(pin);
  await waitForExpect(() => portal.backend.state.requestCounts.readUser ?? 0).toBeGreaterThan(requestCount);
});

test("shows no personal data in any frame of a cached page after a sign-out in another tab", async () => {
  const { page, newPage } = await leavePersonalPage();
  const otherTab = await newPage();
  await otherTab.goto(paths.documents);
  await getAccountButton(otherTab, personas.citizen.name).click();
  await otherTab.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(otherTab, messagesByLanguage.en["home.title"]).waitFor();
  await page.bringToFront();
  expect((await collectFramesAfterBack(page)).filter((frame) => personalData.test(frame))).toEqual([]);
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  expect(await page.content()).not.toMatch(personalData);
});

test("shows no personal data of the previous user after another user signed in", async () => {
  const { page, newPage } = await leavePersonalPage();
  const otherTab = await newPage();
  await otherTab.goto(paths.documents);
  await getAccountButton(otherTab, personas.citizen.name).click();
  await otherTab.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await otherTab
    .getByRole("banner")
    .getByRole("button", { name: messagesByLanguage.en["signIn.identity"], exact: true })
    .click();
  await otherTab.getByRole("link", { name: personas.admin.name }).click();
  await getAccountButton(otherTab, personas.admin.name).waitFor();
  await page.bringToFront();
  expect((await collectFramesAfterBack(page)).filter((frame) => personalData.test(frame))).toEqual([]);
  await getAccountButton(page, personas.admin.name).waitFor();
});

test("shows that the session ended, and no personal data, after the backend ended the session", async () => {
  const { page, newPage } = await leavePersonalPage();
  const otherTab = await newPage();
  await otherTab.goto("about:blank");
  portal.backend.state.sessions = [];
  await otherTab.goto(paths.notifications);
  await getEmptyStateHeading(otherTab, messagesByLanguage.en["session.ended"]).waitFor();
  await page.bringToFront();
  expect((await collectFramesAfterBack(page)).filter((frame) => personalData.test(frame))).toEqual([]);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
});
