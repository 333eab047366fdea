import type { Translator } from "../i18n/IntlProvider.tsx";
import { redirects, paths, type RouteName } from "../config/paths.ts";
import { portal } from "../config/portal.ts";
import type { User } from "../auth/sessionStore.ts";
import type { MainMenuProps } from "./layout/menu/MainMenu.tsx";
import type { SidebarItem } from "./layout/sidebar/Sidebar.tsx";
import type { FooterLink } from "./layout/footer/Footer.tsx";
import type { LinkTreeItem } from "./pages/LinkTree.tsx";
import type { PageTitle } from "../state/pageTitle.ts";
import { getStaticHref, type RouteMatch } from "./routing/routeMatch.ts";
import { routes, type RouteDefinition } from "./routes.ts";
import { isListedFor } from "./routing/routeAccess.ts";

type NamedRoute = [name: RouteName, screen: RouteDefinition];
const getAllRoutes = (): NamedRoute[] => Object.entries(routes) as NamedRoute[];
const getChildRoutes = (section: RouteName): NamedRoute[] =>
  getAllRoutes().filter(([name, { parentRoute }]) => parentRoute === section && getStaticHref(name) !== "");

/** Whether a section stands in a menu of this portal. The quality portal has the information center's articles, and no center. */
function isInMenu(section: RouteName): boolean {
  const { sidebar, headerPosition, footerColumn } = routes[section] ?? {};
  return sidebar !== undefined || headerPosition !== undefined || footerColumn !== undefined;
}

/** The section of a screen, where this portal has it. */
const getMenuSection = (under: RouteName | undefined): RouteName | undefined =>
  under !== undefined && isInMenu(under) ? under : undefined;

/** The sidebar of a signed-in person: sections in the specified order, each with the screens under it. */
export function getSidebarItems(t: Translator, user: User, current: RouteName | undefined): SidebarItem[] {
  return getAllRoutes()
    .flatMap(([name, screen]) => (screen.sidebar === undefined ? [] : [{ name, screen, place: screen.sidebar }]))
    .filter(({ screen, place }) => isListedFor(place.visibleTo ?? screen.access, user))
    .toSorted((a, b) => a.place.position - b.place.position)
    .map(({ name, screen, place }) => ({
      label: t(screen.titleId),
      href: getStaticHref(name),
      icon: place.icon,
      current: name === current || (current !== undefined && routes[current]?.parentRoute === name),
      children: getChildRoutes(name)
        .filter(([, part]) => isListedFor(part.access, user))
        .map(([part, { titleId }]) => ({ label: t(titleId), href: getStaticHref(part), current: part === current })),
    }));
}

/** The public menu of the header. A section with parts in the menu is a group. */
export function getHeaderItems(
  t: Translator,
  current: RouteName | undefined,
  standardsSite: string,
): MainMenuProps["items"] {
  return getAllRoutes()
    .flatMap(([name, screen]) =>
      screen.headerPosition === undefined || screen.parentRoute !== undefined
        ? []
        : [{ name, screen, position: screen.headerPosition }],
    )
    .toSorted((a, b) => a.position - b.position)
    .map(({ name, screen }) => {
      const parts = getChildRoutes(name).flatMap(([part, { headerPosition, titleId }]) =>
        headerPosition === undefined ? [] : [{ part, header: headerPosition, title: titleId }],
      );
      if (parts.length === 0)
        return {
          label: t(screen.titleId),
          href: getStaticHref(name),
          current: name === current,
          within: current !== undefined && routes[current]?.parentRoute === name,
        };
      const links = parts
        .toSorted((a, b) => a.header - b.header)
        .map(({ part, title }) => ({ label: t(title), href: getStaticHref(part), current: part === current }));
      const external =
        portal === "competition"
          ? [
              {
                label: t("menu.standardsSite"),
                href: standardsSite,
                external: true as const,
                externalNote: t("link.external"),
              },
            ]
          : [];
      return { label: t(screen.titleId), children: [...links, ...external] };
    });
}

/** The site map in the footer, a column for each kind. */
export function getFooterColumns(t: Translator): { title: string; items: FooterLink[] }[] {
  return (["services", "information", "help", "portal"] as const).map((column) => ({
    title: t(`footer.${column}`),
    items: getAllRoutes()
      .filter(([, { footerColumn }]) => footerColumn === column)
      .map(([name, { titleId }]) => ({ label: t(titleId), href: getStaticHref(name) })),
  }));
}

/** Screens that people arrive at from elsewhere, and so do not look for. */
const unlistedRoutes: readonly RouteName[] = ["search", "passwordReset", "identityReturn"];

/** Every screen with an address of its own, by what it is for, each section with its parts under it. */
export function getSiteMap(t: Translator): { title: string; items: LinkTreeItem[] }[] {
  const branchOf = ([name, { titleId }]: NamedRoute): LinkTreeItem => ({
    label: t(titleId),
    href: getStaticHref(name),
    children: [
      ...getChildRoutes(name).map(branchOf),
      ...getAllRoutes()
        .filter(([, part]) => part.parentRoute === name && part.titleIdsByParam !== undefined)
        .flatMap(([part, { titleIdsByParam: ofPart = {} }]) =>
          Object.entries(ofPart).map(([value, label]) => ({
            label: t(label),
            href: paths[part].replace(/:\w+/, value),
          })),
        ),
    ],
  });
  return (["services", "personal", "information", "help", "portal"] as const).map((kind) => ({
    title: t(`siteMap.${kind}`),
    items: getAllRoutes()
      .filter(
        ([name]) =>
          getStaticHref(name) !== "" &&
          !unlistedRoutes.includes(name) &&
          (redirects[name] === undefined || isInMenu(name)),
      )
      .filter(
        ([, { parentRoute, footerColumn }]) =>
          parentRoute === undefined || (getMenuSection(parentRoute) === undefined && footerColumn !== undefined),
      )
      .filter(([name, screen]) => getSiteMapGroup(name, screen) === kind)
      .map(branchOf),
  }));
}

/** Where a screen stands in the site map: with its column of the footer, else by who may see it. */
function getSiteMapGroup(
  name: RouteName,
  { access, footerColumn }: RouteDefinition,
): NonNullable<RouteDefinition["footerColumn"]> | "personal" {
  if (name === "home") return "portal";
  return footerColumn ?? (access === "public" ? "information" : "personal");
}

/** A section and those that it is part of, the widest first. */
const getAncestorSections = (section: RouteName | undefined): RouteName[] =>
  section === undefined ? [] : [...getAncestorSections(getMenuSection(routes[section]?.parentRoute)), section];

/** The way from home to a place: home, its sections where they have an address, the place itself. `own` is what the page says of itself. */
export function getBreadcrumbs(
  t: Translator,
  { name, route, titleId }: RouteMatch,
  own: PageTitle | undefined,
): { label: string; href?: string }[] {
  if (name === "home") return [{ label: t("screen.home.title") }];
  const sections = getAncestorSections(getMenuSection(own?.parentRoute ?? route.parentRoute));
  return [
    { label: t("screen.home.title"), href: getStaticHref("home") },
    ...sections.flatMap((section) =>
      routes[section] === undefined ? [] : [{ label: t(routes[section].titleId), href: getStaticHref(section) }],
    ),
    { label: own?.title ?? t(titleId) },
  ];
}
