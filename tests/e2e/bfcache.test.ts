import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { portalServer } from "../../mocks/portalServer.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { World } from "../../mocks/store/mockStore.ts";
import { paths } from "../../src/config/paths.ts";
import { account, heading, message } from "./support/locators.ts";
import { usePortal, words, type Served, type Visitor } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";

/** What a page notes about itself in these tests. */
type Noted = { persisted?: boolean; seen?: string[]; reasons?: unknown };

/** This browser keeps no page of a server that forbids to store pages or answers. There are others of both kinds. */
function serveStorable(world: World): Served {
  const { server, close } = portalServer(join(import.meta.dirname, "../../dist"), world);
  server.prependListener("request", (_request, response: ServerResponse) => {
    const set = response.setHeader.bind(response);
    const write = response.writeHead.bind(response) as (status: number, headers?: unknown) => ServerResponse;
    const mended = (name: string, value: unknown): unknown => (name.toLowerCase() === "cache-control" ? "no-cache" : value);
    response.setHeader = (name, value) => set(name, mended(name, value) as string);
    response.writeHead = ((status: number, headers: Readonly<Record<string, unknown>> = {}) => write(status, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, mended(name, value)])))) as typeof response.writeHead;
  });
  return { server, close };
}

const portal = usePortal({ keepsPages: true, serve: serveStorable });
const pin = "5XK2M9A";

/** Somebody on the page with their personal information, who then goes to another site in the same tab. */
async function leave(): Promise<Visitor> {
  const visitor = await portal.visitor({ as: "citizen", language: "en", expected: /WebSocket|ERR_|40[01]|sandboxed/ });
  const { context, page } = visitor;
  // Nor does it keep one with an open socket.
  await context.addInitScript(() => {
    const noted = window as unknown as Noted;
    (window as unknown as { WebSocket: unknown }).WebSocket = class {
      close(): void {}
    };
    addEventListener("pageshow", ({ persisted }) => {
      noted.persisted = persisted;
      noted.seen = [];
      noted.reasons = (performance.getEntriesByType("navigation")[0] as unknown as { notRestoredReasons: unknown }).notRestoredReasons;
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
  await account(page, personas.citizen.name).waitFor();
  await page.goto("/config.json");
  return visitor;
}

/** Goes back and answers what was on the screen in every frame from then on. Fails when the browser loaded the page anew. */
async function framesAfterReturn(page: Page): Promise<string[]> {
  await page.goBack({ waitUntil: "commit" });
  await soon(() => page.evaluate(() => [(window as unknown as Noted).persisted, (window as unknown as Noted).reasons])).toEqual([true, null]);
  await soon(() => page.evaluate(() => (window as unknown as Noted).seen?.length)).toBeGreaterThanOrEqual(60);
  return page.evaluate(() => (window as unknown as Noted).seen ?? []);
}

const personal = new RegExp(`${pin}|${personas.citizen.name}`, "u");

test("whoever goes back to a page that the browser kept sees it as it was left, asked for anew", async () => {
  const { page } = await leave();
  const before = portal.world.state.calls.readUser ?? 0;
  const frames = await framesAfterReturn(page);
  expect(frames.at(-1)).toContain(pin);
  await soon(() => portal.world.state.calls.readUser ?? 0).toBeGreaterThan(before);
});

test("a page that the browser kept shows nothing personal in any frame after a sign-out in another tab", async () => {
  const { page, newPage } = await leave();
  const other = await newPage();
  await other.goto(paths.documents);
  await account(other, personas.citizen.name).click();
  await other.getByRole("button", { name: words.en["session.signOut"] }).click();
  await heading(other, words.en["home.title"]).waitFor();
  await page.bringToFront();
  expect((await framesAfterReturn(page)).filter((frame) => personal.test(frame))).toEqual([]);
  await heading(page, words.en["home.title"]).waitFor();
  expect(await page.content()).not.toMatch(personal);
});

test("nor after somebody else has signed in there: then it becomes theirs", async () => {
  const { page, newPage } = await leave();
  const other = await newPage();
  await other.goto(paths.documents);
  await account(other, personas.citizen.name).click();
  await other.getByRole("button", { name: words.en["session.signOut"] }).click();
  await other.getByRole("banner").getByRole("button", { name: words.en["signIn.identity"], exact: true }).click();
  await other.getByRole("link", { name: personas.admin.name }).click();
  await account(other, personas.admin.name).waitFor();
  await page.bringToFront();
  expect((await framesAfterReturn(page)).filter((frame) => personal.test(frame))).toEqual([]);
  await account(page, personas.admin.name).waitFor();
});

test("nor after the service has ended the session: that is told", async () => {
  const { page, newPage } = await leave();
  const other = await newPage();
  await other.goto("about:blank");
  portal.world.state.sessions = [];
  await other.goto(paths.notifications);
  await message(other, words.en["session.ended"]).waitFor();
  await page.bringToFront();
  expect((await framesAfterReturn(page)).filter((frame) => personal.test(frame))).toEqual([]);
  await message(page, words.en["session.ended"]).waitFor();
});
