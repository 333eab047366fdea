// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
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
