import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas, type PersonaId } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { getNotificationsLink } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, type Visitor } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { scaleRuns, recordCases } from "../soak/caseCounts.ts";

/*
 * Random actions in several tabs, in any order. The ordinary run is deterministic; `npm run soak` uses another seed
 * each time, and a failure reports the seed. `SEED=4711` repeats a run, `STEPS=200` makes it longer.
 */
const seed = Number(process.env["SEED"] ?? 11);
const stepCount = Number(process.env["STEPS"] ?? scaleRuns(16));
const tabCount = 3;
/** After this number of steps the test waits until nothing is loading and checks the invariants. */
const stepsPerCheck = 8;

const portal = setUpPortal();
const personaIds = ["citizen", "admin", "privileged"] as const satisfies readonly PersonaId[];
const visitedPaths = [
  paths.home,
  paths.faq,
  paths.documents,
  paths.notifications,
  paths.personalInfo,
  paths.consumerRights,
  paths.appeals,
] as const;
const inAnyLanguage = (id: keyof (typeof messagesByLanguage)["az"]): RegExp =>
  new RegExp(`^(${testedLanguages.map((language) => messagesByLanguage[language][id]).join("|")})$`);

/** Returns a deterministic generator of integers from 0 to `below - 1`. */
function createRandom(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) % below;
  };
}

/** State and observations of a run. */
type Run = {
  visitor: Visitor;
  tabs: Page[];
  performedActions: string[];
  expiryCount: number;
  signInCount: number;
  /** Refresh tokens that the backend has already exchanged. */
  usedRefreshTokens: Set<string>;
  violations: string[];
  authorizedRequestCount: number;
};

/** A refresh: the tab that got the new tokens, whether its page was left since, and the header with the new access token. */
type ObservedRefresh = { tab: Page; wasLeft: boolean; nextAuthorization?: string };

const shortTimeout = { timeout: 2500 } as const;

/** Actions in a tab. An action that the page does not offer at the moment is skipped without a failure. */
const actions: Readonly<Record<string, (run: Run, tab: Page, random: (below: number) => number) => Promise<unknown>>> =
  {
    navigates: (_run, tab, random) =>
      tab.goto(visitedPaths[random(visitedPaths.length)] ?? paths.home, { waitUntil: "commit" }),
    "goes back": (_run, tab) => tab.goBack({ waitUntil: "commit", ...shortTimeout }),
    "opens the notifications": (_run, tab) =>
      tab
        .getByRole("banner")
        .getByRole("link", { name: inAnyLanguage("page.notifications.title") })
        .click(shortTimeout),
    "changes the language": (_run, tab, random) =>
      tab.locator(`.language-switch-choice[lang=${testedLanguages[random(3)]}]`).click(shortTimeout),
    "signs in": async (run, tab, random) => {
      const persona = personaIds[random(personaIds.length)] ?? "citizen";
      await tab
        .getByRole("banner")
        .getByRole("button", { name: inAnyLanguage("signIn.identity") })
        .click(shortTimeout);
      await tab.getByRole("link", { name: personas[persona].name }).click(shortTimeout);
      run.signInCount += 1;
    },
    "signs out": async (_run, tab) => {
      await tab
        .getByRole("banner")
        .getByRole("button", { name: new RegExp(personaIds.map((persona) => personas[persona].name).join("|")) })
        .click(shortTimeout);
      await tab.getByRole("button", { name: inAnyLanguage("session.signOut") }).click(shortTimeout);
    },
    "lets the access token expire": async (run) => {
      run.expiryCount += 1;
      expireTokens(portal.backend, "access");
    },
    "lets the token expire with a backend that rejects refreshes": async (run) => {
      run.expiryCount += 1;
      portal.backend.state.faults.push({ operationId: "renewSession", status: 401, times: 1, delaySeconds: 0 });
      expireTokens(portal.backend, "access");
    },
    "lets the token expire with an overloaded backend": async (run) => {
      run.expiryCount += 1;
      portal.backend.state.faults.push({ operationId: "renewSession", status: 503, times: 1, delaySeconds: 0 });
      expireTokens(portal.backend, "access");
    },
    "meets a slow backend": async () =>
      void portal.backend.state.faults.push({ operationId: "readUser", status: 200, times: 2, delaySeconds: 1 }),
    "is offline for a while": async ({ visitor }, tab) => {
      await visitor.context.setOffline(true);
      await tab
        .getByRole("banner")
        .getByRole("link", { name: inAnyLanguage("page.notifications.title") })
        .click(shortTimeout)
        .catch(() => undefined);
      await visitor.context.setOffline(false);
    },
    "changes its clock": ({ visitor }, _tab, random) =>
      visitor.context.clock.setSystemTime(
        Date.now() + [-86_400_000, -3_600_000, 0, 28_800_000, 86_400_000][random(5)]!,
      ),
    "clears its storage": async ({ visitor }, tab) => {
      await tab.evaluate(() => localStorage.clear());
      // For five seconds an empty storage may be one that lags behind a change in another tab.
      await visitor.context.clock.setSystemTime((await tab.evaluate(() => Date.now())) + 6000);
      await tab.reload({ waitUntil: "commit" });
    },
  };

