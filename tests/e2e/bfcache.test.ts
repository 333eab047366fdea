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

/** What a page notes about itself in these tests. */
type PageObservations = { persisted?: boolean; seen?: string[]; reasons?: unknown };

/** This browser keeps no page of a server that forbids to store pages or answers. There are others of both kinds. */
function createStorableServer(backend: MockStore): ServerHandle {
  const { server, close } = createPortalServer(join(import.meta.dirname, "../../dist"), backend);
  server.prependListener("request", (_request, response: ServerResponse) => {
    const set = response.setHeader.bind(response);
    const write = response.writeHead.bind(response) as (status: number, headers?: unknown) => ServerResponse;
    const mended = (name: string, value: unknown): unknown =>
      name.toLowerCase() === "cache-control" ? "no-cache" : value;
    response.setHeader = (name, value) => set(name, mended(name, value) as string);
    response.writeHead = ((status: number, headers: Readonly<Record<string, unknown>> = {}) =>
      write(
        status,
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, mended(name, value)])),
      )) as typeof response.writeHead;
  });
  return { server, close };
}

const portal = setUpPortal({ enableBfcache: true, serve: createStorableServer });
const pin = "5XK2M9A";

/** Somebody on the page with their personal information, who then goes to another site in the same tab. */
async function leavePersonalPage(): Promise<Visitor> {
  const visitor = await portal.newVisitor({
    as: "citizen",
    language: "en",
    expectedConsoleErrors: /WebSocket|ERR_|40[01]|sandboxed/,
  });
  const { context, page } = visitor;
  // Nor does it keep one with an open socket.
  await context.addInitScript(() => {
    const noted = window as unknown as PageObservations;
    (window as unknown as { WebSocket: unknown }).WebSocket = class {
      close(): void {}
    };
    addEventListener("pageshow", ({ persisted }) => {
      noted.persisted = persisted;
      noted.seen = [];
      noted.reasons = (
        performance.getEntriesByType("navigation")[0] as unknown as { notRestoredReasons: unknown }
      ).notRestoredReasons;
      // What stands on the screen in each of the first frames.
      let frames = 0;
      const look = (): void => {
        noted.seen?.push(document.body.innerText);
        if ((frames += 1) < 60) requestAnimationFrame(look);
      };
      look();
    });
  });
  await page.goto(paths.personalInfo);
  await page.getByText(pin).waitFor();
  await getAccountButton(page, personas.citizen.name).waitFor();
  await page.goto("/config.json");
  return visitor;
}

/** Goes back and answers what was on the screen in every frame from then on. Fails when the browser loaded the page anew. */
async function collectFramesAfterBack(page: Page): Promise<string[]> {
  await page.goBack({ waitUntil: "commit" });
  await waitForExpect(() =>
    page.evaluate(() => [
      (window as unknown as PageObservations).persisted,
      (window as unknown as PageObservations).reasons,
    ]),
  ).toEqual([true, null]);
  await waitForExpect(() =>
    page.evaluate(() => (window as unknown as PageObservations).seen?.length),
  ).toBeGreaterThanOrEqual(60);
  return page.evaluate(() => (window as unknown as PageObservations).seen ?? []);
}

const personalData = new RegExp(`${pin}|${personas.citizen.name}`, "u");

test("whoever goes back to a page that the browser kept sees it as it was left, asked for anew", async () => {
  const { page } = await leavePersonalPage();
  const before = portal.backend.state.requestCounts.readUser ?? 0;
  const frames = await collectFramesAfterBack(page);
  expect(frames.at(-1)).toContain(pin);
  await waitForExpect(() => portal.backend.state.requestCounts.readUser ?? 0).toBeGreaterThan(before);
});

test("a page that the browser kept shows nothing personal in any frame after a sign-out in another tab", async () => {
  const { page, newPage } = await leavePersonalPage();
  const other = await newPage();
  await other.goto(paths.documents);
  await getAccountButton(other, personas.citizen.name).click();
  await other.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await getPageHeading(other, messagesByLanguage.en["home.title"]).waitFor();
  await page.bringToFront();
  expect((await collectFramesAfterBack(page)).filter((frame) => personalData.test(frame))).toEqual([]);
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  expect(await page.content()).not.toMatch(personalData);
});

test("nor after somebody else has signed in there: then it becomes theirs", async () => {
  const { page, newPage } = await leavePersonalPage();
  const other = await newPage();
  await other.goto(paths.documents);
  await getAccountButton(other, personas.citizen.name).click();
  await other.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await other
    .getByRole("banner")
    .getByRole("button", { name: messagesByLanguage.en["signIn.identity"], exact: true })
    .click();
  await other.getByRole("link", { name: personas.admin.name }).click();
  await getAccountButton(other, personas.admin.name).waitFor();
  await page.bringToFront();
  expect((await collectFramesAfterBack(page)).filter((frame) => personalData.test(frame))).toEqual([]);
  await getAccountButton(page, personas.admin.name).waitFor();
});

test("nor after the service has ended the session: that is told", async () => {
  const { page, newPage } = await leavePersonalPage();
  const other = await newPage();
  await other.goto("about:blank");
  portal.backend.state.sessions = [];
  await other.goto(paths.notifications);
  await getEmptyStateHeading(other, messagesByLanguage.en["session.ended"]).waitFor();
  await page.bringToFront();
  expect((await collectFramesAfterBack(page)).filter((frame) => personalData.test(frame))).toEqual([]);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.ended"]).waitFor();
});
