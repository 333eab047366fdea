import { describe, expect, it } from "vitest";
import { routes, type RouteAccess } from "../../src/app/routes.ts";
import { aliases, paths, redirects, type RouteName } from "../../src/config/paths.ts";
import { portal } from "../../src/config/portal.ts";

const personalRoles: RouteAccess = ["ASAN_USER", "ADMIN"];

/** Sections of the sidebar in the order of the specification, with the roles that see them and the pages below them. */
const sections: readonly [path: string, visibleTo: RouteAccess, pages: string[]][] = [
  ["/e-services", "public", []],
  ["/my-appeals", personalRoles, []],
  ["/my-documents", personalRoles, []],
  ["/payments", personalRoles, ["/payment-obligations", "/paid-payments"]],
  ["/reports", personalRoles, []],
  ["/feedbacks", personalRoles, ["/consumer-rights-protection", "/competition-violation"]],
  ["/faq", "public", []],
  ["/useful-information", "public", []],
  [
    "/information-center",
    "public",
    ["/news", "/risk-groups", "/government-info", "/useful-information", "/market-prices"],
  ],
  ["/service-degree", "public", ["/service-degree", "/general-evaluation"]],
  ["/news-letters", "public", []],
  ["/call-center", personalRoles, []],
];

const findRouteName = (path: string): RouteName | undefined =>
  aliases[path] ?? (Object.keys(paths) as RouteName[]).find((name) => paths[name] === path);

/** Returns the definition of the route at a path, after an alias. */
const findRoute = (path: string) => {
  const name = findRouteName(path);
  return name === undefined ? undefined : routes[name];
};

describe("the sidebar", () => {
  it.each(sections)("lists %s for %j", (path, visibleTo, pages) => {
    const section = findRoute(path);
    expect(section?.sidebar?.visibleTo ?? section?.access).toEqual(visibleTo);
    for (const page of pages) expect(findRoute(`${path}${page}`), page).toBeDefined();
  });

  it("lists the specified sections in their order, without informative services in the competition portal", () => {
    expect(portal).toBe("competition");
    const listed = Object.entries(routes)
      .flatMap(([name, { sidebar }]) => (sidebar ? [{ name: name as RouteName, position: sidebar.position }] : []))
      .toSorted((first, second) => first.position - second.position);
    expect(listed.map(({ name }) => paths[name])).toEqual(sections.map(([path]) => path));
  });
});

describe("the specified paths", () => {
  it.each(["/home", "/asan-login", "/notifications", "/personal-info", "/post/:id"])("include %s", (path) => {
    expect(findRoute(path)).toBeDefined();
  });

  it("that require a sign-in redirect to the identity login", () => {
    for (const path of ["/evalution", "/my-appeals", "/news-letters", "/payment-obligations", "/service-degree"]) {
      expect(findRoute(path), path).toMatchObject({ redirectsToLogin: true });
      expect(findRoute(path)?.access, path).not.toBe("public");
    }
  });

  it("have a page of their own for every section that the specification names without a path", () => {
    const sectionNames = [
      "passwordReset",
      "newsLetters",
      "exchangeRates",
      "standards",
      "etalons",
      "registers",
    ] as const;
    for (const name of sectionNames) {
      expect(routes[name], name).toBeDefined();
      expect(redirects[name], name).toBeUndefined();
    }
  });
});