/** Starts a run: a signed-in user in several tabs with observed traffic. */
async function startRun(): Promise<Run> {
  const visitor = await portal.newVisitor({
    as: "citizen",
    language: "az",
    expectedConsoleErrors: /Failed to load|Failed to fetch dynamically|net::|ERR_|WebSocket|40\d|503/,
  });
  await visitor.context.clock.install();
  const tabs = [visitor.page];
  while (tabs.length < tabCount) tabs.push(await visitor.newPage());
  const run: Run = {
    visitor,
    tabs,
    performedActions: [],
    expiryCount: 0,
    signInCount: 0,
    usedRefreshTokens: new Set(),
    violations: [],
    authorizedRequestCount: 0,
  };
  const getToken = (url: string): string | null =>
    url.includes("/public/auth/refresh-token") ? new URL(url).searchParams.get("refreshToken") : null;
  // A page that is left before it has stored its new tokens leaves the old ones, which then are sent once more.
  const observedRefreshes = new Map<string, ObservedRefresh>();
  const sentAuthorizations = new Set<string>();
  visitor.context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== portal.origin) run.violations.push(`request to ${url.origin}`);
    const token = getToken(request.url());
    const refresh = observedRefreshes.get(token ?? "");
    if (refresh !== undefined && (!refresh.wasLeft || sentAuthorizations.has(refresh.nextAuthorization ?? "")))
      run.violations.push("a refresh token was used twice");
    const { authorization } = request.headers();
    if (authorization === undefined) return;
    run.authorizedRequestCount += 1;
    sentAuthorizations.add(authorization);
  });
  for (const tab of tabs) {
    let isBeingLeft = false;
    tab.on("request", (request) => {
      if (!request.isNavigationRequest()) return;
      isBeingLeft = true;
      for (const refresh of observedRefreshes.values()) refresh.wasLeft ||= refresh.tab === tab;
    });
    tab.on("domcontentloaded", () => (isBeingLeft = false));
    tab.on("response", (response) => {
      const token = getToken(response.url());
      if (token === null || response.status() !== 200) return;
      run.usedRefreshTokens.add(token);
      const refresh: ObservedRefresh = { tab, wasLeft: isBeingLeft };
      observedRefreshes.set(token, refresh);
      response.json().then(
        ({ accessToken }: { accessToken: string }) => (refresh.nextAuthorization = `Bearer ${accessToken}`),
        // The page has been left.
        () => undefined,
      );
    });
  }
  for (const tab of tabs) await tab.goto(paths.home);
  return run;
}

/** Returns the persona that owns the access token of this device. */
async function getSignedInPersona(tab: Page): Promise<PersonaId | undefined> {
  const access = await tab.evaluate(() => localStorage.getItem("accessToken"));
  const session = portal.backend.state.sessions.find((candidate) => candidate.accessToken === access);
  return portal.backend.state.accounts.find(({ id }) => id === session?.accountId)?.persona;
}

/** Opens a path; a second time if another navigation of the tab interrupted it. */
const openPath = (tab: Page, path: string): Promise<unknown> =>
  tab.goto(path).catch((error: unknown) => {
    if (!String(error).includes("interrupted by another navigation")) throw error;
    return tab.goto(path);
  });

/** Returns to the portal from the identity login, whose page shows the names of all personas. */
async function returnToPortal(tab: Page): Promise<void> {
  if (!tab.url().startsWith(portal.origin) || new URL(tab.url()).pathname.startsWith("/identity"))
    await openPath(tab, paths.home);
}

