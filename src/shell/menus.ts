import type { Say } from "../i18n/Words.tsx";
import type { PathName } from "../paths.ts";
import { portal } from "../portal.ts";
import type { User } from "../session/session.ts";
import type { MainMenuProps } from "../ui/MainMenu.tsx";
import type { SidebarItem } from "../ui/Sidebar.tsx";
import type { FooterLink } from "../ui/Footer.tsx";
import { addressOf } from "./place.ts";
import { screens, type Screen } from "./screens.ts";
import { isListed } from "./visibility.ts";

type Named = [name: PathName, screen: Screen];
const all = (): Named[] => Object.entries(screens) as Named[];
const partsOf = (section: PathName): Named[] => all().filter(([name, { under }]) => under === section && addressOf(name) !== "");

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
      if (parts.length === 0) return { label: say(screen.title), href: addressOf(name), current: name === current };
      const links = parts.toSorted((a, b) => a.header - b.header).map(({ part, title }) => ({ label: say(title), href: addressOf(part), current: part === current }));
      const external = portal === "competition" ? [{ label: say("menu.standardsSite"), href: standardsSite, external: true as const, externalNote: say("link.external") }] : [];
      return { label: say(screen.title), children: [...links, ...external] };
    });
}

/** The site map in the footer, a column for each kind. */
export function footerColumns(say: Say): { title: string; items: FooterLink[] }[] {
  return (["services", "information", "help"] as const).map((column) => ({
    title: say(`footer.${column}`),
    items: all()
      .filter(([, { footer }]) => footer === column)
      .map(([name, { title }]) => ({ label: say(title), href: addressOf(name) })),
  }));
}

/** The way from home to a screen: home, its section where that has an address, the screen itself. */
export function wayTo(say: Say, name: PathName | undefined, screen: Screen): { label: string; href?: string }[] {
  if (name === "home") return [{ label: say("screen.home.title") }];
  const section = screen.under === undefined ? undefined : screens[screen.under];
  return [
    { label: say("screen.home.title"), href: addressOf("home") },
    ...(section !== undefined && screen.under !== undefined ? [{ label: say(section.title), href: addressOf(screen.under) }] : []),
    { label: say(screen.title) },
  ];
}
