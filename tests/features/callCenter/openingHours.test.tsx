// @vitest-environment jsdom
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CallCenterPage from "../../../src/features/callCenter/CallCenterPage.tsx";
import OfficesPage from "../../../src/features/callCenter/OfficesPage.tsx";
import { renderPage, waitForContent } from "../../support/renderPage.tsx";

const hours = [{ days: "Monday to Friday", weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" }];
const office = {
  id: 1,
  title: "Head office",
  region: { id: "baku", title: "Baku" },
  address: "Baku",
  hours,
  closedDates: ["2026-03-20", "2026-03-23"],
};

let unmount = (): void => undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/**
 * Renders a page at a moment and returns what it says of the closed days and of the state now, and the row of the weekdays.
 */
async function readHours(page: ReactNode, moment: string, response: object) {
  vi.setSystemTime(moment);
  const rendered = await renderPage(page, { respond: () => Response.json(response) });
  unmount = rendered.unmount;
  return waitForContent(() => {
    const row = rendered.container.querySelector("tbody tr");
    expect(row).not.toBeNull();
    const text = rendered.container.textContent.replaceAll("\u00A0", " ");
    return {
      row: row?.textContent,
      closedDays: /Closed on [\d\w, ]+/.exec(text)?.[0],
      stateNow: rendered.container.querySelector(".status-chip")?.textContent,
    };
  });
}

describe("the opening hours of an office", () => {
  const offices = { page: 1, perPage: 100, total: 1, items: [office], regions: [] };
  it.each([
    ["2026-03-18", "Closed on 20 March 2026, 23 March 2026", true],
    ["2026-03-20", "Closed on 20 March 2026, 23 March 2026", false],
    ["2026-03-23", "Closed on 23 March 2026", false],
    ["2026-03-24", undefined, true],
  ])("on %s are followed by the days on which it is closed: %s", async (day, closedDays, isToday) => {
    const found = await readHours(<OfficesPage title="Offices" params={{}} />, `${day}T12:00:00+04:00`, offices);
    expect(found.closedDays).toBe(closedDays);
    expect(found.row?.includes("today")).toBe(isToday);
  });

  it.each([
    ["2026-03-18T12:00:00+04:00", "Open now", hours],
    ["2026-03-18T20:00:00+04:00", "Closed now", hours],
    ["2026-03-20T12:00:00+04:00", "Closed now", hours],
    ["2026-03-18T12:00:00+04:00", undefined, [{ ...hours[0], weekdays: undefined }]],
  ])("at %s have the state: %s", async (moment, stateNow, officeHours) => {
    const found = await readHours(<OfficesPage title="Offices" params={{}} />, moment, {
      ...offices,
      items: [{ ...office, hours: officeHours }],
    });
    expect(found.stateNow).toBe(stateNow);
  });
});

it("the days of an office that are not translated are marked for screen readers", async () => {
  const { container, ...rendered } = await renderPage(<OfficesPage title="Offices" params={{}} />, {
    respond: () =>
      Response.json({ page: 1, perPage: 100, total: 1, items: [{ ...office, lang: "az" }], regions: [office.region] }),
  });
  unmount = rendered.unmount;
  await waitForContent(() => expect(container.querySelector("tbody [lang=az]")?.textContent).toBe("Monday to Friday"));
});

describe("the opening hours of the call center", () => {
  it.each([
    ["2026-03-18T12:00:00+04:00", true, true],
    ["2026-03-18T08:00:00+04:00", false, true],
    ["2026-03-20T12:00:00+04:00", false, false],
  ])("at %s, open: %s, are marked as those of today: %s", async (moment, openNow, isToday) => {
    const found = await readHours(<CallCenterPage title="Call center" params={{}} />, moment, {
      phoneNumber: "+994125550195",
      hours,
      openNow,
      slots: [],
    });
    expect(found.stateNow).toBe(openNow ? "Open now" : "Closed now");
    expect(found.row?.includes("today")).toBe(isToday);
  });
});

describe("a page of the call center that stays open", () => {
  it("over the hour of opening says that it is open, and marks the hours of today", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    vi.setSystemTime("2026-03-18T08:55:00+04:00");
    const { container, ...rendered } = await renderPage(<CallCenterPage title="Call center" params={{}} />, {
      respond: () => {
        const openNow = Date.now() >= Date.parse("2026-03-18T09:00:00+04:00");
        return Response.json({ phoneNumber: "+994125550195", hours, openNow, slots: [] });
      },
    });
    ({ unmount } = rendered);
    const getState = (): unknown => container.querySelector(".status-chip")?.textContent;
    await waitForContent(() => expect(getState()).toBe("Closed now"));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await waitForContent(() => expect(getState()).toBe("Open now"));
    expect(container.querySelector("tbody tr")?.textContent).toContain("today");
  });

  it("takes the state before the hour of opening for no public holiday", async () => {
    vi.setSystemTime("2026-03-18T08:55:00+04:00");
    let isBroken = false;
    const { container, ...rendered } = await renderPage(<CallCenterPage title="Call center" params={{}} />, {
      respond: () =>
        isBroken
          ? new Response(null, { status: 400 })
          : Response.json({ phoneNumber: "+994125550195", hours, openNow: false, slots: [] }),
    });
    ({ unmount } = rendered);
    await waitForContent(() => expect(container.querySelector("tbody tr")?.textContent).toContain("today"));
    isBroken = true;
    vi.setSystemTime("2026-03-18T09:05:00+04:00");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await waitForContent(() => expect(container.querySelector(".timestamp-notice")).not.toBeNull());
    expect(container.querySelector("tbody tr")?.textContent).toContain("today");
  });
});
