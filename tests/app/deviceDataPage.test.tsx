// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import en from "../../locales/en.json" with { type: "json" };
import DeviceDataPage from "../../src/app/pages/DeviceDataPage.tsx";
import { setSession } from "../../src/auth/sessionStore.ts";
import { renderPage, waitForContent } from "../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it("says of what a visitor has without a sign-in that it stays until a sign-out or its deletion", async () => {
  setSession({ state: "anonymous" });
  const { container, ...rendered } = await renderPage(<DeviceDataPage title="Device" params={{}} />, {
    respond: () => new Response(null),
  });
  unmount = rendered.unmount;
  const getRow = (name: string): string | undefined =>
    [...container.querySelectorAll("tr")].find((row) => row.querySelector("code")?.textContent === name)?.textContent;
  await waitForContent(() => expect(getRow("recentServices")).toContain(en["device.untilSignOutOrDeleted"]));
  expect(getRow("favouriteServices")).toContain(en["device.untilSignOutOrDeleted"]);
  expect(getRow("accessToken")).not.toContain(en["device.untilSignOutOrDeleted"]);
  expect(getRow("locale")).toContain(en["device.untilDeleted"]);
});
