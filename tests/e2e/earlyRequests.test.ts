import { expect, test } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { getHref } from "../../src/config/paths.ts";
import { getPageHeading } from "./support/locators.ts";
import { setUpPortal } from "./support/portal.ts";

const portal = setUpPortal({ usesNewContexts: true });
const [service] = services;
const id = String(service?.id);
const title = service === undefined ? "" : translate(service.title, "en");

test("requests a service before the scripts have arrived, and only once", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  let releaseScripts = (): void => undefined;
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const isDetail = (url: string): boolean => url.includes("/services/public/");
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const requested = page.waitForRequest((request) => isDetail(request.url()));
  await page.goto(getHref("eService", { id }), { waitUntil: "commit" });
  await requested;
  releaseScripts();
  await getPageHeading(page, title).waitFor();
  await page.waitForLoadState("networkidle");
  expect(urls.filter(isDetail)).toHaveLength(1);
  expect(urls.filter((url) => url.endsWith("/config.json"))).toHaveLength(1);
});

test("requests a service once for a signed-in visitor", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("eService", { id }));
  await getPageHeading(page, title).waitFor();
  await page.waitForLoadState("networkidle");
  expect(portal.backend.state.requestCounts).toMatchObject({ readService: 1 });
});
