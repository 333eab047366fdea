import type { Translator } from "../i18n/IntlProvider.tsx";
import type { Language } from "../i18n/language.ts";
import { paths, type RouteName } from "../config/paths.ts";
import { portal } from "../config/portal.ts";
import type { User } from "../auth/sessionStore.ts";
import type { MainMenuGroupItem } from "./layout/menu/MainMenuGroup.tsx";
import type { MainMenuLink } from "./layout/menu/MainMenuItem.tsx";
import type { SidebarGroup } from "./layout/sidebar/Sidebar.tsx";
import type { FooterLink } from "./layout/footer/Footer.tsx";
import type { LinkTreeItem } from "./pages/LinkTree.tsx";
import type { PageTitle } from "../state/pageTitle.ts";
import { getStaticHref, type RouteMatch } from "./routing/routeMatch.ts";
import { routes, sidebarGroups, type RouteDefinition } from "./routes.ts";
import { isListedFor } from "./routing/routeAccess.ts";

type NamedRoute = [name: RouteName, route: RouteDefinition];
const getAllRoutes = (): NamedRoute[] => Object.entries(routes) as NamedRoute[];
const getChildRoutes = (section: RouteName): NamedRoute[] =>
  getAllRoutes().filter(([name, { parentRoute }]) => parentRoute === section && getStaticHref(name) !== "");

