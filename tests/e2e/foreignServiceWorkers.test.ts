import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { portalServer } from "../../mocks/portalServer.ts";
import { paths } from "../../src/config/paths.ts";
import { heading } from "./support/locators.ts";
import { usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";

const shown: string[] = [];

/** The production build, on an address where something else has left a service worker that answers for every page. */
const portal = usePortal({
  serve: (world) => {
    const inner = portalServer(join(import.meta.dirname, "../../dist"), world);
    const worker = `addEventListener("install", () => skipWaiting()); addEventListener("activate", (event) => event.waitUntil(clients.claim())); addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));`;
    const server = createServer((request, response) => {
      if (request.url === "/old-worker.js") response.writeHead(200, { "content-type": "text/javascript" }).end(worker);
      else if (request.url === "/old-page") response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><link rel="icon" href="data:,"><script>navigator.serviceWorker.register("/old-worker.js")</script>`);
      else {
        if (request.headers.accept?.includes("text/html") === true) shown.push(request.url ?? "");
        inner.server.emit("request", request, response);
      }
    });
    return {
      server,
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await inner.close();
      },
    };
  },
});

const registered = (page: Page): Promise<number> => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("a service worker that something else has left is gone after one visit, with one reload at most", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto("/old-page");
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  shown.length = 0;
  await page.goto(paths.faq);
  await soon(() => registered(page).catch(() => 1)).toBe(0);
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller).catch(() => "leaving")).toBeNull();
  await heading(page, words.en["screen.faq.title"]).waitFor();
  expect(shown).toEqual([paths.faq, paths.faq]);
  await page.goto(paths.home);
  await heading(page, words.en["home.title"]).waitFor();
  await page.waitForLoadState("networkidle");
  expect(shown).toEqual([paths.faq, paths.faq, paths.home]);
  expect(await registered(page)).toBe(0);
});
