// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { getResponseExample } from "../../../mocks/operations.ts";
import { setSession } from "../../../src/auth/sessionStore.ts";
import ServicePage from "../../../src/features/services/ServicePage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
beforeEach(() => setSession({ state: "anonymous" }));
afterEach(() => unmount());

it.each([
  [401, "This part could not be loaded"],
  [404, "This service was not found"],
])("a service with the status %i has the heading or banner %j", async (status, title) => {
  const { container, ...rendered } = await renderPage(<ServicePage title="Service" params={{ id: "7" }} />, {
    respond: () => new Response(null, { status }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.textContent).toContain(title));
  expect(container.textContent.includes("no longer provided")).toBe(status === 404);
});

it("the name of the site that provides a service has the language of the service", async () => {
  const service = {
    ...(getResponseExample("readService", 200, "az") as object),
    externalUrl: "https://www.example.az/xidmet",
    externalSite: "Nümunə portalı",
    lang: "az",
  };
  const { container, ...rendered } = await renderPage(<ServicePage title="Service" params={{ id: "101" }} />, {
    respond: ({ url }) =>
      new URL(url).pathname.endsWith("/101") ? Response.json(service) : new Response(null, { status: 404 }),
  });
  unmount = rendered.unmount;
  const banner = await waitForContent(() => {
    const found = [...container.querySelectorAll(".banner-content > div")].find(({ textContent }) =>
      textContent.includes("Nümunə portalı (example.az)"),
    );
    expect(found).toBeDefined();
    return found;
  });
  expect(banner?.querySelector("[lang=az]")?.textContent).toBe("Nümunə portalı");
});

it("the related services of an information service have the page of all services in the competition portal", async () => {
  const [service, related] = [101, 102].map((id) => ({
    ...(getResponseExample("readService", 200, "en") as object),
    id,
    type: "INFORMATIVE",
  }));
  const { container, ...rendered } = await renderPage(<ServicePage title="Service" params={{ id: "101" }} />, {
    respond: ({ url }) =>
      Response.json(
        new URL(url).pathname.endsWith("/101") ? service : { page: 1, perPage: 100, total: 1, items: [related] },
      ),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("a[href$='-services/102']")).not.toBeNull());
  expect(container.querySelector("a[href$='-services/102']")?.getAttribute("href")).toBe("/e-services/102");
});
