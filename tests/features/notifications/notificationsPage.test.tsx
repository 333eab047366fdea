// @vitest-environment jsdom
import { useState, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import NotificationsPage from "../../../src/features/notifications/NotificationsPage.tsx";
import { viewState } from "../../../src/state/viewState.ts";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";
import { waitForEffects } from "../../support/waitForEffects.ts";

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.useRealTimers();
  viewState.notificationCount = undefined;
});

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

/** Renders the page of the notifications until the person leaves it by a button. */
function LeavablePage(): ReactNode {
  const [isLeft, setLeft] = useState(false);
  return isLeft ? null : (
    <>
      <button onClick={() => setLeft(true)}>Leave</button>
      <NotificationsPage title="Notifications" params={{}} />
    </>
  );
}

it.each([
  ["a list that was shown for a second", 1000, 1],
  ["no list that is left before", 900, 0],
])("%s is marked as read", async (_name, shownMs, expectedCount) => {
  let [readCount, markingCount] = [0, 0];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { container, ...rendered } = await renderPage(<LeavablePage />, {
    respond: ({ method }) => {
      if (method === "GET") {
        readCount += 1;
        return Response.json([{ id: 1, type: "APPEAL", title: "Answer", description: "", read: false, appealId: 7 }]);
      }
      markingCount += 1;
      return new Response(null, { status: 204 });
    },
  });
  unmount = rendered.unmount;
  while (container.querySelector("h3") === null) await waitForEffects();
  await waitForEffects();
  vi.advanceTimersByTime(shownMs - 1);
  await waitForEffects();
  expect([readCount, markingCount]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  await waitForEffects();
  container.querySelector("button")?.click();
  await waitForEffects();
  expect(container.textContent).toBe("");
  vi.advanceTimersByTime(5000);
  await waitForEffects();
  expect(markingCount).toBe(expectedCount);
});

it.each<[string, readonly (boolean | undefined)[], number, number]>([
  ["is marked as read where the server leaves out what is false", [undefined, true], 1, 1],
  ["is marked as read where the server leaves out what is true", [false, undefined], 1, 1],
  ["is marked as read where the server marks nothing", [undefined, undefined], 2, 1],
  ["is not marked again where all of it was read", [true, true], 1, 0],
  ["is not marked where the server counts nothing as unread", [undefined, true], 0, 0],
  ["is not marked where it is empty", [], 1, 0],
])("a list %s", async (_name, marks, unreadCount, expectedCount) => {
  let markingCount = 0;
  viewState.notificationCount = unreadCount;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { container, ...rendered } = await renderPage(<NotificationsPage title="Notifications" params={{}} />, {
    respond: ({ method }) => {
      if (method === "GET")
        return Response.json(marks.map((read, id) => ({ id, type: "APPEAL", title: "Answer", read })));
      markingCount += 1;
      return new Response(null, { status: 204 });
    },
  });
  unmount = rendered.unmount;
  while (container.querySelector(marks.length === 0 ? "h2" : "h3") === null) await waitForEffects();
  for (let turn = 0; turn < 3; turn += 1) {
    await waitForEffects();
    vi.advanceTimersByTime(1000);
  }
  await waitForEffects();
  expect(markingCount).toBe(expectedCount);
});
