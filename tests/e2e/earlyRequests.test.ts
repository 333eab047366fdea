import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { holdScripts } from "./support/holdScripts.ts";
import { getPageHeading } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";

const { en } = messagesByLanguage;
const portal = setUpPortal({ usesNewContexts: true });
const [service] = services;
const id = String(service?.id);
const title = service === undefined ? "" : translate(service.title, "en");

/** Returns the URLs of all requests from now on whose path contains `part`, as the page sends them. */
function recordRequests(page: Page, part: string): string[] {
  const urls: string[] = [];
  page.on("request", (request) => void (request.url().includes(part) && urls.push(request.url())));
  return urls;
}

test.each([
  { name: "a service", path: getHref("eService", { id }), request: "/services/public/", heading: title },
  { name: "a list", path: paths.standards, request: "/standards/public", heading: en["page.standards.title"] },
  {
    name: "a register",
    path: getHref("register", { register: "nomenclature" }),
    request: "/registers/public/nomenclature",
    heading: en["register.nomenclature.title"],
  },
])("requests $name before the scripts have arrived, and only once", async ({ path, request, heading }) => {
  const { page } = await portal.newVisitor({ language: "en" });
  const releaseScripts = await holdScripts(page);
  const requests = recordRequests(page, request);
  const settings = recordRequests(page, "/config.json");
  const requested = page.waitForRequest((sent) => sent.url().includes(request));
  await page.goto(path, { waitUntil: "commit" });
  await requested;
  releaseScripts();
  await getPageHeading(page, heading).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests).toHaveLength(1);
  expect(settings).toHaveLength(1);
});

test("requests data once where the address of the API ends with a slash", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.route("**/config.json", (route) => route.fulfill({ json: { apiBaseUrl: "/api/" } }));
  const requests = recordRequests(page, "/standards/public");
  await page.goto(paths.standards);
  await page.getByRole("table").getByRole("row").nth(1).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests.map((url) => new URL(url).pathname)).toEqual(["/api/standards/public"]);
});

test("requests only the page of a list that the address names", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const requests = recordRequests(page, "/standards/public");
  await page.goto(`${paths.standards}?page=2`);
  await page.getByRole("table").getByRole("row").nth(1).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests.map((url) => new URL(url).searchParams.get("page"))).toEqual(["2"]);
});

test("requests the list of a link while its page is loaded, and only once", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await page.waitForLoadState("networkidle");
  const releaseScript = await holdScripts(page, "StandardsPage");
  const requests = recordRequests(page, "/standards/public");
  const requested = page.waitForRequest((sent) => sent.url().includes("/standards/public"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: en["page.standards.title"], exact: true })
    .press("Enter");
  await requested;
  releaseScript();
  await page.getByRole("table").getByRole("row").nth(1).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests).toHaveLength(1);
});

test("requests a service once for a signed-in visitor", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(getHref("eService", { id }));
  await getPageHeading(page, title).waitFor();
  await page.waitForLoadState("networkidle");
  expect(portal.backend.state.requestCounts).toMatchObject({ readService: 1 });
});