/** Waits until nothing is loading in any tab, then checks the invariants. */
async function checkInvariants(run: Run): Promise<void> {
  const { tabs } = run;
  await run.visitor.context.setOffline(false);
  portal.backend.state.faults = [];
  for (const tab of tabs) {
    await tab.bringToFront();
    await returnToPortal(tab);
    // A user retries after an outage.
    const retryButton = tab.getByRole("button", { name: inAnyLanguage("action.tryAgain") }).first();
    if (await retryButton.isVisible()) await retryButton.click(shortTimeout).catch(() => undefined);
    await waitForExpect(() => tab.getByRole("heading", { level: 1 }).count()).toBeGreaterThan(0);
    await waitForExpect(() => tab.locator("[aria-busy=true]").count()).toBe(0);
  }
  const visiblePersonas = (tab: Page): Promise<PersonaId[]> =>
    tab
      .locator("body")
      .innerText()
      .then((text) => personaIds.filter((persona) => text.includes(personas[persona].name)));
  for (const tab of tabs) {
    // The tab may still be processing a change from another one.
    await waitForExpect(async () => {
      await returnToPortal(tab);
      const persona = await getSignedInPersona(tab);
      return [persona, await visiblePersonas(tab)];
    }).toSatisfy(
      ([persona, names]: [PersonaId | undefined, PersonaId[]]) =>
        names.every((name) => name === persona) && (persona === undefined || names.length === 1),
    );
    expect(await tab.getByRole("dialog").count(), "open dialogs").toBeLessThanOrEqual(1);
    const [access, refresh, database] = await tab.evaluate(async () => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("portal-session");
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error as Error));
      });
      const stored = opened.objectStoreNames.contains("tokens")
        ? await new Promise<{ access?: string } | undefined>((resolve) => {
            const request = opened.transaction("tokens").objectStore("tokens").get("current");
            request.addEventListener("success", () => resolve(request.result as { access?: string } | undefined));
          })
        : undefined;
      opened.close();
      return [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken"), stored?.access ?? null];
    });
    expect([refresh === null, database], "tokens in both storages").toEqual([access === null, access]);
    const persona = await getSignedInPersona(tab);
    if (persona === undefined) continue;
    const account = portal.backend.state.accounts.find((candidate) => candidate.persona === persona);
    const unread = portal.backend.state.notifications.filter(
      ({ accountId, isRead }) => accountId === account?.id && !isRead,
    ).length;
    await waitForExpect(
      async () =>
        ((
          await getNotificationsLink(tab, (await tab.evaluate(() => document.documentElement.lang)) as "az").innerText()
        ).match(/\d+/) ?? ["0"])[0],
    ).toBe(String(unread));
  }
  const requestCount = run.authorizedRequestCount;
  if ((await getSignedInPersona(tabs[0]!)) === undefined) {
    for (const tab of tabs) await openPath(tab, paths.faq);
    expect(run.authorizedRequestCount, "authorized requests without a session").toBe(requestCount);
  }
  expect(run.violations).toEqual([]);
  expect(run.usedRefreshTokens.size, "refreshes").toBeLessThanOrEqual(run.expiryCount * (1 + run.signInCount));
}

test(
  `never mixes users, reuses refresh tokens or hangs in three tabs with random actions (seed ${seed}, ${stepCount} steps)`,
  { timeout: 60_000 + stepCount * 8000 },
  async () => {
    const random = createRandom(seed);
    const run = await startRun();
    const names = Object.keys(actions);
    let performedCount = 0;
    try {
      for (let step = 1; step <= stepCount; step += 1) {
        const tabIndex = random(tabCount);
        const name = names[random(names.length)] ?? "navigates";
        const tab = run.tabs[tabIndex] as Page;
        // A page that is still loading is used as well.
        await tab.bringToFront();
        const isPerformed = await Promise.resolve(actions[name]?.(run, tab, random)).then(
          () => true,
          () => false,
        );
        if (isPerformed) performedCount += 1;
        run.performedActions.push(`tab ${tabIndex} ${name}${isPerformed ? "" : " (not offered)"}`);
        if (step % stepsPerCheck === 0 || step === stepCount) await checkInvariants(run);
      }
    } catch (error) {
      throw new Error(`SEED=${seed}: ${run.performedActions.join("; ")}`, { cause: error });
    }
    console.log(
      `${performedCount} of ${stepCount} steps performed, ${run.usedRefreshTokens.size} refreshes, ${run.signInCount} sign-ins.`,
    );
    expect(performedCount).toBeGreaterThan(stepCount / 3);
    recordCases("random steps in three tabs", performedCount);
  },
);
