import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas, type PersonaId } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { getNotificationsLink } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, type Visitor } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { scaledRuns, recordCases } from "../soak/caseCounts.ts";

/*
 * Whoever uses the portal for long does everything in every order, in several tabs. Here chance does, always the same in the
 * ordinary run; `npm run soak` begins from another seed each time, which a failure names. `SEED=4711` begins there,
 * `STEPS=200` goes on for longer.
 */
const seed = Number(process.env["SEED"] ?? 11);
const stepCount = Number(process.env["STEPS"] ?? scaledRuns(24));
const tabCount = 3;
/** After so many steps everybody waits until nothing is on its way, and what has to be true then is looked at. */
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

/** A repeatable generator of numbers from 0 on, below `below`. */
function createRandom(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) % below;
  };
}

/** What has been done and seen in a run. */
type Run = {
  visitor: Visitor;
  tabs: Page[];
  performedActions: string[];
  expiryCount: number;
  signInCount: number;
  /** Refresh tokens for which the service has given new ones. */
  usedRefreshTokens: Set<string>;
  violations: string[];
  authorizedRequestCount: number;
};

const shortTimeout = { timeout: 2500 } as const;

/** What may be done in a tab. What the page does not offer at the moment is not done: that it cannot be done is no fault. */
const actions: Readonly<Record<string, (run: Run, tab: Page, chance: (below: number) => number) => Promise<unknown>>> =
  {
    "goes somewhere": (_run, tab, chance) =>
      tab.goto(visitedPaths[chance(visitedPaths.length)] ?? paths.home, { waitUntil: "commit" }),
    "goes back": (_run, tab) => tab.goBack({ waitUntil: "commit", ...shortTimeout }),
    "looks at the notifications": (_run, tab) =>
      tab
        .getByRole("banner")
        .getByRole("link", { name: inAnyLanguage("screen.notifications.title") })
        .click(shortTimeout),
    "changes the language": (_run, tab, chance) =>
      tab.locator(`.language-switch-choice[lang=${testedLanguages[chance(3)]}]`).click(shortTimeout),
    "signs in": async (run, tab, chance) => {
      const person = personaIds[chance(personaIds.length)] ?? "citizen";
      await tab
        .getByRole("banner")
        .getByRole("button", { name: inAnyLanguage("signIn.identity") })
        .click(shortTimeout);
      await tab.getByRole("link", { name: personas[person].name }).click(shortTimeout);
      run.signInCount += 1;
    },
    "signs out": async (_run, tab) => {
      await tab
        .getByRole("banner")
        .getByRole("button", { name: new RegExp(personaIds.map((person) => personas[person].name).join("|")) })
        .click(shortTimeout);
      await tab.getByRole("button", { name: inAnyLanguage("session.signOut") }).click(shortTimeout);
    },
    "has tokens that run out": async (run) => {
      run.expiryCount += 1;
      expireTokens(portal.backend, "access");
    },
    "meets a service that renews nothing": async (run) => {
      run.expiryCount += 1;
      portal.backend.state.faults.push({ operationId: "renewSession", status: 401, times: 1, delaySeconds: 0 });
      expireTokens(portal.backend, "access");
    },
    "meets a service that is overloaded": async (run) => {
      run.expiryCount += 1;
      portal.backend.state.faults.push({ operationId: "renewSession", status: 503, times: 1, delaySeconds: 0 });
      expireTokens(portal.backend, "access");
    },
    "meets a slow service": async () =>
      void portal.backend.state.faults.push({ operationId: "readUser", status: 200, times: 2, delaySeconds: 1 }),
    "is offline for a while": async ({ visitor }, tab) => {
      await visitor.context.setOffline(true);
      await tab
        .getByRole("banner")
        .getByRole("link", { name: inAnyLanguage("screen.notifications.title") })
        .click(shortTimeout)
        .catch(() => undefined);
      await visitor.context.setOffline(false);
    },
    "has a clock that is put right": ({ visitor }, _tab, chance) =>
      visitor.context.clock.setSystemTime(
        Date.now() + [-86_400_000, -3_600_000, 0, 28_800_000, 86_400_000][chance(5)]!,
      ),
    "has its storage emptied": async ({ visitor }, tab) => {
      await tab.evaluate(() => localStorage.clear());
      // For five seconds an empty storage could as well be one that lags behind what another tab has just kept.
      await visitor.context.clock.setSystemTime((await tab.evaluate(() => Date.now())) + 6000);
      await tab.reload({ waitUntil: "commit" });
    },
  };

/** Begins with somebody signed in, in several tabs whose traffic is watched. */
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
  const tokenOf = (url: string): string | null =>
    url.includes("/public/auth/refresh-token") ? new URL(url).searchParams.get("refreshToken") : null;
  visitor.context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== portal.origin) run.violations.push(`went to ${url.origin}`);
    const token = tokenOf(request.url());
    if (token !== null && run.usedRefreshTokens.has(token))
      run.violations.push("a refresh token was sent after it was spent");
    if (request.headers()["authorization"] !== undefined) run.authorizedRequestCount += 1;
  });
  visitor.context.on("response", (response) => {
    const token = tokenOf(response.url());
    if (token !== null && response.status() === 200) run.usedRefreshTokens.add(token);
  });
  for (const tab of tabs) await tab.goto(paths.home);
  return run;
}

