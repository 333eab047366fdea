// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import NotificationsPage from "../../../src/features/notifications/NotificationsPage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

let unmount = (): void => undefined;
afterEach(() => unmount());

it.each([
  ["title and text", "Cavab hazırdır", "Müraciətinizə baxılıb", ["Cavab hazırdır", "Müraciətinizə baxılıb"]],
  ["a text only", "", "Müraciətinizə baxılıb", ["Müraciətinizə baxılıb", undefined]],
  ["a title only", "Cavab hazırdır", "", ["Cavab hazırdır", undefined]],
])("a notification with %s has a heading with a link to its case", async (_name, title, description, texts) => {
  const { container, ...rendered } = await renderPage(<NotificationsPage title="Notifications" params={{}} />, {
    respond: ({ method }) =>
      method === "GET"
        ? Response.json([{ id: 1, type: "APPEAL", title, description, read: true, appealId: 7 }])
        : new Response(null, { status: 204 }),
  });
  unmount = rendered.unmount;
  const link = await waitForContent(() => {
    const found = container.querySelector("h3 a[href$='/my-appeals/7']");
    expect(found).not.toBeNull();
    return found;
  });
  expect([link?.textContent, container.querySelector(".notification-card-text")?.textContent]).toEqual(texts);
});
