import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { paths } from "../../src/config/paths.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const documentRequests: string[] = [];

/**
 * The production build on an origin where another application has left a service worker that responds to every page.
 */
const portal = setUpPortal({
  serve: (store) => {
    const portalServer = createPortalServer(join(import.meta.dirname, "../../dist"), store);
    const workerSource = `addEventListener("install", () => skipWaiting()); addEventListener("activate", (event) => event.waitUntil(clients.claim())); addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));`;
    const server = createServer((request, response) => {
      if (request.url === "/old-worker.js")
        response.writeHead(200, { "content-type": "text/javascript" }).end(workerSource);
      else if (request.url === "/old-page")
        response
          .writeHead(200, { "content-type": "text/html" })
          .end(
            `<!doctype html><link rel="icon" href="data:,"><script>navigator.serviceWorker.register("/old-worker.js")</script>`,
          );
      else {
        if (request.headers.accept?.includes("text/html") === true) documentRequests.push(request.url ?? "");
        portalServer.server.emit("request", request, response);
      }
    });
    return {
      server,
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await portalServer.close();
      },
    };
  },
});

const countServiceWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("unregisters a foreign service worker within one visit, with at most one reload", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/old-page");
  await waitForExpect(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  documentRequests.length = 0;
  await page.goto(paths.faq);
  await waitForExpect(() => countServiceWorkers(page).catch(() => 1)).toBe(0);
  await waitForExpect(() => page.evaluate(() => navigator.serviceWorker.controller).catch(() => "leaving")).toBeNull();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  expect(documentRequests).toEqual([paths.faq, paths.faq]);
  await page.goto(paths.home);
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  await page.waitForLoadState("networkidle");
  expect(documentRequests).toEqual([paths.faq, paths.faq, paths.home]);
  expect(await countServiceWorkers(page)).toBe(0);
});
