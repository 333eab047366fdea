import type { Page } from "playwright-core";
import az from "../../locales/az.json" with { type: "json" };
import { paginate } from "../../mocks/behaviour/behaviour.ts";
import { dayMs, toIsoDate } from "../../mocks/store/calendar.ts";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import type { ExchangeRateHistory, RegisterEntries, RegisterEntry } from "../../src/generated/contract.d.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import {
  clickAndMeasure,
  readMetrics,
  resetMetrics,
  runInteraction,
  visibleLinksMs,
  type BenchTarget,
  type InteractionMetrics,
} from "./interactions.ts";

/** How many entries each long list has. */
export const listSizes = { notifications: 6000, "rows of a register": 2000, "rates of a currency": 366 } as const;

/** The name of a long list. */
export type LongList = keyof typeof listSizes;

/** The long lists that are measured. */
export const longLists = Object.keys(listSizes) as LongList[];

type LongListCase = {
  path: string;
  isPersonal?: boolean;
  /** Answers the requests for the list, unless the mock backend has that many entries. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Opens the list, if it is closed at first. */
  open?: (page: Page) => Promise<void>;
  /** Matches each entry on the page. */
  entry: string;
};

const hourMs = dayMs / 24;
/** How many pages of a list are measured. */
const measuredPages = 3;
/** One step of a wheel, and the time between two steps. */
const wheel = { pixels: 240, intervalMs: 30 } as const;

const listCases: Readonly<Record<LongList, LongListCase>> = {
  notifications: { path: paths.notifications, isPersonal: true, entry: ".notification-card" },
  "rows of a register": {
    path: getHref("register", { register: "measurement-tools" }),
    prepare: (page) =>
      page.route("**/registers/public/measurement-tools?*", (route) => {
        const query = new URL(route.request().url()).searchParams;
        const paging = { page: Number(query.get("page") ?? 1), perPage: Number(query.get("perPage") ?? 10) };
        return route.fulfill({ json: paginate(createRegisterRows(), paging) satisfies RegisterEntries });
      }),
    entry: "main tbody tr",
  },
  "rates of a currency": {
    path: paths.exchangeRates,
    prepare: (page) =>
      page.route(/exchange-rates\/public\/EUR/, (route) => route.fulfill({ json: createRateHistory() })),
    open: (page) => page.locator("main details > summary").last().click(),
    entry: "main details tbody tr",
  },
};

/** Scrolls through the first pages of a long list: the longest task meanwhile, and the INP of opening the next page. */
export async function scrollLongList(
  { browser, origin, store }: BenchTarget,
  name: LongList,
): Promise<InteractionMetrics> {
  const { path, isPersonal, prepare, open, entry } = listCases[name];
  if (isPersonal) addNotifications(store);
  try {
    return await runInteraction(
      browser,
      {
        url: origin + paths.faq,
        readySelector: "main h1",
        ...(isPersonal && { localStorage: signedInLocalStorage(store, "citizen") }),
      },
      async (page, throttle) => {
        await prepare?.(page);
        await page.goto(origin + path);
        await open?.(page);
        const entries = page.locator(entry);
        await entries.first().waitFor();
        await page.waitForTimeout(visibleLinksMs);
        await throttle(true);
        const [longestTasks, pagingDelays, entryCounts] = [[50], [16], [0]];
        for (let pageNumber = 1; pageNumber <= measuredPages; pageNumber += 1) {
          entryCounts.push(await entries.count());
          longestTasks.push(await measureScrolling(page));
          const next = page.locator(".pagination").getByRole("button", { name: az["list.next"] });
          if (pageNumber === measuredPages || (await next.count()) === 0) break;
          const range = await page.locator(".pagination-range").innerText();
          const { inp = 0 } = await clickAndMeasure(
            page,
            next,
            await page.evaluateHandle(
              (before) => () =>
                (document.querySelector<HTMLElement>(".pagination-range")?.innerText ?? before) !== before,
              range,
            ),
          );
          pagingDelays.push(inp);
        }
        return {
          // The browser reports no shorter tasks.
          longest: Math.max(...longestTasks),
          paging: Math.max(...pagingDelays),
          perPage: Math.max(...entryCounts),
        };
      },
    );
  } finally {
    if (isPersonal) store.reset();
  }
}

/** Scrolls from the top of the page to its end with the wheel, and back with a key. Returns the longest task, or 0. */
async function measureScrolling(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
  await resetMetrics(page);
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, wheel.pixels);
    await page.waitForTimeout(wheel.intervalMs);
  }
  await page.keyboard.press("Home");
  await page.waitForFunction(() => scrollY === 0);
  await page.waitForTimeout(500);
  const { longTasks } = await readMetrics(page);
  return Math.max(0, ...longTasks.map(([, durationMs]) => durationMs));
}

/** Replaces the state of the mock backend, with one more notification of the citizen in each hour. */
function addNotifications(store: MockStore): void {
  store.reset();
  for (let count = 0; count < listSizes.notifications; count += 1) {
    const notification = store.pushNotification("citizen", welcomeNotification);
    notification.createdAt -= count * hourMs;
    notification.isRead = count > 20;
  }
}

const createRegisterRows = (): RegisterEntry[] =>
  Array.from({ length: listSizes["rows of a register"] }, (_, index) => ({
    registryNumber: `${index + 1}-26`,
    name: `Manometr ${index + 1}`,
    type: "MP-100",
    manufacturer: "Xəzər Ölçü MMC",
    country: "Azərbaycan",
    certificateNo: `AZ-${index + 1}`,
    validFrom: "2024-01-01",
    validUntil: "2029-01-01",
  }));

const createRateHistory = (): ExchangeRateHistory => ({
  code: "EUR",
  nominal: 1,
  name: "Avro",
  items: Array.from({ length: listSizes["rates of a currency"] }, (_, index) => ({
    date: toIsoDate(Date.now() - (listSizes["rates of a currency"] - index) * dayMs),
    rate: 1.8 + (index % 50) / 1000,
  })),
});
