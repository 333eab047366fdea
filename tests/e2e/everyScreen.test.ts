import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas, type PersonaId } from "../../mocks/world/personas.ts";
import { entrances, paths, type PathName } from "../../src/paths.ts";
import { screens } from "../../src/shell/screens.ts";
import { addresses } from "../addresses.ts";
import { arrived } from "./find.ts";
import { languages, usePortal, words } from "./portal.ts";
import { soon } from "./soon.ts";
import { violations } from "./violations.ts";

const portal = usePortal();

/** Everybody the portal is for, with the first role that the service gives them. */
const people: readonly { name: string; as?: PersonaId; role?: string }[] = [
  { name: "a visitor" },
  { name: "a citizen", as: "citizen", role: "ASAN_USER" },
  { name: "a representative", as: "director", role: "ASAN_USER" },
  { name: "a foreign organisation", as: "foreign", role: "USER" },
  { name: "an administrator", as: "admin", role: "ADMIN" },
];
/** Sections that belong to people who signed in with the state identity and to administrators, and those for whoever is signed in. */
const personal = /^\/(my-appeals|my-documents|payments|reports|feedbacks|call-center|e-services\/\d+\/apply)/;
const signedInOnly = /^\/(evalution|service-degree$|news-letters|notifications|personal-info)/;

const names = (Object.keys(screens) as PathName[]).filter((name) => entrances[name] === undefined && name !== "identityReturn" && name !== "passwordReset");
const widths = [360, 1280] as const;
// Every address is seen in each language, by three of the five; with `FULL=1` by all of them in each language.
const full = process.env["FULL"] === "1";

/** Whether this person may see what stands at an address: by the rules of the service, not by the portal's own table. */
const mayAct = (address: string, role: string | undefined): boolean => (personal.test(address) ? role === "ASAN_USER" || role === "ADMIN" : !signedInOnly.test(address) || role !== undefined);

const isWiderThanScreen = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.for(people.flatMap((person, place) => languages.map((language, turn) => ({ ...person, language, place, turn }))))("$name sees what is theirs at every address, in $language", { timeout: 600_000 }, async ({ as, role, language, place, turn }) => {
  const say = words[language];
  const portalName = say["portal.competition.name"];
  // The appeal of the address is the citizen's: others who may send appeals are told that they have none such.
  const { page } = await portal.visitor({ language, ...(as && { as }), ...(as !== "citizen" && { expected: /404/ }) });
  for (const name of full ? names : names.filter((_, at) => (at + turn) % people.length === place)) {
    const address = addresses[name];
    const { leavesToSignIn, title: titleId } = screens[name] ?? {};
    await page.setViewportSize({ width: widths[0], height: 800 });
    await page.goto(address);
    if (role === undefined && leavesToSignIn === true) {
      await page.getByRole("heading", { level: 1, name: say["standIn.title"] }).waitFor();
      await page.evaluate(() => sessionStorage.clear());
      continue;
    }
    const heading = await arrived(page);
    const theirs = mayAct(address, role);
    if (!theirs) await page.getByRole("heading", { level: 2, name: say[role === undefined ? "session.notSignedIn" : "access.closed"] }).waitFor();
    const ownName = paths[name].includes(":") && theirs;
    if (!ownName) expect(heading, address).toBe(say[name === "home" ? "home.title" : (titleId ?? "screen.notFound.title")]);
    await soon(() => page.title()).toMatch(ownName ? new RegExp(`^.+ – ${portalName}$`) : `${say[titleId ?? "screen.notFound.title"]} – ${portalName}`);
    expect(await page.locator("html").getAttribute("lang"), address).toBe(language);
    const way = page.getByRole("navigation", { name: say["breadcrumb.label"] });
    expect(await way.innerText(), address).toContain(say["screen.home.title"]);
    expect(await page.getByText(say["state.notLoaded"]).count(), address).toBe(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await soon(async () => (await isWiderThanScreen(page)) && `${address} at ${width} px`).toBe(false);
      expect(await violations(page), `${address} at ${width} px`).toEqual([]);
    }
    expect(await page.getByText(personas.foreign.name).count() > 0, address).toBe(role === "USER");
  }
});
