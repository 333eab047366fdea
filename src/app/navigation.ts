import type { Say } from "../i18n/Words.tsx";
import { entrances, paths, type PathName } from "../config/paths.ts";
import { portal } from "../config/portal.ts";
import type { User } from "../auth/sessionStore.ts";
import type { MainMenuProps } from "./layout/menu/MainMenu.tsx";
import type { SidebarItem } from "./layout/sidebar/Sidebar.tsx";
import type { FooterLink } from "./layout/footer/Footer.tsx";
import type { LinkBranch } from "./pages/LinkTree.tsx";
import type { PageName } from "../state/pageTitle.ts";
import { addressOf, type Place } from "./routing/routeMatch.ts";
import { screens, type Screen } from "./routes.ts";
import { isListed } from "./routing/routeAccess.ts";

type Named = [name: PathName, screen: Screen];
const all = (): Named[] => Object.entries(screens) as Named[];
const partsOf = (section: PathName): Named[] => all().filter(([name, { under }]) => under === section && addressOf(name) !== "");

/** Whether a section stands in a menu of this portal. The quality portal has the information center's articles, and no center. */
function isInMenus(section: PathName): boolean {
  const { sidebar, header, footer } = screens[section] ?? {};
  return sidebar !== undefined || header !== undefined || footer !== undefined;
}

/** The section of a screen, where this portal has it. */
const sectionOf = (under: PathName | undefined): PathName | undefined => (under !== undefined && isInMenus(under) ? under : undefined);

/** The sidebar of a signed-in person: sections in the specified order, each with the screens under it. */
export function sidebarItems(say: Say, user: User, current: PathName | undefined): SidebarItem[] {
  return all()
    .flatMap(([name, screen]) => (screen.sidebar === undefined ? [] : [{ name, screen, place: screen.sidebar }]))
    .filter(({ screen, place }) => isListed(place.visible ?? screen.access, user))
    .toSorted((a, b) => a.place.position - b.place.position)
    .map(({ name, screen, place }) => ({
      label: say(screen.title),
      href: addressOf(name),
      icon: place.icon,
      current: name === current || (current !== undefined && screens[current]?.under === name),
      children: partsOf(name)
        .filter(([, part]) => isListed(part.access, user))
        .map(([part, { title }]) => ({ label: say(title), href: addressOf(part), current: part === current })),
    }));
}

/** The public menu of the header. A section with parts in the menu is a group. */
export function headerItems(say: Say, current: PathName | undefined, standardsSite: string): MainMenuProps["items"] {
  return all()
    .flatMap(([name, screen]) => (screen.header === undefined || screen.under !== undefined ? [] : [{ name, screen, position: screen.header }]))
    .toSorted((a, b) => a.position - b.position)
    .map(({ name, screen }) => {
      const parts = partsOf(name).flatMap(([part, { header, title }]) => (header === undefined ? [] : [{ part, header, title }]));
      if (parts.length === 0) return { label: say(screen.title), href: addressOf(name), current: name === current, within: current !== undefined && screens[current]?.under === name };
      const links = parts.toSorted((a, b) => a.header - b.header).map(({ part, title }) => ({ label: say(title), href: addressOf(part), current: part === current }));
      const external = portal === "competition" ? [{ label: say("menu.standardsSite"), href: standardsSite, external: true as const, externalNote: say("link.external") }] : [];
      return { label: say(screen.title), children: [...links, ...external] };
    });
}

/** The site map in the footer, a column for each kind. */
export function footerColumns(say: Say): { title: string; items: FooterLink[] }[] {
  return (["services", "information", "help", "portal"] as const).map((column) => ({
    title: say(`footer.${column}`),
    items: all()
      .filter(([, { footer }]) => footer === column)
      .map(([name, { title }]) => ({ label: say(title), href: addressOf(name) })),
  }));
}

/** Screens that people arrive at from elsewhere, and so do not look for. */
const unlisted: readonly PathName[] = ["search", "passwordReset", "identityReturn"];

/** Every screen with an address of its own, by what it is for, each section with its parts under it. */
export function siteMap(say: Say): { title: string; items: LinkBranch[] }[] {
  const branchOf = ([name, { title }]: Named): LinkBranch => ({
    label: say(title),
    href: addressOf(name),
    children: [
      ...partsOf(name).map(branchOf),
      ...all()
        .filter(([, part]) => part.under === name && part.titles !== undefined)
        .flatMap(([part, { titles: ofPart = {} }]) => Object.entries(ofPart).map(([value, label]) => ({ label: say(label), href: paths[part].replace(/:\w+/, value) }))),
    ],
  });
  return (["services", "personal", "information", "help", "portal"] as const).map((kind) => ({
    title: say(`siteMap.${kind}`),
    items: all()
      .filter(([name]) => addressOf(name) !== "" && !unlisted.includes(name) && (entrances[name] === undefined || isInMenus(name)))
      .filter(([, { under, footer }]) => under === undefined || (sectionOf(under) === undefined && footer !== undefined))
      .filter(([name, screen]) => kindOf(name, screen) === kind)
      .map(branchOf),
  }));
}

/** Where a screen stands in the site map: with its column of the footer, else by who may see it. */
function kindOf(name: PathName, { access, footer }: Screen): NonNullable<Screen["footer"]> | "personal" {
  if (name === "home") return "portal";
  return footer ?? (access === "public" ? "information" : "personal");
}

/** A section and those that it is part of, the widest first. */
const sectionsDownTo = (section: PathName | undefined): PathName[] => (section === undefined ? [] : [...sectionsDownTo(sectionOf(screens[section]?.under)), section]);

/** The way from home to a place: home, its sections where they have an address, the place itself. `own` is what the page says of itself. */
export function wayTo(say: Say, { name, screen, title }: Place, own: PageName | undefined): { label: string; href?: string }[] {
  if (name === "home") return [{ label: say("screen.home.title") }];
  const sections = sectionsDownTo(sectionOf(own?.under ?? screen.under));
  return [
    { label: say("screen.home.title"), href: addressOf("home") },
    ...sections.flatMap((section) => (screens[section] === undefined ? [] : [{ label: say(screens[section].title), href: addressOf(section) }])),
    { label: own?.title ?? say(title) },
  ];
}