/** Returns the sidebar of a user: the sections in their groups and in order, each with its pages. */
export function getSidebarGroups(t: Translator, user: User, current: RouteName | undefined): SidebarGroup[] {
  const sections = getAllRoutes()
    .flatMap(([name, route]) => (route.sidebar === undefined ? [] : [{ name, route, sidebar: route.sidebar }]))
    .filter(({ route, sidebar }) => isListedFor(route, user, sidebar.visibleTo))
    .toSorted((a, b) => a.sidebar.position - b.sidebar.position)
    .map(({ name, route, sidebar }) => ({
      group: sidebar.group,
      label: t(route.titleId),
      href: getStaticHref(name),
      icon: sidebar.icon,
      current: name === current || (current !== undefined && routes[current]?.parentRoute === name),
      children: getChildRoutes(name)
        .filter(([, child]) => isListedFor(child, user))
        .map(([child, { titleId }]) => ({ label: t(titleId), href: getStaticHref(child), current: child === current })),
    }));
  return [undefined, ...sidebarGroups]
    .map((group) => ({
      title: group && t(`siteMap.${group}`),
      items: sections.filter((section) => section.group === group),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Returns the link to a section in a menu, marked when it or one of its pages is shown. */
const toMenuLink = (
  t: Translator,
  { name, route }: { name: RouteName; route: RouteDefinition },
  current: RouteName | undefined,
): MainMenuLink => ({
  label: t(route.titleId),
  href: getStaticHref(name),
  current: name === current,
  isAncestor: current !== undefined && routes[current]?.parentRoute === name,
});

/** Returns the sections of the sidebar that the public menu does not have. */
export function getPersonalSections(t: Translator, user: User, current: RouteName | undefined): MainMenuLink[] {
  return getAllRoutes()
    .flatMap(([name, route]) =>
      route.sidebar === undefined ||
      route.headerPosition !== undefined ||
      route.sidebar.group === "information" ||
      !isListedFor(route, user, route.sidebar.visibleTo)
        ? []
        : [{ name, route, position: route.sidebar.position }],
    )
    .toSorted((a, b) => a.position - b.position)
    .map((section) => toMenuLink(t, section, current));
}

/** Returns the public menu of the header, with the information menu before its last link. */
export function getHeaderItems(
  t: Translator,
  current: RouteName | undefined,
  standardsSite: string,
): (MainMenuLink | MainMenuGroupItem)[] {
  const links: (MainMenuLink | MainMenuGroupItem)[] = getAllRoutes()
    .flatMap(([name, route]) =>
      route.headerPosition === undefined ? [] : [{ name, route, position: route.headerPosition }],
    )
    .toSorted((a, b) => a.position - b.position)
    .map((section) => toMenuLink(t, section, current));
  return links.toSpliced(-1, 0, getInformationMenu(t, current, standardsSite));
}

/** Returns the group of all public sections. The competition portal also has a link to the site of standards. */
function getInformationMenu(t: Translator, current: RouteName | undefined, standardsSite: string): MainMenuGroupItem {
  const sections = getAllRoutes()
    .flatMap(([name, route]) =>
      route.informationPosition === undefined ? [] : [{ name, route, position: route.informationPosition }],
    )
    .toSorted((a, b) => a.position - b.position)
    .map((section) => toMenuLink(t, section, current));
  if (portal !== "competition") return { label: t("footer.information"), children: sections };
  return {
    label: t("page.informationCenter.title"),
    children: [...sections, { label: t("menu.standardsSite"), href: standardsSite, external: true }],
  };
}

type FooterColumn = NonNullable<RouteDefinition["footerColumn"]>;

const getFooterLinks = (t: Translator, column: FooterColumn): FooterLink[] =>
  getAllRoutes()
    .filter(([, route]) => route.footerColumn === column)
    .map(([name, { titleId }]) => ({ label: t(titleId), href: getStaticHref(name) }));

/** Returns the columns of links in the footer. */
export const getFooterColumns = (t: Translator): { title: string; items: FooterLink[] }[] =>
  (["services", "information", "help", "portal"] as const).map((column) => ({
    title: t(`footer.${column}`),
    items: getFooterLinks(t, column),
  }));

/** Returns the links about the portal itself, for the footer of signed-in users. */
export const getPortalLinks = (t: Translator): FooterLink[] => getFooterLinks(t, "portal");

/** Pages that are opened from another page or site, so the site map does not list them. */
const unlistedRoutes: readonly RouteName[] = ["search", "passwordReset", "identityReturn"];

/**
 * Returns all pages without path params in groups, each section with its pages, without the sections that are closed to the
 * user.
 */
export function getSiteMap(t: Translator, user: User | undefined): { title: string; items: LinkTreeItem[] }[] {
  const toTreeItem = ([name, { titleId }]: NamedRoute): LinkTreeItem => ({
    label: t(titleId),
    href: getStaticHref(name),
    children: [
      ...getChildRoutes(name).map(toTreeItem),
      ...getAllRoutes()
        .filter(([, child]) => child.parentRoute === name && child.titleIdsByParam !== undefined)
        .flatMap(([child, { titleIdsByParam = {} }]) =>
          Object.entries(titleIdsByParam).map(([param, paramTitleId]) => ({
            label: t(paramTitleId),
            href: paths[child].replace(/:\w+/, param),
          })),
        ),
    ],
  });
  return (["services", "personal", "information", "help", "portal"] as const).map((group) => ({
    title: t(`siteMap.${group}`),
    items: getAllRoutes()
      .filter(
        ([name, route]) =>
          route.parentRoute === undefined &&
          getStaticHref(name) !== "" &&
          !unlistedRoutes.includes(name) &&
          (user === undefined || isListedFor(route, user)),
      )
      .filter(([name, route]) => getSiteMapGroup(name, route) === group)
      .map(toTreeItem),
  }));
}

/** Returns the group of a route in the site map: its column of the footer, otherwise by its access. */
function getSiteMapGroup(name: RouteName, { access, footerColumn }: RouteDefinition): FooterColumn | "personal" {
  if (name === "home") return "portal";
  return footerColumn ?? (access === "public" ? "information" : "personal");
}

/** Returns a section and its ancestors, the outermost first. */
const getAncestorSections = (section: RouteName | undefined): RouteName[] =>
  section === undefined ? [] : [...getAncestorSections(routes[section]?.parentRoute), section];

/** A section or the page itself. `lang` is the language of its label when that is not the language of the page. */
type Breadcrumb = { label: string; href?: string | undefined; lang?: Language | undefined };

/** Returns the breadcrumbs of a page: home, its sections, the page. `pageTitle` is the title that the page has set itself. */
export function getBreadcrumbs(
  t: Translator,
  { name, route, titleId }: RouteMatch,
  pageTitle: PageTitle | undefined,
): Breadcrumb[] {
  if (name === "home") return [{ label: t("page.home.title") }];
  const sections = getAncestorSections(pageTitle?.parentRoute ?? route.parentRoute);
  return [
    { label: t("page.home.title"), href: getStaticHref("home") },
    ...sections.flatMap((section) =>
      routes[section] === undefined ? [] : [{ label: t(routes[section].titleId), href: getStaticHref(section) }],
    ),
    { label: pageTitle?.title ?? t(titleId), lang: pageTitle?.lang },
  ];
}