/** The person in whose name this device works, as the service knows its token. */
async function getSignedInPersona(tab: Page): Promise<PersonaId | undefined> {
  const access = await tab.evaluate(() => localStorage.getItem("accessToken"));
  const session = portal.backend.state.sessions.find((one) => one.accessToken === access);
  return portal.backend.state.accounts.find(({ id }) => id === session?.accountId)?.persona;
}

/** Opens an address; once more where the tab was on its way to another one. */
const openPath = (tab: Page, path: string): Promise<unknown> =>
  tab.goto(path).catch((error: unknown) => {
    if (!String(error).includes("interrupted by another navigation")) throw error;
    return tab.goto(path);
  });

/** Back from the state identity, where a page may send whoever is not signed in, and which knows everybody's name. */
async function returnToPortal(tab: Page): Promise<void> {
  if (!tab.url().startsWith(portal.origin) || new URL(tab.url()).pathname.startsWith("/identity"))
    await openPath(tab, paths.home);
}

/** Waits until nothing is on its way in any tab, and holds what is left against what must always be true. */
async function checkInvariants(run: Run): Promise<void> {
  const { tabs } = run;
  await run.visitor.context.setOffline(false);
  portal.backend.state.faults = [];
  for (const tab of tabs) {
    await tab.bringToFront();
    await returnToPortal(tab);
    // An outage that is over is tried again by whoever sits there.
    const again = tab.getByRole("button", { name: inAnyLanguage("action.tryAgain") }).first();
    if (await again.isVisible()) await again.click(shortTimeout).catch(() => undefined);
    await waitForExpect(() => tab.getByRole("heading", { level: 1 }).count()).toBeGreaterThan(0);
    await waitForExpect(() => tab.locator("[aria-busy=true]").count()).toBe(0);
  }
  const shown = (tab: Page): Promise<PersonaId[]> =>
    tab
      .locator("body")
      .innerText()
      .then((text) => personaIds.filter((person) => text.includes(personas[person].name)));
  for (const tab of tabs) {
    // Each tab may still be hearing of what another one has done.
    await waitForExpect(async () => {
      await returnToPortal(tab);
      const person = await getSignedInPersona(tab);
      return [person, await shown(tab)];
    }).toSatisfy(
      ([person, names]: [PersonaId | undefined, PersonaId[]]) =>
        names.every((name) => name === person) && (person === undefined || names.length === 1),
    );
    expect(await tab.getByRole("dialog").count(), "dialogs at once").toBeLessThanOrEqual(1);
    const [access, refresh, database] = await tab.evaluate(async () => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("portal-session");
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error as Error));
      });
      const kept = opened.objectStoreNames.contains("tokens")
        ? await new Promise<{ access?: string } | undefined>((resolve) => {
            const request = opened.transaction("tokens").objectStore("tokens").get("current");
            request.addEventListener("success", () => resolve(request.result as { access?: string } | undefined));
          })
        : undefined;
      opened.close();
      return [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken"), kept?.access ?? null];
    });
    expect([refresh === null, database], "what the device keeps of one sign-in").toEqual([access === null, access]);
    const person = await getSignedInPersona(tab);
    if (person === undefined) continue;
    const account = portal.backend.state.accounts.find((one) => one.persona === person);
    const unread = portal.backend.state.notifications.filter(
      ({ accountId, isRead }) => accountId === account?.id && !isRead,
    ).length;
    await waitForExpect(
      async () =>
        (
          (
            await getNotificationsLink(
              tab,
              (await tab.evaluate(() => document.documentElement.lang)) as "az",
            ).innerText()
          ).match(/\d+/) ?? ["0"]
        )[0],
    ).toBe(String(unread));
  }
  const before = run.authorizedRequestCount;
  if ((await getSignedInPersona(tabs[0]!)) === undefined) {
    for (const tab of tabs) await openPath(tab, paths.faq);
    expect(run.authorizedRequestCount, "requests with a token while nobody is signed in").toBe(before);
  }
  expect(run.violations).toEqual([]);
  expect(run.usedRefreshTokens.size, "renewals").toBeLessThanOrEqual(run.expiryCount * (1 + run.signInCount));
}

test(
  `whatever happens in three tabs, in any order: nobody sees anybody else, nothing is spent twice, nothing hangs (seed ${seed}, ${stepCount} steps)`,
  { timeout: 60_000 + stepCount * 8000 },
  async () => {
    const chance = createRandom(seed);
    const run = await startRun();
    const names = Object.keys(actions);
    let happened = 0;
    try {
      for (let step = 1; step <= stepCount; step += 1) {
        const place = chance(tabCount);
        const name = names[chance(names.length)] ?? "goes somewhere";
        const tab = run.tabs[place] as Page;
        // A page that is loading is left as well as one that has come.
        await tab.bringToFront();
        const did = await Promise.resolve(actions[name]?.(run, tab, chance)).then(
          () => true,
          () => false,
        );
        if (did) happened += 1;
        run.performedActions.push(`tab ${place} ${name}${did ? "" : " (not offered)"}`);
        if (step % stepsPerCheck === 0 || step === stepCount) await checkInvariants(run);
      }
    } catch (error) {
      throw new Error(`SEED=${seed}: ${run.performedActions.join("; ")}`, { cause: error });
    }
    console.log(
      `${happened} of ${stepCount} steps happened, ${run.usedRefreshTokens.size} renewals, ${run.signInCount} sign-ins.`,
    );
    expect(happened).toBeGreaterThan(stepCount / 3);
    recordCases("steps in three tabs of Chromium", happened);
  },
);
